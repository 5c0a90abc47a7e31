import { openingPosition, ProblemError, Runner, readSettings, type Settings } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import type { CornerName } from '../components/board.ts'
import {
  ANIMAL_IDS,
  type AnimalId,
  ELEMENT_IDS,
  type ElementId,
  TERRAIN_IDS,
  type TerrainId,
  VENT_SIDES,
  type VentSide,
} from '../components/ids.ts'
import { speciesAt, tilesWhere } from '../earth.ts'
import { addDisc, emptyToBag, loseDisc, putInSlot, putOnCorner, removeFromCorner, takeFromBag } from '../elements.ts'
import { marine } from '../game.ts'
import { CORNER_REFS, cornerOf, HEX_REFS, hexAt } from '../geometry.ts'
import { placeBasic } from '../pawns.ts'
import { enterVP, vpOf } from '../points.ts'
import { traitsInPlay } from '../setup/traits.ts'
import { spaceNamed } from '../spaces.ts'
import { eliminateSpecies, placeSpecies, returnSpecies } from '../species.ts'
import { type DiscSection, ELEMENTS, type MarineState, NONE, specialPawn, VENT } from '../state.ts'

/** A position built piece by piece. Pieces come from where they would come from, so that nothing is created or lost. */

export const ALL: readonly AnimalId[] = ANIMAL_IDS

/** Tiles are named by their coordinates: '2,-1'. */
export type Place = string

export const hex = (place: Place): number => {
  const [q, r] = place.split(',').map(Number)
  const found = hexAt({ q: q as number, r: r as number })
  if (found === NONE) throw new Error(`The grid has no hex ${place}`)
  return found
}

export const tile = (place: Place): string => HEX_REFS[hex(place)] as string
export const corner = (place: Place, name: CornerName): string => CORNER_REFS[cornerOf(hex(place), name)] as string

export const animalNumber = (id: AnimalId): number => ANIMAL_IDS.indexOf(id)
export const elementNumber = (id: ElementId): number => ELEMENT_IDS.indexOf(id)
const terrainNumber = (id: TerrainId): number => TERRAIN_IDS.indexOf(id)

/** Cards that change nothing while they lie in the row, and set off nothing as they enter it. */
const QUIET_ROW = ['fertile', 'biomass', 'blight', 'catastrophe', 'intelligence']
const QUIET_NEXT = 'competitive-exclusion'

export interface StageOptions {
  /** The animals in play; each has a seat of its own, in this order. */
  readonly animals?: readonly AnimalId[]
  /** Seats with several animals each, for the variant with four. */
  readonly seating?: readonly (readonly AnimalId[])[]
  readonly settings?: Settings
  readonly seed?: string
}

export class Stage {
  readonly state: MarineState

  /** The start of a game, with traits undealt and a row of cards that do nothing. */
  constructor({ animals = ALL, seating = animals.map((a) => [a]), settings = {}, seed = 'scene' }: StageOptions = {}) {
    const checked = readSettings(marine, seating.length, { ...settings, seating: seating.map((list) => [...list]) })
    if (!checked.ok) throw new ProblemError(checked.problem)
    const position = openingPosition(marine, seating.length, checked.value, seed)
    position.agenda = [STEP.pieces, STEP.animals]
    this.state = new Runner(marine, position).state
    this.state.unseenTraits = traitsInPlay(this.state)
    this.row(...QUIET_ROW)
    this.nextCards(QUIET_NEXT)
  }

  species(place: Place, counts: Partial<Record<AnimalId, number>>): this {
    for (const [id, wanted] of Object.entries(counts) as [AnimalId, number][]) {
      const animal = animalNumber(id)
      const extra = wanted - speciesAt(this.state, hex(place), animal)
      if (extra > 0) placeSpecies(this.state, animal, hex(place), extra)
      else returnSpecies(this.state, animal, hex(place), -extra)
    }
    return this
  }

  /** Takes every cube off Earth, back to gene pools. */
  bare(): this {
    for (const h of tilesWhere(this.state, () => true)) {
      for (const animal of this.state.animals) returnSpecies(this.state, animal, h, speciesAt(this.state, h, animal))
    }
    return this
  }

  /** Leaves so many cubes in the gene pool, and the other ones in the box. */
  genePool(id: AnimalId, cubes: number): this {
    const animal = animalNumber(id)
    const spare = (this.state.genePool[animal] as number) - cubes
    this.state.genePool[animal] = cubes
    this.state.box[animal] = (this.state.box[animal] as number) + spare
    return this
  }

  /** Eliminates cubes from the gene pool: they lie in the box. */
  eliminated(id: AnimalId, cubes: number): this {
    placeSpecies(this.state, animalNumber(id), hex('0,0'), cubes)
    eliminateSpecies(this.state, animalNumber(id), hex('0,0'), cubes)
    return this
  }

  tile(place: Place, terrain: TerrainId): this {
    const stack = this.state.stacks.find((s) => s.includes(terrainNumber(terrain)))
    if (!stack) throw new Error(`No ${terrain} tile is left`)
    stack.splice(stack.indexOf(terrainNumber(terrain)), 1)
    this.state.tile[hex(place)] = this.state.terrain[hex(place)] = terrainNumber(terrain)
    return this
  }

  vent(place: Place, side: VentSide): this {
    this.state.terrain[hex(place)] = VENT
    this.state.ventSide[hex(place)] = VENT_SIDES.indexOf(side)
    this.state.ventsLeft--
    return this
  }

