/** 6.2 Catastrophe: long genomes die, the greenhouse moves, and the first two bring an episode. */

import { PLACE_COUNT } from '../components/map.ts'
import { SPECIES_COUNT } from '../components/players.ts'
import { beastOf } from '../habitat.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { cardWord, unitWord } from '../refs.ts'
import { bury, extinguish, killSpecies } from '../species/extinction.ts'
import { genomeLength } from '../species/genome.ts'
import { isImmigrantUnit, type State, unitsAt } from '../state.ts'
import { triggerEpisode } from './episodes.ts'
import { shiftGreenhouse } from './greenhouse.ts'

export function catastropheEvent(t: ClassicTable, card: number, level: number, greenhouse: 1 | -1): void {
  const name = cardWord(card).replace('@card.', '@catastrophe.')
  tell(t, 'event.catastrophe', { name, level }, '6.2')
  killTheSpecialized(t, level)
  extinguish(t)
  shiftGreenhouse(t, greenhouse)
  // 6.2b: only after everything else.
  triggerEpisode(t)
}

const isDoomed = (state: State, unit: number, level: number): boolean => genomeLength(beastOf(state, unit).dna) >= level

/** 6.2a: player species and immigrants with that many letters die together. */
function killTheSpecialized(t: ClassicTable, level: number): void {
  const { state } = t
  for (let s = 0; s < SPECIES_COUNT; s++) {
    if (!state.species[s] || !isDoomed(state, s, level)) continue
    tell(t, 'event.catastrophe.species', { species: unitWord(s), letters: genomeLength(beastOf(state, s).dna) }, '6.2a')
    killSpecies(state, s)
  }
  for (let place = 0; place < PLACE_COUNT; place++) {
    const doomed = unitsAt(state, place).filter((u) => isImmigrantUnit(u) && isDoomed(state, u, level))
    if (doomed.length === 0) continue
    state.units[place] = unitsAt(state, place).filter((u) => !doomed.includes(u))
    for (const unit of doomed) {
      bury(state, unit)
      tell(t, 'event.catastrophe.immigrant', { immigrant: unitWord(unit) }, '6.2a')
    }
  }
}
