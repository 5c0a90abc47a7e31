/** D1–D4 What moves the plates, and what falls on them. */

import type { Script } from '@deeptime/engine'
import { CRATONS } from '../components/cratons.ts'
import type { CratonIcon } from '../components/types.ts'
import { airTakesBlack, release, takesDisc } from '../discs.ts'
import { collide, drifted, EAST, type Heading, landmassOfDie, rifted, shifted, struckBy, WEST } from '../geometry.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import { placeAt } from '../places.ts'
import { cratonWord, cratonWords, placeWord, placeWords } from '../refs.ts'
import { BARE, BLACK_DISC, type State } from '../state.ts'
import { degasAll, degasOne } from './scavenge.ts'

/** The craton in play that answers to an icon, or −1 (A1d, K1a). */
export const cratonOfIcon = (s: State, icon: CratonIcon | null): number =>
  CRATONS[s.rules.world].findIndex((craton) => craton.icon === icon)

/** D1. */
export function latitudinalDrift(t: MegafaunaTable, craton: number, steps: number): void {
  const s = t.state
  const index = landmassOfDie(s.landmasses, craton)
  if (index < 0) {
    tell(t, 'event.noDie', { craton: cratonWord(s, craton) }, 'A1d')
    return
  }
  const before = s.landmasses[index]?.latitude
  s.landmasses = shifted(s.landmasses, index, steps)
  const latitude = s.landmasses[index]?.latitude as number
  tell(t, before === latitude ? 'event.latitude.still' : 'event.latitude', { craton: cratonWord(s, craton), latitude }, 'D1')
}

const COASTS = 6

/** D2: a die names the coast; K5g: on Mars it is always the hex beside Olympus Mons. */
export function* crater(t: MegafaunaTable, craton: number): Script {
  const s = t.state
  const olympus = CRATONS[s.rules.world].findIndex(({ olympusMons }) => olympusMons)
  const hex = olympus < 0 ? placeAt(craton, t.roll(COASTS)) : placeAt(olympus, CRATONS.mars[olympus]?.olympusMons?.craterHex as number)
  tell(t, 'event.crater', { place: placeWord(s, hex) }, olympus < 0 ? 'D2' : 'K5g')
  if (takesDisc(s, hex, BLACK_DISC)) yield* degasOne(t, hex, BLACK_DISC, 'D2')
}

/** D3. */
export function* collision(t: MegafaunaTable, craton: number, direction: 'E' | 'W'): Script {
  const s = t.state
  const heading: Heading = direction === 'E' ? EAST : WEST
  const index = landmassOfDie(s.landmasses, craton)
  const params = { craton: cratonWord(s, craton), direction: `@direction.${direction}` }
  if (index < 0) return tell(t, 'event.noDie', { craton: cratonWord(s, craton) }, 'D3')
  if (s.landmasses.length === 1) return tell(t, 'event.void', {}, 'D3')
  const target = struckBy(s.landmasses, index, heading)
  if (target < 0) {
    s.landmasses = drifted(s.landmasses, index, heading)
    return tell(t, 'event.drift', params, 'D3')
  }
  const { landmasses, struck, touching, subducted } = collide(s.landmasses, index, target, heading)
  s.landmasses = landmasses
  tell(t, 'event.collision', { ...params, struck: cratonWords(s, struck), hexes: placeWords(s, touching) }, 'D3a')
  // D3d: tabs go under before mountains rise.
  for (const tab of subducted) if (s.discs[tab] !== BARE && airTakesBlack(s)) yield* release(t, tab, 'D3d')
  yield* degasAll(t, touching, BLACK_DISC, 'D3c')
}

const PANGAEA = 3

/** D4; K5i: two cratons are enough where there are only two. */
export function rift(t: MegafaunaTable): void {
  const s = t.state
  const least = CRATONS[s.rules.world].length === 2 ? 2 : PANGAEA
  const index = s.landmasses.findIndex(({ parts }) => parts.length >= least)
  if (index < 0) {
    tell(t, 'event.rift.none', {}, 'D4')
    return
  }
  const cratons = s.landmasses[index]?.parts.map(({ craton }) => craton) ?? []
  s.landmasses = rifted(s.landmasses, index)
  tell(t, 'event.rift', { cratons: cratonWords(s, cratons) }, 'D4')
}
