import type { RuleWords } from '../rule-words.ts'

/** Chapitres 4 à 6. */
export const turnFr = {
  '4.1': ['Qui joue', 'Celui qui a le moins de dents commence ; les autres suivent par nombre de dents croissant, tour après tour.'],
  '4.2': [
    'Une action',
    'À votre tour, faites exactement une action. On ne passe pas, mais la carte gratuite de l’exposition inférieure est toujours à prendre. Chaque silhouette a sept animaux en plus de son marqueur de taille : sans animal disponible, cette espèce ne peut ni se développer, ni prendre une culture, ni ouvrir une piste bip-bip. Pour que toute partie s’achève, après quarante tours de suite sans carte de période le joueur actif doit acheter dans l’exposition inférieure.',
  ],
  '4.2a': [
    'Acheter une carte',
    'Achetez une carte d’une exposition (5.0), jouez-la ou défaussez-la (7.0) ; on en pioche une nouvelle, son événement a lieu (6.0) et elle rejoint l’exposition.',
  ],
  '4.2b': ['Retailler', 'Une de vos espèces grandit ou rapetisse d’un cran (8.0).'],
  '4.2c': ['Prendre une culture', 'Une espèce qui a les deux instincts d’une culture y place un animal disponible (9.0).'],
  '4.2d': [
    'Développer un animal',
    'Un nouvel animal naît d’un des vôtres sur le plan et s’installe à sa portée (10.0), sur tout carré ou triangle qui peut le nourrir, dans la même espèce ou dans une nouvelle.',
  ],
  '4.2e': [
    'Pas bip-bip (réglage)',
    'Posez deux gènes sur la carte la plus à gauche de l’exposition inférieure et déplacez d’une case, en plus ou en moins, une piste bip-bip d’une de vos espèces. Une nouvelle piste demande un animal disponible. Puis chaque espèce qui la chassait peut bouger la même lettre d’une case, gratuitement, dans l’ordre du tour.',
  ],
  '4.2f': [
    'Dérive génétique (réglage)',
    'Prenez un gène à celui qui en a le plus. Si plusieurs autres sont à égalité, choisissez. Impossible si vous êtes seul en tête ou si personne n’en a.',
  ],
  '4.3': [
    'Élimination',
    'Pour finir le tour, on juge tout le plan : d’abord les herbivores de chaque habitat (13.0), puis ses carnivores (14.0). Qui n’a rien à manger ou a perdu son concours, sans place libre dans le même habitat, quitte le plan.',
  ],
  '4.3a': [
    'Un animal par place',
    'Après l’élimination, aucun carré ni triangle ne garde plus d’un animal ; seul un triangle de prédateurs peut en garder deux, au-dessus d’un herbivore et d’un décortiqueur.',
  ],
  '4.3b': [
    'À manger pour tous',
    'Un carnivore qui ne peut manger aucune proie de l’habitat, un herbivore qui ne peut manger son biome : tous deux partent, même sans rival.',
  ],
  '4.3c': ['Piles en règle', 'Les cartes et tuiles hors de leurs tailles ont quitté leurs piles (8.0a).'],
  '4.3d': ['Expositions complètes', 'Chaque exposition est revenue à cinq cartes (5.0e).'],
  '4.4': [
    'Décompte',
    'À la fin d’un tour où la dernière carte d’un paquet de période a été piochée, les tuiles du puits de goudron sont partagées selon les populations. Rien ne se vend, ne se donne ni ne s’échange. Il y a au plus un décompte par tour.',
  ],
  '4.4a': ['Population', 'Comptez vos animaux sur le plan, toutes espèces ensemble. Ceux de la super-fougère comptent pour trois.'],
  '4.4b': [
    'Le premier',
    'Celui qui a la plus grande population. À égalité, le plus de gènes, puis le moins de dents. (Réglage du texte vivant : avant les dents, une espèce à répartition des tâches l’emporte.)',
  ],
  '4.4c': ['Les suivants', 'La deuxième, la troisième et la quatrième place se trouvent de la même façon.'],
  '4.4d': [
    'Partager le puits',
    'Le premier prend la moitié des tuiles, arrondie au-dessus ; le deuxième la moitié du reste, arrondie au-dessus ; et ainsi de suite. Sans animal sur le plan, on ne prend rien. Ce qui reste attend le décompte suivant.',
  ],
  '4.4e': ['Fossiles', 'Les tuiles prises sont vos fossiles : un point chacune à la fin (18.1).'],
  '5.0': ['Acheter', 'Achetez une carte d’une exposition, si vous avez les gènes qu’il faut.'],
  '5.0a': [
    'Prix',
    'La carte la plus à gauche est gratuite, chacune des suivantes coûte un gène de plus. On paie en posant un gène sur chaque carte à sa gauche, dans la même rangée. Il faut les avoir d’avance.',
  ],
  '5.0b': ['Enrichissement', 'Après avoir payé, vous gardez les gènes posés sur la carte achetée.'],
  '5.0c': [
    'Tout de suite',
    'Il n’y a pas de main : jouez la carte aussitôt, ou défaussez-la hors de la partie. La défausse est toujours permise, ne serait-ce que pour ramasser des gènes.',
  ],
  '5.0d': [
    'La nouvelle carte',
    'Après un achat dans l’exposition inférieure, on pioche la première carte du paquet de la période en cours ; son événement a lieu et touche tout le monde. Après un achat dans l’exposition supérieure, on pioche dans le paquet général, sans événement.',
  ],
  '5.0e': [
    'Combler le trou',
    'Les cartes à droite du trou glissent à gauche avec leurs gènes ; la nouvelle prend la place de droite, sans gène. Si le paquet général est vide, l’exposition supérieure reste plus courte.',
  ],
  '5.0f': ['Fin d’une période', 'Si c’était la dernière carte d’un paquet de période, le tour finit par un décompte (4.4).'],
  '6.0': ['Événements', 'Chaque carte porte un événement sur quatre : nouvelles tuiles, catastrophe, cycle de Milankovich ou érosion.'],
  '6.1': ['Nouvelles tuiles', 'Deux tuiles arrivent sur le plan, bien l’une après l’autre, chacune avec tous ses effets.'],
  '6.1a': [
    'De l’ère en cours',
    'Elles viennent du Mésozoïque jusqu’à la deuxième catastrophe, puis du Cénozoïque. D’une réserve vide, rien ne vient, et la partie va finir (18.0b).',
  ],
  '6.1b': [
    'Où va un biome',
    'Sur l’emplacement à l’apogée la plus basse de sa latitude, quoi qu’il porte ; une montagne, sur le plus bas des six emplacements de montagne. Un biome ordinaire peut tomber dans une chaîne. Une patrie protégée (9.2e) est sautée.',
  ],
  '6.1c': [
    'Remplacer un biome',
    'Le biome qui s’y trouvait va au puits de goudron, même si son nombre dépassait celui du nouveau. Les animaux restent et doivent vivre du nouveau biome, sous peine d’élimination.',
  ],
  '6.1d': [
    'Noyé ou gelé d’emblée',
    'À 3200 ppm, un nouveau biome à étoile bleue arrive retourné, en mer stérile ; à 200 ppm, un biome à étoile blanche arrive en glace. Ce qui s’y trouvait meurt aussitôt.',
  ],
  '6.1e': ['Volcans', 'Une montagne à volcan réchauffe le monde d’un cran une fois posée (15.1). Elle-même ne bouge pas.'],
  '6.1f': [
    'La super-fougère',
    'La floraison d’Azolla refroidit le monde d’un cran. C’est un biome marin de l’arctique qui ne glisse jamais, et chaque animal qui y vit compte pour trois au décompte (4.4a).',
  ],
  '6.1g': [
    'Arrivée d’un immigré',
    'L’immigré parcourt les biomes de sa latitude par apogée croissante et s’arrête au premier qui lui convient : son terrain, face visible, et de quoi manger. Un herbivore doit avoir le pré-requis, du biome ou à défaut de ses racines ; un prédateur doit trouver un herbivore qu’il peut prendre. Il évite les places tenues par un autre immigré, pas les vôtres. L’Atlantique ne l’arrête pas. Si rien ne convient, il va au puits de goudron. Il prend part à l’élimination du même tour.',
  ],
  '6.2': [
    'Catastrophe',
    'D’abord meurent les plus spécialisés, puis la serre bouge d’un cran comme dit la carte ; enfin, les deux premières catastrophes amènent un épisode.',
  ],
  '6.2a': [
    'Niveau',
    'De 4 à 7. Toute espèce, de joueur ou immigrée, dont le génome a au moins autant de lettres s’éteint. Comptez les lettres alimentaires et les cases montrées sur les pistes bip-bip.',
  ],
  '6.2b': [
    'Épisodes',
    'La première catastrophe ouvre l’Atlantique (17.1), la deuxième le Cénozoïque (17.2) ; les autres n’en amènent pas.',
  ],
  '6.3': [
    'Cycle de Milankovich',
    'Dans chaque latitude nommée par la carte, le biome à l’apogée la plus basse va au puits de goudron, montagnes et patries comprises ; un biome retourné compte 100 de plus, une patrie protégée est sautée. Tout ce qui y vivait meurt aussitôt, sauf si l’emplacement vide devient une ferme (9.2e).',
  ],
  '6.4': [
    'Érosion',
    'À partir de 800 ppm seulement : la montagne à l’apogée la plus haute va au puits de goudron avec tous ses animaux, puis la serre baisse d’un cran. Sans montagne, elle baisse seulement. (Réglage : le texte vivant refroidit d’abord, puis érode.)',
  ],
} as const satisfies RuleWords
