import { describe, expect, test } from 'vitest'
import { checkHandOver, handOverJsonSchema } from '../hand-over/check.ts'
import { endosymbioses, genesFor, type HandOver, handOver, handOverProblem, pickingOrder } from '../hand-over/index.ts'
import type { Ending } from '../state.ts'
import { type Scene, scene } from './scene.ts'

function ended(s: Scene, ending: Ending = 'deck'): HandOver {
  s.state.over = true
  s.state.ending = ending
  const answer = handOver(s.state)
  if (!answer.ok) throw new Error(answer.problem.key)
  expect(checkHandOver(answer.file)).toEqual([])
  expect(handOverProblem(answer.file as never)).toBeUndefined()
  // It is data: a file that was written and read again is the same.
  expect(JSON.parse(JSON.stringify(answer.file))).toEqual(answer.file)
  return answer.file
}

describe('Hand-over', () => {
  test('the JSON Schema is the one that the source describes', async () => {
    await expect(`${JSON.stringify(handOverJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../hand-over/hand-over.schema.json')
  })

  test('K23: an unfinished game is refused with a reason', () => {
    expect(handOver(scene().state)).toEqual({ ok: false, problem: { key: 'hand-over.unfinished' } })
  })

  test('K: a finished game hands over its macro-organisms, best first', () => {
    const s = scene()
    s.macro('mars', 'red', 'seaweed', { organs: [0], circles: ['blue'] })
    s.pool('red', 'rg')
    const [red, blue] = ended(s).players
    expect(red?.macros).toMatchObject([{ id: 'macro-seaweed', face: 'marine', level: 'plant', score: 1 + 4 + 6 + 1 }])
    expect(red?.macros[0]?.bionts).toEqual([
      { colour: 'red', role: 'trophic', player: 'red' },
      { colour: 'blue', role: 'endosymbiont', player: 'blue' },
    ])
    expect([red?.alive, blue?.alive]).toEqual([true, false])
    expect(red?.catalysts).toEqual({ red: 1, yellow: 0, green: 1, blue: 0 })
    expect(red?.parts).toContainEqual({ label: 'dominance', value: 6 })
    expect([red?.vp, blue?.vp]).toEqual([12, 7])
  })

  test('K: halves of dominance fit; an Armageddon is told', () => {
    const s = scene({ players: ['red', 'yellow', 'green', 'blue'] })
    s.macro('mars', 'red', 'seaweed', { circles: ['yellow', 'green', 'blue'] })
    s.macro('warm-pond', 'blue', 'trilobite', { level: 1 })
    const file = ended(s, 'snowball')
    expect(file.end).toBe('snowball')
    expect(file.players.map(({ vp }) => vp % 1)).toEqual([0.5, 0.5, 0.5, 0.5])
  })

  test('K, C2: bionts that nobody moves have no player', () => {
    const s = scene({ mode: 'cooperative' })
    const o = s.macro('mars', 'red', 'seaweed')
    const npc = 3 * 3 + 2
    s.state.biontAt[npc] = o
    const macro = s.of(o).macro
    if (macro) macro.circles[3] = npc
    const file = ended(s)
    expect(file.players[0]?.macros[0]?.bionts[1]).toEqual({ colour: 'blue', role: 'endosymbiont' })
    expect(file.cooperative).toEqual({ won: false })
  })

  test('K, C1: alone both colours have seat 0, and victories are told apart', () => {
    const s = scene({ players: ['red', 'blue'], mode: 'solitaire' })
    s.macro('mars', 'red', 'seaweed', { circles: ['blue'], land: true })
    const file = ended(s)
    expect(file.players.map(({ seat }) => seat)).toEqual([0, 0])
    expect(file.solitaire).toEqual({ marine: false, terrestrial: true, plant: true })
  })

  test('T88: genes by catalysts left', () => {
    const s = scene({ players: ['red', 'yellow', 'green', 'blue'] })
    s.pool('red', 'rrryyyg').pool('yellow', 'rrryyyb').pool('green', 'ggg')
    expect(genesFor(ended(s))).toEqual([5, 5, 4, 3])
  })

  test('K: colours are picked by the best macro-organism, then by points; endosymbionts go with their hosts', () => {
    const s = scene({ players: ['red', 'yellow', 'green', 'blue'] })
    s.bacterium('clay-mound', 'green', 'rrr')
    s.macro('mars', 'yellow', 'seaweed', { circles: ['blue'] })
    s.macro('warm-pond', 'blue', 'trilobite', { level: 1 })
    const file = ended(s)
    expect(pickingOrder(file)).toEqual(['blue', 'yellow', 'green', 'red'])
    expect(endosymbioses(file)).toEqual([{ host: 'yellow', endosymbiont: 'blue' }])
  })
})

describe('A hand-over file that somebody brings', () => {
  const good = (): HandOver => {
    const s = scene()
    s.macro('mars', 'red', 'seaweed', { organs: [0], circles: ['blue'] })
    return ended(s)
  }
  const cases: readonly (readonly [string, object, string, string])[] = [
    ['a later format', { format: 2 }, 'format', 'deck.value'],
    ['another game', { game: 'marine' }, 'game', 'deck.value'],
    ['a field too many', { luck: 1 }, 'luck', 'deck.fields'],
    ['the verdict of another mode', { cooperative: { won: true } }, 'cooperative', 'hand-over.verdict'],
    ['a verdict that is missing', { mode: 'cooperative' }, 'cooperative', 'hand-over.verdict'],
  ]
  test.each(cases)('%s is refused, with its place', (_, change, path, key) => expectRefused({ ...good(), ...change }, path, key))

  const playerCases: readonly (readonly [string, object, string, string])[] = [
    ['a third of a point', { vp: 1 / 3 }, 'players[1].vp', 'deck.form'],
    ['points that are no number', { vp: 'all' }, 'players[1].vp', 'deck.type'],
    ['parts that do not add up', { vp: 99 }, 'players[1].vp', 'hand-over.sum'],
    ['a colour twice', { colour: 'red' }, 'players', 'hand-over.twice'],
    ['a macro-organism twice', { macros: good().players[0]?.macros }, 'players', 'hand-over.twice'],
    ['a seat twice', { seat: 0 }, 'players', 'hand-over.seats'],
  ]
  test.each(playerCases)('%s is refused, with its place', (_, change, path, key) => {
    const file = good()
    expectRefused({ ...file, players: [file.players[0], { ...file.players[1], ...change }] }, path, key)
  })

  function expectRefused(file: object, path: string, key: string): void {
    expect(checkHandOver(file).map((problem) => problem.key)).toContain(key)
    const terse = key.startsWith('deck.') ? 'deck.schema' : key
    expect(handOverProblem(file as never)).toMatchObject({ key: terse, params: { path } })
  }

  const macroCases: readonly (readonly [string, object, string])[] = [
    ['nobody trophic', { bionts: [{ colour: 'red', role: 'endosymbiont' }] }, 'hand-over.trophic'],
    ['a biont of somebody who is not there', { bionts: [{ colour: 'red', role: 'trophic', player: 'green' }] }, 'hand-over.stranger'],
    ['an unknown level', { level: 'omnivore' }, 'deck.schema'],
    ['no face', { face: undefined }, 'deck.schema'],
  ]
  test.each(macroCases)('%s is refused', (_, change, key) => {
    const file = good()
    const [red, ...others] = file.players
    const spoiled = { ...file, players: [{ ...red, macros: [{ ...red?.macros[0], ...change }] }, ...others] }
    expect(handOverProblem(JSON.parse(JSON.stringify(spoiled)))?.key).toBe(key)
    expect(checkHandOver(JSON.parse(JSON.stringify(spoiled)))).not.toEqual([])
  })
})
