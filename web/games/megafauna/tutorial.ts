import type { MegafaunaView } from '@deeptime/megafauna'
import type { Tutorial } from '../../learn/tutorial.ts'

export const tutorial: Tutorial<MegafaunaView> = { minutes: 12, chapters: [] }
