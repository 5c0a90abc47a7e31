import { STEP } from '../agenda.ts'
import { GREEN, RED } from '../components/ids.ts'
import { extremophile, oxygen } from '../events/crises.ts'
import { chromosomes } from '../organisms.ts'
import type { Scene } from './scene.ts'

/** What an organism can do, found out by doing it. */

/** Many X, or O₂, at once: what the organism is told to have had as a shield, beyond its chromosomes. */
export function shieldAgainst(s: Scene, o: number, kind: 'thermalShield' | 'oxygenShield'): number {
  const cards = kind === 'thermalShield' ? [43, 44, 51, 54, 55, 56, 57] : [47, 49, 50, 54, 58, 59, 60]
  s.events(...cards)
  s.state.eventsNow = s.state.eventDeck.splice(-cards.length)
  const genes = chromosomes(s.state, o, kind === 'thermalShield' ? RED : GREEN)
  s.play((t) => (kind === 'thermalShield' ? extremophile(t) : oxygen(t)))
  return Number(s.logged('suffers')[0]?.params.shield) - genes
}

export interface Built {
  readonly s: Scene
  readonly o: number
}
export type Build = () => Built

/** How many icons more than the parasite's the attack needs no leave: attacks on one with 0, 1, 2 icons that go through unasked. */
export function redQueens(build: Build, own: number): number {
  const others = [4, 7, 16].filter((card) => card !== own)
  return [0, 1, 2].filter((icons) => {
    const { s, o } = build()
    const viroid = s.parasite('blue', 'viroid', o)
    for (const card of others.slice(0, icons)) s.mutation(viroid, { card })
    s.pool('red', 'bb').runTurn(STEP.purchasesTurn({ place: 0 }))
    if (s.asked !== 'purchase.open') return false
    s.choose(`bacterium:${s.id(o)}`)
    if (!s.options.includes('red-queen:biont:blue/viroid')) return false
    s.choose('red-queen:biont:blue/viroid').skip('purchase.pay', 'discard.order')
    return s.logged('red-queen').length === 1
  }).length
}
