import type { GenesisView } from '@deeptime/genesis/view'
import type { Tutorial } from '../../../learn/tutorial.ts'
import { ADVANCED } from './advanced.ts'
import { INTRODUCTORY } from './introductory.ts'

/** The guided games: one life from a pool to a mutation, then by the advanced rules up to a macroorganism that lands. */
export const tutorial: Tutorial<GenesisView> = { minutes: 15, chapters: [...INTRODUCTORY, ...ADVANCED] }
