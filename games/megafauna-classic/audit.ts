/** Everything that is not exactly once where it should be. */

import { Audit, countOf, sum } from '@deeptime/kit'
import { CARDS } from './components/cards.ts'
import { INHERITANCE_TILES, tileOfFace, tilesIn } from './components/inheritance.ts'
import { HABITAT_COUNT, HABITATS, placeAt, ROOTER, SPACES } from './components/map.ts'
import { COLOURS, SPECIES_NAMES, speciesIdsOf } from './components/players.ts'
import { homelandTile, TILES } from './components/tiles.ts'
import { isAtPeace } from './contests/cull.ts'
import { genesBySeat } from './genesis.ts'
import { express, spareAnimals } from './species/genome.ts'
import { cloneSpecies, isImmigrantUnit, isSettled, playerOf, type Species, type State, tileOfUnit, unitsAt } from './state.ts'

const GENES: Readonly<Record<number, number>> = { 2: 7, 3: 11, 4: 15 }
const SOLITAIRE_GENES = 10

function auditCards(s: State, audit: Audit): void {
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
  audit.eachOnce('card', found, [...CARDS.keys()], (i) => CARDS[i]?.id ?? `${i}`)
}

/** On the map, or between two of its spaces. */
const unitsOf = (s: State): readonly number[] => [...s.units.flat(), ...s.displaced.map((d) => d.unit)]

function auditTiles(s: State, audit: Audit): void {
  const immigrants = unitsOf(s).filter(isImmigrantUnit)
  const fossils = s.players.flatMap((p) => p?.fossils ?? [])
  const onMap = [...s.tiles.filter((t) => t >= 0), ...immigrants.map((u) => tileOfUnit(u))]
  const found = [...s.mesozoic, ...s.cenozoic, ...s.tarpit, ...s.lostTiles, ...fossils, ...onMap]
  const absent = COLOURS.flatMap((_, c) => (s.players[c] && isSettled(s) ? [] : [homelandTile(c)]))
  const expected = TILES.map((_, i) => i).filter((i) => !absent.includes(i))
  audit.eachOnce('arrival of an immigrant', s.arrivals.map(tileOfUnit), immigrants.map(tileOfUnit), (i) => TILES[i]?.id ?? `${i}`)
  audit.eachOnce('tile', found, expected, (i) => TILES[i]?.id ?? `${i}`)
}

function auditGenes(s: State, audit: Audit): void {
  const players = s.players.flatMap((p) => (p ? [p] : []))
  const onCards = s.rows.map((row) => sum(row.genes))
  const found = sum([...players.map((p) => p.genes), ...onCards])
  const { solitaire, genesis } = s.rules
  const inherited = genesis ? sum(genesBySeat(genesis, players.filter(({ seat }) => seat >= 0).length)) : 0
  const dealt = solitaire ? SOLITAIRE_GENES : genesis ? 0 : (GENES[players.length] as number)
  audit.count('genes', found, dealt + inherited)
  for (const { genes, seat } of players) audit.atLeast(`genes of seat ${seat}`, genes, 0)
}

function auditSpecies(s: State, species: Species, audit: Audit): void {
  const name = SPECIES_NAMES[species.unit]
  audit.count(`animals of ${name} on the map`, countOf(unitsOf(s), species.unit), species.onMap)
  audit.atLeast(`spare animals of ${name}`, spareAnimals(s, species), 0)
  audit.atLeast(`size of ${name}`, species.size, 1)
  audit.atMost(`size of ${name}`, species.size, 6)
  const fresh = cloneSpecies(species)
  express(s, fresh)
  audit.never(
    fresh.dna.join() !== species.dna.join() || fresh.enters !== species.enters || fresh.instincts !== species.instincts,
    `${name} does not show what its stack says`,
  )
}

/** Each inheritance tile is in the reserve or in one stack. */
function auditInheritance(s: State, colour: number, audit: Audit): void {
  const inReserve = tilesIn(playerOf(s, colour).inheritance)
  const inStacks = speciesIdsOf(colour).flatMap((unit) => s.species[unit]?.faces.map(tileOfFace) ?? [])
  audit.eachOnce(`inheritance tile of ${COLOURS[colour]}`, [...inReserve, ...inStacks], INHERITANCE_TILES, (tile) => `${tile + 1}`)
}

function auditHabitat(s: State, habitat: number, audit: Audit): void {
  const name = HABITATS[habitat]
  audit.never((s.flipped[habitat] as boolean) && (s.tiles[habitat] as number) < 0, `${name} is flipped without a tile`)
  for (const space of SPACES) {
    for (const unit of unitsAt(s, placeAt(habitat, space))) {
      audit.never(!isImmigrantUnit(unit) && !s.species[unit], `an extinct ${SPECIES_NAMES[unit]} stands in ${name}`)
    }
  }
  if (!s.over) return
  // Between turns the cull has done its work (4.3a–b).
  audit.never(!isAtPeace(s, habitat), `${name} was not culled`)
  audit.atMost(`rooters of ${name}`, unitsAt(s, placeAt(habitat, ROOTER)).length, 1)
}

export function audit(s: State): readonly string[] {
  const found = new Audit()
  auditCards(s, found)
  auditTiles(s, found)
  auditGenes(s, found)
  for (const species of s.species) if (species) auditSpecies(s, species, found)
  for (let colour = 0; colour < COLOURS.length; colour++) if (s.players[colour]) auditInheritance(s, colour, found)
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) auditHabitat(s, habitat, found)
  return found.faults
}
