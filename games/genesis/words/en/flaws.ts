import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** What is wrong with the data of a setting, in English. */
export const FLAWS_EN: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.colours': 'each seat must have a colour, none twice, as in ["red", "blue"].',
  'problem.deck.count':
    '{path} needs {needed}{kind, select, hadean { Hadean} archean { Archean} proterozoic { Proterozoic} cosmic { cosmic} oceanic { oceanic} coastal { coastal} continental { continental} other {}} cards, and has {found}.',
  'problem.deck.tuned': '{path}: only a reconstructed card may be tuned.',
  'problem.deck.aftershock': '{path}: an aftershock opens no row and names no first player.',
  'problem.deck.first-player': '{path} must name at least three colours, none twice.',
  'problem.deck.colours': '{path} must name all four colours: those without a cube stand in “dots” too.',
  'problem.deck.dot': '{path}: the colour “{colour}” must stand exactly once in “manna”.',
  'problem.deck.colour-order': '{path}: one of each colour, in the order red, yellow, green, blue.',
  'problem.hand-over.unfinished': 'the game has not ended yet.',
  'problem.hand-over.twice': '{path}: “{id}” is there twice.',
  'problem.hand-over.stranger': '{path}: there is no player “{id}”.',
  'problem.hand-over.trophic': '{path}: the first must be the trophic biont, the others endosymbionts.',
  'problem.hand-over.sum': '{path} must be the sum of its parts, {needed}, not {found}.',
  'problem.hand-over.verdict': '{path} must be there in that mode, and only there.',
  'problem.hand-over.seats': '{path}: players come by seat, one each; alone both colours have seat 0.',
}
