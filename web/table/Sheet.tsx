import { useApp } from '../app/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { News, PanelSection, type ShownPanel } from './Dock.tsx'
import { useDrawerHeight } from './useDrawerHeight.ts'

interface SheetProps {
  readonly panels: readonly ShownPanel[]
  readonly open: string | undefined
  setOpen(id: string | undefined): void
  /** Panels that hold something to choose. */
  readonly lit: ReadonlySet<string>
}

/** On a phone: tabs at the foot, and a sheet above them with one panel, as tall as one likes. */
export function Sheet({ panels, open, setOpen, lit }: SheetProps) {
  const { words } = useApp()
  const { height, handle } = useDrawerHeight(() => setOpen(undefined))
  const grip = words.text('panel.handle')
  return (
    <div className="bottom">
      <div className="drawer" hidden={open === undefined} style={{ maxHeight: height }}>
        <hr className="drawer-handle" tabIndex={0} aria-label={grip} title={grip} {...handle} />
        {panels.map((panel) => (
          <div key={panel.id} hidden={panel.id !== open} className="tab-panel">
            <PanelSection panel={panel} />
          </div>
        ))}
      </div>
      <nav className="tabs" aria-label={words.text('panels')}>
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            data-tab={panel.id}
            aria-pressed={panel.id === open}
            data-lit-panel={lit.has(panel.id) || undefined}
            onClick={() => setOpen(panel.id === open ? undefined : panel.id)}
          >
            <Icon of={panel.icon} size={22} />
            <span>{panel.tab ?? panel.title}</span>
            {panel.id !== open && <News of={panel} />}
          </button>
        ))}
      </nav>
    </div>
  )
}
