import type { AnimalId, ElementId, SectionId } from '@deeptime/marine/data/ids.ts'

/** One icon for each thing of Marine, by its name in the icon set. */
export const ANIMAL_ICONS: Readonly<Record<AnimalId, string>> = {
  reptile: 'plesiosaurus',
  cephalopod: 'octopus',
  fish: 'tropical-fish',
  crustacean: 'shrimp',
}

export const ELEMENT_ICONS: Readonly<Record<ElementId, string>> = {
  algae: 'algae',
  gastropods: 'snail',
  worms: 'worms',
  plankton: 'jellyfish',
  sponges: 'coral',
  sun: 'sun',
}

export const SECTION_ICONS: Readonly<Record<SectionId, string>> = {
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
