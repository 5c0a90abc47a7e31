/** E6b The kiwi rule: a species too large for its genotype goes on as an archetype, or not at all. */

import { ARCHETYPE, colourOf, EMOTIONS, formOf, speciesId, speciesIdsOf } from '../components/phyla.ts'
import { freeHostsOf } from '../cubes.ts'
import { extinguish } from '../extinction.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import { placeOfSpace, SPACE_COUNT } from '../places.ts'
import { speciesWord } from '../refs.ts'
import { settle } from '../settle.ts'
import type { State } from '../state.ts'
import { playerOf, speciesOf } from '../tableau.ts'

/** Whether some species has the archetype card as its genotype. */
export const archetypeInPlay = (s: State, colour: number): boolean =>
  speciesIdsOf(colour).some((species) => s.species[species]?.genotype === 0)

/** The species burst: as a kiwi if the archetype card is free, else it dies out. Its genotype is a fossil either way. */
export function burst(t: MegafaunaTable, species: number): void {
  const s = t.state
  const x = speciesOf(s, species)
  const colour = colourOf(species)
  if (archetypeInPlay(s, colour)) {
    settle(t, ...extinguish(t, species, 'E6b'))
    return
  }
  const kiwi = speciesId(colour, ARCHETYPE)
  const player = playerOf(s, colour)
  player.fossilCards.push(x.genotype)
  player.archetypeFossil = false
  x.genotype = 0
  s.species[species] = null
  s.species[kiwi] = x
  tell(t, 'kiwi', { species: speciesWord(species), kiwi: speciesWord(kiwi) }, 'E6b')
  moveLedger(s, species, kiwi)
  freeHostsOf(t, species)
  settle(t, ...reshape(s, species, kiwi))
}

/** What it paid and felt this phase goes with it: it is the same species. */
function moveLedger(s: State, from: number, to: number): void {
  const { paid, held } = playerOf(s, colourOf(from))
  paid[formOf(to)] = paid[formOf(from)] as number
  paid[formOf(from)] = 0
  for (let emotion = 0; emotion < EMOTIONS.length; emotion++) {
    held[formOf(to) * EMOTIONS.length + emotion] = held[formOf(from) * EMOTIONS.length + emotion] as number
    held[formOf(from) * EMOTIONS.length + emotion] = 0
  }
}

/** Living and newborn creeples change their form; the places where they stand. */
function reshape(s: State, from: number, to: number): readonly number[] {
  const places: number[] = []
  for (const pool of [s.living, s.newborn]) {
    const moved = pool[from] as number
    pool[to] = (pool[to] as number) + moved
    pool[from] = 0
    s.spare[from] = (s.spare[from] as number) + moved
    s.spare[to] = (s.spare[to] as number) - moved
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (s.upright[space] !== from) continue
    s.upright[space] = to
    places.push(placeOfSpace(space))
  }
  s.lying = s.lying.map((creeple) => (creeple.species === from ? { space: creeple.space, species: to } : creeple))
  return places
}