  /** Puts this tile on top of a stack (1–3), in exchange for one that lies elsewhere. */
  stackTop(stack: 1 | 2 | 3, terrain: TerrainId): this {
    const { stacks } = this.state
    const from = stacks.find((s) => s.includes(terrainNumber(terrain))) as number[]
    const to = stacks[stack - 1] as number[]
    const i = from.indexOf(terrainNumber(terrain))
    const top = to.at(-1) as number
    from[i] = top
    to[to.length - 1] = terrainNumber(terrain)
    return this
  }

  disc(place: Place, name: CornerName, element: ElementId | null): this {
    const c = cornerOf(hex(place), name)
    if (this.state.corners[c] !== NONE) removeFromCorner(this.state, c)
    if (element === null) return this
    takeFromBag(this.state, elementNumber(element))
    putOnCorner(this.state, c, elementNumber(element))
    return this
  }

  /** Takes every disc off Earth. */
  noDiscs(): this {
    this.state.corners.forEach((element, c) => {
      if (element !== NONE) removeFromCorner(this.state, c)
    })
    return this
  }

  /** The discs of a section, from left to right; all others go to the bag. */
  slots(section: DiscSection, ...elements: readonly ElementId[]): this {
    emptyToBag(this.state, section)
    elements.forEach((id, slot) => {
      takeFromBag(this.state, elementNumber(id))
      putInSlot(this.state, section, slot, elementNumber(id))
    })
    return this
  }

  /** Discs added to an animal's display. */
  adds(id: AnimalId, ...elements: readonly ElementId[]): this {
    for (const element of elements) {
      takeFromBag(this.state, elementNumber(element))
      addDisc(this.state, animalNumber(id), elementNumber(element))
    }
    return this
  }

  added(id: AnimalId): readonly ElementId[] {
    const from = animalNumber(id) * ELEMENTS
    return ELEMENT_IDS.flatMap((e, i) => new Array<ElementId>(this.state.added[from + i] as number).fill(e))
  }

  /** Takes every added disc off a display. */
  strip(id: AnimalId): this {
    for (const element of this.added(id)) loseDisc(this.state, animalNumber(id), elementNumber(element))
    return this
  }

  markers(section: 'competition' | 'evolution', ...terrains: readonly TerrainId[]): this {
    const { markerBag } = this.state
    const markers = this.state[section]
    markers.forEach((old, i) => {
      if (old !== NONE) markerBag[old] = (markerBag[old] as number) + 1
      markers[i] = NONE
    })
    terrains.forEach((id, i) => {
      const terrain = terrainNumber(id)
      const other = section === 'competition' ? this.state.evolution : this.state.competition
      // The markers of the other section make room if they must.
      if (markerBag[terrain] === 0) {
        const j = other.indexOf(terrain)
        const free = markerBag.findIndex((n, t) => n > 0 && t !== terrain)
        other[j] = free
        markerBag[free] = (markerBag[free] as number) - 1
      } else markerBag[terrain] = (markerBag[terrain] as number) - 1
      markers[i] = terrain
    })
    return this
  }

  /** A basic pawn of the animal on a space. */
  pawn(id: AnimalId, space: string): this {
    const { freeUses } = this.state
    const used = freeUses[animalNumber(id)] as number
    placeBasic(this.state, animalNumber(id), spaceNamed(space))
    freeUses[animalNumber(id)] = used
    return this
  }

  /** The special pawn of an element, in front of its controller or on a space. */
  special(element: ElementId, id: AnimalId, space?: string): this {
    const e = elementNumber(element)
    this.state.controller[e] = animalNumber(id)
    if (space === undefined) return this
    this.state.specialSpace[e] = spaceNamed(space)
    this.state.spaces[spaceNamed(space)] = specialPawn(e)
    return this
  }

  target(element: ElementId, value: number): this {
    this.state.target[elementNumber(element)] = value
    return this
  }

  trait(id: AnimalId, ...traits: readonly string[]): this {
    this.state.unseenTraits = this.state.unseenTraits.filter((t) => !traits.includes(t))
    this.state.traits[animalNumber(id)]?.push(...traits)
    return this
  }

  /** The row from slot 1 up; cards come from the pile or from those out of sight. */
  row(...cards: readonly string[]): this {
    const s = this.state
    s.unseenCards.push(...s.row)
    s.row = [...cards]
    this.#make(cards)
    return this
  }

  /** The next cards of the draw pile, first to last. */
  nextCards(...cards: readonly string[]): this {
    const s = this.state
    this.#make(cards)
    s.pile.push(...[...cards].reverse())
    return this
  }

  /** Takes cards out of the piles, putting others out of sight in their place. */
  #make(cards: readonly string[]): void {
    const s = this.state
    s.pile = s.pile.filter((card) => !cards.includes(card))
    s.unseenCards = s.unseenCards.filter((card) => !cards.includes(card))
  }

  emptyRow(): this {
    return this.row()
  }

  emptyPile(): this {
    this.state.unseenCards.push(...this.state.pile.splice(0))
    return this
  }

  regressionCube(id: AnimalId): this {
    const animal = animalNumber(id)
    this.state.regression[this.state.regression.indexOf(NONE)] = animal
    this.state.genePool[animal] = (this.state.genePool[animal] as number) - 1
    return this
  }

  /** Animals whose Reseed cube is in the right-hand box. */
  retrieved(...ids: readonly AnimalId[]): this {
    for (const id of ids) this.state.retrieved[animalNumber(id)] = true
    return this
  }

  vp(id: AnimalId, vp: number): this {
    const animal = animalNumber(id)
    enterVP(this.state, animal, vp - vpOf(this.state, animal), 'evolution')
    return this
  }

  lastRound(): this {
    this.state.lastRound = true
    return this
  }
}
