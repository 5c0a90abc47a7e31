import { deckChecker, jsonSchemaOf } from '@deeptime/kit/deck'
import { handOverProblems } from './rules.ts'
import { handOverSchema } from './schema.ts'

/** For editors and for readers in play: what a hand-over file is. */
export const handOverJsonSchema = (): unknown => jsonSchemaOf(handOverSchema)

/** Everything that is wrong with a hand-over file, each with its place. */
export const checkHandOver = deckChecker(handOverSchema, handOverProblems)
