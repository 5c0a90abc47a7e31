/** 16.0 Extinctions: of units, of biomes, of a player's species. */

import { cardData, sideFor } from '../components/cards.ts'
import { tileOfFace } from '../components/inheritance.ts'
import { BIOME, PREDATOR, placeAt, ROOTER, SPACES } from '../components/map.ts'
import { COLOURS, colourOf, SPECIES_COUNT, speciesIdsOf } from '../components/players.ts'
import { isFarmFor } from '../habitat.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { cardWord, colourWord, unitWord } from '../refs.ts'
import { isImmigrantUnit, isTwoTusker, playerOf, type Species, type State, speciesOf, tileOfUnit, unitsAt, unitsIn } from '../state.ts'

/** 16.1a, 16.2b: an immigrant that dies goes to the tarpit, an animal back to its owner. The unit is off the map already. */
export function bury(state: State, unit: number): void {
  if (isImmigrantUnit(unit)) {
    state.tarpit.push(tileOfUnit(unit))
    state.arrivals.splice(state.arrivals.indexOf(unit), 1)
  } else speciesOf(state, unit).onMap--
}

/** Every unit in this place dies. */
export function buryAll(state: State, place: number): void {
  const units = unitsAt(state, place)
  for (let i = 0; i < units.length; i++) bury(state, units[i] as number)
  units.length = 0
}

export function buryHabitat(state: State, habitat: number): void {
  for (const space of SPACES) buryAll(state, placeAt(habitat, space))
}

/** Takes one unit of this kind off a place. */
export function takeUnit(state: State, place: number, unit: number): void {
  const units = unitsAt(state, place)
  units.splice(units.indexOf(unit), 1)
}

export function addAnimal(state: State, species: Species, place: number): void {
  unitsAt(state, place).push(species.unit)
  species.onMap++
}

/** 16.1: the biome of this habitat goes to the tarpit. */
export function loseBiome(state: State, habitat: number): void {
  state.tarpit.push(state.tiles[habitat] as number)
  state.tiles[habitat] = -1
  state.flipped[habitat] = false
}

/** 6.3, 6.4: a biome vanishes with all that lived on it; farmers that now stand on a farm stay, and so do their hunters. */
export function emptyHabitat(t: ClassicTable, habitat: number): void {
  const { state } = t
  loseBiome(state, habitat)
  const units = unitsIn(state, habitat, BIOME)
  const farmers = units.filter((u) => !isImmigrantUnit(u) && isFarmFor(state, speciesOf(state, u), habitat))
  for (const unit of units) if (!farmers.includes(unit)) bury(state, unit)
  state.units[placeAt(habitat, BIOME)] = farmers
  buryAll(state, placeAt(habitat, ROOTER))
  if (farmers.length === 0) buryAll(state, placeAt(habitat, PREDATOR))
}

/** Kills all animals of a species, wherever they are. */
export function killSpecies(state: State, species: number): void {
  for (let place = 0; place < state.units.length; place++) {
    const units = unitsAt(state, place)
    if (units.includes(species)) state.units[place] = units.filter((u) => u !== species)
  }
  speciesOf(state, species).onMap = 0
}

/** 8.0a, 16.2a: a genotype card that leaves its stack becomes a fossil; in the living text it is discarded. */
export function loseGenotype(t: ClassicTable, species: number, card: number, rule: '8.0a' | '16.2a'): void {
  const { state } = t
  if (state.rules.genotypesAreDiscarded) {
    state.lostCards.push(card)
    return
  }
  const colour = colourOf(species)
  playerOf(state, colour).genotypes.push(card)
  const genotype = cardData(card)
  const points = genotype.kind === 'genotype' ? sideFor(genotype, colour).letters : 0
  tell(t, 'extinct.fossil', { card: cardWord(card), player: colourWord(colour), points }, rule)
}

/** 16.2: every species without an animal on the map is extinct. */
export function extinguish(t: ClassicTable): void {
  const { state } = t
  for (let s = 0; s < SPECIES_COUNT; s++) if (state.species[s]?.onMap === 0) extinguishSpecies(t, s)
}

function extinguishSpecies(t: ClassicTable, s: number): void {
  const { state } = t
  const species = speciesOf(state, s)
  const player = playerOf(state, colourOf(s))
  tell(t, 'extinct.species', { species: unitWord(s) }, '16.2')
  for (const card of species.cards) {
    if (cardData(card).kind === 'genotype') loseGenotype(t, s, card, '16.2a')
    else state.lostCards.push(card)
  }
  for (const face of species.faces) player.inheritance |= 1 << tileOfFace(face)
  state.species[s] = null
  if (isTwoTusker(state, s)) tell(t, 'twoTusker.extinct', {}, '19.1')
  else if (isLazarus(state, colourOf(s))) tell(t, 'lazarus', { player: colourWord(colourOf(s)) }, '16.3')
}

/** 16.3: a player without a living species. */
export function isLazarus(state: State, colour: number): boolean {
  for (const s of speciesIdsOf(colour)) if (state.species[s]) return false
  return true
}

/** The colours that still take turns: all that play, except extinct two-tuskers (19.1). */
export const takesTurns = (state: State, colour: number): boolean => {
  const player = state.players[colour]
  return !!player && (player.seat >= 0 || !isLazarus(state, colour))
}

/** 4.1: the colour that plays after this one. */
export function nextColour(state: State, colour: number): number {
  for (let i = 1; i <= COLOURS.length; i++) {
    const next = (colour + i) % COLOURS.length
    if (takesTurns(state, next)) return next
  }
  return colour
}

/** Colours in turn order, from the active one on. */
export function turnOrder(state: State): readonly number[] {
  return COLOURS.map((_, i) => (state.active + i) % COLOURS.length).filter((c) => state.players[c])
}
