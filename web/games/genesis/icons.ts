import type { AbilityId, EnvironmentId, EventIcon } from '@deeptime/genesis/components/ids.ts'
import algae from '~icon/algae'
import ant from '~icon/ant'
import antibody from '~icon/antibody'
import asteroid from '~icon/asteroid'
import caterpillar from '~icon/caterpillar'
import centipede from '~icon/centipede'
import chameleon from '~icon/chameleon-glyph'
import comet from '~icon/comet-spark'
import desert from '~icon/desert'
import dna from '~icon/dna2'
import earthCrack from '~icon/earth-crack'
import earthWorm from '~icon/earth-worm'
import eel from '~icon/eel'
import fern from '~icon/fern'
import fossil from '~icon/fossil'
import frog from '~icon/frog'
import histogram from '~icon/histogram'
import hourglass from '~icon/hourglass'
import leaf from '~icon/leaf-skeleton'
import meteor from '~icon/meteor-impact'
import mountains from '~icon/mountains'
import mushroom from '~icon/mushroom'
import openingShell from '~icon/opening-shell'
import dice from '~icon/perspective-dice-six-faces-random'
import planet from '~icon/planet-core'
import pollution from '~icon/poison-cloud'
import queen from '~icon/queen-crown'
import scorpion from '~icon/scorpion'
import star from '~icon/sea-star'
import shield from '~icon/shield'
import shrimp from '~icon/shrimp'
import skull from '~icon/skull-crossed-bones'
import snail from '~icon/snail'
import snow from '~icon/snowflake-1'
import stack from '~icon/stack'
import sun from '~icon/sun'
import sunbeams from '~icon/sunbeams'
import trilobite from '~icon/trilobite'
import tumor from '~icon/tumor'
import virus from '~icon/virus'
import waves from '~icon/waves'

/** Icons of the set: a path on a square of 512. */
export const ICONS = { dna, dice, fossil, histogram, hourglass, planet, shield, skull, snow, stack, sun, virus, meteor, algae }

/** Signs of our own, where the set has none: strokes on a square of 24. */
const OXYGEN = 'M3.3 11a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M17.5 16.4q2.2-2 3.8-.2t-3.6 4.8h4.2'
const OZONE = 'M3.3 11a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M17.7 15.2h4l-2.4 2.6q2.8.2 2.4 2.4t-4 1'
const HEAT = 'M9.3 13.6V5.3a2.7 2.7 0 0 1 5.4 0v8.3a4.8 4.8 0 1 1-5.4 0zM12 9v8.3M18.5 4v4M18.5 11.5v.1'
const COAST =
  'M2 11.5c5.5 0 8-5.5 20-6.5M2 16c1.7-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0M2 20.5c1.7-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0'
const TRANSFER = 'M3 8h15M14 3.5 18.5 8 14 12.5M21 16H6M10 11.5 5.5 16 10 20.5'
const SPORE =
  'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M12 2.5v1M12 20.5v1M2.5 12h1M20.5 12h1M5.3 5.3l.7.7M18 18l.7.7M5.3 18.7l.7-.7M18 6l.7-.7'
const FISSION = 'M12 8.2a5.4 5.4 0 1 0 0 7.6a5.4 5.4 0 1 0 0-7.6zM12 3v2M12 19v2'
const SEXUALITY = 'M3 7h4c5 0 5 10 10 10h4M3 17h4c1.6 0 2.7-1 3.6-2.3M14 8.8C14.8 7.7 15.7 7 17 7h4M18 4l3 3-3 3M18 14l3 3-3 3'

/** What a sign is drawn with: a filled path of the set, or strokes of our own. */
export type Sign = { readonly path: string } | { readonly strokes: string }
const of = (path: string): Sign => ({ path })
const own = (strokes: string): Sign => ({ strokes })

export const ROW_SIGNS: Readonly<Record<EnvironmentId, Sign>> = {
  cosmic: of(asteroid),
  oceanic: of(waves),
  coastal: own(COAST),
  continental: of(mountains),
}

export const EVENT_SIGNS: Readonly<Record<EventIcon, Sign>> = {
  sky: of(comet),
  earth: of(earthCrack),
  strike: of(meteor),
  extremophile: own(HEAT),
  oxygen: own(OXYGEN),
  uv0: of(sunbeams),
  uv1: of(sunbeams),
  uv2: of(sunbeams),
  uv3: of(sunbeams),
  uv4: of(sunbeams),
  cancer: of(tumor),
  drought: of(desert),
  ozone: own(OZONE),
}

export const ABILITY_SIGNS: Readonly<Record<AbilityId, Sign>> = {
  redQueen: of(queen),
  hgt: own(TRANSFER),
  sexuality: own(SEXUALITY),
  thermalShield: own(HEAT),
  oxygenShield: own(OXYGEN),
  spore: own(SPORE),
  fission: own(FISSION),
  nucleus: of(chameleon),
  immunology: of(antibody),
  pollution: of(pollution),
  dna: of(dna),
  uvShield: of(sunbeams),
  cancerShield: of(tumor),
  droughtShield: of(desert),
}

export const SIGNS = {
  dice: of(dice),
  heat: own(HEAT),
  oxygen: own(OXYGEN),
  stack: of(stack),
  shield: of(shield),
  virus: of(virus),
  skull: of(skull),
  fossil: of(fossil),
  hourglass: of(hourglass),
  sun: of(sun),
  snow: of(snow),
  transfer: own(TRANSFER),
  rises: own('M12 20V5M5 11l7-7 7 7'),
  done: own('M4 12.5 10 18 20 6'),
} as const satisfies Readonly<Record<string, Sign>>

/** Portraits of macroorganisms by card, at sea and ashore; cards of one's own get the first. */
const PORTRAITS: Readonly<Record<string, readonly [sea: string, land: string]>> = {
  'macro-seaweed': [algae, fern],
  'macro-flatworm': [caterpillar, earthWorm],
  'macro-brachiopod': [openingShell, snail],
  'macro-arrow-worm': [eel, scorpion],
  'macro-dickinsonia': [leaf, mushroom],
  'macro-opabinia': [shrimp, centipede],
  'macro-sea-star': [star, frog],
  'macro-trilobite': [trilobite, ant],
}
export const portraitOf = (id: string, land: boolean): string => PORTRAITS[id]?.[land ? 1 : 0] ?? algae
