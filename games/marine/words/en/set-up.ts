import type { RulesOf } from '../rule-words.ts'

export const SET_UP: RulesOf<'set-up'> = {
  'Set-up A': [
    'The board',
    'The board has three parts: the grid of 37 hexes in the middle, where Earth grows; the action display on the right, where pawns go; the row of evolution cards on the left, which is also the clock of the game.',
  ],
  'Set-up B': [
    'The first tiles',
    'Fifteen large tiles make the first Earth: five Land at the top, five Ocean at the bottom, and one each of Kelp, Reef, Seamount, Seagrass and Sand, the Reef in the very middle.',
  ],
  'Set-up C': [
    'The Wanderlust stacks',
    'The other 21 large tiles are shuffled face down into three stacks of seven. The top tile of each stack is turned face up.',
  ],
  'Set-up D': [
    'The first Vents',
    'One Vent covers the lowest Ocean, smoker side up. Another covers the topmost Land, geyser side up. The ten other Vents wait in their stack.',
  ],
  'Set-up E': [
    'The first elements',
    'One disc of each of the six element types lies on the six corners of the middle Reef, where it touches up to three tiles.',
  ],
  'Set-up F': ['The bag of elements', 'All other element discs, 19 of each type in all, go into the black bag.'],
  'Set-up G': [
    'Elements on the display',
    'Four random discs are drawn for each of Abundance, Adaptation, Speciation and Wanderlust, in this order. The same type may come up several times.',
  ],
  'Set-up H': [
    'Competition markers',
    'The 16 terrain markers, two of each terrain, go into the red bag. Three are drawn for Competition and keep the order in which they came.',
  ],
  'Set-up I': [
    'Evolution markers',
    'Five more markers are drawn for Evolution and sorted from left to right: Land, Kelp, Reef, Seamount, Seagrass, Sand, Ocean, Vent. The richest terrain thus stands by the space with the smallest choice of cards.',
  ],
  'Set-up J': [
    'Animals',
    'In seat order, each player takes a different animal with its display. Three elements are printed on it: these are fixed and can never be lost.',
  ],
  'Set-up K': [
    'Basic pawns',
    'Each animal gets four basic pawns with four animals in play, five with three, seven with two. The rest of its eight cylinders stay in the box.',
  ],
  'Set-up L': [
    'Special pawns',
    'The six white pawns, one for each element type, begin beside the board with their control markers. They belong to nobody yet.',
  ],
  'Set-up M': ['Targets', 'The six target markers, one for each element type, begin on 1.'],
  'Set-up N': ['Victory points', 'Every animal begins with 0 VP. The track ends at 100, the score does not.'],
  'Set-up O': ['Gene pools', 'Each animal has 35 cubes, its species. They begin in its gene pool.'],
  'Set-up P': ['Reseed cubes', 'One cube of each animal becomes its Reseed marker, in the left box beside its name on the food chain.'],
  'Set-up Q': ['First species', 'Each animal puts three species on the middle Reef. Its gene pool now holds 31.'],
  'Set-up R': [
    'Traits',
    'Each animal is dealt three of the 18 traits. Everybody chooses one in secret; then all are revealed at once. The rest leave the game unseen. A trait that brings an element does so now, then a trait that copies another makes its first choice.',
  ],
  'Set-up S': [
    'The draw pile',
    'Asteroid is set aside and the other 34 evolution cards are shuffled. Ten leave the game unseen. Four more are shuffled with Asteroid and become the bottom of the draw pile; the remaining 20 go on top.',
  ],
  'Set-up T': [
    'The first row',
    'Five cards are laid out face up, slot 1 at the bottom first. Whatever a card does on entering play happens as it is laid out; the animal that will take the first turn makes its choices. Fish icons set nothing off yet.',
  ],
  'Set-up U': ['The Survival card', 'The Survival card lies beside the board. It belongs to nobody yet.'],
  'Set-up V': [
    'First turn',
    'The animal lowest on the food chain takes the first turn. Hidden from everybody: the order of the draw pile, the cards and traits that left the game, the tiles below the top of each stack. All else is open, the bags and gene pools included.',
  ],
}
