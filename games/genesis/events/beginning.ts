import type { Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { ROWS } from '../components/ids.ts'
import { refugiumWord, rowWord } from '../refs.ts'
import { refugiumCard } from '../refugia.ts'
import { tell } from '../speech.ts'
import type { GenesisState } from '../state.ts'

/** D3: a placard of the topmost (+sky) or bottommost (+earth) active deck that still has one; its manna lies disorganised. */
export function newRefugium(t: Table<GenesisState>, icon: 'sky' | 'earth'): void {
  const s = t.state
  const rows = icon === 'sky' ? ROWS : [...ROWS].reverse()
  const row = rows.find((row) => s.active[row] && (s.placardDeck[row] as number[]).length > 0)
  if (row === undefined) {
    tell(t, 'refugium.none', { icon: catalogRef('icon', icon) }, 'D3')
    return
  }
  const placard = t.draw(s.placardDeck[row] as number[]) as number
  ;(s.placards[row] as number[]).push(placard)
  for (const colour of refugiumCard(s, placard).manna) {
    const at = placard * 4 + colour
    s.disorganised[at] = (s.disorganised[at] as number) + 1
  }
  tell(t, 'refugium.new', { refugium: refugiumWord(s, placard), environment: rowWord(row) }, 'D3')
}
