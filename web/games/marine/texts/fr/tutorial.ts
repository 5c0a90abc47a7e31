import type { Catalog } from '@deeptime/engine'

/** La première partie guidée de Marine. */
export const tutorialFr: Catalog = {
  'mr.t.sea': 'La mer et ses habitants',
  'mr.t.sea.summary': 'Tuiles, éléments, espèces et votre premier pion.',
  'mr.t.sea.welcome':
    'Bienvenue dans une mer tropicale, un peu avant l’astéroïde. Vous menez les Crustacés ; chaque jeton carré est une de vos espèces. Trois d’entre elles partagent le Récif avec trois Reptiles.',
  'mr.t.sea.tiles':
    'Les tuiles forment la terre. Les nombres au bas d’une tuile sont des points : 6 pour l’animal qui y a le plus d’espèces, 3 pour le deuxième, et ainsi de suite, chaque fois que la tuile est décomptée. Survolez n’importe quoi, ou appuyez longuement, pour en savoir plus.',
  'mr.t.sea.elements':
    'Les disques ronds sont des éléments : nourriture et lumière. Un disque se pose là où des tuiles se rejoignent : il en sert jusqu’à trois. Voici des vers et des algues.',
  'mr.t.sea.display':
    'Votre présentoir dit ce qu’il vous faut : deux fois des vers, et des algues. Là où un tel disque touche une tuile, vos espèces prospèrent. Ailleurs elles sont menacées : leur jeton est creux, et une Extinction les emporterait.',
  'mr.t.sea.actions':
    'À votre tour, vous placez un pion sur l’affichage et faites aussitôt ce que dit sa ligne. Il y a douze lignes. Une case ne tient qu’un pion : ce que vous prenez, les autres ne l’ont pas.',
  'mr.t.sea.pawn': 'Grandissons. À la ligne Spéciation, posez un pion sur la case des vers.',
  'mr.t.sea.pawn.hint': 'Cherchez le disque aux vers à la ligne Spéciation et choisissez la case à côté.',
  'mr.t.sea.disc':
    'Choisissez maintenant un disque de vers sur la terre. De nouvelles espèces s’installent sur les tuiles qui l’entourent.',
  'mr.t.sea.disc.hint': 'Choisissez le disque éclairé au coin du Récif.',
  'mr.t.sea.count':
    'Chaque terrain n’accueille qu’un certain nombre d’arrivants : deux sur un Récif, trois sur le Sable, quatre en plein Océan. Prenez le maximum chaque fois.',
  'mr.t.sea.count.hint': 'Prenez le plus grand nombre : il y a de la place.',
  'mr.t.sea.grown':
    'Neuf nouvelles espèces, et toutes prospèrent : les vers touchent les trois tuiles. Votre pool de gènes diminue d’autant, et les cubes qui meurent n’y reviennent pas.',
  'mr.t.sea.rivals': 'Aux Reptiles de jouer. Les tours remontent la chaîne alimentaire : les Crustacés d’abord, les Reptiles en dernier.',
  'mr.t.sea.after':
    'Une règle à retenir : votre prochain pion se place après le précédent, plus bas sur l’affichage ou plus à droite sur sa ligne. Travaillez donc de haut en bas, puis récupérez vos pions. Vous connaissez l’essentiel !',

  'mr.t.food': 'Apporter à manger, changer de régime',
  'mr.t.food.summary': 'Abondance, Adaptation et Migration : prospérer là où les autres ne peuvent pas.',
  'mr.t.food.why': 'L’Océan du sud est vide : personne n’y trouve à manger. Faisons-en notre domaine.',
  'mr.t.food.pawn': 'Posez un pion à la ligne Abondance.',
  'mr.t.food.pawn.hint': 'Abondance est la première ligne.',
  'mr.t.food.element': 'Prenez les vers, éclairés sur la ligne.',
  'mr.t.food.element.hint': 'Le soleil plaît aux Reptiles : laissez-le. Vous mangez des vers.',
  'mr.t.food.corner': 'Posez-les sur un coin de l’Océan du sud, celui qui est marqué.',
  'mr.t.food.corner.hint': 'Choisissez un coin qui touche la tuile Océan marquée.',
  'mr.t.food.rivals': 'Les Reptiles sortent de l’eau : l’un d’eux grimpe sur la Terre.',
  'mr.t.food.adapt': 'On peut aussi apprendre à manger autre chose. Posez un pion à la ligne Adaptation.',
  'mr.t.food.adapt.hint': 'Adaptation est la quatrième ligne. Votre premier pion est plus haut : elle vous est ouverte.',
  'mr.t.food.choose': 'Choisissez un élément que vous n’avez pas encore.',
  'mr.t.food.choose.hint': 'Vous avez déjà des vers. Prenez autre chose.',
  'mr.t.food.thrive':
    'Le voilà sur votre présentoir. Partout où il se trouve sur la terre, vous prospérez aussi. Prendre plusieurs fois le même vaut aussi la peine : cela rend dominant, comme on le verra plus loin.',
  'mr.t.food.rivals2': 'Les Reptiles dominent le soleil et prennent son pion spécial.',
  'mr.t.food.migrate': 'Étendez-vous. Posez un pion à la ligne Migration : son nombre dit combien d’espèces peuvent bouger.',
  'mr.t.food.migrate.hint': 'Choisissez une case libre de la ligne Migration.',
  'mr.t.food.moves':
    'Choisissez une tuile à quitter, une tuile voisine à atteindre, et combien partent. Recommencez, ou terminez quand vous voulez.',
  'mr.t.food.moves.hint': 'Déplacez au moins une espèce avant de terminer.',
  'mr.t.food.hollow':
    'Si un de vos jetons est creux, sa tuile ne vous nourrit pas. Cela ne coûte rien jusqu’à la prochaine Extinction ; alors les jetons creux disparaissent pour de bon.',

  'mr.t.worlds': 'De nouveaux mondes',
  'mr.t.worlds.summary': 'L’Esprit d’aventure ajoute des tuiles, la Tectonique ouvre des évents, et tous deux paient aussitôt.',
  'mr.t.worlds.pawn': 'La terre s’agrandit. Posez un pion à la ligne Esprit d’aventure.',
  'mr.t.worlds.pawn.hint': 'C’est la septième ligne, celle de la boussole.',
  'mr.t.worlds.stack': 'Choisissez une des trois piles. Vous prenez sa tuile du dessus, et la suivante est retournée.',
  'mr.t.worlds.stack.hint': 'Choisissez une pile éclairée dans le coin du plateau.',
  'mr.t.worlds.hex':
    'Placez-la contre la terre. Vous gagnez des points bonus pour elle et pour chaque voisine pareille : une tuile 1 point, deux tuiles 3, trois tuiles 6.',
  'mr.t.worlds.hex.hint': 'Choisissez un hexagone éclairé.',
  'mr.t.worlds.element':
    'Vous pouvez ajouter un des quatre éléments de la ligne sur un coin de la nouvelle tuile. Prenez-en un et posez-le, ou terminez sans.',
  'mr.t.worlds.element.hint': 'Choisissez un élément de la ligne Esprit d’aventure, puis un coin.',
  'mr.t.worlds.bonus':
    'Des points bonus, et un de plus : votre trait, Pionnier, paie chaque nouvelle tuile. Chaque animal a un trait, que vous trouvez parmi les animaux.',
  'mr.t.worlds.rivals': 'Les Reptiles voyagent à leur tour.',
  'mr.t.worlds.tectonics': 'Le fond marin bouge. Posez un pion à la ligne Tectonique.',
  'mr.t.worlds.tectonics.hint': 'Tectonique vient juste après Esprit d’aventure.',
  'mr.t.worlds.vent':
    'Choisissez une tuile du bord du plateau : elle devient un évent, geyser en haut ou fumeur en bas. À côté d’un autre évent, elle rapporte 3 points.',
  'mr.t.worlds.vent.hint': 'Choisissez une tuile éclairée. À côté d’un évent, elle paie mieux.',
  'mr.t.worlds.survival':
    'Une de vos espèces s’est installée sur l’évent. Qui a, seul, le plus d’espèces sur les évents tient la carte Survie, et chaque Survie lui paie les évents qu’il occupe. À présent, c’est vous.',

  'mr.t.points': 'Comment on marque',
  'mr.t.points.summary': 'Compétition et Évolution : faire de la place, décompter, prendre une carte.',
  'mr.t.points.places':
    'L’Évolution rapporte le plus de points. Elle décompte une tuile : l’animal qui y a le plus d’espèces reçoit le premier nombre, le suivant le deuxième. Le Récif paie 6, 3 et 2.',
  'mr.t.points.ties':
    'Trois contre trois sur le Récif : égalité. Elle va au plus haut de la chaîne alimentaire, et les Reptiles en sont le sommet. Il faut d’abord s’occuper d’eux.',
  'mr.t.points.pawn': 'À la ligne Compétition, posez un pion sur la case du marqueur Récif.',
  'mr.t.points.pawn.hint': 'Le carré rose est le Récif. Choisissez la case à côté.',
  'mr.t.points.tile': 'Choisissez le Récif. On ne rivalise que là où l’on vit soi-même.',
  'mr.t.points.tile.hint': 'Choisissez la tuile éclairée au milieu.',
  'mr.t.points.victims': 'Éliminez des Reptiles, jusqu’au nombre de la case. Ils quittent la partie pour de bon.',
  'mr.t.points.victims.hint': 'Choisissez les Reptiles du Récif.',
  'mr.t.points.rivals': 'Les Reptiles déposent un cube en Régression : il gardera leurs éléments à la fin de la manche.',
  'mr.t.points.evolve': 'À présent, marquons. À la ligne Évolution, posez un pion sur la case du marqueur Récif.',
  'mr.t.points.evolve.hint': 'Trouvez le marqueur rose du Récif à la ligne Évolution.',
  'mr.t.points.score': 'Choisissez le Récif. Sa notice dit ce que chaque animal recevrait.',
  'mr.t.points.score.hint': 'Choisissez le Récif éclairé.',
  'mr.t.points.card':
    'Vous y prospérez : vous devez prendre une carte. Cette case vaut 2 : elle atteint les emplacements 1 et 2 de la rangée. Choisissez.',
  'mr.t.points.card.hint': 'Choisissez une des cartes éclairées.',
  'mr.t.points.effect': 'Faites ce que dit la carte. La consigne vous guide.',
  'mr.t.points.effect.hint': 'Choisissez un des lieux éclairés ou des boutons.',
  'mr.t.points.row': 'La carte est partie, celles du dessus ont glissé, une nouvelle est arrivée en haut. C’est l’horloge de la partie.',
  'mr.t.points.fish':
    'Surveillez les poissons des nouvelles cartes. Une arête annonce une Extinction : toutes les espèces menacées meurent. Deux poissons vivants, une Survie : la carte Survie rapporte.',

  'mr.t.pawns': 'Les pions spéciaux, et la fin',
  'mr.t.pawns.summary': 'Domination, pions qui vont partout, Réensemencement, astéroïde.',
  'mr.t.pawns.dominance':
    'Quelle est votre force en vers ? Deux sur votre présentoir, fois une tuile où vous vivez près de vers : 2. La cible du pion des vers est 1 : vous dominez les vers.',
  'mr.t.pawns.pawn': 'Posez un pion à la dernière ligne, Domination.',
  'mr.t.pawns.pawn.hint': 'Domination est la dernière ligne.',
  'mr.t.pawns.take': 'Prenez le pion spécial des vers.',
  'mr.t.pawns.take.hint': 'Choisissez les vers parmi les pions spéciaux.',
  'mr.t.pawns.special':
    'Il est à vous, et sa cible est montée à 2 : qui le veut devra faire mieux. À la fin de la partie, sa cible vous vaudra autant de points.',
  'mr.t.pawns.rivals': 'Les Reptiles protègent leurs éléments.',
  'mr.t.pawns.choose':
    'Votre pion de base est à la dernière ligne : aucun autre ne peut le suivre. Un pion spécial va partout, même là où seuls les pions spéciaux sont admis. Choisissez-le.',
  'mr.t.pawns.choose.hint': 'Choisissez le pion blanc aux vers.',
  'mr.t.pawns.place':
    'Posez-le sur la dernière case de Migration : autant d’espèces que vous voulez peuvent bouger. Il pourrait aussi déloger le pion de base d’un rival.',
  'mr.t.pawns.place.hint': 'Choisissez la case au signe ∞ de la ligne Migration.',
  'mr.t.pawns.moves': 'Déplacez vos espèces comme il vous plaît, puis terminez.',
  'mr.t.pawns.moves.hint': 'Déplacez au moins une espèce, puis terminez.',
  'mr.t.pawns.rivals2': 'Les Reptiles jouent encore une fois.',
  'mr.t.pawns.retrieve': 'Il est temps de récupérer vos pions. C’est un tour entier.',
  'mr.t.pawns.retrieve.hint': 'Choisissez « Récupérer tous les pions » au-dessus du plateau.',
  'mr.t.pawns.reseed':
    'Votre cube de la chaîne alimentaire est passé à droite. Quand tous y sont, le Réensemencement clôt la manche : les éléments glissent, d’autres sont tirés, la Régression frappe, et une nouvelle manche commence.',
  'mr.t.pawns.asteroid':
    'Astéroïde attend parmi les cinq dernières cartes. Quand quelqu’un le prend, la manche est la dernière. Puis viennent une Extinction, une Survie, le décompte de toutes les tuiles, et les pions spéciaux paient leur cible.',
  'mr.t.pawns.end':
    'Le plus de points l’emporte. Vous en savez assez pour jouer : la consigne dit quoi faire, ce qui est éclairé se choisit, tout s’explique. Bonne chance, et gare à l’astéroïde !',
}
