import type { Form, Source, Strip, Tab } from './types.ts'

/** How the worlds begin. */

export interface EarthSetup {
  readonly latitude: number
  /** Tabs with a black disc, and those with a bloom on it (C1h). */
  readonly offshoreBlack: readonly Tab[]
  readonly bloom: readonly Tab[]
  readonly oxygen: number
  readonly clouds: number
  readonly air: { readonly black: number; readonly white: number }
  readonly strip: Strip
  readonly source: Source
}

/** The full game (C1g–k). The discs on the centres stand with the cratons. */
export const ACHTERBAHN: EarthSetup = {
  latitude: 4,
  offshoreBlack: ['north', 'south'],
  bloom: ['south'],
  oxygen: 14,
  clouds: 6,
  air: { black: 3, white: 3 },
  strip: 'eden',
  source: 'rulebook',
}

/** The first game (A8). */
export const TOOTH_AND_CLAW = { actions: 2, latitude: 4, windToward: -1, size: 1, source: 'rulebook' } as const

export interface AlienSetup {
  readonly black: number
  readonly white: number
  /** Tabs with a black disc on every craton; none where the player names one a craton (K3b). */
  readonly offshoreBlack: readonly Tab[]
  readonly clouds: number
  readonly air: { readonly black: number; readonly white: number }
  readonly source: Source
}

const EVERY_TAB: readonly Tab[] = ['north', 'middle', 'south']

/** Worlds of three levels (K3, L): water lies on every basin, or on every sea of Earth; the rest of the white discs is split evenly. */
export const ALIEN_SETUPS: Readonly<Record<'mars' | 'venus' | 'earth', AlienSetup>> = {
  mars: { black: 6, white: 6, offshoreBlack: EVERY_TAB, clouds: 1, air: { black: 0, white: 1 }, source: 'rulebook' },
  venus: { black: 12, white: 12, offshoreBlack: EVERY_TAB, clouds: 3, air: { black: 6, white: 3 }, source: 'rulebook' },
  earth: { black: 12, white: 12, offshoreBlack: [], clouds: 2, air: { black: 8, white: 2 }, source: 'rulebook' },
}

type PlantCreeples = Readonly<Record<Exclude<Form, 'flyer'>, number>>

/** Creeples of the plant that the rules run, and of the one that a person plays (K3d). */
export const PLANT_BY_RULES: PlantCreeples = { archetype: 5, burrower: 5, swimmer: 5, armored: 5 }
export const PLANT_BY_PERSON: PlantCreeples = { archetype: 5, burrower: 4, swimmer: 4, armored: 4 }
/** Plants on the map at the start (K3e). */
export const PLANT_STARTERS = 2
