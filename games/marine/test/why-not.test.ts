import { type Ask, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { ANIMAL_IDS } from '../components/ids.ts'
import { marine } from '../index.ts'
import { placeBasic } from '../pawns.ts'
import { whyNotInTurn } from '../phases/turn.ts'
import { spaceNamed } from '../spaces.ts'
import type { MarineState } from '../state.ts'
import type { MarineView } from '../view.ts'
import { Scene } from './scene.ts'

type Game = Session<MarineState, MarineView>

/** A game of two at its first turn: seat 0 leads the Crustaceans, who act first; seat 1 the Reptiles. */
function firstTurn(): Game {
  const started = Session.start(marine, { seats: [{}, {}], seed: 'lesson-170' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  for (const [seat, option] of [
    [0, 'animal:crustacean'],
    [1, 'animal:reptile'],
    [0, 'trait:pioneer'],
    [1, 'trait:amphibious'],
  ] as const) {
    expect(session.choose(seat, option)).toEqual({ ok: true })
  }
  return session
}

/** Why a thing can't be chosen after these choices. */
function reason(choices: readonly string[], ref: string, session = firstTurn()): string | undefined {
  for (const choice of choices) expect(session.choose(0, choice)).toEqual({ ok: true })
  return session.whyNot(0).find(({ about }) => about.includes(ref))?.key
}

describe('why something can’t be chosen', () => {
  test('a turn has one reason for every space that is not offered, over a whole game', () => {
    const session = firstTurn()
    const rng = makeRng(seedRng('spaces'))
    const told = new Set<string>()
    while (!session.over) {
      const { seat, kind, options } = session.pending()[0] as Ask
      if (kind === 'turn' || kind === 'turn.special-pawn') {
        const why = session.whyNot(seat)
        const open = options.flatMap((o) => (o.id.startsWith('space:') ? [o.id] : []))
        const barred = why.flatMap(({ about }) => about.filter((ref) => ref.startsWith('space:')))
        expect([...open, ...barred].sort()).toEqual(
          session
            .view(seat)
            .game.spaces.map(({ ref }) => ref)
            .sort(),
        )
        for (const { key } of why) told.add(key)
      }
      session.choose(seat, options[rng.int(options.length)]?.id as string)
    }
    for (const key of ['space-absent', 'own-pawn', 'space-taken', 'special-only', 'no-pawn', 'not-after', 'by-special']) {
      expect([...told]).toContain(key)
    }
  })

  test('a space that a trait opens has no reason against it', () => {
    const open = (trait: string): string | undefined => {
      const table = new Scene().trait('fish', trait)
      table.state.active = ANIMAL_IDS.indexOf('fish')
      placeBasic(table.state, table.state.active, spaceNamed('speciation-1'))
      return whyNotInTurn(table.state, table.state.active).find(({ about }) => about.includes('space:abundance-1'))?.key
    }
    expect(open('schooling')).toBe('not-after')
    expect(open('opportunism')).toBeUndefined()
  })

  test('Tectonics takes the rim of the board only, and no Vent', () => {
    expect(reason(['space:tectonics-1'], 'tile:0,0')).toBe('rim')
    expect(reason(['space:tectonics-1'], 'tile:0,3')).toBe('vent')
    expect(reason(['space:tectonics-1'], 'tile:1,2')).toBeUndefined()
  })

  test('Evolution and Competition ask for the terrain of their marker', () => {
    expect(reason(['space:evolution-2'], 'tile:0,1')).toBe('terrain')
    expect(reason(['space:evolution-2'], 'tile:0,0')).toBeUndefined()
    expect(reason(['space:competition-3'], 'tile:0,1')).toBe('terrain')
  })

  test('a corner holds one disc', () => {
    expect(reason(['space:abundance-1', 'element:worms'], 'corner:0,0/0,1/1,0')).toBe('corner-taken')
  })

  test('Speciation works on one type of disc, and a space reaches so many cards', () => {
    expect(reason(['space:speciation-1'], 'corner:0,-1/0,0/1,-1')).toBe('type')
    expect(reason(['space:evolution-2', 'tile:0,0'], 'card:aquatic')).toBe('slot')
  })

  test('nothing is said of what can be chosen, and of what is not in question', () => {
    expect(reason([], 'tile:0,0')).toBeUndefined()
    expect(reason(['space:speciation-1'], 'tile:0,0')).toBeUndefined()
  })
})

describe('what the view reckons ahead', () => {
  const after = (...choices: readonly string[]): Game => {
    const session = firstTurn()
    for (const choice of choices) expect(session.choose(0, choice)).toEqual({ ok: true })
    return session
  }

  test('an action that would come to nothing is one that the rules then skip', () => {
    const idle = (session: Game): readonly string[] => session.view(0).game.spaces.flatMap((s) => (s.idle ? [s.ref] : []))
    const open = (firstTurn().askOf(0) as Ask).options.filter((o) => o.id.startsWith('space:')).map((o) => o.id)
    expect(open.length).toBeGreaterThan(15)
    for (const space of open) {
      const expected = idle(firstTurn()).includes(space)
      const session = after(space)
      expect([space, session.log.some((line) => line.key === 'action.impossible')]).toEqual([space, expected])
    }
  })

  test('the bonus of a Vent and of a new tile are what the rules then pay', () => {
    const vent = after('space:tectonics-1')
    expect(vent.view(0).game.tiles.find((tile) => tile.ref === 'tile:1,2')?.ventBonus).toBe(3)
    vent.choose(0, 'tile:1,2')
    expect(vent.view(0).scores[0]?.total).toBe(3)
    const { rim } = after('space:wanderlust-1', 'stack:2').view(0).game
    expect(rim.length).toBeGreaterThan(10)
    for (const { ref, bonus } of rim) {
      const session = after('space:wanderlust-1', 'stack:2', ref, 'done')
      const paid = session.log.find((line) => line.key === 'vp.gain' && line.rule === 'Wanderlust 4')
      expect([ref, paid?.params.vp]).toEqual([ref, bonus])
    }
  })
})
