/** J2 Mutualism: a creeple of another player's species becomes a host. */

import type { Script } from '@deeptime/engine'
import { cardWord, mutationIn } from '../cards.ts'
import { colourOf } from '../components/phyla.ts'
import { ownerOf } from '../cubes.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { NEWBORN, SPECIES_OPTIONS, type SpeciesOption, UNBORN } from '../options.ts'
import { CARNIVORE, PLACE_COUNT, PLANT, spaceAt } from '../places.ts'
import { speciesWord } from '../refs.ts'
import type { Card, State } from '../state.ts'
import { isPlant } from '../tableau.ts'

/** Whether two species stand one above the other somewhere. */
function shareABiome(s: State, a: number, b: number): boolean {
  for (let place = 0; place < PLACE_COUNT; place++) {
    for (let level = PLANT; level < CARNIVORE; level++) {
      const [below, above] = [s.upright[spaceAt(place, level)], s.upright[spaceAt(place, level + 1)]]
      if ((below === a && above === b) || (below === b && above === a)) return true
    }
  }
  return false
}

/** J2c: green reaches whoever holds an unpromoted card of a monstrous plant. */
const holdsPlantCard = (s: State, species: number): boolean =>
  s.species[species]?.cards.some((card) => card.side === 0 && mutationIn(s, card.card).plantIcon) ?? false

export function hostsFor(s: State, species: number): readonly number[] {
  const magic = isPlant(s, colourOf(species))
  const found: number[] = []
  for (let other = 0; other < s.species.length; other++) {
    if (!s.species[other] || colourOf(other) === colourOf(species)) continue
    // J2a
    if ((s.spare[other] as number) + (s.newborn[other] as number) === 0) continue
    if (shareABiome(s, species, other) || (magic && holdsPlantCard(s, other))) found.push(other)
  }
  return found
}

export function* takeHost(t: MegafaunaTable, species: number, card: Card): Script {
  const s = t.state
  const hosts = hostsFor(s, species)
  const params = { species: speciesWord(species), card: cardWord(s, card.card) }
  if (hosts.length === 0) {
    tell(t, 'mutualism.none', params, 'J2a')
    return
  }
  const seat = ownerOf(s, species)
  const options = hosts.map((host) => SPECIES_OPTIONS[host] as SpeciesOption)
  const { species: host } = yield* decide(t, seat, 'mutualism.host', options, 'J2', params)
  const sources = [...((s.spare[host] as number) > 0 ? [UNBORN] : []), ...((s.newborn[host] as number) > 0 ? [NEWBORN] : [])]
  const from = yield* decide(t, seat, 'mutualism.from', sources, 'J2', { host: speciesWord(host) })
  const pool = from === UNBORN ? s.spare : s.newborn
  pool[host] = (pool[host] as number) - 1
  card.host = host
  tell(t, 'mutualism.host', { ...params, host: speciesWord(host) }, 'J2')
}
