import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import type { AnimalId } from '../components/ids.ts'
import { result, score } from '../score.ts'
import { ALL, type Scene, scene, tile } from './scene.ts'

/** Seats of a scene are numbered from the top of the food chain. */
const winner = (table: Scene): AnimalId | undefined => ALL[result(table.state).places[0]?.[0] as number]

describe('Endgame', () => {
  test('V4 Target VP: algae on 7 and sun on 6 are worth 13', () => {
    const table = scene().bare().special('algae', 'fish').target('algae', 7).special('sun', 'fish', 'abundance-1').target('sun', 6)
    table.run(STEP.finalScoring).expectNothingPending()
    expect(table.of('fish').vp).toBe(13)
    expect(score(table.state)[2]?.parts).toEqual([{ label: 'targets', value: 13, rule: 'Endgame 4' }])
  })

  test('V5+ Last round: play goes on until the fourth cube is right, then the end without a Reseed and without cards', () => {
    const table = scene()
      .lastRound()
      .retrieved('crustacean', 'fish')
      .pawn('reptile', 'abundance-1')
      .pawn('cephalopod', 'abundance-2')
      .species('0,2', { fish: 1 })
      .turnOf('cephalopod')
    table.seat('cephalopod').chooses('retrieve')
    table.expectTurnOf('reptile').seat('reptile').chooses('retrieve')
    table.expectNothingPending()
    expect(table.state.over).toBe(true)
    expect(table.logged('reseed')).toEqual([])
    expect(table.logged('extinction')).toHaveLength(1)
    expect(table.on('0,2')).toEqual({})
    // The Reef, three each: 6, 3, 2 and nothing.
    expect((['reptile', 'cephalopod', 'fish', 'crustacean'] as const).map((id) => table.of(id).vp)).toEqual([6, 3, 2, 0])
    expect(table.state.row).toHaveLength(5)
  })

  test('V6+ Tie: Cephalopods win against Fish', () => {
    const table = scene().vp('fish', 50).vp('cephalopod', 50).vp('reptile', 20)
    expect(winner(table)).toBe('cephalopod')
    expect(result(table.state)).toMatchObject({ places: [[1], [2], [0], [3]], reason: 'food-chain' })
  })

  test('T38 Of three that share the highest VP the highest on the food chain wins', () => {
    expect(winner(scene().vp('fish', 40).vp('cephalopod', 40).vp('crustacean', 40).vp('reptile', 39))).toBe('cephalopod')
  })

  test('The highest VP win without a look at the food chain', () => {
    const table = scene().vp('crustacean', 41).vp('reptile', 40)
    expect(winner(table)).toBe('crustacean')
    expect(result(table.state).reason).toBe('highest-vp')
  })
})

describe('Asteroid', () => {
  const asteroid = (): Scene =>
    scene()
      .markers('evolution', 'reef', 'reef', 'kelp', 'sand', 'ocean')
      .row('asteroid', 'fertile', 'blight', 'catastrophe', 'intelligence')
      .nextCards('biodiversity')
      .species('0,3', { fish: 1 })

  test('T56 Taken, it is replaced like any card, and a living fish on the new one sets off Survival at once', () => {
    const table = asteroid().retrieved('reptile', 'cephalopod', 'fish').pawn('crustacean', 'abundance-1').turnOf('crustacean')
    table.seat('crustacean').chooses('space:evolution-1', tile('0,0'))
    expect(table.state.lastRound).toBe(true)
    expect(table.state.row.at(-1)).toBe('biodiversity')
    expect(table.logged('survival')).toHaveLength(1)
    // An animal whose cube is right still plays.
    table.expectTurnOf('fish')
    for (const id of ['fish', 'cephalopod', 'reptile'] as const)
      table.seat(id).chooses(`space:domination-${'fcr'.indexOf(id[0] as string) + 1}`, 'forgo')
    table.expectTurnOf('crustacean').seat('crustacean').chooses('retrieve')
    expect(table.logged('reseed')).toEqual([])
    expect(table.state.over).toBe(true)
    table.expectNothingPending()
  })

  test('T56 In the row but not taken, it ends nothing: Reseeds go on', () => {
    const table = asteroid().retrieved('reptile', 'cephalopod', 'fish').pawn('crustacean', 'abundance-1').turnOf('crustacean')
    table.seat('crustacean').chooses('retrieve')
    expect(table.logged('reseed')).toHaveLength(1)
    table.expectTurnOf('fish')
  })

  test('T57 At the end the endangered holder of the Survival card goes first, and displayed cards still count', () => {
    const table = scene()
      .bare()
      .row('black-smokers', 'fertile', 'blight', 'catastrophe', 'intelligence')
      .species('0,3', { fish: 3, reptile: 1 })
      .disc('0,3', 'SE', 'sun')
      .target('worms', 9)
      .run(STEP.endgame)
    table.expectNothingPending()
    expect(table.on('0,3')).toEqual({ reptile: 1 })
    // Survival 1, and first place on a smoker 1 + 1; the worms pawn is nobody's.
    expect(table.of('reptile').vp).toBe(3)
    expect(table.of('fish').vp).toBe(0)
    expect(score(table.state)[0]?.parts).toEqual([
      { label: 'survival', value: 1, rule: 'Survival' },
      { label: 'final-tiles', value: 2, rule: 'Endgame 3' },
    ])
  })
})

describe('Stall guard', () => {
  test('After forty rounds without Asteroid the next round is the last', () => {
    const table = scene()
    table.state.round = 39
    table.run(STEP.reseed)
    expect(table.state.lastRound).toBe(false)
    table.run(STEP.reseed)
    expect(table.state.lastRound).toBe(true)
    expect(table.logged('stall-guard.rounds')).toHaveLength(1)
  })

  test('After two thousand turns the game ends wherever it stands', () => {
    const table = scene()
    table.state.turn = 1999
    table.turnOf('fish').seat('fish').chooses('space:depletion-1')
    table.expectTurnOf('cephalopod').seat('cephalopod').chooses('space:autotrophs-1')
    table.expectNothingPending()
    expect(table.state.over).toBe(true)
    expect(table.logged('stall-guard.turns')).toHaveLength(1)
  })
})
