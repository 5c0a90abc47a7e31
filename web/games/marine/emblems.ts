import type { TerrainId } from '@deeptime/marine'
import type { IconName } from './icons.ts'

/** One icon of an emblem. Places and sizes are parts of the plate's width; `tone` 0 is ink, 1 is a faint wash. */
interface Layer {
  readonly icon: IconName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tone: number
  readonly turn?: number
}

export interface Emblem {
  /** The two terrains whose colours tint the ground, from top to bottom. */
  readonly ground: readonly [TerrainId, TerrainId]
  readonly layers: readonly Layer[]
}

const main = (icon: IconName, turn?: number): Layer => ({
  icon,
  x: 0.5,
  y: 0.62,
  size: 0.74,
  tone: 0,
  ...(turn === undefined ? {} : { turn }),
})
const wash = (icon: IconName, x = 0.5, y = 0.5, size = 1.25): Layer => ({ icon, x, y, size, tone: 1 })
const small = (icon: IconName, x: number, y: number, size = 0.36): Layer => ({ icon, x, y, size, tone: 0.35 })

const emblem = (top: TerrainId, bottom: TerrainId, ...layers: readonly Layer[]): Emblem => ({ ground: [top, bottom], layers })

export const CARD_EMBLEMS: Readonly<Record<string, Emblem>> = {
  aquatic: emblem('ocean', 'ocean', wash('waves'), main('seahorse')),
  biodiversity: emblem('reef', 'kelp', wash('hexes'), main('circling-fish')),
  biomass: emblem('ocean', 'seagrass', wash('fish-scales'), main('school-of-fish')),
  blight: emblem('kelp', 'sand', main('algae'), small('skull-crossed-bones', 0.76, 0.28)),
  catastrophe: emblem('seamount', 'ocean', wash('waves', 0.5, 0.85), main('big-wave')),
  'competitive-exclusion': emblem('ocean', 'seamount', wash('waves'), main('double-fish')),
  disease: emblem('reef', 'sand', wash('virus', 0.7, 0.3, 0.8), main('virus')),
  ecodiversity: emblem('seagrass', 'ocean', wash('hexes'), main('dna2')),
  fecundity: emblem('ocean', 'reef', main('fish-eggs')),
  fertile: emblem('sand', 'seagrass', wash('sprout', 0.5, 0.3, 0.9), main('opening-shell')),
  habitat: emblem('ocean', 'reef', wash('coral', 0.7, 0.35, 0.9), main('coral')),
  hibernation: emblem('seamount', 'ocean', small('night-sleep', 0.74, 0.26, 0.4), main('sea-turtle')),
  instinct: emblem('ocean', 'seamount', wash('waves', 0.5, 0.85), main('shark-fin')),
  intelligence: emblem('reef', 'seamount', main('brain-tentacle')),
  'invasive-species': emblem('kelp', 'ocean', main('sea-serpent')),
  'mass-exodus': emblem('ocean', 'sand', small('fish-escape', 0.3, 0.28), main('fish-escape')),
  metamorphosis: emblem('seagrass', 'reef', wash('dna1', 0.5, 0.4), main('jellyfish')),
  'niche-biomes': emblem('kelp', 'sand', wash('hexes'), main('nautilus-shell')),
  omnivore: emblem('land', 'reef', main('shark-jaws')),
  predator: emblem('ocean', 'reef', wash('waves'), main('shark-bite')),
  'seafloor-spreading': emblem('seamount', 'vent', wash('lava', 0.5, 0.3), main('earth-crack')),
  symbiotic: emblem('reef', 'ocean', wash('coral', 0.5, 0.4), main('clownfish')),
  'toxic-plume': emblem('vent', 'seamount', main('poison-gas')),
  'algal-bloom': emblem('kelp', 'seagrass', wash('algae', 0.7, 0.3, 0.8), main('algae')),
  ascendancy: emblem('sand', 'land', main('laurel-crown')),
  'black-smokers': emblem('vent', 'ocean', main('smoking-volcano')),
  'continental-drift': emblem('land', 'ocean', main('earth-asia-oceania')),
  'coral-spawning': emblem('reef', 'reef', wash('coral', 0.5, 0.4), main('fish-eggs')),
  'geyser-field': emblem('land', 'vent', wash('eruption', 0.75, 0.35, 0.8), main('eruption')),
  'keystone-species': emblem('sand', 'reef', main('sea-star')),
  'red-tide': emblem('reef', 'vent', wash('waves', 0.5, 0.75), main('wave-crest')),
  territoriality: emblem('sand', 'land', main('crab-claw')),
  thermocline: emblem('land', 'ocean', wash('waves', 0.5, 0.55), main('thermometer-cold')),
  upwelling: emblem('ocean', 'seagrass', main('water-splash')),
  asteroid: emblem('vent', 'land', main('fragmented-meteor')),
}

export const TRAIT_EMBLEMS: Readonly<Record<string, Emblem>> = {
  exaptation: emblem('seagrass', 'reef', main('dna1')),
  bioluminescence: emblem('seamount', 'ocean', main('angler-fish')),
  camouflage: emblem('sand', 'sand', wash('fish-scales'), main('flatfish')),
  venom: emblem('reef', 'kelp', main('fangs')),
  echolocation: emblem('ocean', 'seamount', main('sound-waves')),
  'jet-propulsion': emblem('ocean', 'ocean', main('squid')),
  'broadcast-spawning': emblem('ocean', 'reef', main('fish-eggs')),
  torpor: emblem('seamount', 'ocean', main('night-sleep')),
  chemosynthesis: emblem('vent', 'seamount', main('erlenmeyer')),
  'deep-dweller': emblem('seamount', 'ocean', main('giant-squid')),
  amphibious: emblem('land', 'ocean', main('sea-turtle')),
  polyphagy: emblem('kelp', 'reef', main('shark-jaws')),
  'hard-shell': emblem('sand', 'land', main('turtle-shell')),
  schooling: emblem('ocean', 'seagrass', main('school-of-fish')),
  pioneer: emblem('land', 'sand', main('compass')),
  thermophile: emblem('vent', 'reef', main('thermometer-hot')),
  opportunism: emblem('sand', 'reef', main('sea-urchin')),
  'dominant-gene': emblem('seagrass', 'land', main('dna2')),
}

/** A card that somebody brought with their own deck. */
export const PLAIN_EMBLEM: Emblem = emblem('ocean', 'sand', main('ammonite'))
