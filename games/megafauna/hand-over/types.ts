import type { Described } from '@deeptime/kit'
import type { handOverSchema, playerLegacySchema, speciesLegacySchema } from './schema.ts'

/** What a finished long game hands over, as `schema.ts` describes it. */
export type HandOver = Described<typeof handOverSchema>
export type PlayerLegacy = Described<typeof playerLegacySchema>
export type SpeciesLegacy = Described<typeof speciesLegacySchema>
