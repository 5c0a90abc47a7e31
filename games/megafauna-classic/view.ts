/** What people see: everything but the order of the face-down piles (3.3). */

import type { Seat } from '@deeptime/engine'
import { cardData } from './components/cards.ts'
import { CULTURES } from './components/cultures.ts'
import { INSTINCTS, LETTERS } from './components/dna.ts'
import { GREENHOUSE } from './components/greenhouse.ts'
import { FACES, tilesIn } from './components/inheritance.ts'
import { BIOME, HABITATS, habitatOf, PLACE_COUNT, PLACE_NAMES, PREDATOR, ROOTER, spaceOf } from './components/map.ts'
import { COLOURS, colourOf, SPECIES_NAMES, teethOf } from './components/players.ts'
import { TILES } from './components/tiles.ts'
import type { Colour, CultureId, Instinct } from './components/types.ts'
import { beastOf, canLive, climaxOf, isImmune, suits, terrainOf } from './habitat.ts'
import { partsOf, totalOf } from './phases/end-of-game.ts'
import { populations, sharesOf } from './phases/scoring.ts'
import { unitRef } from './refs.ts'
import { isLazarus } from './species/extinction.ts'
import { genomeLength, spareAnimals } from './species/genome.ts'
import { rangeOf } from './species/migration.ts'
import {
  atlanticIsOpen,
  type Ending,
  ICE,
  isCenozoic,
  isImmigrantUnit,
  isSettled,
  LAND,
  type Player,
  type Row,
  type Rules,
  type Species,
  type State,
  unitsIn,
} from './state.ts'

export interface HabitatView {
  readonly id: string
  readonly tile: string | null
  readonly flipped: boolean
  readonly terrain: 'land' | 'sea' | 'ice'
  readonly climax: number
  /** A farmed homeland (9.2e). */
  readonly immune: boolean
  /** Refs of the units in each space (`species:red-dino`, `tile:IM11`), in order of arrival. */
  readonly biome: readonly string[]
  readonly rooter: readonly string[]
  readonly predator: readonly string[]
}

export interface SpeciesView {
  /** `red-dino`. */
  readonly id: string
  readonly colour: Colour
  readonly size: number
  /** Letters as the stack and the tracks show them, in the order BGHIP AMNS. */
  readonly dna: string
  readonly genomeLength: number
  readonly cards: readonly string[]
  /** Inheritance faces, as `4BB`. */
  readonly inherited: readonly string[]
  readonly innate: readonly number[]
  readonly instincts: readonly Instinct[]
  readonly cultures: readonly CultureId[]
  readonly onMap: number
  readonly spare: number
  readonly range: number
  readonly flies: boolean
  /** Places where it could feed now, whatever the distance (`place:T4b`). */
  readonly couldLive: readonly string[]
  /** Units on the map that it could eat, and that could eat it. */
  readonly canEat: readonly string[]
  readonly eatenBy: readonly string[]
}

export interface PlayerView {
  readonly colour: Colour
  /** null: the two-tuskers of the solitaire game. */
  readonly seat: Seat | null
  readonly teeth: number
  readonly genes: number
  readonly population: number
  /** Tiles of the tarpit that a scoring would bring it now (4.4d). */
  readonly tarpitShare: number
  readonly points: number
  readonly parts: Readonly<Record<string, number>>
  readonly fossils: readonly string[]
  readonly genotypes: readonly string[]
  /** Numbers of the inheritance tiles in the reserve, from 1. */
  readonly inheritance: readonly number[]
  readonly lazarus: boolean
}

export interface DisplayView {
  readonly cards: readonly { readonly id: string; readonly cost: number; readonly genes: number }[]
}

export interface ClassicView {
  readonly rules: Rules
  readonly habitats: readonly HabitatView[]
  readonly players: readonly PlayerView[]
  readonly species: readonly SpeciesView[]
  readonly lower: DisplayView
  readonly upper: DisplayView | null
  /** Cards left in the period decks and in the general deck. */
  readonly periods: readonly number[]
  readonly generalDeck: number
  readonly mesozoicSupply: number
  readonly cenozoicSupply: number
  readonly tarpit: readonly string[]
  readonly outOfGame: { readonly cards: readonly string[]; readonly tiles: readonly string[] }
  readonly bought: string | null
  /** The habitat being culled, and the units between two of its spaces. */
  readonly culled: string | null
  readonly displaced: readonly string[]
  readonly greenhouse: (typeof GREENHOUSE)[number]
  readonly atlanticOpen: boolean
  readonly era: 'mesozoic' | 'cenozoic'
  readonly active: Colour
  readonly turn: number
  readonly ending: Ending | null
  readonly over: boolean
}

const tileId = (tile: number): string => TILES[tile]?.id ?? ''
const refs = (units: readonly number[]): readonly string[] => units.map(unitRef)

