import type { Table } from '@deeptime/engine'
import { organismAt } from './organisms.ts'
import { addCatalysts } from './pools.ts'
import { colourWord } from './refs.ts'
import { tell } from './speech.ts'
import {
  type Actor,
  actorOf,
  BIONT_COUNT,
  BIONTS_EACH,
  colourOfActor,
  colourOfBiont,
  firstBiont,
  type GenesisState,
  isNpc,
  isParasite,
  NONE,
  POOL,
} from './state.ts'

/** Bionts go from place to place here and nowhere else. */

type T = Table<GenesisState>

/** Rights left in this turn: to move in phase 2, to buy in phase 5 (B4). */
const rights = (s: GenesisState, biont: number): number => (s.biontMoved[biont] ? 0 : 1) + (s.biontBought[biont] ? 0 : 1)

/** An actor's biont in a place: for a loss the one with the fewest rights left, for a move the one with the most. `NONE` if it has none. */
export function biontOf(s: GenesisState, actor: Actor, place: number, want: 'fewest' | 'most' = 'fewest'): number {
  const first = firstBiont(colourOfActor(actor))
  let found: number = NONE
  for (let biont = first; biont < first + BIONTS_EACH; biont++) {
    if (s.biontAt[biont] !== place || actorOf(s, biont) !== actor) continue
    const better = found === NONE || (want === 'most' ? rights(s, biont) > rights(s, found) : rights(s, biont) < rights(s, found))
    if (better) found = biont
  }
  return found
}

/** An actor's biont that may still move in this phase (E). */
export function unmovedBiont(s: GenesisState, actor: Actor, place: number): number {
  const biont = biontOf(s, actor, place, 'most')
  if (biont === NONE || !s.biontMoved[biont]) return biont
  const first = firstBiont(colourOfActor(actor))
  for (let other = first; other < first + BIONTS_EACH; other++) {
    if (s.biontAt[other] === place && !s.biontMoved[other] && actorOf(s, other) === actor) return other
  }
  return NONE
}

/** Takes a biont from where it is; a circle that it filled is empty. */
export function moveBiont(s: GenesisState, biont: number, to: number): void {
  const from = s.biontAt[biont] as number
  const macro = from >= 0 && !isParasite(from) ? s.organisms[from]?.macro : null
  if (macro) {
    const circle = macro.circles.indexOf(biont)
    if (circle !== NONE) {
      macro.circles[circle] = NONE
      s.levelsStale = true
    }
  }
  s.biontAt[biont] = to
}

/** B4: back to its pool, with a catalyst of its colour or without. Nobody's parasites have no pool. */
export function sendHome(t: T, biont: number, compensated: boolean): void {
  const s = t.state
  moveBiont(s, biont, POOL)
  const colour = colourOfBiont(biont)
  if (!compensated || isNpc(actorOf(s, biont))) return
  if (addCatalysts(s, colour, colour, 1) === 0) tell(t, 'compensation', { colour: colourWord(colour) }, 'B4')
}

/** All bionts in a place, everybody's. */
export function biontsAt(s: GenesisState, place: number): number[] {
  const found: number[] = []
  for (let biont = 0; biont < BIONT_COUNT; biont++) if (s.biontAt[biont] === place) found.push(biont)
  return found
}

/** Everybody with a biont in a place, players before parasites that nobody controls. */
export function actorsIn(s: GenesisState, place: number): Actor[] {
  const found: Actor[] = []
  for (let biont = 0; biont < BIONT_COUNT; biont++) {
    if (s.biontAt[biont] !== place) continue
    const actor = actorOf(s, biont)
    if (!found.includes(actor)) found.push(actor)
  }
  return found
}

/** Bionts of a macro-organism that are not its trophic one hold a circle each. */
export const isTrophic = (s: GenesisState, o: number, biont: number): boolean => organismAt(s, o).macro?.trophic === biont
