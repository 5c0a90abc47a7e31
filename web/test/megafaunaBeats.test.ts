import { ProblemError, Session } from '@deeptime/engine'
import { type MegafaunaView, megafauna } from '@deeptime/megafauna'
import { describe, expect, it } from 'vitest'
import { type Beat, beatsBetween, isTectonic } from '../games/megafauna/beats/unfold.ts'

interface Moment {
  readonly before: MegafaunaView
  readonly after: MegafaunaView
  readonly beats: readonly Beat[]
}

/** Plays by a fixed rule of thumb, and unfolds what the planet did after each choice. */
function momentsOf(seats: number, settings: object, seed: string): readonly Moment[] {
  const started = Session.start(megafauna, { seats: Array.from({ length: seats }, () => ({})), settings: settings as never, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const moments: Moment[] = []
  for (let i = 0; i < 600; i++) {
    const [ask] = session.pending()
    if (!ask) break
    const { game: before, choices } = session.view(0)
    session.choose(ask.seat, ask.options[(i * 7) % ask.options.length]?.id ?? '')
    const { game: after } = session.view(0)
    const lines = session.log.filter((line) => line.at > choices)
    moments.push({ before, after, beats: beatsBetween(before, after, lines) })
  }
  return moments
}

const GAMES = [
  [3, {}, 'drift'],
  [4, {}, 'crash'],
  [2, { length: 'long' }, 'long'],
  [1, { world: 'mars', plant: 'rules' }, 'mars'],
] as const

const discs = (game: MegafaunaView) => game.places.map(({ id, disc }) => `${id} ${disc}`)

describe('events as beats', () => {
  it.each(GAMES)('end where the rules end: plates, discs and gauges: %i %j', (seats, settings, seed) => {
    const moments = momentsOf(seats, settings, seed).filter(({ beats }) => beats.length > 0)
    expect(moments.length).toBeGreaterThan(5)
    for (const { after, beats } of moments) {
      const end = beats.at(-1)?.after as MegafaunaView
      expect(end.landmasses).toEqual(after.landmasses)
      expect(end.places.map(({ id, row, open }) => ({ id, row, open }))).toEqual(
        after.places.map(({ id, row, open }) => ({ id, row, open })),
      )
      expect(discs(end)).toEqual(discs(after))
      if (!after.rules.alien) expect(end.air).toEqual(after.air)
    }
  })

  it('show each move of plates by itself, with where it was and where it went', () => {
    const moves = GAMES.slice(0, 3)
      .flatMap(([seats, settings, seed]) => momentsOf(seats, settings, seed))
      .flatMap(({ beats }) => beats)
      .filter(isTectonic)
    expect(new Set(moves.map(({ line }) => line.key))).toContain('event.collision')
    for (const { line, before, after } of moves) {
      if (line.key === 'event.collision') expect(after.landmasses.length, line.key).toBe(before.landmasses.length - 1)
      else expect(after.landmasses, line.key).not.toEqual(before.landmasses)
    }
  })
})
