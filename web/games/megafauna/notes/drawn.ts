import type { MegafaunaView } from '@deeptime/megafauna'
import type { ReactNode } from 'react'
import { readRef } from '../../../board/refs.ts'
import type { DrawnNote } from '../../../table/board.ts'
import { creepleDrawn } from './Danger.tsx'
import { spaceDrawn } from './Ladder.tsx'

/** Notes that are better drawn than written. */
export function drawNote(ref: string, at: DrawnNote<MegafaunaView>): ReactNode | undefined {
  const { kind, id } = readRef(ref)
  if (kind === 'space') return spaceDrawn(id, at)
  if (kind === 'creeple') return creepleDrawn(id, at)
  return undefined
}
