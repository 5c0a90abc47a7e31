/** B7 When cubes or monsters run out, they are taken from other species. */

import type { Script } from '@deeptime/engine'
import { cardRef, cardWord, faceOf } from './cards.ts'
import { SPECIES_NAMES } from './components/phyla.ts'
import { loseCard, ownerOf, takeCube } from './cubes.ts'
import { type MegafaunaOption, type MegafaunaTable, maybe, tell } from './keys.ts'
import { NO_VICTIM } from './options.ts'
import { organWord, SPECIES_REFS, speciesWord } from './refs.ts'
import { settleSpecies } from './settle.ts'
import type { Card, Species, State } from './state.ts'
import { hasPlusOrgan, inPersonality, refresh, speciesOf } from './tableau.ts'

interface VictimOption extends MegafaunaOption {
  readonly species: number
  /** 0 for a basal cube. */
  readonly card: number
}

function victim(s: State, species: number, card: number, label: 'victim.plus' | 'victim.monster' | 'victim.basal'): VictimOption {
  const name = SPECIES_NAMES[species] as string
  const about = [SPECIES_REFS[species] as string, ...(card === 0 ? [] : [cardRef(s, card)])]
  const params = { species: speciesWord(species), ...(card !== 0 && { card: cardWord(s, card) }) }
  return { id: `${label}:${name}${card === 0 ? '' : `:${card}`}`, about, label, params, species, card }
}

/** Everything of the first class that there is: plus cubes, then monsters, then basal cubes. */
function victimsFor(s: State, gainer: number, organ: number): readonly VictimOption[] {
  const others = s.species.flatMap((x, species) => (x && species !== gainer ? [{ x, species }] : []))
  const having = (label: 'victim.plus' | 'victim.monster', has: (card: Card) => boolean): VictimOption[] =>
    others.flatMap(({ x, species }) => x.cards.filter(has).map((card) => victim(s, species, card.card, label)))
  const plus = having('victim.plus', (card) => (card.plus[organ] as number) > 0)
  if (plus.length > 0) return plus
  const monsters = having('victim.monster', (card) => card.monster && faceOf(s, card).monster === organ)
  if (monsters.length > 0) return monsters
  return others.filter(({ x }) => (x.basal[organ] as number) > 0).map(({ species }) => victim(s, species, 0, 'victim.basal'))
}

/** A species gains an organ cube: from the supply, or by genetic drift. Says whether it got one. */
export function* gainCube(t: MegafaunaTable, gainer: number, organ: number): Script<boolean> {
  const s = t.state
  if ((s.cubes[organ] as number) > 0) {
    takeCube(s, organ)
    return true
  }
  // What it gained so far counts while its owner thinks.
  refresh(s, speciesOf(s, gainer))
  const params = { species: speciesWord(gainer), organ: organWord(organ) }
  const found = yield* maybe(t, ownerOf(s, gainer), 'drift.victim', victimsFor(s, gainer, organ), 'B7', params, NO_VICTIM)
  if (!found) {
    tell(t, 'drift.none', params, 'B7')
    return false
  }
  rob(t, found, organ)
  return true
}

function rob(t: MegafaunaTable, { species, card: number }: VictimOption, organ: number): void {
  const s = t.state
  const x = speciesOf(s, species)
  const params = { species: speciesWord(species), organ: organWord(organ) }
  const card = x.cards.find((c) => c.card === number)
  if (card && card.plus[organ] === 0) {
    shrinkForCube(t, species, x, card, organ)
    return
  }
  const from = card ? card.plus : x.basal
  from[organ] = (from[organ] as number) - 1
  if (card) dropIfEmpty(t, species, x, card)
  refresh(s, x)
  tell(t, 'drift.cube', params, 'B7a')
  // K2b: a herbivore may lose its cactus.
  settleSpecies(t, species)
}

/** A monster gives a cube over and above the supply: its species shrinks, at size 1 the token goes. */
function shrinkForCube(t: MegafaunaTable, species: number, x: Species, card: Card, organ: number): void {
  const s = t.state
  s.borrowed[organ] = (s.borrowed[organ] as number) + 1
  if (x.size > 1) x.size--
  else {
    card.monster = false
    s.monsters[organ] = (s.monsters[organ] as number) + 1
    dropIfEmpty(t, species, x, card)
  }
  refresh(s, x)
  tell(t, 'drift.shrinks', { species: speciesWord(species), size: x.size, organ: organWord(organ) }, 'B7a')
  settleSpecies(t, species)
}

/** A mutation that lost its last plus organ goes, unless it is part of a personality (J6g). */
export function dropIfEmpty(t: MegafaunaTable, species: number, x: Species, card: Card): void {
  if (!hasPlusOrgan(card) && !inPersonality(x, card.card)) loseCard(t, species, x, card)
}

/** A species gains a monster token of this colour, from the supply or from another species. */
export function* gainMonster(t: MegafaunaTable, gainer: number, organ: number): Script<boolean> {
  const s = t.state
  if ((s.monsters[organ] as number) > 0) {
    s.monsters[organ] = (s.monsters[organ] as number) - 1
    return true
  }
  const victims = s.species.flatMap((x, species) =>
    x && species !== gainer
      ? x.cards.filter((c) => c.monster && faceOf(s, c).monster === organ).map((c) => victim(s, species, c.card, 'victim.monster'))
      : [],
  )
  refresh(s, speciesOf(s, gainer))
  const params = { species: speciesWord(gainer), organ: organWord(organ) }
  const found = yield* maybe(t, ownerOf(s, gainer), 'drift.victim', victims, 'B7', params, NO_VICTIM)
  if (!found) {
    tell(t, 'drift.none', params, 'B7')
    return false
  }
  const x = speciesOf(s, found.species)
  const card = x.cards.find((c) => c.card === found.card) as Card
  card.monster = false
  dropIfEmpty(t, found.species, x, card)
  refresh(s, x)
  tell(t, 'drift.monster', { species: speciesWord(found.species), organ: organWord(organ) }, 'B7a')
  settleSpecies(t, found.species)
  return true
}
