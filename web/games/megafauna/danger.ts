/** Why a creeple lies endangered, since when, and what could save it. */

import type { LogEntry } from '@deeptime/engine'
import { type CreepleView, livesIn, type MegafaunaView, type PlaceView } from '@deeptime/megafauna'
import { readSpecies } from './components.ts'

export type Danger = 'ground' | 'taken' | 'prey'

/** What keeps it down now: the ground, somebody on its level, or the lack of prey. */
export function dangerOf(game: MegafaunaView, place: PlaceView, { species, level }: CreepleView): Danger | undefined {
  const { form } = readSpecies(species)
  if (!game.rules.alien && !livesIn(form, place.biome)) return 'ground'
  if (place.upright.some((other) => other.level === level)) return 'taken'
  return level === 'carnivore' || game.rules.alien ? 'prey' : undefined
}

export interface Fall {
  /** What made it fall, as the log told it. */
  readonly line: LogEntry
  readonly turn: number | undefined
}

/** How a creeple of this species fell here the last time. */
export function fallOf(log: readonly LogEntry[], species: string, place: string): Fall | undefined {
  const at = log.findLastIndex(
    ({ key, params }) => key.startsWith('falls.') && params.species === `@species.${species}` && params.place === `@place.${place}`,
  )
  const line = log[at]
  const turn = log.slice(0, Math.max(0, at)).findLast(({ key }) => key === 'turn')
  return line && { line, turn: turn && Number(turn.params.turn) }
}
