import type { Ask } from '@deeptime/engine'
import { useCallback, useEffect, useState } from 'react'
import { headOf } from '../play/action.ts'
import { changeOf } from '../story/points.ts'
import type { OpenTableProps } from './TableFrame.tsx'

/** An action of several choices, as the prompt shows it. */
export interface CompoundShown {
  /** What it comes to so far, in words. */
  readonly total: string | undefined
  /** The points that it brought so far. */
  readonly points: number
  /** Takes the most here and for as long as the action asks on. */
  readonly most: (() => void) | undefined
  /** Takes all of it back at once. */
  readonly takeBack: (() => void) | undefined
}

/** The running total of an action, the most of it, and the way back to before it. */
export function useCompound({ table, live, words, controller, coach }: OpenTableProps, ask: Ask | undefined): CompoundShown {
  const { compound } = table
  const { action, view, eyes, totals, log, noUndo } = live
  const head = ask && headOf(ask.kind)
  const going = action !== undefined && action.head === head ? action : undefined
  const most = ask && compound?.most?.(ask)
  const [wanted, want] = useState<string>()
  useEffect(() => {
    if (wanted === undefined) return
    // It ends with the action, or where the most is not what is asked for.
    if (head === wanted && most !== undefined) void controller.choose(most)
    else if (ask || view.result) want(undefined)
  }, [wanted, head, most, ask, view.result, controller])
  const takeMost = useCallback(() => want(head), [head])
  const said =
    going &&
    compound?.total(
      going,
      log.filter(({ at }) => at > going.from),
    )
  const whole = action?.whole === true && noUndo === undefined && !coach
  return {
    total: said && words.text(said.key, said.params),
    points: going ? changeOf(totals, eyes, going.from, view.choices) : 0,
    most: most === undefined || coach ? undefined : takeMost,
    takeBack: whole ? () => void controller.undo(true) : undefined,
  }
}
