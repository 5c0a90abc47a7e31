import type { ReactNode } from 'react'
import { useApp } from '../app/context.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DockSide } from './useDocks.ts'

/** A panel with its words and its content, ready to be put somewhere. */
export interface ShownPanel {
  readonly id: string
  readonly title: string
  /** A shorter title for a tab. */
  readonly tab?: string | undefined
  readonly icon: string
  readonly content: ReactNode
  /** How much in it is new. */
  readonly news?: number
}

export function PanelSection({ panel, close, hidden = false }: { panel: ShownPanel; close?: () => void; hidden?: boolean }) {
  const { words } = useApp()
  return (
    <section className="panel" data-panel={panel.id} aria-label={panel.title} hidden={hidden}>
      <h2>
        <span>{panel.title}</span>
        {close && (
          <button type="button" className="panel-close" onClick={close} aria-label={words.text('panel.close', { title: panel.title })}>
            <span aria-hidden>×</span>
          </button>
        )}
      </h2>
      {panel.content}
    </section>
  )
}

/** How much in a panel is new, beside its sign. */
export function News({ of: { news = 0 } }: { of: ShownPanel }) {
  const { words } = useApp()
  if (news === 0) return null
  return (
    <b className="tab-news">
      {news}
      <span className="sr-only"> {words.text('panel.news')}</span>
    </b>
  )
}

export interface DockProps {
  readonly side: DockSide
  readonly open: boolean
  toggle(side: DockSide): void
  readonly panels: readonly ShownPanel[]
  /** Panels behind buttons at the foot: one of them at a time stands in place of the last of the others. */
  readonly foot?: readonly ShownPanel[]
  /** The foot's panel that is open. */
  readonly shown?: string | undefined
  readonly show?: ((id: string | undefined) => void) | undefined
  /** Panels that hold something to choose. */
  readonly lit: ReadonlySet<string>
  /** Stands above the panels. */
  readonly above?: ReactNode
  readonly width?: number | undefined
}

/** An edge of the table: its panels one below the other, or folded, a rail with a sign for each. */
export function Dock({ side, open, toggle, panels, foot = [], shown, show, lit, above, width }: DockProps) {
  const { words } = useApp()
  const over = foot.find(({ id }) => id === shown)
  const label = words.text(open ? 'panel.fold' : 'panel.unfold', { side: words.text(`panel.${side}`) })
  return (
    <aside
      className={`dock ${side}${open ? '' : ' folded'}`}
      style={open && width ? { width } : undefined}
      aria-label={words.text(`panel.${side}`)}
    >
      <button
        type="button"
        className="fold"
        aria-expanded={open}
        onClick={() => toggle(side)}
        aria-label={label}
        title={label}
        data-fold={side}
      >
        <span aria-hidden>{(side === 'left') === open ? '‹' : '›'}</span>
      </button>
      {!open && <Rail {...{ side, toggle, lit }} panels={[...panels, ...foot]} show={show} foot={foot} />}
      <div className="dock-scroll" hidden={!open} tabIndex={-1}>
        {above}
        {panels.map((panel, i) => (
          <PanelSection key={panel.id} panel={panel} hidden={over !== undefined && i === panels.length - 1} />
        ))}
        {foot.map((panel) => (
          <PanelSection key={panel.id} panel={panel} close={() => show?.(undefined)} hidden={panel !== over} />
        ))}
      </div>
      {foot.length > 0 && (
        <nav className="dock-foot" hidden={!open} aria-label={words.text('panels')}>
          {foot.map((panel) => (
            <button
              key={panel.id}
              type="button"
              className="button"
              aria-pressed={panel === over}
              data-lit-panel={lit.has(panel.id) || undefined}
              onClick={() => show?.(panel === over ? undefined : panel.id)}
            >
              {panel.tab ?? panel.title}
            </button>
          ))}
        </nav>
      )}
    </aside>
  )
}

type RailProps = Pick<DockProps, 'side' | 'toggle' | 'panels' | 'lit' | 'show'> & { readonly foot: readonly ShownPanel[] }

/** A folded dock: what stands in it, what in it can be chosen, and how much is new. */
function Rail({ side, toggle, panels, foot, lit, show }: RailProps) {
  const open = (panel: ShownPanel) => {
    toggle(side)
    if (foot.includes(panel)) show?.(panel.id)
  }
  return (
    <div className="rail">
      {panels.map((panel) => (
        <button
          key={panel.id}
          type="button"
          data-tab={panel.id}
          data-lit-panel={lit.has(panel.id) || undefined}
          onClick={() => open(panel)}
          aria-label={panel.title}
          title={panel.title}
        >
          <Icon of={panel.icon} size={22} />
          <News of={panel} />
        </button>
      ))}
    </div>
  )
}
