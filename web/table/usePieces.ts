import type { Option } from '@deeptime/engine'
import { useEffect, useMemo, useRef } from 'react'
import { clicks, hovering, keys, type PieceContext, presses } from './pieceEvents.ts'
import { type OpenNote, useNote } from './useNote.ts'

interface Pieces {
  readonly note: OpenNote | undefined
  closeNote(): void
  /** To be spread on the element around the whole table. */
  readonly handlers: ReturnType<typeof handlersOf>
}

const handlersOf = (table: PieceContext) => ({ ...clicks(table), ...keys(table), ...hovering(table), ...presses(table) })

/** Clicks, keys, hovering and long presses on any piece of the table, in one place for all games. */
export function usePieces(lit: ReadonlyMap<string, readonly Option[]>, choose: (optionId: string) => void): Pieces {
  const { note, ...notes } = useNote()
  const context = useRef<PieceContext>({ notes, act: () => {}, press: undefined, resting: false, hovered: undefined })
  useEffect(() => {
    /** One option: choose it. Several: the note offers them. */
    context.current.act = (element) => {
      const options = lit.get(element.getAttribute('data-ref') ?? '') ?? []
      const [only] = options
      if (!only) return
      if (options.length > 1) return context.current.notes.pin(element)
      context.current.notes.close()
      context.current.resting = true
      choose(only.id)
    }
  }, [lit, choose])
  const handlers = useMemo(() => handlersOf(context.current), [])
  return { note, closeNote: notes.close, handlers }
}
