import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** What is wrong with the data of a setting, in English. */
export const FLAWS_EN: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.seating': 'each seat must have its animals, none twice, as in [["fish"], ["reptile"]].',
  'problem.deck.tuned': '{path}: only a reconstructed card may be tuned.',
  'problem.deck.endings':
    '{path}: exactly one card, the Asteroid, must say “triggerEndgame”; {found, plural, =0 {no card does} one {# card does} other {# cards do}}.',
  'problem.deck.few-cards': '{path} needs at least {least} cards, and has {found}.',
  'problem.deck.few-traits': '{path} needs at least {least} traits that copy no other, and has {found}.',
  'problem.deck.not-copyable': '{path}: a trait with “{hook}” can’t be copied.',
  'problem.deck.no-step': '{path}: no earlier step has the id “{id}”.',
  'problem.deck.self': '{path}: “self” has a meaning only inside “eachAnimal”.',
  'problem.deck.no-tile': '{path}: no earlier “chooseTile” names the tile “{name}”.',
  'problem.deck.on-or-each': '{path}: say either “on” or “onEach”, not both.',
  'problem.deck.most-where': '{path}: “eachAnimalWithMost” needs “on” or “onEach”.',
  'problem.deck.entering': '{path}: “{op}” can’t happen as a card enters play.',
  'problem.deck.entering-score': '{path}: no tile was scored when a card enters play.',
  'problem.deck.other-section': '{path}: “{space}” is not a space of “{action}”.',
  'problem.deck.needs-space': '{path}: “{action}” needs “as”, the space it counts as.',
  'problem.deck.migration': '{path}: “migration” needs “as” or “cubes”.',
  'problem.deck.cubes': '{path}: “cubes” belongs to “migration” only.',
}
