import { useEffect, useRef } from 'react'
import { usePrefs } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import type { GameTable } from '../table/board.ts'
import { heard } from './heard.ts'
import { sound } from './sounds.ts'

/** Lets a table be heard, once somebody has switched that on. */
export function useSounds(table: GameTable<unknown>, live: Snapshot): void {
  const on = usePrefs().sound === 'on'
  const last = useRef(live)
  useEffect(() => {
    const before = last.current
    last.current = live
    const heardNow = on && before !== live ? heard(before, live, table.story.sound) : undefined
    if (heardNow) sound(heardNow)
  }, [on, live, table])
}
