import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Drawn {
  /** Refs that an option is about and that nothing on the table shows: their options get buttons. */
  readonly missing: ReadonlySet<string>
  /** Panels that hold something lit. */
  readonly panels: ReadonlySet<string>
  /** The panel that holds the most of it, if that is more than the board itself holds. */
  readonly home: string | undefined
  /** Whether something on the board itself is lit. */
  readonly board: boolean
}

const NOTHING: Drawn = { missing: new Set(), panels: new Set(), home: undefined, board: false }

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => a.size === b.size && [...a].every((x) => b.has(x))

/** The place that is named most often, if it is a panel. */
function fullest(homes: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const home of homes) counts.set(home, (counts.get(home) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] || undefined
}

/** Looks where on the table lit things were really drawn. */
export function useDrawn(root: RefObject<HTMLElement | null>, lit: ReadonlyMap<string, unknown>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(NOTHING)
  useLayoutEffect(() => {
    const pieces = [...(root.current?.querySelectorAll('[data-ref][data-lit]') ?? [])]
    const there = new Set(pieces.map((piece) => piece.getAttribute('data-ref')))
    const missing = new Set([...lit.keys()].filter((ref) => !there.has(ref)))
    const homes = pieces.map((piece) => piece.closest('[data-panel]')?.getAttribute('data-panel') ?? '')
    const panels = new Set(homes.filter((home) => home !== ''))
    const board = homes.includes('')
    const home = fullest(homes)
    setDrawn((old) =>
      same(old.missing, missing) && same(old.panels, panels) && old.board === board && old.home === home
        ? old
        : { missing, panels, home, board },
    )
  }, [root, lit])
  return drawn
}
