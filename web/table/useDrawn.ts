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

const homeOf = (piece: Element): string => piece.closest('[data-panel]')?.getAttribute('data-panel') ?? ''

/** The place where the most different things are lit, if it is a panel; what is drawn twice there counts once. */
function fullest(pieces: readonly Element[]): string | undefined {
  const refs = new Map<string, Set<string | null>>()
  for (const piece of pieces) {
    const home = homeOf(piece)
    refs.set(home, (refs.get(home) ?? new Set()).add(piece.getAttribute('data-ref')))
  }
  const [most] = [...refs].sort((a, b) => b[1].size - a[1].size)
  return most?.[0] || undefined
}

/** Looks where on the table lit things were really drawn. */
export function useDrawn(root: RefObject<HTMLElement | null>, lit: ReadonlyMap<string, unknown>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(NOTHING)
  useLayoutEffect(() => {
    const pieces = [...(root.current?.querySelectorAll('[data-ref][data-lit]') ?? [])]
    const there = new Set(pieces.map((piece) => piece.getAttribute('data-ref')))
    const missing = new Set([...lit.keys()].filter((ref) => !there.has(ref)))
    const homes = pieces.map(homeOf)
    const panels = new Set(homes.filter((home) => home !== ''))
    const board = homes.includes('')
    const home = fullest(pieces)
    setDrawn((old) =>
      same(old.missing, missing) && same(old.panels, panels) && old.board === board && old.home === home
        ? old
        : { missing, panels, home, board },
    )
  }, [root, lit])
  return drawn
}
