import type { RulesOf } from '../rule-words.ts'

export const ACTIONS: RulesOf<'actions'> = {
  Abundance: [
    'Abundance',
    'Choose one of the elements in the section and put it on any free corner of a tile, also at the very edge of Earth.',
  ],
  Autotrophs: [
    'Autotrophs',
    'Choose a disc on a corner of a smoker Vent (left space) or a geyser Vent (right space). Either remove it, if its type is in the Autotrophs box: it goes to the bag, the box keeps its disc. Or swap it with any disc in the box. The box is empty until the first Reseed, and the action of no use before.',
  ],
  Depletion: [
    'Depletion',
    'Remove any one disc from Earth whose type is in the Depletion box. The box keeps its own disc. The box is empty until the second Reseed.',
  ],
  Adaptation: [
    'Adaptation',
    'Choose one of the elements in the section and put it on a free grey space of your display. A display holds six elements at most, the fixed ones included; without a free space the action is forgone. You may have several of a type.',
  ],
  'Adaptation special': [
    'Adaptation, special space',
    'On the rightmost space you may let the new element replace one of your added ones, which goes to the bag. Fixed elements stay.',
  ],
  Regression: [
    'Regression',
    'Put a cube of your gene pool in one of the two boxes of the section. Nothing more happens now, but at the next Reseed you are spared. Boxes stay full until then; with both full, or without a cube, the action is forgone. One animal may fill both.',
  ],
  Speciation: [
    'Speciation',
    'Choose a disc on Earth of the type beside your space. On each of the one to three tiles that touch it you may put new species from your gene pool: up to four on Ocean, three on Sand or Seamount, two on Reef, Kelp or Seagrass, one on Land or a Vent. You need not have species there, nor match the element.',
  ],
  'Speciation special': ['Speciation, special space', 'On the rightmost space you may choose any disc on Earth, of any type.'],
  Wanderlust: ['Wanderlust', 'Add a large tile to Earth. If all three stacks are empty the action is forgone.'],
  'Wanderlust 1': ['Wanderlust: take a tile', 'Take the face-up tile of one of the three stacks and turn the next one face up.'],
  'Wanderlust 2': ['Wanderlust: place it', 'Place it on an empty hex next to at least one tile of Earth.'],
  'Wanderlust 3': ['Wanderlust: an element', 'You may put one of the elements of the section on a free corner of the new tile.'],
  'Wanderlust 4': [
    'Wanderlust: bonus VP',
    'Gain bonus VP for the number of tiles of its terrain: the new one and those adjacent to it. Tiles under Vents do not count.',
  ],
  'Wanderlust 5': [
    'Wanderlust: newcomers',
    'From the top of the food chain, each animal may move any number of its species from tiles adjacent to the new one onto it.',
  ],
  'Wanderlust 6': ['Wanderlust, special space', 'If your pawn is on the rightmost space, take another turn.'],
  Tectonics: ['Tectonics', 'Turn a tile into a Vent. If no Vent is left in the stack, or no tile qualifies, the action is forgone.'],
  'Tectonics 1': [
    'Tectonics: choose a tile',
    'Choose a tile that is not a Vent on a hex at the rim of the board: one that does not have six neighbouring hexes.',
  ],
  'Tectonics 2': ['Tectonics: lift the species', 'Lift all species off the tile.'],
  'Tectonics 3': [
    'Tectonics: the Vent',
    'Put a new Vent on the tile, smoker side up in the lower half of the board, geyser side up in the upper half. From now on the tile is a Vent and nothing else. Discs on its corners stay.',
  ],
  'Tectonics 4': ['Tectonics: bonus VP', 'Gain bonus VP for the number of Vents: the new one and those adjacent to it.'],
  'Tectonics 5': [
    'Tectonics: who returns',
    'One species of each animal that was there goes back on the tile. The others go to the gene pools of their owners, not to the box.',
  ],
  'Tectonics 6': [
    'Tectonics: one more',
    'Finally put one more species of yours on the tile, from your gene pool or from your eliminated cubes in the box, as you like.',
  ],
  'Tectonics special': [
    'Tectonics, special space',
    'On the rightmost space you may choose any tile that is not a Vent. On one of the three hexes across the middle line you choose which side of the Vent is up.',
  ],
  Migration: [
    'Migration',
    'Move up to as many of your species as your space says, each to an adjacent tile of Earth. Each species moves once. Species that leave the same tile may go different ways.',
  ],
  'Migration special': ['Migration, special space', 'On the rightmost space you may move as many of your species as you like.'],
  Competition: [
    'Competition',
    'Choose a tile of the terrain beside your space where you have at least one species. Eliminate up to one, two or three opposing species there, as your space says. They may belong to different animals. They go to the box.',
  ],
  'Competition special': [
    'Competition, special space',
    'On the rightmost space choose up to two tiles, one after the other, of any terrain, where you have species. Eliminate up to one opposing species on each. You may choose the same tile twice.',
  ],
  Evolution: [
    'Evolution',
    'Choose one tile of the terrain beside your space, whoever lives there, and score it. Then, if your species thrive on it, take a card. Without such a tile the action is forgone.',
  ],
  'Evolution scoring 1': [
    'Scoring: first place',
    'The animal with the most species on the tile gains the first number of its terrain: Land 8, Kelp 7, Reef 6, Seamount 5, Seagrass 4, Sand 3, Ocean 2, Vent 1. Ties go to the higher on the food chain, for every place.',
  ],
  'Evolution scoring 2': [
    'Scoring: second place',
    'Except on a Vent, the animal with the second most species gains the second number: Land and Kelp 4, Reef and Seamount 3, Seagrass and Sand 2, Ocean 1. An animal alone on a tile gets the first place only.',
  ],
  'Evolution scoring 3': ['Scoring: third place', 'On Land, Kelp, Reef and Seamount, the third animal gains 2.'],
  'Evolution scoring 4': ['Scoring: fourth place', 'On Land, the fourth animal gains 1.'],
  'Evolution cards': [
    'Taking a card',
    'If you have thriving species on the scored tile you must take a card from the row: from a slot no higher than the number of your space. Resolve it in full, in its order, as far as possible; you make all choices it leaves to nobody else. What the card did while displayed ends as you take it.',
  ],
  'Evolution row': [
    'Refilling the row',
    'Discard the card, slide the cards above it down, and lay out a new one in slot 5, if any is left. First comes what the new card does on entering play, then an Extinction for a dead fish, then a Survival for a living one. An extra turn that the resolved card gave comes after all this.',
  ],
  Domination: [
    'Domination',
    'Choose an element type that you dominate. The second space is used with three or more animals, the third with four.',
  ],
  'Domination 1': [
    'Domination: the pawn',
    'Take control of its special pawn. It comes to you, available, from wherever it is, unless it stands on the display: there it stays until you retrieve.',
  ],
  'Domination 2': ['Domination: the marker', 'Take its control marker: it shows whose pawn it is.'],
  'Domination 3': ['Domination: the target', 'Move its target to your dominance value.'],
}
