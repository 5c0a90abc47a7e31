/** Everything that is not exactly once where it should be. */

import { CARD_COUNT, CARDS } from './components/cards.ts'
import { ALL_INHERITANCE, tileOfFace } from './components/inheritance.ts'
import { BIOME, HABITAT_COUNT, PREDATOR, ROOTER } from './components/map.ts'
import { COLOURS, SPECIES_COUNT, SPECIES_NAMES } from './components/players.ts'
import { homelandTile, TILES } from './components/tiles.ts'
import { isAtPeace } from './cull.ts'
import { express, spareAnimals } from './genome.ts'
import { cloneSpecies, FIRST_IMMIGRANT, isImmigrantUnit, type Species, type State } from './state.ts'

const GENES: Readonly<Record<number, number>> = { 2: 7, 3: 11, 4: 15 }
const SOLITAIRE_GENES = 10

function eachOnce(what: string, found: readonly number[], expected: readonly number[], name: (i: number) => string): string[] {
  const counts = new Map<number, number>()
  for (const i of found) counts.set(i, (counts.get(i) ?? 0) + 1)
  const wrong = expected.filter((i) => counts.get(i) !== 1).map((i) => `${what} ${name(i)} is there ${counts.get(i) ?? 0} times`)
  return found.length === expected.length ? wrong : [...wrong, `${found.length} ${what}s instead of ${expected.length}`]
}

function auditCards(s: State): string[] {
  const stacks = s.species.flatMap((x) => x?.cards ?? [])
  const genotypes = s.players.flatMap((p) => p?.genotypes ?? [])
  const held = [s.bought, s.drawn].filter((c) => c >= 0)
  const found = [
    ...s.periods.flat(),
    ...s.general,
    ...s.rows[0].cards,
    ...s.rows[1].cards,
    ...s.lostCards,
    ...stacks,
    ...genotypes,
    ...held,
  ]
  return eachOnce(
    'card',
    found,
    Array.from({ length: CARD_COUNT }, (_, i) => i),
    (i) => CARDS[i]?.id ?? `${i}`,
  )
}

/** On the map, or between two of its spaces. */
const unitsOf = (s: State): readonly number[] => [...s.units.flat(), ...s.displaced.map((d) => d.unit)]

function auditTiles(s: State): string[] {
  const immigrants = unitsOf(s).filter(isImmigrantUnit)
  const fossils = s.players.flatMap((p) => p?.fossils ?? [])
  const onMap = [...s.tiles.filter((t) => t >= 0), ...immigrants.map((u) => u - FIRST_IMMIGRANT)]
  const found = [...s.mesozoic, ...s.cenozoic, ...s.tarpit, ...s.lostTiles, ...fossils, ...onMap]
  const absent = COLOURS.flatMap((_, c) => (s.players[c] ? [] : [homelandTile(c)]))
  const expected = TILES.map((_, i) => i).filter((i) => !absent.includes(i))
  return eachOnce('tile', found, expected, (i) => TILES[i]?.id ?? `${i}`)
}

function auditGenes(s: State): string[] {
  const players = s.players.filter((p) => p).length
  const expected = s.rules.solitaire ? SOLITAIRE_GENES : (GENES[players] as number)
  const onCards = s.rows.flatMap((r) => r.genes).reduce((a, b) => a + b, 0)
  const found = s.players.reduce((sum, p) => sum + (p?.genes ?? 0), onCards)
  const negative = s.players.some((p) => p && p.genes < 0)
  return found === expected && !negative ? [] : [`${found} genes instead of ${expected}`]
}

function auditSpecies(s: State, species: Species): string[] {
  const name = SPECIES_NAMES[species.unit]
  const problems: string[] = []
  const onMap = unitsOf(s).filter((u) => u === species.unit).length
  if (onMap !== species.onMap) problems.push(`${name} has ${onMap} animals on the map, not ${species.onMap}`)
  if (spareAnimals(s, species) < 0) problems.push(`${name} uses more animals than it has`)
  if (species.size < 1 || species.size > 6) problems.push(`${name} has size ${species.size}`)
  const fresh = cloneSpecies(species)
  express(s, fresh)
  if (fresh.dna.join() !== species.dna.join() || fresh.enters !== species.enters || fresh.instincts !== species.instincts) {
    problems.push(`${name} does not show what its stack says`)
  }
  return problems
}

/** Each inheritance tile is in the reserve or in one stack. */
function auditInheritance(s: State, colour: number): string[] {
  const reserve = s.players[colour]?.inheritance ?? 0
  const faces = [0, 1, 2, 3].flatMap((i) => s.species[colour * 4 + i]?.faces ?? [])
  let mask = reserve
  for (const face of faces) {
    const bit = 1 << tileOfFace(face)
    if (mask & bit) return [`inheritance tile ${tileOfFace(face) + 1} of ${COLOURS[colour]} is there twice`]
    mask |= bit
  }
  return mask === ALL_INHERITANCE ? [] : [`an inheritance tile of ${COLOURS[colour]} is missing`]
}

function auditHabitat(s: State, h: number): string[] {
  const problems: string[] = []
  if (s.flipped[h] && (s.tiles[h] as number) < 0) problems.push(`habitat ${h} is flipped without a tile`)
  for (let space = BIOME; space <= PREDATOR; space++) {
    for (const unit of s.units[h * 3 + space] as number[]) {
      if (!isImmigrantUnit(unit) && !s.species[unit]) problems.push(`an extinct ${SPECIES_NAMES[unit]} stands in habitat ${h}`)
    }
  }
  // Between turns the cull has done its work (4.3a–b).
  if (s.over && !isAtPeace(s, h)) problems.push(`habitat ${h} was not culled`)
  if (s.over && (s.units[h * 3 + ROOTER] as number[]).length > 1) problems.push(`habitat ${h} is crowded`)
  return problems
}

export function audit(s: State): readonly string[] {
  const problems = [...auditCards(s), ...auditTiles(s), ...auditGenes(s)]
  for (let i = 0; i < SPECIES_COUNT; i++) {
    const species = s.species[i]
    if (species) problems.push(...auditSpecies(s, species))
  }
  for (let c = 0; c < COLOURS.length; c++) if (s.players[c]) problems.push(...auditInheritance(s, c))
  for (let h = 0; h < HABITAT_COUNT; h++) problems.push(...auditHabitat(s, h))
  return problems
}
