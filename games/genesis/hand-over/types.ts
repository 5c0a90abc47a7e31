import type { Described } from '@deeptime/kit'
import type { handOverSchema, macroLegacySchema, playerLegacySchema } from './schema.ts'

/** What a finished game hands over, as `schema.ts` describes it. */
export type HandOver = Described<typeof handOverSchema>
export type PlayerLegacy = Described<typeof playerLegacySchema>
export type MacroLegacy = Described<typeof macroLegacySchema>
