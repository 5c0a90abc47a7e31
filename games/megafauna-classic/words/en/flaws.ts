import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** What is wrong with the data of a setting, in English. */
export const FLAWS_EN: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.colours.count': 'there must be {seats, plural, one {# colour} other {# colours}}, one for each seat.',
  'problem.colours.unknown': 'the colours are {colours}.',
  'problem.colours.twice': 'no colour may be named twice.',
  'problem.genesis.shape': 'this is no hand-over file of Bios: Genesis.',
  'problem.genesis.solitaire': 'a solitaire game is continued alone, and only such a one.',
  'problem.genesis.seats': 'the hand-over names players who don’t sit at this table.',
  'problem.colours.opponent': 'white is the opponent of the solitaire game.',
}
