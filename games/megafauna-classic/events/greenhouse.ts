/** 15.0 The greenhouse: the disk moves, biomes slide, meet and flip. */

import { A, TRACK_END } from '../components/dna.ts'
import { GREENHOUSE, HOTHOUSE, PPM_200, PPM_3200, SNOWBALL } from '../components/greenhouse.ts'
import { DIRECTIONS, type Direction, HABITAT_COUNT, isAtlantic, NORTH, neighbour, placeAt, SOUTH, SPACES } from '../components/map.ts'
import { colourOf } from '../components/players.ts'
import { type Biome, biomeData } from '../components/tiles.ts'
import { climaxOf, hasFarmAnimal, isImmune } from '../habitat.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { habitatWord, tileWord } from '../refs.ts'
import { bury, buryHabitat, extinguish } from '../species/extinction.ts'
import { atlanticIsOpen, type State, unitsIn } from '../state.ts'

/** One step of the disk (15.1): +1 warms and slides north, −1 cools and slides south. */
export function shiftGreenhouse(t: ClassicTable, step: 1 | -1): void {
  const { state } = t
  const from = state.greenhouse
  if (from === (step > 0 ? HOTHOUSE : SNOWBALL)) return
  const dir = step > 0 ? NORTH : SOUTH
  const plan = planSlide(state, dir)
  state.greenhouse = from + step
  tell(t, step > 0 ? 'greenhouse.up' : 'greenhouse.down', { level: `@greenhouse.${GREENHOUSE[state.greenhouse]}` }, '15.1')
  // 18.0c: arriving is enough, whatever the disk does later in the turn.
  if (state.greenhouse === HOTHOUSE) state.ending ??= 'hothouse'
  if (state.greenhouse === SNOWBALL) state.ending ??= 'snowball'
  slide(t, plan, dir)
  flip(t, from)
  extinguish(t)
}

/** Where a tile slides to, or −1 if it stays: mountains and super-ferns do, and so does what lies at an edge or the Atlantic (17.1). */
function slideTarget(state: State, habitat: number, dir: Direction): number {
  const tile = state.tiles[habitat] as number
  if (tile < 0 || !biomeData(tile).slides) return -1
  return stepTo(state, habitat, dir)
}

/** The next habitat that way, −1 across an edge of the map or the open Atlantic. */
const stepTo = (state: State, habitat: number, dir: Direction): number =>
  atlanticIsOpen(state) && isAtlantic(habitat, dir) ? -1 : neighbour(habitat, dir)

interface Slide {
  readonly tile: number
  readonly from: number
  readonly to: number
  readonly flipped: boolean
  readonly climax: number
  readonly immune: boolean
  /** Is the tile that lies in the way, if it stays, immune? */
  readonly residentIsImmune: boolean
}

interface Farm {
  readonly from: number
  readonly to: number
}

interface SlidePlan {
  readonly slides: readonly Slide[]
  readonly farms: readonly Farm[]
}

/** What will move: tiles, and the farms of sliding homelands. Judged by the world before the disk moves. */
function planSlide(state: State, dir: Direction): SlidePlan {
  const slides: Slide[] = []
  const farms: Farm[] = []
  for (let from = 0; from < HABITAT_COUNT; from++) {
    const to = slideTarget(state, from, dir)
    if (to < 0) continue
    farms.push(...farmsOf(state, from, dir))
    slides.push({
      tile: state.tiles[from] as number,
      from,
      to,
      flipped: state.flipped[from] as boolean,
      climax: climaxOf(state, from),
      immune: isImmune(state, from),
      residentIsImmune: isImmune(state, to),
    })
  }
  return { slides, farms }
}

/** Lifts what stands in a habitat. */
function lift(state: State, habitat: number): readonly number[][] {
  const units = SPACES.map((space) => unitsIn(state, habitat, space))
  for (const space of SPACES) state.units[placeAt(habitat, space)] = []
  return units
}

/** 15.1a: all movable tiles slide at once, with everything on them; farms go with their homeland. */
function slide(t: ClassicTable, { slides, farms }: SlidePlan, dir: Direction): void {
  const { state } = t
  const farmers = farms.map((f) => lift(state, f.from))
  const passengers = slides.map((s) => lift(state, s.from))
  for (const s of slides) {
    state.tiles[s.from] = -1
    state.flipped[s.from] = false
  }
  slides.forEach((s, i) => {
    arrive(t, s, passengers[i] as readonly number[][])
  })
  farms.forEach((farm, i) => {
    settleFarm(t, farm, farmers[i] as readonly number[][])
  })
  const direction = dir === NORTH ? '@direction.north' : '@direction.south'
  if (slides.length > 0) tell(t, 'greenhouse.slide', { count: slides.length, direction }, '15.1a')
}

