import type { Table } from '@deeptime/engine'
import { animalWord } from './refs.ts'
import type { AnyRule } from './rules.ts'
import { tell } from './speech.ts'
import { type MarineState, VP_SOURCES, type VpSource } from './state.ts'

export { bonusPoints } from './components/bonus.ts'

const SOURCES = VP_SOURCES.length

export const vpOf = (s: MarineState, animal: number): number => s.vp[animal] as number

/** What an animal has gained, or lost, from one source. */
export const vpFrom = (s: MarineState, animal: number, source: VpSource): number =>
  s.ledger[animal * SOURCES + VP_SOURCES.indexOf(source)] as number

export function enterVP(s: MarineState, animal: number, vp: number, source: VpSource): void {
  const entry = animal * SOURCES + VP_SOURCES.indexOf(source)
  s.ledger[entry] = (s.ledger[entry] as number) + vp
  s.vp[animal] = vpOf(s, animal) + vp
}

export function gainVP(t: Table<MarineState>, animal: number, vp: number, source: VpSource, rule: AnyRule): void {
  if (vp === 0) return
  enterVP(t.state, animal, vp, source)
  tell(t, 'vp.gain', { animal: animalWord(animal), vp }, rule)
}

/** VP never fall below 0. Tells how many were lost. */
export function loseVP(t: Table<MarineState>, animal: number, vp: number, rule: AnyRule): number {
  const lost = Math.min(vp, vpOf(t.state, animal))
  if (lost === 0) return 0
  enterVP(t.state, animal, -lost, 'losses')
  tell(t, 'vp.lose', { animal: animalWord(animal), vp: lost }, rule)
  return lost
}
