/** D9 Crowd disease: the most numerous species lose half of their creeples. */

import type { Script } from '@deeptime/engine'
import { colourOf, GREEN } from '../components/phyla.ts'
import { ownerOf } from '../cubes.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { type CreepleOption, creepleOption } from '../options.ts'
import { placeOfSpace } from '../places.ts'
import { placeWord, speciesWord } from '../refs.ts'
import { kill } from '../settle.ts'
import type { State } from '../state.ts'

/** K5d: plants of other worlds don't count. */
const catches = (s: State, species: number): boolean => s.species[species] !== null && !(s.rules.alien && colourOf(species) === GREEN)

function victims(s: State, species: number): readonly CreepleOption[] {
  const found: CreepleOption[] = []
  for (let space = 0; space < s.upright.length; space++)
    if (s.upright[space] === species) found.push(creepleOption(s, species, space, false))
  for (const creeple of s.lying) {
    const option = creeple.species === species ? creepleOption(s, species, creeple.space, true) : undefined
    if (option && !found.includes(option)) found.push(option)
  }
  return found
}

export function* crowdDisease(t: MegafaunaTable): Script {
  const s = t.state
  const counts = s.living.map((n, species) => (catches(s, species) ? n : 0))
  const most = Math.max(...counts)
  const dead = Math.floor(most / 2)
  if (dead === 0) return tell(t, 'event.disease.none', {}, 'D9')
  // All who are tied, counted before anybody chooses.
  const struck = counts.flatMap((n, species) => (n === most ? [species] : []))
  tell(t, 'event.disease', { species: struck.map(speciesWord), count: dead }, 'D9')
  for (const colour of s.order) {
    for (const species of struck) {
      if (colourOf(species) !== colour) continue
      for (let n = dead; n > 0; n--) {
        const { space, lies } = yield* decide(t, ownerOf(s, species), 'disease.victim', victims(s, species), 'D9', {
          species: speciesWord(species),
          left: n,
        })
        tell(t, 'disease.kills', { species: speciesWord(species), place: placeWord(s, placeOfSpace(space)) }, 'D9')
        kill(t, species, space, lies)
      }
    }
  }
}
