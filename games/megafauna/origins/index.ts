/** N The hand-over to Bios: Origins: the file of a finished game, and whether some data is such a file. */

import { type JsonSchema, misfit } from '@deeptime/kit'
import schema from './origins.schema.json' with { type: 'json' }

export { INSTINCT_OF, originsOf } from './hand-over.ts'
export type { Origins, OriginsPlayer, OriginsSpecies } from './schema.ts'

/** The path of the first part that does not fit, or `undefined` for a sound file. */
export const originsFlaw = (value: unknown): string | undefined => misfit(schema as JsonSchema, value)
