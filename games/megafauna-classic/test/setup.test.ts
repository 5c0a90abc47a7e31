import { type LogEntry, makeRng, openingPosition, Runner, type Settings, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { CARDS } from '../components/cards.ts'
import { HABITATS } from '../components/map.ts'
import { COLOURS, SPECIES_NAMES } from '../components/players.ts'
import { ERA_TILES, TILES, tileIndex } from '../components/tiles.ts'
import { megafaunaClassic } from '../game.ts'
import { setUp, setup } from '../setup.ts'
import { nextColour } from '../species/extinction.ts'
import type { State } from '../state.ts'
import { colour, isFlipped, lives, run, speciesNamed, standingAt, tarpitOf, tileAt, whereIs } from './scene.ts'

const newState = (seats: number, settings: Settings = {}): State => setup(seats, settings, makeRng(seedRng('set-up')))

/** Set-up in which these tiles are drawn first, and then only immigrants and sea biomes of the horse latitude. */
function setUpWith(state: State, first: readonly string[]): readonly LogEntry[] {
  const others = ERA_TILES.mesozoic.filter((t) => !first.includes(TILES[t]?.id as string))
  const quiet = others.filter((t) => TILES[t]?.kind === 'immigrant' || TILES[t]?.id.startsWith('MH'))
  const rest = others.filter((t) => !quiet.includes(t))
  state.mesozoic = [...first.map(tileIndex), ...quiet, ...rest].reverse()
  return run(state, setUp)
}

describe('Set-up (3.0)', () => {
  it('C2 (3.2, 4.1): Orange, Green and White have 3, 4, 4 genes; Orange starts, then Green, then White', () => {
    const state = newState(3, { colours: ['white', 'orange', 'green'] })
    expect((['orange', 'green', 'white'] as const).map((c) => colour(state, c).genes)).toEqual([3, 4, 4])
    expect(COLOURS[state.active]).toBe('orange')
    run(state, setUp)
    expect(COLOURS[nextColour(state, 1)]).toBe('green')
    expect(COLOURS[nextColour(state, 2)]).toBe('white')
    expect(COLOURS[nextColour(state, 3)]).toBe('orange')
  })

  it('C3 (3.5b): mountains fill the eastern range, then the lowest gives way; the greenhouse does not move', () => {
    const state = newState(2, { colours: ['red', 'white'] })
    setUpWith(state, ['MO67', 'MO69', 'MO70', 'MO94'])
    expect([tileAt(state, 'A4'), tileAt(state, 'J3'), tileAt(state, 'H4')]).toEqual(['MO94', 'MO69', 'MO70'])
    expect(tarpitOf(state)).toContain('MO67')
    expect(state.greenhouse).toBe(3)
    expect([tileAt(state, 'J1'), tileAt(state, 'T1')]).toEqual([undefined, undefined])
  })

  it('3.5a, 3.5c: tropical biomes fill the slots by printed climax; when all are taken, the lowest tile gives way to the ninth', () => {
    const state = newState(2, { colours: ['green', 'white'] })
    setUpWith(state, ['MT18', 'MT26', 'MT27', 'MT28', 'MT32', 'MT36', 'MT41', 'MT42', 'MT10'])
    const byPrintedClimax = ['T6', 'T7', 'T1', 'T5', 'T3', 'T4', 'T0', 'T2']
    expect(byPrintedClimax.map((h) => tileAt(state, h))).toEqual(['MT10', 'MT26', 'MT27', 'MT28', 'MT32', 'MT36', 'MT41', 'MT42'])
    expect(tarpitOf(state)).toContain('MT18')
  })

  it('C4 (3.5d): an immigrant drawn in set-up leaves the game, is not replaced, and is not in the tarpit', () => {
    const state = newState(2, { colours: ['red', 'white'] })
    const told = setUpWith(state, ['IM11'])
    expect(told.find(({ params }) => params.immigrant === '@tile.IM11')?.key).toBe('setup.immigrant')
    expect(state.lostTiles).toContain(tileIndex('IM11'))
    expect(tarpitOf(state)).not.toContain('IM11')
    expect(state.mesozoic).toHaveLength(53 - 22)
  })

  it('C4 (3.5d, living text): setupImmigrants = return puts it back into the supply', () => {
    const state = newState(2, { colours: ['red', 'white'], setupImmigrants: 'return' })
    const told = setUpWith(state, ['IM11'])
    expect(told.find(({ params }) => params.immigrant === '@tile.IM11')?.key).toBe('setup.immigrant.returns')
    expect(told.filter(({ key }) => key === 'setup.immigrant')).toEqual([])
    expect(state.mesozoic).toContain(tileIndex('IM11'))
    expect(state.lostTiles).toEqual([])
  })

  it('C5 (3.7b): a homeland takes its slot from the biome there; the slot of an absent colour is an ordinary one', () => {
    const covered = newState(2, { colours: ['red', 'white'] })
    covered.tiles[HABITATS.indexOf('A1')] = tileIndex('MA72')
    covered.mesozoic = covered.mesozoic.filter((t) => t !== tileIndex('MA72'))
    setUpLeaving(covered, 'MA72')
    expect(tileAt(covered, 'A1')).toBe('HW')
    expect(tarpitOf(covered)).toContain('MA72')
    expect(standingAt(covered, 'A1b')).toEqual(['white-rhino'])

    const without = newState(2, { colours: ['red', 'orange'] })
    without.tiles[HABITATS.indexOf('A1')] = tileIndex('MA72')
    setUpLeaving(without, 'MA72')
    expect(tileAt(without, 'A1')).toBe('MA72')
    expect(whereIs(without, 'white-rhino')).toEqual([])
  })

  it('3.7: the archetypes are Red’s dino, Orange’s cat, Green’s fin and White’s rhino, one of size one on each homeland', () => {
    const state = newState(4)
    run(state, setUp)
    const living = SPECIES_NAMES.filter((name) => lives(state, name))
    expect(living).toEqual(['red-dino', 'orange-cat', 'green-fin', 'white-rhino'])
    expect(living.map((name) => speciesNamed(state, name).size)).toEqual([1, 1, 1, 1])
    expect(living.map((name) => whereIs(state, name))).toEqual([['T2b'], ['H4b'], ['A4b'], ['A1b']])
  })

  it('C6 (3.8): three players have nine Triassic cards, two displays of five and a general deck of 53', () => {
    const state = newState(3)
    expect(state.periods.map((d) => d.length)).toEqual([9, 5, 8, 7])
    expect(state.rows.map((r) => r.cards.length)).toEqual([5, 5])
    expect(state.general).toHaveLength(53)
  })

  it('C6: the beginner game has no genotype anywhere, and a general deck of 27', () => {
    const state = newState(3, { beginner: true })
    const inPlay = [...state.periods.flat(), ...state.general, ...state.rows.flatMap((r) => r.cards)]
    expect(inPlay.some((c) => CARDS[c]?.kind === 'genotype')).toBe(false)
    expect(state.general).toHaveLength(27)
    run(state, setUp)
  })

  it('3.8e: two players have no upper display unless they want one', () => {
    expect(newState(2).rows[1].cards).toEqual([])
    expect(newState(2, { upperDisplay: 'on' }).rows[1].cards).toHaveLength(5)
    expect(newState(4, { upperDisplay: 'off' }).rows[1].cards).toEqual([])
  })

  it('3.1: colours are dealt at random, or as the seats chose', () => {
    const dealt = new Set(
      Array.from({ length: 30 }, (_, i) =>
        setup(2, {}, makeRng(seedRng(`c${i}`)))
          .players.map((p) => (p ? p.seat : '-'))
          .join(''),
      ),
    )
    expect(dealt.size).toBe(12)
    expect(colour(newState(2, { colours: ['white', 'red'] }), 'white').seat).toBe(0)
  })

  it('3.1: a wrong list of colours is refused with a reason', () => {
    const check = megafaunaClassic.settings.find((s) => s.id === 'colours')
    if (check?.kind !== 'data') throw new Error('colours is data')
    expect(check.check(['red'], 2)).toEqual({ key: 'colours.count', params: { seats: 2 } })
    expect(check.check(['red', 'red'], 2)).toMatchObject({ key: 'colours.twice' })
    expect(check.check(['red', 'blue'], 2)).toMatchObject({ key: 'colours.unknown' })
    expect(check.check(['white'], 1)).toMatchObject({ key: 'colours.opponent' })
    expect(check.check(['red', 'green'], 2)).toBeUndefined()
  })

  it('every set-up is sound and ends with a fed archetype on each homeland', () => {
    for (let i = 0; i < 40; i++) {
      const seats = 1 + (i % 4)
      const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, seats, {}, `setup${i}`))
      expect(audit(runner.state)).toEqual([])
      expect(runner.state.species.filter((s) => s?.onMap === 1)).toHaveLength(Math.max(2, seats))
      expect(HABITATS.some((h) => isFlipped(runner.state, h))).toBe(false)
    }
  })
})

/** Set-up that draws nothing for the arctic, so that a tile placed beforehand stays. */
function setUpLeaving(state: State, kept: string): void {
  const harmless = ERA_TILES.mesozoic.filter((t) => TILES[t]?.id !== kept && TILES[t]?.latitude !== 'arctic')
  const rest = ERA_TILES.mesozoic.filter((t) => TILES[t]?.id !== kept && !harmless.includes(t))
  state.mesozoic = [...harmless, ...rest].reverse()
  run(state, setUp)
}
