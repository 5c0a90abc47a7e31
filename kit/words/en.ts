import type { WordsOf } from '../catalog.ts'
import type { DECK_FLAWS } from '../deck-setting.ts'

/** What any deck of one's own can have wrong, in English. */
export const DECK_EN: WordsOf<{ problem: typeof DECK_FLAWS }> = {
  'problem.deck.schema': '{path} does not fit the schema.',
  'problem.deck.same-id': '{path}: “{id}” is also the id of {other}.',
  'problem.deck.missing': '{path} is missing.',
  'problem.deck.type':
    '{path} must be {type, select, int {a whole number} number {a number} string {a text} array {a list} object {an object} boolean {true or false} other {{type}}}.',
  'problem.deck.value': '{path} must be one of {values}{found, select, none {} other {, not {found}}}.',
  'problem.deck.fields': '{path} has no place for {fields}.',
  'problem.deck.too-big': '{path} must be at most {most, number}{unit, select, string { characters long} array { entries} other {}}.',
  'problem.deck.too-small': '{path} must be at least {least, number}{unit, select, string { characters long} array { entries} other {}}.',
  'problem.deck.marks': '{path} must be a text without braces and angle brackets.',
  'problem.deck.id': '{path} must be lower-case letters, digits and hyphens.',
  'problem.deck.date': '{path} must be a date, such as 2026-11-30.',
  'problem.deck.form': '{path} is not written as it should be.',
  'problem.deck.name': '{path}: there is no “{field}” {found}.',
  'problem.deck.shape': '{path}: {found} means nothing here.',
}
