import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import type { TableProps } from './board.ts'
import { NoteCard } from './NoteCard.tsx'
import { reasonFor } from './reasonFor.ts'
import { scoreNote } from './scoreNote.ts'
import type { OpenTableProps } from './TableFrame.tsx'
import type { OpenNote } from './useNote.ts'

interface TableNoteProps extends Pick<TableProps<unknown>, 'lit' | 'choose'> {
  readonly props: OpenTableProps
  /** The table as it is shown. */
  readonly then: Snapshot
  readonly open: OpenNote
  close(): void
}

/** The note of a piece, a score, or anything else that has a ref. */
export function TableNote({ props: { table, live, cast, shown, words }, then, open, lit, choose, close }: TableNoteProps) {
  const app = useApp()
  const note = scoreNote(open.ref, then, cast, words, app.words) ??
    table.note(open.ref, shown.view, words, live.settings) ?? { title: words.ref(open.ref), lines: [] }
  const whyNot = reasonFor(open.ref, shown.view)
  const options = lit.get(open.ref) ?? []
  const drawn = table.drawNote?.(open.ref, { view: shown.view, log: then.log, words, settings: live.settings, cast })
  return <NoteCard {...{ open, note, drawn, whyNot, options, words, choose, close }} game={table.game.id} />
}
