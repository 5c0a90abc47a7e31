import type { Ask, Option } from '@deeptime/engine'
import { useCallback, useMemo } from 'react'
import { useApp } from '../app/context.ts'
import type { TableState } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import type { PieceProps, SizeClass, TableProps } from './board.ts'
import { litBy } from './lit.ts'
import type { OpenTableProps } from './TableFrame.tsx'

/** What the seat at the screen is asked, as far as it is offered here and now. */
export function useAsked(state: TableState, live: Snapshot, wanted: ((option: Option) => boolean) | undefined): Ask | undefined {
  const asked = state.past || state.passTo !== undefined ? undefined : live.view.ask
  return useMemo(() => (asked && wanted ? { ...asked, options: asked.options.filter(wanted) } : asked), [asked, wanted])
}

/** Options by the things they are about, and the way to choose one. */
export function useLight(ask: Ask | undefined, controller: OpenTableProps['controller']) {
  const lit = useMemo(() => litBy(ask), [ask])
  const asked = ask !== undefined
  // In the past nothing is asked: whatever a board still shows of it answers nothing.
  const choose = useCallback(
    (option: string) => {
      if (asked) void controller.choose(option)
    },
    [asked, controller],
  )
  return { lit, choose }
}

type PieceSource = Pick<OpenTableProps, 'table' | 'words' | 'live' | 'shown'> & {
  readonly lit: ReadonlyMap<string, unknown>
  readonly pointed: (ref: string) => boolean
}

/** The attributes of any piece: lit, changed, pointed at, and what it is called. */
export function usePieceProps({ table, words, live, shown, lit, pointed }: PieceSource): TableProps<unknown>['piece'] {
  const { settings } = live
  return useCallback(
    (ref: string, label?: string): PieceProps => ({
      'data-ref': ref,
      ...(lit.has(ref) ? { 'data-lit': '' as const } : {}),
      ...(shown.changed.has(ref) ? { 'data-changed': shown.beat } : {}),
      ...(pointed(ref) ? { 'data-pointed': '' as const } : {}),
      role: lit.has(ref) ? 'button' : 'img',
      tabIndex: lit.has(ref) ? 0 : -1,
      'aria-label': label ?? table.note(ref, shown.view, words, settings)?.title ?? words.ref(ref),
    }),
    [lit, shown, pointed, table, words, settings],
  )
}

interface TableSource extends Pick<TableProps<unknown>, 'lit' | 'piece' | 'choose' | 'openPanel' | 'still'> {
  readonly props: OpenTableProps
  readonly size: SizeClass
  /** After how many choices the table is shown. */
  readonly at: number
}

/** What every component of the game's table gets; the same object as long as nothing in it changes. */
export function useTableProps({ props, lit, piece, choose, openPanel, still, size, at }: TableSource): TableProps<unknown> {
  const { theme } = useApp()
  const { live, shown, words, cast } = props
  const { eyes: seat, seats, settings } = live
  const log = useMemo(() => live.log.filter((entry) => entry.at <= at), [live.log, at])
  return useMemo(
    () => ({
      view: shown.view,
      before: shown.before,
      log,
      seat,
      seats,
      cast,
      settings,
      lit,
      piece,
      choose,
      openPanel,
      words,
      size,
      theme,
      still,
    }),
    [shown, log, seat, seats, cast, settings, lit, piece, choose, openPanel, words, size, theme, still],
  )
}
