import type { MarineView } from '@deeptime/marine'
import type { Tutorial } from '../../../learn/tutorial.ts'
import { CHAPTERS } from './chapters.ts'

/** The guided first game of Marine. */
export const tutorial: Tutorial<MarineView> = { minutes: 15, chapters: CHAPTERS }
