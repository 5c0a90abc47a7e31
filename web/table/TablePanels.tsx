import { type ReactNode, useMemo } from 'react'
import scroll from '~icon/scroll-unfurled'
import { useApp } from '../app/context.ts'
import type { Panel, TableProps } from './board.ts'
import { Dock, PanelSection, type ShownPanel } from './Dock.tsx'
import { Sheet } from './Sheet.tsx'
import type { OpenTableProps } from './TableFrame.tsx'
import type { Docks } from './useDocks.ts'

/** A panel of the game, ready to be shown on its side. */
export type GamePanel = ShownPanel & { readonly side: Panel<unknown>['side'] }

/** The game's own panels, drawn. */
export function useGamePanels({ table, words }: OpenTableProps, tableProps: TableProps<unknown>): readonly GamePanel[] {
  return useMemo(
    () =>
      table.panels.map((panel) => ({
        ...panel,
        title: words.text(panel.title),
        tab: panel.tab && words.text(panel.tab),
        content: <panel.Component {...tableProps} />,
      })),
    [table, words, tableProps],
  )
}

/** A panel that stands between the board and the right dock. */
export function Beside({ panels }: { panels: readonly GamePanel[] }) {
  return panels
    .filter(({ side }) => side === 'beside')
    .map((panel) => (
      <aside key={panel.id} className="beside">
        <PanelSection panel={panel} />
      </aside>
    ))
}

interface TablePanelsProps {
  readonly props: OpenTableProps
  readonly tableProps: TableProps<unknown>
  readonly panels: readonly GamePanel[]
  readonly docks: Docks
  readonly open: string | undefined
  setOpen(id: string | undefined): void
  readonly lit: ReadonlySet<string>
  /** Stands over a dock, or in place of the sheet, for a while. */
  readonly over: ReactNode
  readonly timeline: ReactNode
  readonly story: ReactNode
  /** How much of the story is new. */
  readonly news: number
  /** The board. */
  readonly children: ReactNode
}

/** The game's panels and the story around the board: docks at its sides; on a phone, a sheet below it that holds the timeline too. */
export function TablePanels({
  props,
  tableProps,
  panels,
  docks,
  open,
  setOpen,
  lit,
  over,
  timeline,
  story,
  news,
  children,
}: TablePanelsProps) {
  const app = useApp()
  const { table, coach } = props
  const told: ShownPanel = { id: 'story', title: app.words.text('story'), icon: scroll, content: story, news }
  const at = (side: GamePanel['side']) => panels.filter((panel) => panel.side === side)
  if (tableProps.size === 'phone') {
    const content = [<div key="timeline">{timeline}</div>, <div key="story">{story}</div>]
    return (
      <div className="table-body">
        {children}
        <Sheet panels={[...panels, { ...told, content }]} {...{ open, setOpen, lit }} />
        {over}
      </div>
    )
  }
  const [left, right] = [at('left'), [told, ...at('right')]]
  const { toggle } = docks
  return (
    <div className="table-body">
      {left.length > 0 && (
        <Dock
          side="left"
          open={docks.left}
          panels={left}
          foot={at('foot')}
          shown={open}
          show={setOpen}
          width={table.docks?.left}
          {...{ toggle, lit }}
        />
      )}
      {children}
      <Dock
        side="right"
        open={docks.right || (coach !== undefined && tableProps.size === 'wide')}
        panels={right}
        above={tableProps.size === 'wide' && coach}
        width={table.docks?.right}
        {...{ toggle, lit }}
      />
      {over}
    </div>
  )
}
