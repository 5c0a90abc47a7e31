import type { Flaw } from '@deeptime/engine'
import { climateOf, TOO_COLD } from '../climate.ts'
import { COLOURS, EMOTIONS, FORMS, formOf, ORGANS, speciesIdsOf } from '../components/phyla.ts'
import type { Colour, Form } from '../components/types.ts'
import { megafauna } from '../game.ts'
import type { ResultKey } from '../keys.ts'
import { result } from '../result.ts'
import { coloursBySeat, totalOf } from '../score.ts'
import { LANGUAGE, type State } from '../state.ts'
import { emotionsOf, speciesOf } from '../tableau.ts'
import { INSTINCT_OF } from './instincts.ts'
import type { HandOverFlaw } from './keys.ts'
import type { HandOver, PlayerLegacy, SpeciesLegacy } from './types.ts'

/** N: what a finished long game hands over to Bios: Origins, as plain data that a schema describes. */

export { INSTINCT_OF } from './instincts.ts'
export { handOverProblem } from './rules.ts'
export type { HandOver, PlayerLegacy, SpeciesLegacy } from './types.ts'

export type HandedOver = { readonly ok: true; readonly file: HandOver } | { readonly ok: false; readonly problem: Flaw }

const counted = <Name extends string>(names: readonly Name[], counts: readonly number[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, counts[i] as number])) as Record<Name, number>

function speciesLegacy(s: State, species: number): SpeciesLegacy {
  const x = speciesOf(s, species)
  const felt = EMOTIONS.filter((_, emotion) => (x.emotions[emotion] as number) > 0)
  return {
    form: FORMS[formOf(species)] as Form,
    size: x.size,
    organs: counted(ORGANS, x.organs),
    emotions: counted(EMOTIONS, x.emotions),
    language: (x.flags & LANGUAGE) !== 0,
    instincts: [...new Set(felt.map((emotion) => INSTINCT_OF[emotion]))],
  }
}

function playerLegacy(s: State, seat: number, colour: number, rank: number): PlayerLegacy {
  const feeling = (species: number): number => emotionsOf(speciesOf(s, species))
  const alive = speciesIdsOf(colour).filter((species) => s.species[species])
  const species = alive.toSorted((a, b) => feeling(b) - feeling(a)).map((one) => speciesLegacy(s, one))
  return { seat, colour: COLOURS[colour] as Colour, vp: totalOf(s, colour), rank, species }
}

const refused = (key: HandOverFlaw): HandedOver => ({ ok: false, problem: { key } })

/** A6a: refused before the game has ended, and after a short one. */
export function handOver(s: State): HandedOver {
  if (!s.over) return refused('hand-over.unfinished')
  if (!s.rules.long) return refused('hand-over.short')
  const { places, reason } = result(s)
  const colours = coloursBySeat(s)
  const players = places.flatMap((seats, i) => {
    const rank = 1 + places.slice(0, i).flat().length
    return seats.map((seat) => playerLegacy(s, seat, colours[seat] as number, rank))
  })
  const file: HandOver = {
    format: 1,
    game: 'megafauna',
    rules: megafauna.version,
    world: s.rules.world,
    end: reason as ResultKey,
    turns: s.turn,
    greenhouse: climateOf(s) === TOO_COLD ? 'glacial' : 'tropical',
    players,
    ...(s.rules.seats === 1 && { solitaire: { won: reason === 'won' || reason === 'decisive', decisive: reason === 'decisive' } }),
  }
  return { ok: true, file }
}
