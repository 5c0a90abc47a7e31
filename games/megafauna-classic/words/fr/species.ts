import type { RuleWords } from '../rule-words.ts'

/** Chapitres 7 à 11. */
export const speciesFr = {
  '7.0': ['Deux sortes de cartes', 'Une carte achetée est une mutation, pour une espèce vivante, ou un génotype, pour une nouvelle.'],
  '7.1': [
    'Mutation',
    'Posez la carte sur une de vos espèces vivantes : elle en gagne les lettres et l’instinct. Les tuiles d’héritage ne servent pas à muter. Si aucune espèce ne peut la recevoir, la carte est défaussée.',
  ],
  '7.2': ['Tailles', 'L’espèce doit être dans les tailles imprimées sur la carte, pour la recevoir comme pour la garder (8.0a).'],
  '7.3': [
    'Lettres bip-bip des cartes',
    'Elles font avancer vos pistes. Une piste s’arrête à trois : les lettres de trop ne se voient pas, mais restent si une autre carte se perd.',
  ],
  '7.3a': [
    'Une nouvelle piste',
    'Pour chaque lettre bip-bip que l’espèce ne montrait pas, un animal disponible entre sur la piste. S’il en manque, la carte ne peut pas servir à muter.',
  ],
  '7.3b': [
    'Ailes',
    'SSS à la taille 1 donne le vol, tant que les deux durent : une portée de 7 par-dessus terre, mer et glace (11.0a). (Réglage : selon le texte vivant, un troisième S ne se montre qu’à la taille 1.)',
  ],
  '7.3c': ['Colonie souterraine', 'NNN à la taille 1 donne l’instinct des compétences sociales, tant que les deux durent.'],
  '7.3d': ['Clan de baleines', 'MMM donne l’instinct du langage.'],
  '7.3e': [
    'Porteur de feu',
    'AAA donne l’instinct de l’histoire naturelle, et votre patrie ne gèle pas quand le froid devrait la retourner (15.1d, 6.1d).',
  ],
  '7.3f': [
    'Changer de milieu',
    'Sans M, un animal est terrestre ; avec un M, amphibie ; avec deux ou plus, marin. Quand ce nombre change, les animaux qui se trouvent du mauvais côté meurent à l’élimination. Qui vole vit partout.',
  ],
  '7.4': [
    'Génotype : une nouvelle espèce',
    'Choisissez une espèce parente à vous, vivante, dans les tailles de la carte, et qui partage au moins la moitié de ses lettres, arrondie au-dessus : HSSS en demande deux, HS ou SS. La silhouette de votre côté de la carte doit être libre. Remplacez un animal du parent sur le plan par un animal de l’enfant. L’enfant a les lettres de la carte et rien d’autre.',
  ],
  '7.4a': ['Côté de la carte', 'Rouge et Vert prennent la moitié dinosaure, Orange et Blanc la moitié mammifère.'],
  '7.4b': [
    'Où naît l’enfant',
    'L’animal remplacé doit se trouver où l’enfant peut vivre : le bon terrain, et un biome, des racines ou une proie qu’il sait manger ; l’espèce parente est une proie permise. Si c’était le dernier animal du parent sur le plan, le parent s’éteint.',
  ],
  '7.4c': ['Taille et pistes de l’enfant', 'L’enfant a la taille du parent, et ses animaux bip-bip selon la carte.'],
  '7.5': [
    'Génotype : un fossile',
    'Si la silhouette de votre côté est déjà en jeu, la carte peut devenir un fossile, qui vaut ses lettres à la fin (18.1a).',
  ],
  '7.5a': [
    'Qui peut le laisser',
    'L’espèce de cette silhouette même doit être dans les tailles de la carte et partager au moins la moitié de ses lettres, arrondie au-dessus. Elle ne change pas. Sinon, la carte est défaussée.',
  ],
  '8.0': ['Retailler', 'Une de vos espèces vivantes avance ou recule d’une case sur la piste des tailles, entre 1 et 6.'],
  '8.0a': [
    'ADN perdu',
    'Hors de ses tailles, une mutation quitte la partie, un génotype devient un fossile (réglage du texte vivant : il quitte aussi la partie), une tuile d’héritage revient dans votre réserve. Les pistes suivent. Les enfants gardent ce qu’ils ont hérité. On ne se défait pas d’ADN par choix.',
  ],
  '8.0b': [
    'Les prédateurs suivent',
    'Quand un herbivore change de taille, chaque autre espèce dont un prédateur pouvait le manger juste avant peut aussitôt bouger sa propre taille d’un cran, gratuitement : les propriétaires dans l’ordre du tour, avec les pertes habituelles. Cela n’entraîne pas d’autre changement.',
  ],
  '9.0': [
    'Prendre une culture',
    'Une espèce vivante qui a maintenant les deux instincts d’une culture, et un animal disponible, l’y place.',
  ],
  '9.1': [
    'Instincts',
    'Ils viennent des cartes mutation, ou de trois lettres d’une piste bip-bip (7.3c–e). Ils durent autant que leur source et ne s’héritent pas comme tels.',
  ],
  '9.1a': ['Dextérité manuelle', 'Manier des objets. Il la faut pour les outils, le cassage d’os et la chasse au projectile.'],
  '9.1b': ['Histoire naturelle', 'Se souvenir des phénomènes. Il la faut pour le cassage d’os, l’agriculture et les concours de mâles.'],
  '9.1c': [
    'Compétences sociales',
    'Se connaître et se partager l’ouvrage. Il les faut pour les outils, la répartition des tâches et les concours de mâles.',
  ],
  '9.1d': ['Langage', 'Garder des idées en mots. Il le faut pour la chasse au projectile, la répartition des tâches et l’agriculture.'],
  '9.2': [
    'Cultures',
    'Un animal par espèce et par culture au plus. Une culture reste quand ses instincts se perdent, et ne part qu’avec l’espèce. Elle ne s’hérite pas, et vaut un point à la fin (18.1b).',
  ],
  '9.2a': [
    'Utilisation d’outils',
    'Dextérité et compétences sociales. L’espèce ignore les tailles des mutations et des tuiles d’héritage, pour les recevoir et les garder ; pas celles des génotypes. Ailes et colonies demandent toujours la taille 1.',
  ],
  '9.2b': ['Cassage d’os', 'Dextérité et histoire naturelle. Les carnivores de l’espèce ignorent la taille de leurs proies (14.1a).'],
  '9.2c': [
    'Chasse au projectile',
    'Dextérité et langage. Les carnivores de l’espèce ignorent une lettre bip-bip de chaque proie (14.1b–e), mais il leur faut toujours un M pour entrer en mer.',
  ],
  '9.2d': [
    'Répartition des tâches',
    'Compétences sociales et langage. L’espèce gagne les concours de dents contre toutes celles qui ne l’ont pas, immigrés compris. Entre celles qui l’ont, les dents comptent comme d’habitude.',
  ],
  '9.2e': [
    'Agriculture',
    'Histoire naturelle et langage. Les herbivores de l’espèce peuvent vivre sur les emplacements vides au nord, au sud, à l’est et à l’ouest de votre patrie, les fermes : un herbivore chacune, sans niche ni pré-requis hors le terrain, même si la patrie est retournée, mais pas de l’autre côté d’un Atlantique ouvert. Une patrie dont une ferme abrite un de vos animaux ne peut être ni remplacée, ni érodée, ni ôtée, et l’emporte sur un biome qui glisse sur elle. (Réglage : le texte vivant ignore cette protection.)',
  ],
  '9.2f': [
    'Concours de mâles',
    'Histoire naturelle et compétences sociales. Une espèce enfant peut hériter de plusieurs pistes bip-bip et de plusieurs tuiles d’héritage, sans dépasser le parent pour aucune lettre.',
  ],
  '10.0': ['Développer un animal', 'Ajoutez au plan un animal de votre réserve, à portée de l’enfant depuis son parent.'],
  '10.1': ['Parent', 'Choisissez un de vos animaux sur le plan.'],
  '10.2': [
    'Silhouette',
    'L’enfant est de l’espèce du parent, ou commence une espèce nouvelle avec une silhouette que vous n’utilisez pas encore.',
  ],
  '10.3': [
    'Héritage',
    'Une nouvelle espèce a la taille de son parent et peut reprendre une lettre bip-bip et une lettre alimentaire, ou rien. Instincts et cultures restent au parent.',
  ],
  '10.3a': ['Taille', 'Un marqueur de la nouvelle silhouette se place à la taille du parent.'],
  '10.3b': [
    'Héritage bip-bip',
    'Une lettre bip-bip du parent, à tout niveau de un à celui que montre le parent. De NSS : N, S, SS ou rien.',
  ],
  '10.3c': [
    'Héritage alimentaire',
    'Une tuile d’héritage de votre réserve, d’un côté ou de l’autre, si le parent a ces lettres en ce nombre et si la taille convient. Faces : B et BB, G et GG, P et PP, H et B, I et G. Aucune carte ni tuile du parent ne passe à l’enfant.',
  ],
  '10.4': [
    'Destination',
    'Toute place à portée qui convient à l’enfant : le bon terrain, et le pré-requis du biome ou de ses racines, ou une ferme, ou une proie qu’il peut manger (14.1). Une autre place de l’habitat du parent convient aussi. Elle peut être occupée : l’élimination dira qui reste. Une espèce peut avoir herbivores et carnivores, mais ne se mange jamais elle-même.',
  ],
  '11.0': [
    'Portée',
    'La taille de l’enfant plus un par P, comptée en pas vers le nord, le sud, l’est ou l’ouest. Les lettres héritées comptent. (Réglage : selon le texte vivant, la portée est la seule taille.) Une fois placé, un animal ne change plus d’habitat de lui-même.',
  ],
  '11.0a': ['Animaux volants', 'Toujours une portée de 7, par-dessus terre, mer et glace, mais pas par-dessus l’Atlantique (17.1).'],
  '11.1': ['Où l’on peut entrer', 'Chaque habitat du chemin, la destination comprise, doit être ouvert à l’enfant.'],
  '11.1a': ['Animaux terrestres', 'Sans M : seulement les biomes de terre et les emplacements vides qui sont de la terre.'],
  '11.1b': [
    'Animaux marins',
    'Avec deux M ou plus : seulement les biomes de mer, les biomes noyés et les emplacements vides qui sont de la mer.',
  ],
  '11.1c': [
    'Amphibies',
    'Avec exactement un M : terre et mer, mais une portée moindre d’un. Un amphibie de taille 1 sans P reste dans son habitat.',
  ],
  '11.1d': ['Glace', 'Seuls les animaux volants traversent la glace, et personne ne s’installe sur un biome retourné.'],
} as const satisfies RuleWords
