import type { RulesOf } from '../rule-words.ts'

export const EVENTS: RulesOf<'events'> = {
  Extinction: [
    'Extinction',
    'A dead fish on a new card sets it off. All endangered species of all animals are eliminated at the same time and go to the box.',
  ],
  Survival: [
    'Survival',
    'A living fish on a new card sets it off. The animal that holds the Survival card gains bonus VP for the number of Vent tiles it occupies. How many species it has on each does not matter.',
  ],
  Reseed: [
    'Reseed',
    'When all Reseed cubes are in the right-hand boxes, the round is over. Carry out these steps in order. In the last round of the game there is no Reseed.',
  ],
  'Reseed 1': ['Reseed: buried elements', 'Remove every disc from Earth whose corner has Vents on all three sides.'],
  'Reseed 2': [
    'Reseed: Regression strikes',
    'For each type in the Regression box, however many discs of it are there, every animal without a cube in the section loses one added disc of that type, if it has one. Fixed discs are safe. Then come VP that cards and traits give at a Reseed. Then the discs of the box go to the bag, and the cubes of the section to the gene pools of their owners.',
  ],
  'Reseed 3': ['Reseed: from Adaptation', 'The elements left in Adaptation slide down into the Regression box.'],
  'Reseed 4': ['Reseed: back to the bag', 'The elements left in Depletion, Speciation and Wanderlust go to the bag.'],
  'Reseed 5': [
    'Reseed: from Abundance',
    'The discs in the Autotrophs box slide down into the Depletion box; then the elements left in Abundance slide down into the Autotrophs box.',
  ],
  'Reseed 6': ['Reseed: old markers', 'All terrain markers of Competition and Evolution go to the red bag.'],
  'Reseed 7': [
    'Reseed: new elements',
    'Draw four discs each for Abundance, Adaptation, Speciation and Wanderlust, in this order, as far as the bag allows. A Speciation space without an element is of no use.',
  ],
  'Reseed 8': ['Reseed: Competition markers', 'Draw three markers for Competition. They keep the order in which they come.'],
  'Reseed 9': ['Reseed: Evolution markers', 'Draw five markers for Evolution and sort them as at the start.'],
  'Reseed 10': [
    'Reseed: a new round',
    'The Reseed cubes go back to the left. Traits that copy another choose again. Pawns on the display stay. The animal after the one that retrieved takes the next turn.',
  ],
}

export const ENDGAME: RulesOf<'endgame'> = {
  Endgame: ['The end of the game', 'Taking Asteroid makes the round under way the last one.'],
  'Endgame 1': [
    'The last round',
    'Play on until a Reseed would happen. It does not: the game stops there. As long as Asteroid lies in the row and nobody takes it, the game goes on.',
  ],
  'Endgame 2': ['Last events', 'There is one last Extinction, then one last Survival.'],
  'Endgame 3': [
    'Final scoring',
    'Every tile of Earth is scored once more, Vents included. No cards are taken; what displayed cards and traits change still counts.',
  ],
  'Endgame 4': ['Targets', 'Each animal gains the target number of every special pawn it controls, wherever the pawn is.'],
  'Endgame 5': ['The winner', 'The animal with the most VP wins. A tie goes to the tied animal highest on the food chain.'],
}
