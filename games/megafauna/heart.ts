/** D7 How many organs a species may keep in a mutagen. */

import { darkHeart, greenHeart } from './climate.ts'
import { colourOf, WHITE_ORGAN } from './components/phyla.ts'
import { NONE, type State } from './state.ts'
import { haustoriumOf, isPlant, speciesOf } from './tableau.ts'

/** D7d: what each white organ adds. */
const WHITE_BONUS = 2
/** J5: the number of a parasitic plant; that of a fungus is 5. */
const PARASITIC_PLANT = 0

/** D7b–d, D7f as J5a has it: a parasitic plant has the green heart, a parasitic fungus the dark one, whatever their colour. */
export function heartOf(s: State, species: number): number {
  const x = speciesOf(s, species)
  const haustorium = haustoriumOf(s, x)
  const green = haustorium === NONE ? isPlant(s, colourOf(species)) : haustorium === PARASITIC_PLANT
  return (green ? greenHeart(s) : darkHeart(s)) + whiteBonus(s, species)
}

export const whiteBonus = (s: State, species: number): number => WHITE_BONUS * (speciesOf(s, species).organs[WHITE_ORGAN] as number)
