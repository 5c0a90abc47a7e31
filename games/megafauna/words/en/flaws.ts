import type { FlawWords } from '../chapters.ts'

/** What is wrong with the data of a setting, or with a deck. */
export const FLAWS_EN: FlawWords = {
  'problem.colours.count': 'there must be {seats, plural, one {# colour} other {# colours}}, one for each seat.',
  'problem.colours.unknown': 'the colours are {colours}.',
  'problem.colours.twice': 'no colour may be named twice.',
  'problem.colours.plant': 'the plant is green, and the animals are not.',
  'problem.genesis.shape': 'this is no hand-over file of Bios: Genesis.',
  'problem.genesis.solitaire': 'alone a solitaire game of Genesis goes on, and several players take one of several.',
  'problem.genesis.end': 'that game of Genesis ended in Armageddon: nobody goes ashore.',
  'problem.genesis.seats': 'the hand-over names players who don’t sit at this table.',
  'problem.genesis.macro': 'there is no macro-organism {macro}.',
  'problem.genesis.organs': 'the organs of {macro} can’t be read.',
  'problem.genesis.bionts': 'the bionts of {macro} can’t be read.',
  'problem.deck.tuned': '{path}: only a reconstructed card may be tuned.',
  'problem.deck.few-mutations': '{path}: the {row} row needs at least {least} cards; there are {found}.',
  'problem.deck.few-events': '{path}: at least {least, plural, one {# card is} other {# cards are}} needed; there are {found}.',
  'problem.deck.comets': '{path}: exactly one card must be the comet; {found, plural, =0 {none is} one {# is} other {# are}}.',
  'problem.deck.order': '{path}: the three colours must differ.',
  'problem.deck.genotype': '{path}: a genotype has a form and a recession, and no organs or traits.',
  'problem.deck.recession': '{path}: only a genotype has a recession.',
  'problem.deck.monster': '{path}: a side gives organs or a monster, not both.',
  'problem.deck.same-place': '{path}: the disc must go somewhere else than where it comes from.',
  'problem.deck.wrong-place': '{path}: a {disc} disc can’t lie there.',
}
