import type { RulesOf } from '../rule-words.ts'

export const VARIANTS: RulesOf<'variants'> = {
  'Four animals': [
    'Two players, four animals',
    'Each of two players plays two animals, each with four basic pawns, its own trait, VP and special pawns. Your other animal counts as opposing in every way. At the end only the lower of your two scores counts; if the players tie, the tied animal higher on the food chain wins.',
  ],
  'Random Earth': [
    'Random Earth',
    'The four Land at the top and the four Ocean at the bottom stay, with their Vents; the seven hexes in the middle get random tiles. The six discs around the middle are random too, drawn again until every animal matches at least one. Instead of three species, each animal gets on the middle tile, for each of these discs, as many as it has discs of that type. Every animal begins with the sum of the middle tile’s scores, less what it would score there.',
  ],
  'Alternate animals': [
    'Alternate animals',
    'Displays have six grey spaces and no printed element. Each animal draws three random discs before the elements of Earth are placed. None of them is fixed: all can be lost.',
  ],
  Superheroes: [
    'Superheroes',
    'Each animal keeps two of its three traits, and both are active. Traits that copy others stay in the box, as the rulebook recommends. (Setting: they may be dealt as well.)',
  ],
  Length: [
    'The long and short of it',
    'Instead of ten evolution cards, 15 leave the game for a short game, five for a long one, none for an epic one. In a long game, do not empty your gene pool too soon.',
  ],
  'Own deck': [
    'A deck of your own',
    'A table may bring its own evolution cards and traits in a file. Exactly one card must end the game; it is shuffled into the bottom of the draw pile as Asteroid is.',
  ],
  'Stall guard': [
    'No endless game',
    'Nothing in the rules makes anybody take Asteroid. If it was not taken after 40 rounds, it counts as taken; and pawns bumped again and again could keep a round open, so after 2,000 turns the game is scored as it stands. This is a safety net of this program, not a rule of the game.',
  ],
}
