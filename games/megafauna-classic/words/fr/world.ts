import type { RuleWords } from '../rule-words.ts'

/** Chapitres 15 à 19. */
export const worldFr = {
  '15.0': [
    'L’effet de serre',
    'Un disque rouge montre la chaleur du monde. Chacune des deux cases extrêmes met fin à la partie (18.0c) et compte pour le reste comme sa voisine, 200 ou 3200 ppm. Le disque ne va pas plus loin.',
  ],
  '15.1': [
    'Changement de climat',
    'Quand il fait plus chaud, le disque monte d’une case et les habitats vont au nord ; plus froid, il descend et ils vont au sud.',
  ],
  '15.1a': [
    'Glissement',
    'Tous à la fois, les biomes avancent d’un emplacement vers le nord ou le sud avec tout ce qui y vit. Montagnes et super-fougère ne glissent jamais ; au bord du plan, ou devant un Atlantique ouvert, on reste. Les biomes retournés glissent aussi. Les animaux des fermes suivent une patrie qui glisse ; ceux qui sortent du plan meurent.',
  ],
  '15.1b': [
    'Deux biomes au même endroit',
    'Celui à l’apogée la plus basse va au puits de goudron ; à égalité, l’arrivant. Une patrie protégée l’emporte. Les animaux du biome perdu rejoignent l’autre, sur le même genre de place, et l’élimination les jugera.',
  ],
  '15.1c': [
    'Fonte des calottes',
    'Quand le disque arrive à 3200 ppm, les biomes à étoile bleue sont retournés après leur glissement : mer stérile. Quand il en redescend, on les remet à l’endroit.',
  ],
  '15.1d': [
    'Formation des calottes',
    'Quand le disque arrive à 200 ppm, les biomes à étoile blanche sont retournés après leur glissement : glace. Quand il en remonte, on les remet à l’endroit. La patrie d’un porteur de feu (7.3e) y échappe.',
  ],
  '15.1e': [
    'Biomes retournés',
    'Personne n’y vit : tout ce qui s’y trouve meurt aussitôt. Leur apogée compte 100 de plus. Un biome noyé se traverse à la nage ou au vol, un biome gelé au vol seulement.',
  ],
  '15.2': ['Emplacements vides', 'Leur terrain suit le climat.'],
  '15.2a': ['Archipel', 'À partir de 1600 ppm, les emplacements vides sont de la mer.'],
  '15.2b': ['Continent', 'Jusqu’à 800 ppm, les emplacements vides sont de la terre.'],
  '16.0': [
    'Extinction',
    'On ne retire pas ses propres animaux ni ses espèces par choix ; une action qui y mène selon les règles est permise.',
  ],
  '16.1': ['Biomes et immigrés', 'Ceux qui quittent le plan sont éteints.'],
  '16.1a': ['Au puits de goudron', 'Leurs tuiles, patries comprises, vont au puits de goudron et seront partagées au prochain décompte.'],
  '16.2': ['Vos espèces', 'Une espèce sans animal sur le plan est éteinte, sur-le-champ.'],
  '16.2a': [
    'Sa pile',
    'Les mutations quittent la partie, les génotypes deviennent vos fossiles (réglage du texte vivant : ils quittent la partie), les tuiles d’héritage reviennent dans votre réserve.',
  ],
  '16.2b': ['Ses animaux', 'Tous, sur les pistes et dans les cultures aussi, reviennent dans votre réserve. La silhouette peut resservir.'],
  '16.3': [
    'Lazare',
    'Sans aucun animal sur le plan, vous continuez à jouer, vous gardez gènes et fossiles, et ne prenez rien au puits de goudron. Vous ne pouvez qu’acheter une carte (ou dériver, si la table le permet), pour renaître ou pour la défausser.',
  ],
  '16.3a': [
    'Renaître',
    'Achetez une mutation et donnez-la à l’une de vos quatre silhouettes, à toute taille dans ses limites ; posez un animal sur toute place du plan où une espèce avec cette seule carte peut vivre. Elle peut être occupée. Si rien ne convient, défaussez la carte.',
  ],
  '17.0': ['Épisodes', 'Deux choses qui n’arrivent qu’une fois.'],
  '17.1': [
    'L’Atlantique s’ouvre',
    'Après la première catastrophe, son changement de climat compris, une ligne d’océan coupe du reste l’est et l’extrême sud. Seuls les animaux à deux M ou plus la traversent, sans rien payer ; ni les amphibies ni les volants. Les biomes ne glissent pas par-dessus. Les immigrés arrivent des deux côtés.',
  ],
  '17.2': ['Le Cénozoïque commence', 'Après la deuxième catastrophe, toutes les nouvelles tuiles viennent de la réserve du Cénozoïque.'],
  '18.0': [
    'Quand elle finit',
    'À la fin d’un tour où l’une des choses suivantes est arrivée. Il y a un dernier décompte (4.4). La partie continue même si plus personne n’a d’animal.',
  ],
  '18.0a': ['Le Tertiaire est fini', 'Le paquet du Tertiaire n’a plus de carte.'],
  '18.0b': [
    'Plus de tuiles',
    'La réserve de l’ère en cours est vide. (Réglage : si c’est le Mésozoïque, celle du Cénozoïque prend la suite.)',
  ],
  '18.0c': [
    'Boule de neige ou étuve',
    'Le disque de la serre a atteint une des deux cases extrêmes, même s’il l’a quittée dans le même tour.',
  ],
  '18.1': ['Points de victoire', 'Un point par tuile fossile, et ceux qui suivent. Le plus de points gagne.'],
  '18.1a': [
    'Génotypes',
    'Chaque génotype parmi vos fossiles vaut autant de points que votre côté de la carte a de lettres. Ceux qui sont encore dans une pile ne valent rien.',
  ],
  '18.1b': [
    'Animaux vivants et cultures',
    'Un point par animal sur le plan et par animal dans une culture. La super-fougère ne multiplie rien ici.',
  ],
  '18.1c': ['Égalités', 'Le plus de gènes gagne ; puis la victoire est partagée.'],
  '19.1': [
    'Quand les deux-défenses régnaient',
    'Un joueur contre Blanc, que mènent ces règles. Vous commencez sans gène, Blanc avec 10 et un herbivore de taille 3 sur sa patrie. Blanc garde la taille 3 et une seule espèce, avec 24 animaux pour le plan, les pistes et les cultures ; il ne chasse jamais et prend sa part du puits de goudron. À son tour, il fait la première de ces choses qu’il peut : 1) prendre une culture ; 2) se développer vers le biome à l’apogée la plus basse à sa portée où il tiendrait, les racines avant les feuilles ; 3) acheter la mutation la moins chère qui lui ouvre un tel biome ; 4) acheter la mutation la moins chère, et la jouer si possible ; 5) passer. Il n’achète ni génotype ni rien qui lui donnerait un deuxième M. S’il s’éteint, ses tours sont finis, mais ses tuiles comptent encore. Vous gagnez avec au moins 10 tuiles fossiles et plus de points que Blanc.',
  ],
  K: [
    'Depuis les premières molécules',
    'Une partie finie de Bios : Genesis, quelle qu’en soit la fin, peut être le début de celle-ci. Ses points s’ajoutent aux vôtres à la fin. La mise en place est l’habituelle, sauf ce qui suit ; qui n’y a pas joué n’a ni macro-organisme ni catalyseur.',
  ],
  Ka: [
    'Couleurs',
    'Quand les biomes sont sur le plan, chacun choisit une couleur : d’abord qui a le macro-organisme au meilleur score, puis le suivant ; à égalité, qui a le plus de points. Les joueurs sans macro-organisme choisissent en dernier.',
  ],
  Kb: [
    'Des gènes pour les catalyseurs',
    'Qui garde le plus de catalyseurs commence avec 5 gènes, le suivant avec 4, et ainsi de suite. À nombre égal, gènes égaux. Seul, on commence avec 5.',
  ],
  Kc: [
    'Hôtes et endosymbiotes',
    'Au choix de la table : le joueur de l’endosymbiote choisit sa couleur juste après l’hôte, et l’hôte dit lequel de leurs deux premiers animaux chasse l’autre. Le chasseur commence dans la case de prédateur de la patrie de sa proie. Nul n’est dans deux paires.',
  ],
} as const satisfies RuleWords
