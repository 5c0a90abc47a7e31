import type { WordsOf } from '../catalog.ts'
import type { DECK_FLAWS } from '../deck-setting.ts'

/** What any deck of one's own can have wrong, in French. */
export const DECK_FR: WordsOf<{ problem: typeof DECK_FLAWS }> = {
  'problem.deck.schema': '{path} ne suit pas le schéma.',
  'problem.deck.same-id': '{path} : « {id} » est aussi l’identifiant de {other}.',
  'problem.deck.missing': '{path} manque.',
  'problem.deck.type':
    '{path} doit être {type, select, int {un nombre entier} number {un nombre} string {un texte} array {une liste} object {un objet} boolean {vrai ou faux} other {{type}}}.',
  'problem.deck.value': '{path} doit être l’une de ces valeurs : {values}{found, select, none {} other {, pas {found}}}.',
  'problem.deck.fields': '{path} n’a pas de place pour {fields}.',
  'problem.deck.too-big': '{path} est trop grand : {most, number}{unit, select, string { caractères} array { entrées} other {}} au plus.',
  'problem.deck.too-small':
    '{path} est trop petit : {least, number}{unit, select, string { caractères} array { entrées} other {}} au moins.',
  'problem.deck.marks': '{path} doit être un texte sans accolades ni chevrons.',
  'problem.deck.id': '{path} ne prend que des minuscules, des chiffres et des traits d’union.',
  'problem.deck.date': '{path} doit être une date, comme 2026-11-30.',
  'problem.deck.form': '{path} n’est pas écrit comme il faut.',
  'problem.deck.name': '{path} : il n’y a pas de « {field} » {found}.',
  'problem.deck.shape': '{path} : {found} ne veut rien dire ici.',
}
