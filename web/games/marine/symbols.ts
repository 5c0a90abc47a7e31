import type { AnimalId, ElementId, SectionId } from '@deeptime/marine'
import type { FishIcon } from '@deeptime/marine/components/ids.ts'
import type { IconName } from './icons.ts'

/** One icon for each thing of Marine. */
export const ANIMAL_ICONS: Readonly<Record<AnimalId, IconName>> = {
  reptile: 'plesiosaurus',
  cephalopod: 'octopus',
  fish: 'tropical-fish',
  crustacean: 'shrimp',
}

export const ELEMENT_ICONS: Readonly<Record<ElementId, IconName>> = {
  algae: 'algae',
  gastropods: 'snail',
  worms: 'worms',
  plankton: 'jellyfish',
  sponges: 'coral',
  sun: 'sun',
}

export const SECTION_ICONS: Readonly<Record<SectionId, IconName>> = {
  abundance: 'sprout',
  autotrophs: 'smoking-volcano',
  depletion: 'poison-cloud',
  adaptation: 'dna1',
  regression: 'fossil',
  speciation: 'fish-eggs',
  wanderlust: 'compass',
  tectonics: 'earth-crack',
  migration: 'footprint',
  competition: 'crossed-swords',
  evolution: 'dna2',
  domination: 'laurel-crown',
}

/** A skeleton and two fish that swim: the icons that call for an Extinction and a Survival. */
export const FISH_SYMBOLS: Readonly<Record<FishIcon, IconName>> = { extinction: 'fishbone', survival: 'circling-fish' }
