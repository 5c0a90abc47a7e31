import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Drawn {
  /** Refs that an option is about and that nothing on the table shows: their options get buttons. */
  readonly missing: ReadonlySet<string>
  /** Panels that hold something lit. */
  readonly panels: ReadonlySet<string>
  /** Whether something on the board itself is lit. */
  readonly board: boolean
}

const NOTHING: Drawn = { missing: new Set(), panels: new Set(), board: false }

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => a.size === b.size && [...a].every((x) => b.has(x))

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
    setDrawn((old) => (same(old.missing, missing) && same(old.panels, panels) && old.board === board ? old : { missing, panels, board }))
  }, [root, lit])
  return drawn
}
