export { type CatalogProblem, compareCatalogs, parametersOf } from './catalog.ts'
export { byLanguage, isLanguage, LANGUAGE_CODES, LANGUAGES, type Language, languageFor } from './languages.ts'
export { Words } from './words.ts'
