import { imagine, makeRng, type Root, seedRng } from '@deeptime/engine'
import { startAt } from '@deeptime/testing'
import { expect, it } from 'vitest'
import { megafaunaClassic } from '../game.ts'
import type { State } from '../state.ts'

it('3.3: an imagined game deals everything that is possible: every hidden card as the next one, every tile as the next of its supply', () => {
  const session = startAt(megafaunaClassic, 3, {}, 'reach')
  const real = session.state as State
  const root = session.root() as Root<State>
  const [period, general, mesozoic, cenozoic] = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()]
  for (let i = 0; i < 1200; i++) {
    const { state } = imagine(megafaunaClassic, root, 0, makeRng(seedRng(`reach ${i}`)))
    period.add(state.periods[0]?.at(-1) as number)
    general.add(state.general[0] as number)
    mesozoic.add(state.mesozoic.at(-1) as number)
    cenozoic.add(state.cenozoic[0] as number)
  }
  const sorted = (numbers: Iterable<number>): readonly number[] => [...numbers].sort((a, b) => a - b)
  const hidden = sorted([...real.periods.flat(), ...real.general])
  expect([sorted(period), sorted(general)]).toEqual([hidden, hidden])
  expect([sorted(mesozoic), sorted(cenozoic)]).toEqual([sorted(real.mesozoic), sorted(real.cenozoic)])
})
