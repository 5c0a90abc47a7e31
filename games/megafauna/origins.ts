/** N The hand-over to Bios: Origins after a long game: data only. */

import { climateOf, TOO_COLD } from './climate.ts'
import { COLOURS, EMOTIONS, FORMS, formOf, ORGANS, speciesIdsOf } from './components/phyla.ts'
import type { Colour, Form } from './components/types.ts'
import { result } from './result.ts'
import { coloursBySeat } from './score.ts'
import type { State } from './state.ts'
import { emotionsOf, speciesOf } from './tableau.ts'

/** N1b: instincts that emotions uncover. */
const INSTINCTS = ['alpha', 'alpha', 'naturalHistory', 'language', 'dexterity'] as const
export type Instinct = (typeof INSTINCTS)[number]

export interface OriginsSpecies {
  readonly form: Form
  readonly size: number
  readonly organs: Readonly<Record<string, number>>
  readonly emotions: Readonly<Record<string, number>>
  readonly instincts: readonly Instinct[]
}
export interface OriginsPlayer {
  readonly seat: number
  readonly colour: Colour
  /** N1a: the order in which brainmaps are taken; shared places have the same rank. */
  readonly rank: number
  /** Living species, those with the most emotions first: one of them becomes the hominid, as its player chooses. */
  readonly species: readonly OriginsSpecies[]
}
export interface Origins {
  readonly format: 1
  readonly game: 'megafauna'
  /** N1c. */
  readonly greenhouse: 'glacial' | 'tropical'
  readonly players: readonly OriginsPlayer[]
}

function speciesRecord(s: State, species: number): OriginsSpecies {
  const x = speciesOf(s, species)
  const instincts = new Set(x.emotions.flatMap((n, emotion) => (n > 0 ? [INSTINCTS[emotion] as Instinct] : [])))
  return {
    form: FORMS[formOf(species)] as Form,
    size: x.size,
    organs: Object.fromEntries(ORGANS.map((organ, i) => [organ, x.organs[i] as number])),
    emotions: Object.fromEntries(EMOTIONS.map((emotion, i) => [emotion, x.emotions[i] as number])),
    instincts: [...instincts],
  }
}

/** The file of a finished game, best place first. */
export function originsOf(s: State): Origins {
  const { places } = result(s)
  const colours = coloursBySeat(s)
  let before = 0
  const players = places.flatMap((seats) => {
    const rank = before + 1
    before += seats.length
    return seats.map((seat): OriginsPlayer => {
      const own = colours[seat] as number
      const alive = speciesIdsOf(own).filter((species) => s.species[species])
      const sorted = alive.toSorted((a, b) => emotionsOf(speciesOf(s, b)) - emotionsOf(speciesOf(s, a)))
      return { seat, colour: COLOURS[own] as Colour, rank, species: sorted.map((species) => speciesRecord(s, species)) }
    })
  })
  return { format: 1, game: 'megafauna', greenhouse: climateOf(s) === TOO_COLD ? 'glacial' : 'tropical', players }
}
