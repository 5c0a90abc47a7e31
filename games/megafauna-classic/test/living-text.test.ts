import { type Mode, ProblemError, readSettings, type Settings } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { megafaunaClassic } from '../game.ts'
import { readRules } from '../setup.ts'
import { lives, play, scene } from './scene.ts'
import { scoreOf } from './scores.ts'

const HOMES = { T2: 'HR', H4: 'HO' }

describe('The mode of the living text', () => {
  const living = megafaunaClassic.modes.find((m) => m.id === 'living') as Mode

  it('makes every choice in which the living text differs, and no other', () => {
    expect(living.settings).toEqual({
      upperDisplay: 'off',
      migrationRange: 'size',
      setupImmigrants: 'return',
      erosionOrder: 'greenhouseFirst',
      flightTrack: 'living',
      genotypeRecession: 'discard',
      farmImmunity: false,
      laborWinsScoringTies: true,
    })
  })

  it('reaches the rules: each of them is the opposite of the published one', () => {
    const rules = (settings: Settings) => {
      const read = readSettings(megafaunaClassic, 3, settings)
      if (!read.ok) throw new ProblemError(read.problem)
      return readRules(3, read.value)
    }
    expect(rules({})).toMatchObject({
      upperDisplay: true,
      rangeCountsP: true,
      returnImmigrants: false,
      coolBeforeEroding: false,
      livingFlight: false,
      genotypesAreDiscarded: false,
      farmImmunity: true,
      laborWinsScoringTies: false,
    })
    expect(rules(living.settings)).toMatchObject({
      upperDisplay: false,
      rangeCountsP: false,
      returnImmigrants: true,
      coolBeforeEroding: true,
      livingFlight: true,
      genotypesAreDiscarded: true,
      farmImmunity: false,
      laborWinsScoringTies: true,
    })
  })
})

describe('Genotypes of the extinct (16.2a)', () => {
  const starving = (genotypeRecession: string) => {
    const settings = { genotypeRecession }
    const state = scene({ settings, tiles: HOMES, species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { cards: ['G20'], at: ['A0b'] } } })
    play(state, 'cull')
    expect(lives(state, 'orange-cat')).toBe(false)
    return { genotypes: scoreOf(state, 'orange').genotypes, gone: state.lostCards.length }
  }

  it('16.2a: become fossils; in the living text they are discarded like mutations', () => {
    expect(starving('fossil')).toEqual({ genotypes: 2, gone: 0 })
    expect(starving('discard')).toEqual({ genotypes: 0, gone: 1 })
  })
})
