import type { RulesOf } from '../../rule-words.ts'

/** Chapter I. */
export const burialEn: RulesOf<'I'> = {
  I1: [
    'Endotherms',
    'A species with a white organ, or of size 6. In the order of play, its endangered creeples may move with their dispersal points to levels without an upright creeple where they can live, and stand up. They fight nobody. Who finds no place is buried.',
  ],
  I2: ['Burial', 'An endangered creeple stands up if it can live there and nobody contests its level. All others return to the unborn.'],
  I2a: ['Changing diet', 'An endangered herbivore may save itself as a carnivore (G8).'],
  I3: [
    'Extinction',
    'A species dies out when it loses its genotype, a basal organ by atrophy, or its last living creeple. Newborns don’t save it. Its cards are discarded, its pieces go back.',
  ],
  I3a: ['Archetypes', 'An archetype that dies out goes to your fossil record. It can come back as a kiwi (E6b) or by resurrection (E7).'],
  I3b: ['Fossils', 'Genotype, tools and promotions with an upright fossil go to your fossil record, not to the discards.'],
  I3c: ['Lazarus', 'Who loses the last species is a Lazarus and may resurrect (E7).'],
  I4: ['Awards', 'At the end of the turn in which the last card of an era was drawn, unless the game ends (A7).'],
  I4a: ['Population', 'Your living creeples and the hosts on your cards.'],
  I4b: ['Tokens', 'Take one fossil token for each player with a smaller population than yours.'],
}
