import { useCallback, useMemo, useState } from 'react'
import { usePrefs } from '../app/context.ts'
import { type Prefs, readStored, writeStored } from '../app/prefs.ts'
import type { SizeClass } from './board.ts'

/** The two edges of the table that fold. */
export type DockSide = 'left' | 'right'

/** Which docks are open. */
export type Open = Readonly<Record<DockSide, boolean>>

export interface Docks extends Open {
  /** Opened or folded by hand: remembered for this game and this size of screen. */
  toggle(side: DockSide): void
  /** Opened because it is needed: until `release`. */
  show(side: DockSide): void
  release(): void
}

const KEY = 'deep-time.docks'

const STARTS: Readonly<Record<Prefs['docks'], Open>> = {
  both: { left: true, right: true },
  story: { left: false, right: true },
  board: { left: false, right: false },
}

const other = (side: DockSide): DockSide => (side === 'left' ? 'right' : 'left')

/** A smaller screen has room for one open dock: of two, the story stays. */
export const fitting = (open: Open, size: SizeClass): Open =>
  size === 'wide' ? open : { left: open.left && !open.right, right: open.right }

/** What a hand does to the docks: where only one is open at a time, opening it shuts the other. */
export function toggled(open: Open, side: DockSide, size: SizeClass): Open {
  const next = { ...open, [side]: !open[side] }
  return size !== 'wide' && next[side] ? { ...next, [other(side)]: false } : next
}

/** What is open when one is needed for a while. */
export const shownFor = (open: Open, side: DockSide, size: SizeClass): Open =>
  open[side] ? open : { ...open, [other(side)]: size === 'wide' && open[other(side)], [side]: true }

type Memory = Readonly<Record<string, Open>>

function remembered(): Memory {
  try {
    return (JSON.parse(readStored(KEY) ?? '{}') as Memory | null) ?? {}
  } catch {
    return {}
  }
}

/** From now on, every table opens as the preference says. */
export const forgetDocks = (): void => writeStored(KEY, {})

/** Which docks of a game's table are open: as they were left on this size of screen, or as the preference says. */
export function useDocks(game: string, size: SizeClass): Docks {
  const { docks } = usePrefs()
  const place = `${game}.${size}`
  const [memory, setMemory] = useState(remembered)
  const [needed, setNeeded] = useState<DockSide>()
  const stored = memory[place]
  const chosen = useMemo(() => fitting(stored ?? STARTS[docks], size), [stored, docks, size])
  const open = useMemo(() => (needed ? shownFor(chosen, needed, size) : chosen), [chosen, needed, size])

  const toggle = useCallback(
    (side: DockSide) => {
      setNeeded(undefined)
      const next = { ...remembered(), [place]: toggled(open, side, size) }
      writeStored(KEY, next)
      setMemory(next)
    },
    [place, open, size],
  )
  const release = useCallback(() => setNeeded(undefined), [])
  return useMemo(() => ({ ...open, toggle, show: setNeeded, release }), [open, toggle, release])
}