function habitatView(s: State, h: number): HabitatView {
  const tile = s.tiles[h] as number
  const terrain = terrainOf(s, h)
  return {
    id: HABITATS[h] as string,
    tile: tile < 0 ? null : tileId(tile),
    flipped: s.flipped[h] as boolean,
    terrain: terrain === LAND ? 'land' : terrain === ICE ? 'ice' : 'sea',
    climax: climaxOf(s, h),
    immune: isImmune(s, h),
    biome: refs(unitsIn(s, h, BIOME)),
    rooter: refs(unitsIn(s, h, ROOTER)),
    predator: refs(unitsIn(s, h, PREDATOR)),
  }
}

const lettersOf = (dna: readonly number[]): string => LETTERS.map((letter, i) => letter.repeat(dna[i] as number)).join('')
const namesIn = <T>(mask: number, names: readonly T[]): readonly T[] => names.filter((_, i) => (mask & (1 << i)) !== 0)

/** The units that a species could meet as prey and as hunters. Of immigrants it counts what they do now. */
interface Neighbours {
  readonly prey: readonly number[]
  readonly hunters: readonly number[]
}

function neighboursIn(s: State): Neighbours {
  const hunting = new Set(Array.from({ length: HABITATS.length }, (_, h) => unitsIn(s, h, PREDATOR)).flat())
  const onMap = [...new Set(s.units.flat())]
  return {
    prey: onMap.filter((u) => !isImmigrantUnit(u) || !hunting.has(u)),
    hunters: onMap.filter((u) => !isImmigrantUnit(u) || hunting.has(u)),
  }
}

function speciesView(s: State, species: Species, { prey, hunters }: Neighbours): SpeciesView {
  const places = Array.from({ length: PLACE_COUNT }, (_, place) => place)
  return {
    id: SPECIES_NAMES[species.unit] as string,
    colour: COLOURS[colourOf(species.unit)] as Colour,
    size: species.size,
    dna: lettersOf(species.dna),
    genomeLength: genomeLength(species.dna),
    cards: species.cards.map((c) => cardData(c).id),
    inherited: species.faces.map((f) => FACES[f]?.id ?? ''),
    innate: species.innate.slice(),
    instincts: namesIn(species.instincts, INSTINCTS),
    cultures: namesIn(
      species.cultures,
      CULTURES.map((c) => c.id),
    ),
    onMap: species.onMap,
    spare: spareAnimals(s, species),
    range: rangeOf(s, species),
    flies: (species.enters & ICE) !== 0,
    couldLive: places.filter((p) => canLive(s, species, habitatOf(p), spaceOf(p))).map((p) => `place:${PLACE_NAMES[p]}`),
    canEat: refs(prey.filter((u) => suits(species, beastOf(s, u)))),
    eatenBy: refs(hunters.filter((u) => suits(beastOf(s, u), species))),
  }
}

function playerView(s: State, colour: number, player: Player): PlayerView {
  return {
    colour: COLOURS[colour] as Colour,
    seat: player.seat < 0 ? null : player.seat,
    teeth: teethOf(colour),
    genes: player.genes,
    population: populations(s)[colour] as number,
    tarpitShare: sharesOf(s)[colour] as number,
    points: totalOf(s, colour),
    parts: Object.fromEntries(partsOf(s, colour).map((p) => [p.label, p.value])),
    fossils: player.fossils.map(tileId),
    genotypes: player.genotypes.map((c) => cardData(c).id),
    inheritance: tilesIn(player.inheritance).map((tile) => tile + 1),
    lazarus: isSettled(s) && isLazarus(s, colour),
  }
}

const displayView = (row: Row): DisplayView => ({
  cards: row.cards.map((card, cost) => ({ id: cardData(card).id, cost, genes: row.genes[cost] as number })),
})

export function view(s: State, _seat: Seat): ClassicView {
  const neighbours = neighboursIn(s)
  return {
    rules: s.rules,
    habitats: HABITATS.map((_, h) => habitatView(s, h)),
    players: s.players.flatMap((p, colour) => (p ? [playerView(s, colour, p)] : [])),
    species: s.species.flatMap((x) => (x ? [speciesView(s, x, neighbours)] : [])),
    lower: displayView(s.rows[0]),
    upper: s.rules.upperDisplay ? displayView(s.rows[1]) : null,
    periods: s.periods.map((d) => d.length),
    generalDeck: s.general.length,
    mesozoicSupply: s.mesozoic.length,
    cenozoicSupply: s.cenozoic.length,
    tarpit: s.tarpit.map(tileId),
    outOfGame: { cards: s.lostCards.map((c) => cardData(c).id), tiles: s.lostTiles.map(tileId) },
    bought: s.bought < 0 ? null : cardData(s.bought).id,
    culled: s.culled < 0 ? null : (HABITATS[s.culled] as string),
    displaced: refs(s.displaced.map((d) => d.unit)),
    greenhouse: GREENHOUSE[s.greenhouse] as ClassicView['greenhouse'],
    atlanticOpen: atlanticIsOpen(s),
    era: isCenozoic(s) ? 'cenozoic' : 'mesozoic',
    active: COLOURS[s.active] as Colour,
    turn: s.turn,
    ending: s.ending,
    over: s.over,
  }
}
