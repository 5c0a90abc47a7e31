/** I3 Extinction: what becomes of a species' creeples, cards and cubes. */

import { sideOf } from './cards.ts'
import { colourOf, speciesIdsOf } from './components/phyla.ts'
import { takeOff } from './creeples.ts'
import { discardCard, freeHostsOf, releaseHost, returnCube, sendHome, stripCard } from './cubes.ts'
import { type MegafaunaTable, tell } from './keys.ts'
import { placeOfSpace, SPACE_COUNT } from './places.ts'
import { colourWord, speciesWord } from './refs.ts'
import type { RuleId } from './rules.ts'
import { NONE, ORGAN_COUNT, type Player, type Species, type State } from './state.ts'
import { cardIn, genotypeSide, playerOf, speciesOf, violetOf } from './tableau.ts'

/** I3: the species is gone. Says which places lost somebody; whoever fed on it there has to be looked after. */
export function extinguish(t: MegafaunaTable, species: number, rule: RuleId): readonly number[] {
  const s = t.state
  const x = speciesOf(s, species)
  const player = playerOf(s, colourOf(species))
  tell(t, 'extinct', { species: speciesWord(species) }, rule)
  const places = clearMap(s, species)
  s.spare[species] = (s.spare[species] as number) + (s.newborn[species] as number)
  s.newborn[species] = 0
  const last = speciesIdsOf(colourOf(species)).every((id) => id === species || !s.species[id])
  if (last) keepPersonality(player, x)
  keepGenotype(s, species, x, player)
  s.species[species] = null
  clearTableau(t, x, player, last)
  freeHostsOf(t, species)
  if (last) {
    // I3c
    player.lazarus = true
    tell(t, 'lazarus', { player: colourWord(colourOf(species)) }, 'I3c')
  }
  return places
}

function clearMap(s: State, species: number): readonly number[] {
  const places: number[] = []
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (s.upright[space] !== species) continue
    s.upright[space] = NONE
    takeOff(s, species)
    places.push(placeOfSpace(space))
  }
  for (let i = s.lying.length - 1; i >= 0; i--) {
    if (s.lying[i]?.species !== species) continue
    s.lying.splice(i, 1)
    takeOff(s, species)
  }
  return places
}

/** I3c: the emotions of a Lazarus wait for it, without their organs. */
function keepPersonality(player: Player, x: Species): void {
  player.setAside = x.personality.slice()
  player.setAsideSides = x.personality.map((card) => cardIn(x, card).side)
  player.setAsideViolet = Math.max(x.violetBest, violetOf(x))
}

/** I3a–b: the genotype becomes a fossil; an archetype card that two species share goes with the second. */
function keepGenotype(s: State, species: number, x: Species, player: Player): void {
  if (x.genotype !== 0) {
    if (sideOf(s, x.genotype, genotypeSide(s, species)).fossil) player.fossilCards.push(x.genotype)
    else discardCard(s, x.genotype)
    return
  }
  const sharer = speciesIdsOf(colourOf(species)).find((id) => id !== species && s.species[id]?.genotype === 0)
  if (sharer === undefined) player.archetypeFossil = true
  // C2k: hosts on the card stay on it.
  else speciesOf(s, sharer).guests.push(...x.guests.splice(0))
}

/** I3b: upright fossils and tools go to the record, all else to the discards and the supply. */
function clearTableau(t: MegafaunaTable, x: Species, player: Player, last: boolean): void {
  const s = t.state
  for (const card of x.cards) {
    stripCard(s, card)
    releaseHost(t, card)
    if (last && x.personality.includes(card.card)) continue
    if (card.side !== 0 && sideOf(s, card.card, card.side).fossil) player.fossilCards.push(card.card)
    else discardCard(s, card.card)
  }
  for (const guest of x.guests) sendHome(t, guest)
  for (let organ = 0; organ < ORGAN_COUNT; organ++) for (let n = x.basal[organ] as number; n > 0; n--) returnCube(s, organ)
  // J7a
  player.fossilTools.push(...x.tools)
}
