/** Where plates lie after something moved them, by the names that people see: for pictures of before and after. The moves are the rules' own (D1, D3, D4). */

import { CRATONS } from '../components/cratons.ts'
import type { World } from '../components/types.ts'
import { collide, drifted, EAST, geometryOf, type Landmasses, landmassOfDie, rifted, shifted, single, struckBy, WEST } from '../geometry.ts'
import { PLACE_NAMES } from '../places.ts'
import type { LandmassView } from '../view.ts'

export type PlateMove =
  | { readonly kind: 'latitude'; readonly craton: string; readonly latitude: number }
  | { readonly kind: 'plates'; readonly craton: string; readonly east: boolean }
  | { readonly kind: 'rift'; readonly cratons: readonly string[] }

export type Plates = readonly LandmassView[]

const numberOf = (world: World, craton: string): number => CRATONS[world].findIndex(({ id }) => id === craton)

const read = (world: World, plates: Plates): Landmasses =>
  plates.map(({ die, latitude, parts }) => ({
    die: numberOf(world, die),
    latitude,
    parts: parts.map(({ craton, q, r }) => ({ craton: numberOf(world, craton), q, r })),
  }))

const written = (world: World, landmasses: Landmasses): Plates => {
  const name = (craton: number): string => CRATONS[world][craton]?.id ?? ''
  return landmasses.map(({ die, latitude, parts }) => ({
    die: name(die),
    latitude,
    parts: parts.map(({ craton, q, r }) => ({ craton: name(craton), q, r })),
  }))
}

/** C1g: each craton by itself, in their order from west to east. */
export const platesAtStart = (world: World, cratons: readonly string[], latitude: number): Plates =>
  written(
    world,
    cratons.map((craton) => single(numberOf(world, craton), latitude)),
  )

function moved(landmasses: Landmasses, index: number, heading: typeof EAST | typeof WEST): Landmasses {
  const target = struckBy(landmasses, index, heading)
  return target < 0 ? drifted(landmasses, index, heading) : collide(landmasses, index, target, heading).landmasses
}

/** The plates after a move; as they were, where it moves nothing. */
export function platesAfter(world: World, plates: Plates, move: PlateMove): Plates {
  const landmasses = read(world, plates)
  const holder = move.kind === 'rift' ? move.cratons[0] : move.craton
  const craton = numberOf(world, holder ?? '')
  if (move.kind === 'rift') {
    const index = landmasses.findIndex(({ parts }) => parts.length > 1 && parts.some((part) => part.craton === craton))
    return index < 0 ? plates : written(world, rifted(landmasses, index))
  }
  const index = landmassOfDie(landmasses, craton)
  if (index < 0) return plates
  if (move.kind === 'plates') return written(world, moved(landmasses, index, move.east ? EAST : WEST))
  return written(world, shifted(landmasses, index, move.latitude - (landmasses[index]?.latitude ?? move.latitude)))
}

/** By place: its row, and whether a tab is open, as the plates lie. */
export function groundOfPlates(world: World, plates: Plates): ReadonlyMap<string, { readonly row: number; readonly open: boolean }> {
  const { hexes, tabs, row, open } = geometryOf(read(world, plates))
  return new Map(
    [...hexes, ...tabs].map((place) => [PLACE_NAMES[world][place] as string, { row: row[place] as number, open: open[place] as boolean }]),
  )
}
