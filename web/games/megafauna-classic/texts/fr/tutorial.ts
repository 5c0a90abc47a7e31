import type { Catalog } from '@deeptime/engine'

/** Ce que dit le guide. */
export const tutorialFr: Catalog = {
  'mc.t.home': 'De quoi manger',
  'mc.t.home.summary': 'Le plan, ce que demande un biome, et votre première mutation.',
  'mc.t.home.welcome':
    'Il y a deux cents millions d’années. Vous menez Rouge, les dino-crocs : un petit animal à deux dents, sur sa patrie des tropiques. Orange, loin à l’est, est votre rival.',
  'mc.t.home.map':
    'Chaque carré est un habitat, avec un biome à manger. Vert : la terre ; bleu : la mer ; orange : les montagnes. Le nord est froid, le sud est chaud.',
  'mc.t.home.needs':
    'Les lettres en haut à gauche sont ce qu’il faut à un animal pour manger là. Ce marais de prêles demande G, paître. Vos animaux n’ont encore aucune lettre : ils ne mangent que dans les patries.',
  'mc.t.home.cards':
    'Les lettres viennent des cartes. La première est gratuite ; pour les autres, posez un gène sur chaque carte que vous sautez. Vous avez trois gènes.',
  'mc.t.home.buy': 'Achetez les Gastrolithes pour un gène : B et G d’un coup.',
  'mc.t.home.buy.hint': 'Cliquez la deuxième carte de la liste.',
  'mc.t.home.mutate': 'Donnez la carte à votre dinosaure bipède.',
  'mc.t.home.mutate.hint': 'Cliquez votre dinosaure bipède parmi vos espèces.',
  'mc.t.home.event':
    'Une nouvelle carte a rejoint l’exposition, et son événement a eu lieu : deux nouvelles tuiles sur le plan. L’une a poussé un vieux biome dans le puits de goudron. Puis Orange a joué.',
  'mc.t.spread': 'Se répandre',
  'mc.t.spread.summary': 'Un nouveau-né se trouve une place.',
  'mc.t.spread.genome':
    'Votre espèce a maintenant le génome BG. Montrez-la, ou n’importe quel animal du plan : des cadres pointillés disent où elle pourrait vivre, des marques ce qu’elle pourrait manger et ce qui pourrait la manger.',
  'mc.t.spread.expand': 'Les animaux du plan sont votre population, et la population gagne. Développez un animal.',
  'mc.t.spread.expand.hint': 'Appuyez sur « Développer un animal » au-dessus du plan.',
  'mc.t.spread.same': 'Le nouveau-né peut être de l’espèce de son parent, ou en commencer une autre. La même, cette fois.',
  'mc.t.spread.same.hint': 'Choisissez encore votre dinosaure bipède.',
  'mc.t.spread.where': 'Un nouveau-né fait autant de pas que sa taille, plus un par P : un pas. Installez-le dans le marais de prêles.',
  'mc.t.spread.where.hint': 'Cliquez le marais de prêles, juste à côté de votre patrie.',
  'mc.t.spread.population': 'Deux animaux : votre population a doublé. Chaque carré nourrit un herbivore.',
  'mc.t.hunt': 'S’entre-dévorer',
  'mc.t.hunt.summary': 'Une nouvelle espèce, et le triangle des prédateurs.',
  'mc.t.hunt.triangle':
    'Le triangle au-dessus d’un habitat est aux prédateurs. Ils mangent l’herbivore du dessous s’il est à une taille près et n’a pas plus de lettres de vitesse, de blindage, de nuit ou de mer qu’eux.',
  'mc.t.hunt.expand': 'Vos herbivores sont des proies comme les autres. Développez encore un animal.',
  'mc.t.hunt.expand.hint': 'Appuyez sur « Développer un animal ».',
  'mc.t.hunt.parent': 'Que l’animal du marais soit le parent.',
  'mc.t.hunt.parent.hint': 'Cliquez l’animal du marais de prêles.',
  'mc.t.hunt.bird': 'Aucune espèce ne se mange elle-même. Commencez-en donc une autre : l’oiseau.',
  'mc.t.hunt.bird.hint': 'Cliquez l’oiseau parmi vos silhouettes libres.',
  'mc.t.hunt.inherit':
    'Une nouvelle espèce peut reprendre de son parent une lettre alimentaire et une lettre bip-bip. Qu’elle hérite de G : elle voudra peut-être paître un jour.',
  'mc.t.hunt.inherit.hint': 'Choisissez G parmi vos tuiles d’héritage.',
  'mc.t.hunt.where': 'Et maintenant, dans le triangle au-dessus du marais.',
  'mc.t.hunt.where.hint': 'Cliquez le triangle au-dessus du marais de prêles.',
  'mc.t.hunt.circle':
    'L’oiseau mange le dinosaure, et le dinosaure n’en meurt pas : un herbivore ne meurt jamais d’être une proie. Trois animaux.',
  'mc.t.size': 'Grandir',
  'mc.t.size.summary': 'À quoi sert la taille, et qui suit.',
  'mc.t.size.niche':
    'Le carré blanc est la niche : ce que comparent deux rivaux qui veulent un même biome. Ici, la taille. Le plus grand reste.',
  'mc.t.size.resize': 'Alors, grandissons.',
  'mc.t.size.resize.hint': 'Appuyez sur « Retailler une espèce ».',
  'mc.t.size.grow':
    'Faites passer le dinosaure bipède à la taille 2. Une carte dont il quitterait les tailles serait perdue ; les Gastrolithes vont à toutes.',
  'mc.t.size.grow.hint': 'Appuyez sur le plus à côté de votre dinosaure bipède.',
  'mc.t.size.follow':
    'Qui le chasse peut suivre d’un cran, gratuitement. Votre oiseau peut aussi le manger à la taille 2. Laissez-le petit.',
  'mc.t.size.follow.hint': 'Laissez l’oiseau comme il est.',
  'mc.t.size.done':
    'Les grands vont aussi plus loin. Mais chaque lettre et chaque taille a son prix : d’autres prédateurs deviennent possibles.',
  'mc.t.contest': 'Deux bouches, un marais',
  'mc.t.contest.summary': 'Un concours, pourquoi on le perd, et comment la partie se gagne.',
  'mc.t.contest.plan':
    'Et si deux herbivores partagent un carré ? À la fin du tour, ils concourent : qui sait manger ici, puis la niche, puis qui échappe aux prédateurs d’ici, puis les dents. Essayez avec un oiseau.',
  'mc.t.contest.expand': 'Développez un animal.',
  'mc.t.contest.expand.hint': 'Appuyez sur « Développer un animal ».',
  'mc.t.contest.parent': 'Que l’oiseau du triangle soit le parent.',
  'mc.t.contest.parent.hint': 'Cliquez l’oiseau au-dessus du marais de prêles.',
  'mc.t.contest.same': 'Un autre oiseau.',
  'mc.t.contest.same.hint': 'Choisissez encore l’oiseau.',
  'mc.t.contest.where': 'En bas, dans le marais où paît déjà le dinosaure.',
  'mc.t.contest.where.hint': 'Cliquez le carré du marais de prêles.',
  'mc.t.contest.why':
    'Tous deux savent paître. Mais la niche est la taille, et le dinosaure est plus grand : l’oiseau a perdu. Sans place libre dans le même habitat, il est mort. « Pourquoi est-il mort ? » raconte chaque étape de chaque concours.',
  'mc.t.contest.tarpit':
    'Les biomes et les immigrés éteints s’enfoncent dans le puits de goudron. Quand les cartes d’une période sont finies, on le partage : la moitié à la plus grande population, la moitié du reste à la suivante. Chaque tuile est un point.',
  'mc.t.contest.climate':
    'Les volcans réchauffent le monde, l’érosion le refroidit. Alors les biomes glissent au nord ou au sud, se noient ou gèlent, avec tout ce qui y vit. Les cases des bouts mettent fin à la partie.',
  'mc.t.contest.world':
    'Les catastrophes tuent qui a trop de lettres. La première ouvre l’Atlantique le long de cette ligne, la deuxième ouvre le Cénozoïque.',
  'mc.t.contest.end':
    'Fossiles, génotypes, animaux vivants et cultures font le score. Vous en savez assez pour jouer : montrez tout ce qui vous intrigue.',
}
