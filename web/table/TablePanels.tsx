import { type ReactNode, useMemo } from 'react'
import { useApp } from '../app/context.ts'
import type { TableProps } from './board.ts'
import { PanelArea, type ShownPanel } from './PanelArea.tsx'
import type { OpenTableProps } from './TableFrame.tsx'

/** A panel of the game, ready to be shown on its side. */
export type GamePanel = ShownPanel & { readonly side: 'dock' | 'beside' }

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

interface TablePanelsProps {
  readonly tableProps: TableProps<unknown>
  readonly panels: readonly GamePanel[]
  readonly open: string | undefined
  setOpen(id: string | undefined): void
  readonly lit: ReadonlySet<string>
  readonly over: ReactNode
  readonly timeline: ReactNode
  readonly story: ReactNode
  /** How much of the story is new. */
  readonly news: number
  /** The board. */
  readonly children: ReactNode
}

/** The game's panels and the story around the board. Where the board has no foot, the story holds the timeline too. */
export function TablePanels({ tableProps: { size }, panels, timeline, story, news, ...area }: TablePanelsProps) {
  const app = useApp()
  const content = size === 'wide' ? story : [<div key="timeline">{timeline}</div>, <div key="story">{story}</div>]
  return (
    <PanelArea
      {...area}
      size={size}
      dock={panels.filter((panel) => panel.side === 'dock')}
      beside={panels.filter((panel) => panel.side === 'beside')}
      story={{ id: 'story', title: app.words.text('story'), content, news }}
    />
  )
}
