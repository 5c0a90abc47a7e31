/** Places and their levels as numbers: a place is a hex or an offshore tab of a craton, a space is one level of a place. */

import { CRATONS, HEX_COUNT, hostOfTab, PLACES_PER_CRATON, TABS } from './components/cratons.ts'
import type { World } from './components/types.ts'

export const MOST_CRATONS = 4
export const PLACE_COUNT = MOST_CRATONS * PLACES_PER_CRATON
/** A craton that a place can't belong to, a place that is nowhere. */
export const NOWHERE = -1

export const placeAt = (craton: number, slot: number): number => craton * PLACES_PER_CRATON + slot
export const tabAt = (craton: number, tab: number): number => craton * PLACES_PER_CRATON + HEX_COUNT + tab
export const cratonOf = (place: number): number => Math.floor(place / PLACES_PER_CRATON)
export const slotOf = (place: number): number => place % PLACES_PER_CRATON
export const isTab = (place: number): boolean => place % PLACES_PER_CRATON >= HEX_COUNT
/** The hex that a tab lies off. */
export const hostOf = (tab: number): number => tab - slotOf(tab) + hostOfTab(slotOf(tab) - HEX_COUNT)
/** The tab off a hex, or nowhere: only the three eastern hexes have one. */
export const tabOf = (hex: number): number => {
  const slot = slotOf(hex)
  return slot >= 1 && slot <= TABS.length ? hex - slot + HEX_COUNT + slot - 1 : NOWHERE
}

/** Trophic levels (F6, K2): plants are a level of their own on worlds of three levels only. */
export const PLANT = 0
export const HERBIVORE = 1
export const CARNIVORE = 2
export const LEVEL_COUNT = 3
export const LEVELS = ['plant', 'herbivore', 'carnivore'] as const
export type Level = (typeof LEVELS)[number]

export const SPACE_COUNT = PLACE_COUNT * LEVEL_COUNT
export const spaceAt = (place: number, level: number): number => place * LEVEL_COUNT + level
export const placeOfSpace = (space: number): number => Math.floor(space / LEVEL_COUNT)
export const levelOfSpace = (space: number): number => space % LEVEL_COUNT

const slotName = (slot: number): string => (slot < HEX_COUNT ? `${slot}` : (TABS[slot - HEX_COUNT] as string))

/** `laurentia-3`, `laurentia-north`: the names of a world's places, by number. */
const placeNames = (world: World): readonly string[] =>
  CRATONS[world].flatMap(({ id }) => Array.from({ length: PLACES_PER_CRATON }, (_, slot) => `${id}-${slotName(slot)}`))

export const WORLDS: readonly World[] = ['earth', 'mars', 'venus']
export const PLACE_NAMES: Readonly<Record<World, readonly string[]>> = {
  earth: placeNames('earth'),
  mars: placeNames('mars'),
  venus: placeNames('venus'),
}