/** 9.2e, 15.1a: the slots beside this homeland that its owner farms, and where they go when it slides. */
function farmsOf(state: State, homeland: number, dir: Direction): readonly Farm[] {
  const colour = biomeData(state.tiles[homeland] as number).owner
  if (colour < 0) return []
  return DIRECTIONS.flatMap((side) => {
    const slot = neighbour(homeland, side)
    return slot >= 0 && hasFarmAnimal(state, colour, slot) ? [{ from: slot, to: stepTo(state, slot, dir) }] : []
  })
}

/** A tile arrives. If one that could not move lies there, the lower climax goes extinct (15.1b); on a tie the arrival does. */
function arrive(t: ClassicTable, s: Slide, passengers: readonly number[][]): void {
  const { state } = t
  const resident = state.tiles[s.to] as number
  const arrivalWins = resident < 0 || s.immune || (!s.residentIsImmune && s.climax > climaxOf(state, s.to))
  if (resident >= 0) {
    const [kept, lost] = arrivalWins ? [s.tile, resident] : [resident, s.tile]
    state.tarpit.push(lost)
    tell(t, 'greenhouse.collision', { habitat: habitatWord(s.to), kept: tileWord(kept), lost: tileWord(lost) }, '15.1b')
  }
  if (arrivalWins) {
    state.tiles[s.to] = s.tile
    state.flipped[s.to] = s.flipped
  }
  join(state, s.to, passengers, resident >= 0 && arrivalWins)
}

/** Units of two tiles meet in the same kind of space; those of the lost tile count as later arrivals (13.5). */
function join(state: State, habitat: number, arrivals: readonly number[][], arrivalsFirst: boolean): void {
  const later = arrivalsFirst ? SPACES.flatMap((space) => unitsIn(state, habitat, space)) : arrivals.flat()
  for (const space of SPACES) {
    const there = unitsIn(state, habitat, space)
    const come = arrivals[space] as number[]
    state.units[placeAt(habitat, space)] = arrivalsFirst ? [...come, ...there] : [...there, ...come]
  }
  const isLater = (unit: number): boolean => later.includes(unit)
  state.arrivals = [...state.arrivals.filter((u) => !isLater(u)), ...state.arrivals.filter(isLater)]
}

/** Farmers keep their side of the homeland; pushed off the map or into the Atlantic, they die. */
function settleFarm(t: ClassicTable, farm: Farm, farmers: readonly number[][]): void {
  const { state } = t
  if (farm.to >= 0) join(state, farm.to, farmers, false)
  else for (const units of farmers) for (const unit of units) bury(state, unit)
  tell(t, 'greenhouse.farms', { habitat: habitatWord(farm.from) }, '15.1a')
}

/** 15.1c–d: blue stars drown at 3200 ppm, white stars freeze at 200 ppm, and turn up again when the disk leaves inwards. */
function flip(t: ClassicTable, from: number): void {
  const { state } = t
  const to = state.greenhouse
  if (to === PPM_3200 && from < PPM_3200) flipStars(t, 'blue')
  else if (to === PPM_200 && from > PPM_200) flipStars(t, 'white')
  else if (to < PPM_3200 && to > PPM_200) unflip(t)
}

function flipStars(t: ClassicTable, star: 'blue' | 'white'): void {
  const { state } = t
  for (let h = 0; h < HABITAT_COUNT; h++) {
    const tile = state.tiles[h] as number
    if (tile < 0 || biomeData(tile).star !== star) continue
    if (star === 'white' && isWarmedByFire(state, biomeData(tile))) {
      tell(t, 'greenhouse.fire', { biome: tileWord(tile) }, '7.3e')
      continue
    }
    state.flipped[h] = true
    tell(
      t,
      'greenhouse.flip',
      { biome: tileWord(tile), habitat: habitatWord(h), to: star === 'blue' ? '@terrain.barren' : '@terrain.ice' },
      star === 'blue' ? '15.1c' : '15.1d',
    )
    // 15.1e: nothing lives on a flipped biome.
    buryHabitat(state, h)
  }
}

function unflip(t: ClassicTable): void {
  const { state } = t
  for (let h = 0; h < HABITAT_COUNT; h++) {
    if (!state.flipped[h]) continue
    state.flipped[h] = false
    tell(
      t,
      'greenhouse.unflip',
      { biome: tileWord(state.tiles[h] as number), habitat: habitatWord(h) },
      state.greenhouse > PPM_200 + 1 ? '15.1c' : '15.1d',
    )
  }
}

/** 7.3e: fire-bearers keep the ice off their homeland; not those that this very slide has driven to extinction. */
function isWarmedByFire(state: State, { owner }: Biome): boolean {
  return owner >= 0 && state.species.some((s) => s !== null && colourOf(s.unit) === owner && s.onMap > 0 && s.dna[A] === TRACK_END)
}

/** 6.1d: would a new tile with this star arrive flipped? The end boxes keep the state of their neighbours. */
export const starIsActive = (state: State, star: 'blue' | 'white' | undefined): boolean =>
  (star === 'blue' && state.greenhouse >= PPM_3200) || (star === 'white' && state.greenhouse <= PPM_200)
