import type { RuleWords } from '../rule-words.ts'

/** Chapitres 12 à 14. */
export const contestsFr = {
  '12.0': [
    'Biomes à décortiquer',
    'Certains biomes ont un second pré-requis, pour qui ouvre les noix (H) ou fouille les racines (N). Un tel habitat en nourrit quatre : un herbivore sur le carré, un décortiqueur dans le triangle inférieur, et deux carnivores au-dessus.',
  ],
  '12.0a': ['Une seule niche', 'La niche du biome vaut pour le carré comme pour le triangle de décorticage.'],
  '12.0b': ['Décortiqueurs', 'Un décortiqueur est un herbivore à tous égards. Lui et l’animal du carré peuvent être de la même espèce.'],
  '13.0': [
    'Concours d’herbivores',
    'Un carré nourrit un herbivore, un triangle de décorticage un décortiqueur. S’ils sont plus, passez de 13.1 à 13.4 en écartant les perdants de chaque étape jusqu’à ce qu’il en reste un. Une égalité passe à l’étape suivante.',
  ],
  '13.1': ['Sait-il manger ici ?', 'Un herbivore qui n’a pas le pré-requis perd, même sans rival.'],
  '13.2': ['Niche', 'Ceux qui ont moins de ce que demande la niche perdent.'],
  '13.2a': ['Une lettre', 'Si la niche est une lettre, les génomes qui en ont le moins perdent.'],
  '13.2b': ['La taille', 'Si la niche est la taille, les plus petits perdent.'],
  '13.2c': ['Une couleur', 'Sur une patrie, tous les autres perdent contre les herbivores du propriétaire. Une ferme n’a pas de niche.'],
  '13.3': [
    'Défense contre les prédateurs',
    'Si un carnivore du triangle supérieur peut manger certains des rivaux (14.1) et pas d’autres, ceux qu’il peut manger perdent. Tout carnivore qui s’y trouve à cet instant compte, même s’il va mourir de faim ou être chassé ensuite.',
  ],
  '13.4': [
    'Dents',
    'Le moins de dents perd ; une espèce à répartition des tâches bat celles qui ne l’ont pas (9.2d). S’il ne reste que des espèces à vous, vous choisissez laquelle demeure.',
  ],
  '13.5': [
    'Immigrés herbivores',
    'Ils concourent comme des animaux, avec l’ADN et la taille de leur tuile, et 6 dents. Entre deux immigrés qui peuvent manger ici, le premier arrivé dans l’habitat gagne, quel que soit leur ADN.',
  ],
  '13.6': [
    'Perdre',
    'Un perdant se déplace vers une place vide du même habitat qui peut le nourrir : le carré, les racines, ou le triangle des prédateurs s’il peut manger ce qui est dessous. Si plusieurs perdants veulent la même place, ils la disputent ; si plusieurs places conviennent, son propriétaire choisit ; s’il peut se déplacer, il le doit. Sans telle place au moment où il perd, il meurt : l’animal revient à son propriétaire, l’immigré va au puits de goudron. L’immigré aussi passe des plantes à la viande et retour ; s’il a le choix, il prend le carré, puis les racines, puis le triangle. Un prédateur resté entre-temps sans proie peut paître ou décortiquer de même, et remonte si une proie s’est réinstallée.',
  ],
  '14.0': [
    'Concours de carnivores',
    'Un triangle de prédateurs nourrit un carnivore par herbivore mangeable au-dessous : un, ou deux au-dessus d’un herbivore et d’un décortiqueur. S’ils sont plus, classez-les par 14.2 et 14.3 et gardez les meilleurs qui peuvent tous manger, chacun sa proie. Un carnivore écarté passe sur le carré ou les racines vides de l’habitat s’il sait y manger, sinon il meurt. Un herbivore ne meurt jamais d’être une proie.',
  ],
  '14.1': [
    'Peut-il le manger ?',
    'Un carnivore mange les herbivores, de joueur ou immigrés, qui passent les cinq épreuves ci-dessous. S’il n’en trouve aucun, il quitte le triangle : il paît ou décortique dans son habitat s’il le peut (13.6), sinon il meurt. Aucune espèce ne se mange elle-même.',
  ],
  '14.1a': ['Taille de la proie', 'Au plus un cran de plus ou de moins que le carnivore.'],
  '14.1b': ['Vitesse', 'Il faut au carnivore au moins autant de S que sa proie.'],
  '14.1c': ['Nuit', 'Il faut au carnivore au moins autant de N que sa proie.'],
  '14.1d': ['Blindage', 'Il faut au carnivore au moins autant de A que sa proie.'],
  '14.1e': ['Mer', 'Il faut au carnivore au moins autant de M que sa proie.'],
  '14.2': ['Physiologie', 'Le plus de P gagne.'],
  '14.3': [
    'Dents des carnivores',
    'Le moins de dents gagne ; une espèce à répartition des tâches bat celles qui ne l’ont pas (9.2d). Entre espèces d’un même joueur, il choisit.',
  ],
  '14.4': [
    'Immigrés prédateurs',
    'Ils concourent comme des animaux, avec l’ADN de leur tuile. Entre deux, le premier arrivé dans l’habitat gagne, quel que soit leur P.',
  ],
  '14.4a': [
    'Leur taille',
    'Un immigré prédateur a toujours la taille de sa proie. Tant qu’il paît, il n’en a pas : il perd une niche de taille, et aucun chasseur n’est trop petit ni trop grand pour lui.',
  ],
  '14.4b': ['Leurs dents', 'Un immigré prédateur n’a qu’une dent, et gagne donc presque tous les concours de dents.'],
} as const satisfies RuleWords
