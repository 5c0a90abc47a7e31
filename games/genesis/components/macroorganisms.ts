import { CIRCLES_OF_ANIMALS, CIRCLES_OF_PLANTS, circles } from './circles.ts'
import type { MacroCard } from './deck.ts'
import { LAND_ORGANS, MARINE_ORGANS } from './organs.ts'

/** The eight macroorganisms (H3), marine and terrestrial face, with the systems of the table of H3. */
export const MACROORGANISMS: readonly MacroCard[] = [
  {
    id: 'macro-seaweed',
    marine: {
      name: { en: 'Seaweed', fr: 'Varech' },
      systems: { red: 0, yellow: 0, green: 3, blue: 1 },
      organs: MARINE_ORGANS.seaweed,
      circles: circles('seaweed-marine', CIRCLES_OF_PLANTS, ['green']),
    },
    terrestrial: {
      name: { en: 'Moss', fr: 'Mousse' },
      systems: { red: 0, yellow: 0, green: 4, blue: 3 },
      organs: LAND_ORGANS.seaweed,
      circles: circles('seaweed-land', CIRCLES_OF_PLANTS),
    },
    source: 'rulebook',
    notes: 'leaves: organ name I1, bubble reconstructed; chloroplast: endosymbiont name and colour I1, bubble reconstructed',
  },
  {
    id: 'macro-flatworm',
    marine: {
      name: { en: 'Flatworm', fr: 'Ver plat' },
      systems: { red: 2, yellow: 1, green: 1, blue: 1 },
      organs: MARINE_ORGANS.flatworm,
      circles: circles('flatworm-marine', CIRCLES_OF_ANIMALS),
    },
    terrestrial: {
      name: { en: 'Earthworm', fr: 'Ver de terre' },
      systems: { red: 2, yellow: 3, green: 3, blue: 2 },
      organs: LAND_ORGANS.flatworm,
      circles: circles('flatworm-land', CIRCLES_OF_ANIMALS),
    },
    source: 'rulebook',
    notes: 'brain: red earthworm brain from H4 example 1; bubble reconstructed, without Red Queen because that example’s host has none',
  },
  {
    id: 'macro-brachiopod',
    marine: {
      name: { en: 'Brachiopod', fr: 'Brachiopode' },
      systems: { red: 1, yellow: 2, green: 1, blue: 1 },
      organs: MARINE_ORGANS.brachiopod,
      circles: circles('brachiopod-marine', CIRCLES_OF_ANIMALS, ['yellow']),
    },
    terrestrial: {
      name: { en: 'Snail', fr: 'Escargot' },
      systems: { red: 2, yellow: 4, green: 3, blue: 2 },
      organs: LAND_ORGANS.brachiopod,
      circles: circles('brachiopod-land', CIRCLES_OF_ANIMALS),
    },
    source: 'rulebook',
    notes: 'mitochondrion: yellow biont = mitochondrial endosymbiont, H example',
  },
  {
    id: 'macro-arrow-worm',
    marine: {
      name: { en: 'Arrow Worm', fr: 'Ver sagittaire' },
      systems: { red: 2, yellow: 1, green: 2, blue: 1 },
      organs: MARINE_ORGANS['arrow-worm'],
      circles: circles('arrow-worm-marine', CIRCLES_OF_ANIMALS),
    },
    terrestrial: {
      name: { en: 'Eurypterid', fr: 'Euryptéride' },
      systems: { red: 3, yellow: 3, green: 3, blue: 1 },
      organs: LAND_ORGANS['arrow-worm'],
      circles: circles('arrow-worm-land', CIRCLES_OF_ANIMALS),
    },
    source: 'rulebook',
  },
  {
    id: 'macro-dickinsonia',
    marine: {
      name: { en: 'Dickinsonia', fr: 'Dickinsonia' },
      systems: { red: 0, yellow: 1, green: 2, blue: 3 },
      organs: MARINE_ORGANS.dickinsonia,
      circles: circles('dickinsonia-marine', CIRCLES_OF_PLANTS),
    },
    terrestrial: {
      name: { en: 'Fungus', fr: 'Champignon' },
      systems: { red: 0, yellow: 1, green: 4, blue: 4 },
      organs: LAND_ORGANS.dickinsonia,
      circles: circles('dickinsonia-land', CIRCLES_OF_PLANTS),
    },
    source: 'rulebook',
    notes: 'rhizomorph: green organ with UV shield, H3',
  },
  {
    id: 'macro-opabinia',
    marine: {
      name: { en: 'Opabinia', fr: 'Opabinia' },
      systems: { red: 2, yellow: 2, green: 2, blue: 1 },
      organs: MARINE_ORGANS.opabinia,
      circles: circles('opabinia-marine', CIRCLES_OF_ANIMALS),
    },
    terrestrial: {
      name: { en: 'Velvet Worm', fr: 'Onychophore' },
      systems: { red: 3, yellow: 2, green: 3, blue: 2 },
      organs: LAND_ORGANS.opabinia,
      circles: circles('opabinia-land', CIRCLES_OF_ANIMALS),
    },
    source: 'rulebook',
  },
  {
    id: 'macro-sea-star',
    marine: {
      name: { en: 'Sea Star', fr: 'Étoile de mer' },
      systems: { red: 2, yellow: 2, green: 1, blue: 2 },
      organs: MARINE_ORGANS['sea-star'],
      circles: circles('sea-star-marine', CIRCLES_OF_ANIMALS, ['yellow']),
    },
    terrestrial: {
      name: { en: 'Amphibian', fr: 'Amphibien' },
      systems: { red: 4, yellow: 3, green: 4, blue: 2 },
      organs: LAND_ORGANS['sea-star'],
      circles: circles('sea-star-land', CIRCLES_OF_ANIMALS, ['green', 'blue']),
    },
    source: 'rulebook',
    notes:
      'brain, eyes, kidney: names D8, kidney green H6, brain and eyes red by the deduction above; bubbles reconstructed, without immunology on these three because the D8 example leaves only an organ to lose; mitochondrion: anti-cancer shield D8 (colour yellow from the H example); gut bacteria, antibodies: colours, names and immunology on antibodies from the Immunology example; the gut-bacteria bubble reconstructed',
  },
  {
    id: 'macro-trilobite',
    marine: {
      name: { en: 'Trilobite', fr: 'Trilobite' },
      systems: { red: 2, yellow: 3, green: 2, blue: 1 },
      organs: MARINE_ORGANS.trilobite,
      circles: circles('trilobite-marine', CIRCLES_OF_ANIMALS),
    },
    terrestrial: {
      name: { en: 'Insect', fr: 'Insecte' },
      systems: { red: 2, yellow: 3, green: 3, blue: 2 },
      organs: LAND_ORGANS.trilobite,
      circles: circles('trilobite-land', CIRCLES_OF_ANIMALS),
    },
    source: 'rulebook',
    notes: 'organs: names, number and the green cuticle from H5; blue egg by the deduction; bubbles reconstructed',
  },
]
