/** The hand-over file of Bios: Genesis, checked before a table begins. */

import type { Flaw, Json, Params } from '@deeptime/engine'
import type { GenesisPlayer } from './genesis.ts'
import type { FlawKey } from './keys.ts'

const wrong = (key: FlawKey, params: Params = {}): Flaw => ({ key, params })
const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Nobody ever had so many points or catalysts. */
const MOST = 500
const isAmount = (value: Json | undefined): value is number => typeof value === 'number' && value >= 0 && value <= MOST

/** The hand-over file of a finished game; K does not mind an Armageddon. */
export function checkGenesis(value: Json, seats: number): Flaw | undefined {
  if (!isObject(value) || value.format !== 1 || value.game !== 'genesis' || !Array.isArray(value.players)) return wrong('genesis.shape')
  const players = value.players as readonly Json[]
  if (!players.every(isPlayer)) return wrong('genesis.shape')
  if ((seats === 1) !== isObject(value.solitaire)) return wrong('genesis.solitaire')
  const taken = players.map(({ seat }) => seat)
  const twice = seats > 1 && new Set(taken).size < taken.length
  return twice || taken.some((seat) => seat >= seats) ? wrong('genesis.seats', { seats }) : undefined
}

const isPlayer = (value: Json): value is Json & GenesisPlayer =>
  isObject(value) &&
  typeof value.colour === 'string' &&
  Number.isInteger(value.seat) &&
  (value.seat as number) >= 0 &&
  isAmount(value.vp) &&
  isObject(value.catalysts) &&
  Object.values(value.catalysts).every(isAmount) &&
  Array.isArray(value.macros) &&
  (value.macros as readonly Json[]).every(isMacro)

const isMacro = (value: Json): boolean =>
  isObject(value) &&
  isAmount(value.score) &&
  Array.isArray(value.bionts) &&
  (value.bionts as readonly Json[]).every((biont) => isObject(biont) && typeof biont.colour === 'string' && typeof biont.role === 'string')
