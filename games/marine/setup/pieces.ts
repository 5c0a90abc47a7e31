import type { Table } from '@deeptime/engine'
import { ORIGIN } from '@deeptime/hex'
import { ANIMALS as ANIMAL_DATA, BASIC_PAWNS, RESEED_CUBES, START_SPECIES } from '../components/animals.ts'
import { ELEMENT_IDS } from '../components/ids.ts'
import { drawMarkers, fillPools } from '../display.ts'
import { discAt, terrainAt } from '../earth.ts'
import { addDisc, discsOn, drawKind } from '../elements.ts'
import { hexAt } from '../geometry.ts'
import { enterVP, vpOf } from '../points.ts'
import { animalWord, elementWord } from '../refs.ts'
import { awards, placesOf } from '../scoring.ts'
import { placeSpecies } from '../species.ts'
import { tell } from '../speech.ts'
import { ELEMENTS, type MarineState } from '../state.ts'
import { drawStartElements, placeStartElements, START_CORNERS } from './earth.ts'

type Random = (n: number) => number

const MIDDLE = hexAt(ORIGIN)
/** Alternate animals: discs that each animal begins with. */
const RANDOM_DISCS = 3

/** The variants that need to know the animals before any disc is drawn. */
export const animalsComeFirst = (s: MarineState): boolean => s.variants.randomEarth || s.variants.alternateAnimals

/** Set-up E to I: elements on Earth and on the display, terrain markers. */
export function fillBoard(s: MarineState, random: Random): void {
  if (s.variants.randomEarth) drawStartElements(s, random)
  else placeStartElements(s)
  fillPools(s, random) // Set-up G
  drawMarkers(s, random) // Set-up H and I
}

/** Set-up J to Q: what each animal begins with. */
export function setUpAnimals(t: Table<MarineState>): void {
  const s = t.state
  const random: Random = (n) => t.random(n)
  for (const animal of s.animals) equip(t, animal)
  if (animalsComeFirst(s)) fillBoard(s, random)
  if (s.variants.randomEarth) settleByMatch(t)
  else for (const animal of s.animals) placeSpecies(s, animal, MIDDLE, START_SPECIES) // Set-up Q
  s.active = s.animals.at(-1) as number // Set-up V
}

function equip(t: Table<MarineState>, animal: number): void {
  const s = t.state
  const data = ANIMAL_DATA[animal] as (typeof ANIMAL_DATA)[number]
  s.basicPawns[animal] = s.available[animal] = BASIC_PAWNS[s.animals.length as 2 | 3 | 4] // Set-up K
  s.genePool[animal] = data.cubes - RESEED_CUBES // Set-up O and P
  if (s.variants.alternateAnimals) drawDisplay(t, animal)
  else {
    for (const id of data.fixedElements) {
      const entry = animal * ELEMENTS + ELEMENT_IDS.indexOf(id)
      s.fixed[entry] = (s.fixed[entry] as number) + 1
    }
  }
}

/** Alternate animals: nothing is printed on the display; three random discs take the first grey spaces. */
function drawDisplay(t: Table<MarineState>, animal: number): void {
  const discs = Array.from({ length: RANDOM_DISCS }, () => drawKind(t.state.bag, (n) => t.random(n)))
  for (const element of discs) addDisc(t.state, animal, element)
  tell(t, 'set-up.display', { animal: animalWord(animal), elements: discs.map(elementWord) }, 'Alternate animals')
}

/** Random Earth: for each disc on Earth as many species as the animal has discs of that type; fewer species, more VP. */
export function settleByMatch(t: Table<MarineState>): void {
  const s = t.state
  for (const animal of s.animals) {
    const species = START_CORNERS.reduce((n, corner) => n + discsOn(s, animal, discAt(s, corner)), 0)
    placeSpecies(s, animal, MIDDLE, species)
  }
  const all = placesOf(terrainAt(s, MIDDLE)).reduce((sum, vp) => sum + vp, 0)
  for (const animal of s.animals) enterVP(s, animal, all, 'random-earth')
  for (const [animal, vp] of awards(s, MIDDLE)) enterVP(s, animal, -vp, 'random-earth')
  for (const animal of s.animals) tell(t, 'set-up.random-earth', { animal: animalWord(animal), vp: vpOf(s, animal) }, 'Random Earth')
}
