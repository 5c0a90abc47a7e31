export { type CatalogProblem, compareCatalogs, parametersOf } from './catalog.ts'
export { Words } from './words.ts'
