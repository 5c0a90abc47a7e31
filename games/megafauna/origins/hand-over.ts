/** N The hand-over to Bios: Origins after a long game: data only, as `schema.ts` describes it. */

import { climateOf, TOO_COLD } from '../climate.ts'
import { COLOURS, EMOTIONS, FORMS, formOf, ORGANS, speciesIdsOf } from '../components/phyla.ts'
import type { Colour, Emotion, Form } from '../components/types.ts'
import type { ResultKey } from '../keys.ts'
import { result } from '../result.ts'
import { coloursBySeat, totalOf } from '../score.ts'
import { LANGUAGE, type State } from '../state.ts'
import { emotionsOf, speciesOf } from '../tableau.ts'
import type { Origins, OriginsPlayer, OriginsSpecies } from './schema.ts'

/** N1b: the instinct that each emotion uncovers. */
export const INSTINCT_OF = {
  red: 'alpha',
  yellow: 'alpha',
  green: 'naturalHistory',
  blue: 'language',
  violet: 'dexterity',
} as const satisfies Record<Emotion, string>

const counted = <Name extends string>(names: readonly Name[], counts: readonly number[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, counts[i] as number])) as Record<Name, number>

function speciesRecord(s: State, species: number): OriginsSpecies {
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

function playerRecord(s: State, seat: number, colour: number, rank: number): OriginsPlayer {
  const feeling = (species: number): number => emotionsOf(speciesOf(s, species))
  const alive = speciesIdsOf(colour).filter((species) => s.species[species])
  const species = alive.toSorted((a, b) => feeling(b) - feeling(a)).map((one) => speciesRecord(s, one))
  return { seat, colour: COLOURS[colour] as Colour, vp: totalOf(s, colour), rank, species }
}

/** The file of a finished long game; `undefined` before its end and after a short one. */
export function originsOf(s: State): Origins | undefined {
  if (!s.over || !s.rules.long) return undefined
  const { places, reason } = result(s)
  const colours = coloursBySeat(s)
  const players = places.flatMap((seats, i) => {
    const rank = 1 + places.slice(0, i).flat().length
    return seats.map((seat) => playerRecord(s, seat, colours[seat] as number, rank))
  })
  return {
    format: 1,
    game: 'megafauna',
    world: s.rules.world,
    end: reason as ResultKey,
    turns: s.turn,
    greenhouse: climateOf(s) === TOO_COLD ? 'glacial' : 'tropical',
    players,
    ...(s.rules.seats === 1 && { solitaire: { won: reason === 'won' || reason === 'decisive', decisive: reason === 'decisive' } }),
  }
}
