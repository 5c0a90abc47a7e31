export { DECK_EN } from './en.ts'
export { DECK_FR } from './fr.ts'
