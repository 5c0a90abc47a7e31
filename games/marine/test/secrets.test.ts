import { imagine, makeRng, ProblemError, Session, SPECTATOR, seedRng } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { marine } from '../game.ts'
import type { MarineState } from '../state.ts'
import { type MarineView, view } from '../view.ts'

const start = (seed = 'secrets'): Session<MarineState, MarineView> => {
  const started = Session.start(marine, { seats: [{}, {}, {}], settings: { animals: 'assigned' }, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  return started.value
}

/** The same game for a seat, with all that it can't see lying the other way round. */
function otherSecrets(state: MarineState, seat: number): MarineState {
  const s = structuredClone(state)
  const tiles = s.stacks.flatMap((stack) => stack.slice(0, -1))
  s.stacks = s.stacks.map((stack) => [...stack.slice(0, -1).map(() => tiles.pop() as number), stack.at(-1) as number])
  const cards = [...s.pile, ...s.unseenCards].filter((card) => card !== 'asteroid')
  s.unseenCards = s.unseenCards.map(() => cards.shift() as string)
  s.pile = s.pile.map((card) => (card === 'asteroid' ? card : (cards.shift() as string)))
  const others = s.animals.filter((animal) => s.seatOf[animal] !== seat && (s.dealt[animal] as string[]).length > 0)
  const traits = [...s.unseenTraits, ...others.flatMap((animal) => s.dealt[animal] as string[])]
  for (const animal of others) s.dealt[animal] = (s.dealt[animal] as string[]).map(() => traits.shift() as string)
  if (others.length > 0) s.unseenTraits = traits
  return s
}

describe('What a seat may know', () => {
  test('its own dealt traits, and nobody else’s', () => {
    const session = start()
    for (const seat of [0, 1, 2]) {
      const { animals } = view(session.state, seat)
      expect(animals.map((animal) => animal.dealt.length)).toEqual(animals.map((animal) => (animal.seat === seat ? 3 : 0)))
    }
    expect(view(session.state, SPECTATOR).animals.every((animal) => animal.dealt.length === 0)).toBe(true)
  })

  test('how many cards and tiles lie hidden, not which', () => {
    const text = JSON.stringify(view(start().state, 0))
    expect(text).not.toContain('asteroid')
    expect(view(start().state, 0)).toMatchObject({ pile: 25, unseen: { cards: 10, traits: 9 } })
  })

  test('an imagined game deals the others other traits, and another draw pile, but keeps Asteroid among the last five', () => {
    const session = start()
    const piles = new Set<string>()
    const traits = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const { state } = imagine(marine, session.root(), 0, makeRng(seedRng(`imagine ${i}`)))
      piles.add(state.pile.join())
      traits.add(JSON.stringify(state.dealt.filter((_, animal) => state.seatOf[animal] !== 0)))
      expect(state.dealt[3]).toEqual(session.state.dealt[3])
      expect(state.pile.indexOf('asteroid')).toBeLessThan(5)
      expect(state.stacks.map((stack) => stack.at(-1))).toEqual(session.state.stacks.map((stack) => stack.at(-1)))
    }
    expect(piles.size).toBeGreaterThan(15)
    expect(traits.size).toBeGreaterThan(15)
  })

  test('an imagined game deals everything that is possible: Asteroid in each of the last five places, every trait, card and tile', () => {
    const session = start()
    const { state: real } = session
    const asteroids = new Set<number>()
    const places = real.stacks.map(() => new Set<number>())
    const [traits, next, gone] = [new Set<string>(), new Set<string>(), new Set<string>()]
    for (let i = 0; i < 1200; i++) {
      const { state } = imagine(marine, session.root(), 0, makeRng(seedRng(`reach ${i}`)))
      asteroids.add(state.pile.indexOf('asteroid'))
      next.add(state.pile.at(-1) as string)
      for (const card of state.unseenCards) gone.add(card)
      for (const trait of state.dealt.flatMap((list, animal) => (state.seatOf[animal] === 0 ? [] : list))) traits.add(trait)
      state.stacks.forEach((stack, n) => void places[n]?.add(stack[0] as number))
    }
    expect([...asteroids].sort()).toEqual([0, 1, 2, 3, 4])
    const hidden = [...real.pile, ...real.unseenCards].filter((card) => card !== 'asteroid').sort()
    expect([[...next].sort(), [...gone].sort()]).toEqual([hidden, hidden])
    const unknown = [...real.unseenTraits, ...real.dealt.flatMap((list, animal) => (real.seatOf[animal] === 0 ? [] : list))].sort()
    expect([...traits].sort()).toEqual(unknown)
    const tiles = [...new Set(real.stacks.flatMap((stack) => stack.slice(0, -1)))].sort()
    for (const found of places) expect([...found].sort()).toEqual(tiles)
  })

  test('two games that differ only in secrets are imagined alike', () => {
    const session = start()
    const answered = start()
    for (const ask of answered.pending()) answered.choose(ask.seat, ask.options[0]?.id as string)
    for (const root of [session.root(), answered.root()]) {
      const state = otherSecrets(root.position.state, 0)
      expect(state).not.toEqual(root.position.state)
      const other = { ...root, position: { ...root.position, state } }
      const [here, there] = [root, other].map((r) => imagine(marine, r, 0, makeRng(seedRng('alike'))).state)
      expect(here).toEqual(there)
    }
  })

  test('undo stops where the traits are shown', () => {
    const session = start()
    for (const ask of session.pending()) session.choose(ask.seat, ask.options[0]?.id as string)
    expect(session.undo()).toMatchObject({ ok: false, refusal: { code: 'information-barrier' } })
  })
})
