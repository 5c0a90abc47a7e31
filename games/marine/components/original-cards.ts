import type { Basis, EvolutionCard } from './deck.ts'

const dominantSpecies = (card: string): Basis => ({ game: 'Dominant Species (2010)', card })

/** Cards that go back to one of the original game, closely or loosely. Whether the printed deck of Marine has them is not known. */
export const ORIGINAL_CARDS: readonly EvolutionCard[] = [
  {
    id: 'aquatic',
    name: { en: 'Aquatic', fr: 'Aquatique' },
    text: {
      en: 'Choose an Ocean tile: put one element of your choice from the bag on a free corner of it, then settle up to four species there.',
      fr: 'Choisissez une tuile Océan : placez sur l’un de ses coins libres un élément de votre choix pris dans le sac, puis installez-y jusqu’à quatre espèces.',
    },
    fish: ['extinction'],
    taken: [
      { op: 'chooseTile', as: 'T', where: { terrain: ['ocean'] } },
      { op: 'placeElement', source: 'bagChoice', count: 1, where: { is: 'T' } },
      { op: 'placeSpecies', on: 'T', max: 4 },
    ],
    source: 'public',
    basis: dominantSpecies('Aquatic'),
    notes: 'Effect carried over from the original game’s card; sea/wetland becomes Ocean.',
  },
  {
    id: 'biodiversity',
    name: { en: 'Biodiversity', fr: 'Biodiversité' },
    text: {
      en: 'Gain 1 VP for each tile where your species live beside opposing species, at most 8.',
      fr: 'Gagnez 1 PV par tuile où vos espèces côtoient des espèces adverses, 8 au maximum.',
    },
    fish: ['survival'],
    taken: [{ op: 'gainVP', amount: { count: 'tiles', where: { sharedWithOpposing: true }, max: 8 } }],
    source: 'public',
    basis: dominantSpecies('Biodiversity'),
    notes: 'Effect carried over from the original game’s card; cap of 8 added.',
  },
  {
    id: 'biomass',
    name: { en: 'Biomass', fr: 'Biomasse' },
    text: {
      en: 'On every tile that holds more species than elements, eliminate one species of your choice.',
      fr: 'Sur chaque tuile portant plus d’espèces que d’éléments, éliminez une espèce de votre choix.',
    },
    fish: [],
    taken: [{ op: 'eliminateSpecies', onEach: { speciesExceedElements: true }, count: 1, owner: 'any', chooser: 'actor' }],
    source: 'public',
    basis: dominantSpecies('Biomass'),
    notes: 'Effect carried over from the original game’s card; unchanged.',
  },
  {
    id: 'blight',
    name: { en: 'Blight', fr: 'Fléau' },
    text: {
      en: 'Choose a tile with at least two elements and strip it down to the one you choose to leave.',
      fr: 'Choisissez une tuile portant au moins deux éléments et n’y laissez que celui de votre choix.',
    },
    fish: [],
    taken: [
      { op: 'chooseTile', as: 'T', where: { minElements: 2 } },
      { op: 'removeElement', on: 'T', leave: 1 },
    ],
    source: 'public',
    basis: dominantSpecies('Blight'),
    notes: 'Effect carried over from the original game’s card; unchanged.',
  },
  {
    id: 'catastrophe',
    name: { en: 'Catastrophe', fr: 'Catastrophe' },
    text: {
      en: 'Choose an occupied tile: leave a single species of your choice there, then eliminate one species of your choice on each neighbouring tile.',
      fr: 'Choisissez une tuile occupée : n’y laissez qu’une espèce de votre choix, puis éliminez une espèce de votre choix sur chaque tuile voisine.',
    },
    fish: [],
    taken: [
      { op: 'chooseTile', as: 'T', where: { minSpecies: 1 } },
      { op: 'eliminateSpecies', on: 'T', leave: 1, owner: 'any', chooser: 'actor' },
      { op: 'eliminateSpecies', onEach: { adjacentTo: 'T' }, count: 1, owner: 'any', chooser: 'actor' },
    ],
    source: 'public',
    basis: dominantSpecies('Catastrophe'),
    notes: 'Effect carried over from the original game’s card; unchanged.',
  },
  {
    id: 'competitive-exclusion',
    name: { en: 'Competitive Exclusion', fr: 'Exclusion compétitive' },
    text: {
      en: 'For up to two different opposing animals, replace one of its species anywhere on Earth with one of yours.',
      fr: 'Pour deux animaux adverses au plus, remplacez une espèce de chacun, où qu’elle soit sur la terre, par une des vôtres.',
    },
    fish: [],
    taken: [{ op: 'replaceSpecies', maxAnimals: 2, perAnimal: 1 }],
    source: 'public',
    basis: dominantSpecies('Evolution'),
    notes: 'Effect carried over from the original game’s card; renamed, since Evolution is an action of Marine.',
  },
  {
    id: 'disease',
    name: { en: 'Disease', fr: 'Maladie' },
    text: {
      en: 'Each opponent with more elements than you loses one added element of its choice; if nobody loses any, gain 3 VP.',
      fr: 'Chaque adversaire ayant plus d’éléments que vous perd un élément ajouté de son choix ; si personne n’en perd, gagnez 3 PV.',
    },
    fish: ['extinction'],
    taken: [
      { op: 'loseAnimalElement', who: { opposingWith: { more: 'elements' } }, count: 1, chooser: 'owner', id: 'd' },
      { op: 'gainVP', amount: 3, fallback: 'd' },
    ],
    source: 'public',
    basis: dominantSpecies('Disease'),
    notes: 'Effect carried over from the original game’s card; consolation of 3 VP added.',
  },
  {
    id: 'ecodiversity',
    name: { en: 'Ecodiversity', fr: 'Écodiversité' },
    text: {
      en: 'Gain 1 VP for each element on Earth whose type is on your animal display, at most 6.',
      fr: 'Gagnez 1 PV par élément sur la terre dont le type figure sur votre présentoir, 6 au maximum.',
    },
    fish: ['extinction', 'survival'],
    taken: [{ op: 'gainVP', amount: { count: 'elementsOnEarth', matching: 'actor', max: 6 } }],
    source: 'public',
    basis: dominantSpecies('Ecodiversity'),
    notes: 'Effect carried over from the original game’s card; cap of 6 added.',
  },
  {
    id: 'fecundity',
    name: { en: 'Fecundity', fr: 'Fécondité' },
    text: {
      en: 'Add up to one species to every tile you already occupy, eight in all at most.',
      fr: 'Ajoutez jusqu’à une espèce sur chaque tuile que vous occupez déjà, huit en tout au plus.',
    },
    fish: ['extinction'],
    taken: [{ op: 'placeSpecies', onEach: { occupiedBy: 'actor' }, perTile: 1, max: 8 }],
    source: 'public',
    basis: dominantSpecies('Fecundity'),
    notes: 'Effect carried over from the original game’s card; cap of 8 added.',
  },
  {
    id: 'fertile',
    name: { en: 'Fertile', fr: 'Fertilité' },
    text: {
      en: 'Choose a tile you occupy and gain 1 VP for each species there, whoever owns it, at most 6.',
      fr: 'Choisissez une tuile que vous occupez et gagnez 1 PV par espèce présente, quel qu’en soit le propriétaire, 6 au maximum.',
    },
    fish: [],
    taken: [
      { op: 'chooseTile', as: 'T', where: { occupiedBy: 'actor' } },
      { op: 'gainVP', amount: { count: 'species', on: 'T', max: 6 } },
    ],
    source: 'public',
    basis: dominantSpecies('Fertile'),
    notes: 'Effect carried over from the original game’s card; cap of 6 added because the starting Reef is crowded.',
  },
  {
    id: 'habitat',
    name: { en: 'Habitat', fr: 'Habitat' },
    text: {
      en: 'Twice: take an element of your choice from the bag and put it on any free corner on Earth.',
      fr: 'Deux fois : prenez dans le sac un élément de votre choix et placez-le sur un coin libre de la terre.',
    },
    fish: ['extinction'],
    taken: [
      { op: 'placeElement', source: 'bagChoice', count: 1 },
      { op: 'placeElement', source: 'bagChoice', count: 1 },
    ],
    source: 'public',
    basis: dominantSpecies('Habitat'),
    notes: 'Effect carried over from the original game’s card; two elements instead of one.',
  },
  {
    id: 'hibernation',
    name: { en: 'Hibernation', fr: 'Hibernation' },
    text: {
      en: 'Put up to four species on one tile of your choice, using your eliminated cubes first and then your gene pool.',
      fr: 'Placez jusqu’à quatre espèces sur une tuile de votre choix, d’abord vos cubes éliminés, puis ceux de votre pool de gènes.',
    },
    fish: ['survival'],
    taken: [
      { op: 'chooseTile', as: 'T', where: {} },
      { op: 'placeSpecies', on: 'T', max: 4, from: 'boxThenGenePool' },
    ],
    source: 'public',
    basis: dominantSpecies('Hibernation'),
    notes: 'Effect carried over from the original game’s card; four cubes, gene pool as a second source, no immunity.',
  },
  {
    id: 'instinct',
    name: { en: 'Instinct', fr: 'Instinct' },
    text: {
      en: 'Take another turn at once; in it one of your basic pawns may go to any empty ordinary space.',
      fr: 'Jouez aussitôt un autre tour ; l’un de vos pions de base peut y aller sur n’importe quelle case ordinaire vide.',
    },
    fish: ['survival'],
    taken: [{ op: 'grantExtraTurn', ignoreAfterRule: true }],
    source: 'reconstructed',
    basis: dominantSpecies('Instinct'),
    notes: 'Loosely based on the original card, which placed a pawn freely; Marine resolves pawns at once, hence an extra turn.',
  },
  {
    id: 'intelligence',
    name: { en: 'Intelligence', fr: 'Intelligence' },
    text: {
      en: 'Take back up to two of your pawns from the action display; then each opponent above you on the food chain may take back one.',
      fr: 'Reprenez jusqu’à deux de vos pions sur l’affichage d’action ; chaque adversaire au-dessus de vous dans la chaîne alimentaire peut ensuite en reprendre un.',
    },
    fish: [],
    taken: [
      { op: 'returnPawns', who: 'actor', max: 2 },
      { op: 'returnPawns', who: 'above', max: 1 },
    ],
    source: 'reconstructed',
    basis: dominantSpecies('Intelligence'),
    notes: 'Loosely based on the original card, which gave new pawns to the same animals.',
  },
  {
    id: 'invasive-species',
    name: { en: 'Invasive Species', fr: 'Espèces envahissantes' },
    text: {
      en: 'From the top of the food chain, each opponent chooses: lose one added element, eliminate two of its own species, or lose 3 VP.',
      fr: 'En partant du haut de la chaîne alimentaire, chaque adversaire choisit : perdre un élément ajouté, éliminer deux de ses espèces ou perdre 3 PV.',
    },
    fish: [],
    taken: [
      {
        op: 'eachAnimal',
        who: 'opposing',
        steps: [
          {
            op: 'choice',
            chooser: 'self',
            options: [
              [{ op: 'loseAnimalElement', who: 'self', count: 1, chooser: 'owner' }],
              [{ op: 'eliminateSpecies', owner: 'self', count: 2, chooser: 'owner' }],
              [{ op: 'loseVP', who: 'self', amount: 3 }],
            ],
          },
        ],
      },
    ],
    source: 'reconstructed',
    basis: dominantSpecies('Immigrants'),
    notes: 'Loosely based on the original card: same three-way choice, milder prices, spares the actor.',
  },
  {
    id: 'mass-exodus',
    name: { en: 'Mass Exodus', fr: 'Exode massif' },
    text: {
      en: 'Choose an occupied tile and move every species off it to neighbouring tiles as you see fit.',
      fr: 'Choisissez une tuile occupée et déplacez toutes ses espèces, à votre guise, vers des tuiles voisines.',
    },
    fish: ['extinction'],
    taken: [
      { op: 'chooseTile', as: 'T', where: { minSpecies: 1 } },
      { op: 'moveSpecies', from: 'T', owner: 'any', all: true, chooser: 'actor' },
    ],
    source: 'public',
    basis: dominantSpecies('Mass Exodus'),
    notes: 'Effect carried over from the original game’s card; unchanged.',
  },
  {
    id: 'metamorphosis',
    name: { en: 'Metamorphosis', fr: 'Métamorphose' },
    text: {
      en: 'Either add one element of your choice from the bag to a free grey space, or exchange up to two of your added elements for others of your choice from the bag.',
      fr: 'Soit ajoutez sur un espace gris libre un élément de votre choix pris dans le sac, soit échangez jusqu’à deux de vos éléments ajoutés contre d’autres de votre choix pris dans le sac.',
    },
    fish: ['extinction'],
    taken: [
      {
        op: 'choice',
        chooser: 'actor',
        options: [
          [{ op: 'addAnimalElement', who: 'actor', source: 'bagChoice', count: 1 }],
          [{ op: 'replaceAnimalElement', source: 'bagChoice', max: 2 }],
        ],
      },
    ],
    source: 'public',
    basis: dominantSpecies('Metamorphosis'),
    notes: 'Effect carried over from the original game’s card; widened to two exchanges or one addition.',
  },
  {
    id: 'niche-biomes',
    name: { en: 'Niche Biomes', fr: 'Biomes de niche' },
    text: {
      en: 'Each opponent with more VP than you loses the first-place value of the tile just scored, at most 5; if no opponent has more, gain 3 VP.',
      fr: 'Chaque adversaire ayant plus de PV que vous perd la valeur de première place de la tuile décomptée, 5 au maximum ; si aucun n’en a plus, gagnez 3 PV.',
    },
    fish: [],
    taken: [
      { op: 'loseVP', who: { opposingWith: { more: 'vp' } }, amount: { ref: 'scoredTile.score[0]', max: 5 }, id: 'n' },
      { op: 'gainVP', amount: 3, fallback: 'n' },
    ],
    source: 'public',
    basis: dominantSpecies('Niche Biomes'),
    notes: 'Effect carried over from the original game’s card; loss capped at 5, consolation of 3 VP added.',
  },
  {
    id: 'omnivore',
    name: { en: 'Omnivore', fr: 'Omnivore' },
    text: {
      en: 'Gain one more basic pawn for the rest of the game, ready to use; with all eight already yours, gain 3 VP.',
      fr: 'Gagnez un pion de base supplémentaire pour le reste de la partie, disponible aussitôt ; si vous avez déjà les huit, gagnez 3 PV.',
    },
    fish: ['extinction'],
    taken: [
      { op: 'gainBasicPawn', who: 'actor', count: 1, id: 'o' },
      { op: 'gainVP', amount: 3, fallback: 'o' },
    ],
    source: 'public',
    basis: dominantSpecies('Omnivore'),
    notes:
      'Effect carried over from the original game’s card; 8 cylinders per colour are in the box while 7 is the most ever dealt, which fits one extra pawn.',
  },
  {
    id: 'predator',
    name: { en: 'Predator', fr: 'Prédateur' },
    text: {
      en: 'On every tile where your species thrive, eliminate one opposing species.',
      fr: 'Sur chaque tuile où vos espèces prospèrent, éliminez une espèce adverse.',
    },
    fish: ['survival'],
    taken: [{ op: 'eliminateSpecies', onEach: { actorThriving: true }, count: 1, owner: 'opposing', chooser: 'actor' }],
    source: 'public',
    basis: dominantSpecies('Predator'),
    notes: 'Effect carried over from the original game’s card; only where the actor thrives, a state Marine stresses.',
  },
  {
    id: 'seafloor-spreading',
    name: { en: 'Seafloor Spreading', fr: 'Expansion océanique' },
    text: {
      en: 'Perform a Tectonics action on any non-Vent tile without using a pawn; if you cannot or will not, gain 3 VP.',
      fr: 'Effectuez sans pion une action Tectonique sur n’importe quelle tuile autre qu’un évent ; si vous ne le pouvez ou ne le voulez pas, gagnez 3 PV.',
    },
    fish: ['survival'],
    taken: [
      { op: 'performAction', action: 'tectonics', as: 'tectonics-2', id: 's' },
      { op: 'gainVP', amount: 3, fallback: 's' },
    ],
    source: 'public',
    basis: dominantSpecies('Ice Sheet'),
    notes: 'Effect carried over from the original game’s card; Glaciation becomes Tectonics, consolation of 3 VP added.',
  },
  {
    id: 'symbiotic',
    name: { en: 'Symbiotic', fr: 'Symbiose' },
    text: {
      en: 'You and each opponent with fewer elements than you draw a random element from the bag onto a free grey space.',
      fr: 'Vous et chaque adversaire ayant moins d’éléments que vous tirez au hasard du sac un élément à poser sur un espace gris libre.',
    },
    fish: [],
    taken: [{ op: 'addAnimalElement', who: ['actor', { opposingWith: { fewer: 'elements' } }], source: 'bagRandom', count: 1 }],
    source: 'public',
    basis: dominantSpecies('Symbiotic'),
    notes: 'Effect carried over from the original game’s card; unchanged.',
  },
  {
    id: 'toxic-plume',
    name: { en: 'Toxic Plume', fr: 'Panache toxique' },
    text: {
      en: 'Every opponent eliminates one of its own species on each Vent tile it occupies.',
      fr: 'Chaque adversaire élimine une de ses espèces sur chaque tuile Évent qu’il occupe.',
    },
    fish: ['survival'],
    taken: [
      {
        op: 'eachAnimal',
        who: 'opposing',
        steps: [{ op: 'eliminateSpecies', onEach: { terrain: ['vent'] }, count: 1, owner: 'self', chooser: 'owner' }],
      },
    ],
    source: 'public',
    basis: dominantSpecies('Cold Snap'),
    notes: 'Effect carried over from the original game’s card; tundra becomes Vent.',
  },
]
