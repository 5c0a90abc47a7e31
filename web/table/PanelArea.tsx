import { type ReactNode, useState } from 'react'
import scroll from '~icon/scroll-unfurled'
import { useApp } from '../app/context.ts'
import { Icon } from '../ui/Icon.tsx'
import type { SizeClass } from './board.ts'
import { useDrawerHeight } from './useDrawerHeight.ts'

export interface ShownPanel {
  readonly id: string
  readonly title: string
  /** A shorter title for a tab. */
  readonly tab?: string | undefined
  readonly icon?: string
  readonly content: ReactNode
  /** How much in it is new. */
  readonly news?: number
}

interface PanelAreaProps {
  readonly size: SizeClass
  readonly dock: readonly ShownPanel[]
  readonly beside: readonly ShownPanel[]
  readonly story: ShownPanel
  readonly open: string | undefined
  setOpen(id: string | undefined): void
  /** Panels that hold something to choose. */
  readonly lit: ReadonlySet<string>
  /** Stands over a column, or in place of the drawer, for a while. */
  readonly over: ReactNode
  /** The board. */
  readonly children: ReactNode
}

function PanelSection({ panel }: { panel: ShownPanel }) {
  return (
    <section className="panel" data-panel={panel.id} aria-label={panel.title}>
      <h2>{panel.title}</h2>
      {panel.content}
    </section>
  )
}

function Column({ side, panels }: { side: 'left' | 'right'; panels: readonly ShownPanel[] }) {
  const { words } = useApp()
  const [folded, setFolded] = useState(false)
  return (
    <aside className={`column ${side}${folded ? ' folded' : ''}`}>
      <button
        type="button"
        className="fold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
        aria-label={words.text(folded ? 'panel.unfold' : 'panel.fold')}
        title={words.text(folded ? 'panel.unfold' : 'panel.fold')}
      >
        <span aria-hidden>{(side === 'left') === folded ? '›' : '‹'}</span>
      </button>
      <div className="column-scroll" hidden={folded} tabIndex={-1}>
        {panels.map((panel) => (
          <PanelSection key={panel.id} panel={panel} />
        ))}
      </div>
    </aside>
  )
}

/** Tabs and one panel at a time: a column beside the board, or a drawer below it. */
function Tabs({
  panels,
  open,
  setOpen,
  lit,
  drawer,
}: { panels: readonly ShownPanel[]; drawer: boolean } & Pick<PanelAreaProps, 'open' | 'setOpen' | 'lit'>) {
  const { words } = useApp()
  const current = open ?? (drawer ? undefined : panels[0]?.id)
  const { height, handle } = useDrawerHeight(() => setOpen(undefined))
  const tabs = (
    <nav className="tabs" aria-label={words.text('panels')}>
      {panels.map((panel) => (
        <button
          key={panel.id}
          type="button"
          data-tab={panel.id}
          aria-pressed={panel.id === current}
          data-lit-panel={lit.has(panel.id) || undefined}
          onClick={() => setOpen(drawer && panel.id === current ? undefined : panel.id)}
        >
          <Icon of={panel.icon ?? scroll} size={22} />
          <span>{panel.tab ?? panel.title}</span>
          {(panel.news ?? 0) > 0 && panel.id !== current && (
            <b className="tab-news">
              {panel.news}
              <span className="sr-only"> {words.text('panel.news')}</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  )
  const body = (
    <div className={drawer ? 'drawer' : 'tab-body'} hidden={current === undefined} style={drawer ? { maxHeight: height } : undefined}>
      {drawer && (
        <hr className="drawer-handle" tabIndex={0} aria-label={words.text('panel.handle')} title={words.text('panel.handle')} {...handle} />
      )}
      {panels.map((panel) => (
        <div key={panel.id} hidden={panel.id !== current} className="tab-panel">
          <PanelSection panel={panel} />
        </div>
      ))}
    </div>
  )
  return drawer ? (
    <div className="bottom">
      {body}
      {tabs}
    </div>
  ) : (
    <aside className="column right tabbed">
      {tabs}
      {body}
    </aside>
  )
}

/** Where panels stand: the dock left of the board, the story right of it; tabs on a smaller screen, a drawer on a phone. */
export function PanelArea({ size, dock, beside, story, open, setOpen, lit, over, children }: PanelAreaProps) {
  if (size === 'wide') {
    return (
      <div className="table-body">
        {dock.length > 0 && <Column side="left" panels={dock} />}
        {children}
        {beside.map((panel) => (
          <aside key={panel.id} className="beside">
            <PanelSection panel={panel} />
          </aside>
        ))}
        <Column side="right" panels={[story]} />
        {over}
      </div>
    )
  }
  return (
    <div className="table-body">
      {children}
      <Tabs panels={[...dock, ...beside, story]} open={open} setOpen={setOpen} lit={lit} drawer={size === 'phone'} />
      {over}
    </div>
  )
}
