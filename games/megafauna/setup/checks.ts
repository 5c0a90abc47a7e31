/** What people bring for a table's settings, checked before it begins. */

import type { Flaw, Json, Params } from '@deeptime/engine'
import { MACROS } from '../components/genesis-import.ts'
import { COLOURS, ORGANS } from '../components/phyla.ts'
import type { FlawKey } from '../keys.ts'

const wrong = (key: FlawKey, params: Params = {}): Flaw => ({ key, params })

/** One colour for each seat, none twice; alone the animal's. */
export function checkColours(value: Json, seats: number): Flaw | undefined {
  if (!Array.isArray(value) || value.length !== seats) return wrong('colours.count', { seats })
  if (value.some((c) => typeof c !== 'string' || !(COLOURS as readonly string[]).includes(c))) {
    return wrong('colours.unknown', { colours: COLOURS })
  }
  if (new Set(value).size !== value.length) return wrong('colours.twice')
  return seats === 1 && value[0] === 'green' ? wrong('colours.plant') : undefined
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: Json | undefined): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
/** More organs of one colour than there are cubes never came out of a game. */
const MOST_ORGANS = 10
const MOST_BIONTS = 8

/** C2: the hand-over file of a game of Bios: Genesis that did not end in an Armageddon; alone (C3) any solitaire game will do. */
export function checkGenesis(value: Json, seats: number): Flaw | undefined {
  if (!isObject(value) || value.format !== 1 || typeof value.end !== 'string' || !Array.isArray(value.players))
    return wrong('genesis.shape')
  if (seats === 1 ? !isSolitaire(value.solitaire) : value.solitaire !== undefined) return wrong('genesis.solitaire')
  if (value.end !== 'deck' && seats > 1) return wrong('genesis.end')
  const seen = new Set<number>()
  for (const player of value.players as readonly Json[]) {
    if (!isObject(player) || !Array.isArray(player.macros) || typeof player.colour !== 'string' || typeof player.vp !== 'number') {
      return wrong('genesis.shape')
    }
    // Alone one plays two colours of Genesis.
    if (!isCount(player.seat) || player.seat >= seats || (seats > 1 && seen.has(player.seat))) return wrong('genesis.seats', { seats })
    seen.add(player.seat)
    for (const macro of player.macros as readonly Json[]) {
      const flaw = checkMacro(macro)
      if (flaw) return flaw
    }
  }
  return undefined
}

const isSolitaire = (value: Json | undefined): boolean =>
  isObject(value) && [value.marine, value.terrestrial, value.plant].every((won) => typeof won === 'boolean')

function checkMacro(macro: Json): Flaw | undefined {
  if (!isObject(macro) || typeof macro.score !== 'number' || (macro.face !== 'marine' && macro.face !== 'terrestrial'))
    return wrong('genesis.shape')
  if (!MACROS.some((known) => known.macro === macro.id)) return wrong('genesis.macro', { macro: String(macro.id) })
  const { organs, bionts } = macro
  if (
    !isObject(organs) ||
    Object.entries(organs).some(([organ, n]) => !(ORGANS as readonly string[]).includes(organ) || !isCount(n) || n > MOST_ORGANS)
  ) {
    return wrong('genesis.organs', { macro: String(macro.id) })
  }
  const fits = (biont: Json): boolean =>
    isObject(biont) &&
    ['red', 'yellow', 'green', 'blue'].includes(String(biont.colour)) &&
    (biont.role === 'trophic' || biont.role === 'endosymbiont')
  if (!Array.isArray(bionts) || bionts.length > MOST_BIONTS || !(bionts as readonly Json[]).every(fits)) {
    return wrong('genesis.bionts', { macro: String(macro.id) })
  }
  return undefined
}
