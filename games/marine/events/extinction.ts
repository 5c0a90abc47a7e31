import type { Script, Table } from '@deeptime/engine'
import { extinctionSave } from '../cards/modifiers.ts'
import { everyTile, speciesAt, tilesWhere } from '../earth.ts'
import { HEXES } from '../geometry.ts'
import { animalWord, tileRef } from '../refs.ts'
import { eliminateSpecies, isEndangered } from '../species.ts'
import { maybe, ownSpeciesOptions, tell } from '../speech.ts'
import { ANIMALS, type MarineState } from '../state.ts'
import { barred, whyHexes } from '../why-not.ts'

/** Extinction: all endangered species of all animals go to the box at the same time, save those that a trait keeps. */
export function* extinction(t: Table<MarineState>): Script {
  const s = t.state
  tell(t, 'extinction', {}, 'Extinction')
  const lost: number[] = new Array<number>(HEXES * ANIMALS).fill(0)
  for (const animal of s.animals) {
    for (const hex of tilesWhere(s, (h) => isEndangered(s, animal, h))) lost[hex * ANIMALS + animal] = speciesAt(s, hex, animal)
  }
  for (const animal of s.animals) yield* keepSome(t, animal, lost)
  for (const animal of s.animals) eliminate(t, animal, lost)
}

/** The owner of such a trait picks, species by species, what stays. */
function* keepSome(t: Table<MarineState>, animal: number, lost: number[]): Script {
  for (let left = extinctionSave(t.state, animal); left > 0; left--) {
    const tiles = tilesWhere(t.state, (hex) => (lost[hex * ANIMALS + animal] as number) > 0)
    const kept = yield* maybe(t, animal, 'extinction.keep', ownSpeciesOptions(animal, tiles), 'Extinction', undefined, () =>
      whyHexes(everyTile(t.state), (hex) => {
        if (tiles.includes(hex)) return undefined
        return barred(speciesAt(t.state, hex, animal) > 0 ? 'not-endangered' : 'absent', 'Extinction')
      }),
    )
    if (!kept) return
    const entry = kept.hex * ANIMALS + animal
    lost[entry] = (lost[entry] as number) - 1
    tell(t, 'extinction.saved', { animal: animalWord(animal), tile: tileRef(kept.hex) }, 'Extinction')
  }
}

function eliminate(t: Table<MarineState>, animal: number, lost: readonly number[]): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const count = lost[hex * ANIMALS + animal] as number
    if (count === 0) continue
    eliminateSpecies(t.state, animal, hex, count)
    tell(t, 'extinction.species', { animal: animalWord(animal), count, tile: tileRef(hex) }, 'Extinction')
  }
}
