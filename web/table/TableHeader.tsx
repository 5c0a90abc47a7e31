import type { Words } from '@deeptime/words'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import { Brand } from '../ui/Brand.tsx'
import type { GameTable, SizeClass } from './board.ts'
import type { Cast } from './cast.ts'
import { ScoreStrip } from './ScoreStrip.tsx'

interface TableHeaderProps {
  readonly table: GameTable<unknown>
  /** What is shown now: the present, or a moment of the past. */
  readonly live: Snapshot
  readonly cast: Cast
  readonly changes: readonly number[]
  readonly words: Words
  readonly size: SizeClass
  readonly menu: ReactNode
}

/** Which game, how far it is, who is winning, and the menu. */
export function TableHeader({ table, live, cast, changes, words, size, menu }: TableHeaderProps) {
  const app = useApp()
  const status = table.status(live.view.game, live.settings)
  const told = status && words.text(status.key, status.params)
  return (
    <header className="table-header">
      <Brand compact={size === 'phone'} />
      {size !== 'phone' && <em>{app.words.text(`plate.${table.game.id}.short`)}</em>}
      {told && (
        <span className="table-status" title={told}>
          {told}
        </span>
      )}
      <ScoreStrip table={table} snapshot={live} cast={cast} changes={changes} words={words} size={size} />
      {menu}
    </header>
  )
}
