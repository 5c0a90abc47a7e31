import type { Catalog } from '@deeptime/engine'

/** La première partie guidée, en français. */
export const tutorialFr: Catalog = {
  'mf.t.shore': 'À terre',
  'mf.t.shore.summary': 'Prendre une mutation, avoir des petits, peupler un craton.',
  'mf.t.shore.welcome':
    'C’est l’Ordovicien, et votre première créature a rampé à terre : l’hexagone noir dans un marais de Sibérie. Voici la première partie, becs et ongles : la vie seule, sans climat ni plaques à la dérive.',
  'mf.t.shore.map':
    'Chaque hexagone nourrit un herbivore, et au-dessus un carnivore. Votre archétype vit dans les herbages et les marais ; les mers sont aux nageurs et aux volants.',
  'mf.t.shore.ledger':
    'Toutes les espèces tiennent dans un tableau. Six de vos rampions sont non-nés : c’est ce qu’une espèce peut dépenser en cartes. Rien n’est payé, c’est un plafond.',
  'mf.t.shore.mutate': 'Vous avez deux actions. Prenez Hermaphrodisme : c’est gratuit, et donne deux organes bleus.',
  'mf.t.shore.mutate.hint': 'Choisissez la carte Hermaphrodisme, la première de la rangée du bas.',
  'mf.t.shore.populate': 'Les organes bleus font les petits. Peuplez avec votre archétype.',
  'mf.t.shore.populate.hint': 'Choisissez votre archétype dans le tableau des espèces.',
  'mf.t.shore.count': 'Un, et un de plus par organe bleu : prenez les trois.',
  'mf.t.shore.count.hint': 'Choisissez 3.',
  'mf.t.shore.orange': 'Orange, les escargots de Laurentia, agit aussi. Puis les nouveau-nés s’installent, dans l’ordre du tour.',
  'mf.t.shore.first':
    'Un nouveau-né part de toute mère. Entrer dans les herbages coûte 1 de ses 3 points : taille 1 et deux organes bleus. Installez-vous en Sibérie 2.',
  'mf.t.shore.first.hint': 'Choisissez Sibérie 2, au sud-est de votre marais.',
  'mf.t.shore.second': 'Qui est installé peut aussitôt être mère. Allez à l’ouest, en Sibérie 5.',
  'mf.t.shore.second.hint': 'Choisissez Sibérie 5, sur la côte ouest.',
  'mf.t.shore.third': 'Le dernier va au nord, en Sibérie 6. Le plus sur un hexagone dit que personne ne le dispute.',
  'mf.t.shore.third.hint': 'Choisissez Sibérie 6, au nord-ouest.',
  'mf.t.shore.done': 'Chaque rampion vivant vaut un point à la fin, et la plus grande population reçoit des fossiles après chaque ère.',
  'mf.t.branch': 'Une branche de l’arbre',
  'mf.t.branch.summary': 'Survivre à un mutagène, et fonder une deuxième espèce.',
  'mf.t.branch.mutagen':
    'Un mutagène est venu : les cartes ont été remplacées, et les dés permettent 5 organes à chaque espèce. Vous en avez deux : rien n’est perdu. Trop d’organes sont dangereux.',
  'mf.t.branch.cost': 'Les prix sont au-dessus des colonnes. Il vous reste trois archétypes non-nés : Doigts coûte 2.',
  'mf.t.branch.mutate': 'Prenez Doigts.',
  'mf.t.branch.mutate.hint': 'Choisissez la carte Doigts, la deuxième de la rangée du haut.',
  'mf.t.branch.promote': 'Maintenant, promouvez-la. Son organe devient basal : il fait partie du corps pour de bon.',
  'mf.t.branch.promote.hint': 'Choisissez Doigts dans le tableau de votre archétype.',
  'mf.t.branch.side': 'Une promotion a deux faces. Ailes à doigts montre une forme : elle fonde une nouvelle espèce, le volant.',
  'mf.t.branch.side.hint': 'Choisissez Ailes à doigts.',
  'mf.t.branch.creeple': 'Un de vos rampions devient le premier volant : celui de Sibérie 6.',
  'mf.t.branch.creeple.hint': 'Choisissez le rampion de Sibérie 6.',
  'mf.t.branch.daughter':
    'La fille hérite des organes basaux, mais le rouge régresse. Elle commence nue, avec ses propres rampions, et son génotype vaut un point.',
  'mf.t.branch.orange': 'Orange continue ; la carte du prochain tour laisse Orange commencer.',
  'mf.t.hunt': 'Manger et être mangé',
  'mf.t.hunt.summary': 'Chasser, et apprendre les compétitions et le score.',
  'mf.t.hunt.prey':
    'Un carnivore mange sa forme, et les archétypes, que tous mangent. Votre volant peut donc chasser des archétypes, même les vôtres.',
  'mf.t.hunt.flyer': 'Peuplez avec votre volant.',
  'mf.t.hunt.flyer.hint': 'Choisissez le volant dans le tableau des espèces, puis « Peupler ».',
  'mf.t.hunt.archetype': 'Et avec votre archétype.',
  'mf.t.hunt.archetype.hint': 'Choisissez l’archétype dans le tableau des espèces, puis « Peupler ».',
  'mf.t.hunt.count': 'Un suffit : il reste un hexagone libre.',
  'mf.t.hunt.count.hint': 'Choisissez 1.',
  'mf.t.hunt.orange': 'Orange s’installe d’abord ce tour-ci.',
  'mf.t.hunt.which': 'Quel nouveau-né d’abord ? Prenez le volant.',
  'mf.t.hunt.which.hint': 'Choisissez le volant.',
  'mf.t.hunt.where': 'Installez-vous au-dessus de votre archétype en Sibérie 5, en carnivore : la moitié haute de l’hexagone.',
  'mf.t.hunt.where.hint': 'Choisissez le niveau carnivore de Sibérie 5.',
  'mf.t.hunt.circle':
    'Être mangé ne nuit à personne : un rampion en représente des millions. Mais un carnivore tombe quand sa proie disparaît.',
  'mf.t.hunt.centre': 'Votre archétype prend le centre de la Sibérie.',
  'mf.t.hunt.centre.hint': 'Choisissez le centre de la Sibérie.',
  'mf.t.hunt.contest':
    'Où un niveau est pris, il y a compétition, marche par marche : mangeable, vitesse, humidité, taille, squelette. Visez un hexagone allumé : sa note dit toute l’échelle avant votre choix : ✓ vous gagneriez, ✕ vous perdriez.',
  'mf.t.hunt.score':
    'Points : rampions vivants, génotypes, outils, hôtes, émotions, et fossiles de ce qui n’est plus. Visez un joueur pour les parts.',
  'mf.t.hunt.end':
    'Dix tours font une partie. La prochaine fois, essayez Achterbahn : la même vie sur des plaques à la dérive, sous un climat qui tourne. Bonne chance !',
  'mf.t.climate': 'Le climat et Médée',
  'mf.t.climate.summary': 'Lire le ciel, et décider où les disques montent et tombent.',
  'mf.t.climate.welcome':
    'Voici Achterbahn, le jeu entier. Vous menez Orange, les escargots de Laurentia, contre Blanc. C’est le deuxième tour, et chaque tour commence par des événements.',
  'mf.t.climate.oxygen':
    'Les mêmes 42 disques sont à terre et dans le ciel. Les verts sur la jauge d’Oxygène : moins il y en a, plus il y a d’oxygène. Elle dit combien d’actions vous avez, et combien d’organes votre cœur supporte lors d’un mutagène.',
  'mf.t.climate.clouds':
    'Les disques blancs sont de l’eau : glace à terre, ou Nuages. Les noirs sont du carbone : montagnes, fonds marins, ou Atmosphère. Plus l’Atmosphère est pleine, plus il fait chaud ; remplie à ras bord, la serre s’emballe et la partie finit.',
  'mf.t.climate.rows':
    'L’Atmosphère désigne la bande de gauche : quelles latitudes sont humides, lesquelles arides. En terre humide, les organes verts décident d’une lutte, en terre aride les blancs.',
  'mf.t.climate.events':
    'Deux cartes disent ce qui arrive. Un cratère a dressé une montagne en Sibérie et pris du carbone à l’air : Éden est devenu Frais. Un mutagène a remplacé les cartes ; votre cœur n’avait guère à porter.',
  'mf.t.climate.medea':
    'Vous tenez Médée, le chaudron : partout où les règles ne disent pas où va un disque, c’est vous qui décidez. Elle vaut un point, et la prendre coûte toute une phase d’actions.',
  'mf.t.climate.ice':
    'Un disque blanc tombe de l’Atmosphère dans une ombre pluviométrique. Il mettrait en danger tous ceux de l’hexagone. Personne ne vit en Sibérie : qu’il tombe sur Sibérie 5.',
  'mf.t.climate.ice.hint': 'Choisissez Sibérie 5, sur la côte ouest.',
  'mf.t.climate.carbon':
    'À présent, du carbone monte des fonds marins dans l’Atmosphère. Survolez un onglet pour lire ce qui suivrait, puis prenez celui du nord de Laurentia.',
  'mf.t.climate.carbon.hint': 'Choisissez l’onglet nord de Laurentia.',
  'mf.t.climate.after':
    'Un disque blanc de moins, un noir de plus : l’Atmosphère en est où elle en était, et il fait toujours Frais. Au prochain tour, cela désigne la pioche de la deuxième carte.',
  'mf.t.climate.end': 'Les plantes vertes aiment l’air chaud, les animaux l’oxygène : pensez-y quand Médée est à vous.',
  'mf.t.plates': 'Les plaques',
  'mf.t.plates.summary': 'Voir les continents dériver et se heurter, et ce qu’il en advient du vivant.',
  'mf.t.plates.welcome':
    'Tout craton qui porte un dé dérive : le dé est la latitude de sa rangée du milieu. D’autres latitudes ont un autre temps ; une dérive change donc le climat de tous ceux qui y vivent.',
  'mf.t.plates.tabs':
    'Les onglets arrondis au large des côtes est portent du carbone, et des efflorescences où vivent les nageurs. Quand un autre craton vient s’y poser, l’onglet s’enfonce.',
  'mf.t.plates.settle':
    'Installez d’abord votre dernier nouveau-né en Laurentia 4. Survolez-le : la ligne pointillée montre le chemin et le prix de chaque pas. Puis regardez la planète.',
  'mf.t.plates.settle.hint': 'Choisissez Laurentia 4, au sud-ouest.',
  'mf.t.plates.drift': 'Le Gondwana a dérivé au nord, jusqu’à la latitude 2. Ses rampions l’ont suivi.',
  'mf.t.plates.collision':
    'Puis la Sibérie est allée à l’est, a rencontré le Gondwana, et tous deux n’ont plus fait qu’un continent. Des montagnes se sont dressées là où ils se touchent : l’archétype de Blanc en Gondwana 5 est enseveli sous l’une d’elles et gît, en danger.',
  'mf.t.plates.subduction':
    'Un onglet de la Sibérie s’est enfoncé, et son carbone est monté dans l’air. Seul le continent qui a bougé garde son dé. Trois cratons en un font une Pangée, qu’un rift brise à nouveau.',
  'mf.t.plates.again':
    'Sous la planète, vous pouvez revoir ces événements un à un, les arrêter, et comparer avant et après. Le récit les garde tous.',
  'mf.t.plates.carbon': 'Médée a encore deux disques à déplacer. Du carbone quitte les fonds marins : prenez l’onglet nord de Laurentia.',
  'mf.t.plates.carbon.hint': 'Choisissez l’onglet nord de Laurentia.',
  'mf.t.plates.erode':
    'Et une montagne s’érode. Libérez le centre de la Sibérie : l’hexagone redevient ce qui y est imprimé, et vos petits pourront un jour le traverser.',
  'mf.t.plates.erode.hint': 'Choisissez le centre de la Sibérie.',
  'mf.t.plates.end': 'Voilà la planète entière. Dix tours, deux ères ; le reste, vous l’avez appris becs et ongles. Bonne chance !',
}
