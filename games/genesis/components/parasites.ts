import type { ParasiteCard } from './deck.ts'

/** The four parasite cards (E3), one a colour, each with two faces and the colours of their disease slots. */
export const PARASITES: readonly ParasiteCard[] = [
  {
    id: 'parasite-red',
    colour: 'red',
    faces: [
      {
        id: 'prion',
        name: { en: 'Prion', fr: 'Prion' },
        diseaseSlots: ['green', 'blue'],
        source: 'rulebook',
        notes: 'name: H5, glossary; diseaseSlots: green from H5; blue reconstructed (prions lack heredity)',
      },
      {
        id: 'syncytium',
        name: { en: 'Syncytium Sheet', fr: 'Nappe syncytiale' },
        diseaseSlots: ['yellow', 'blue'],
        source: 'reconstructed',
        notes: 'name: glossary (Parasite); owner reconstructed; diseaseSlots: reconstructed',
      },
    ],
  },
  {
    id: 'parasite-yellow',
    colour: 'yellow',
    faces: [
      {
        id: 'malaria',
        name: { en: 'Malaria', fr: 'Paludisme' },
        diseaseSlots: ['green', 'red'],
        source: 'rulebook',
        notes: 'name: E6, H4; diseaseSlots: reconstructed',
      },
      {
        id: 'crystal-biont',
        name: { en: 'Crystal Biont', fr: 'Cristalbiote' },
        diseaseSlots: ['green', 'blue'],
        source: 'reconstructed',
        notes: 'name: glossary (Parasite); owner reconstructed; diseaseSlots: reconstructed',
      },
    ],
  },
  {
    id: 'parasite-green',
    colour: 'green',
    faces: [
      {
        id: 'salmonella',
        name: { en: 'Salmonella', fr: 'Salmonelle' },
        diseaseSlots: ['blue', 'yellow'],
        source: 'rulebook',
        notes: 'diseaseSlots: J8 (blue and yellow), G3; pollution: none resolved at J8, J12',
      },
      {
        id: 'cyanobacteria',
        name: { en: 'Cyanobacteria', fr: 'Cyanobactérie' },
        diseaseSlots: ['blue', 'red'],
        pollution: true,
        source: 'rulebook',
        notes: 'diseaseSlots: E4 (blue and red), H4; pollution: E4',
      },
    ],
  },
  {
    id: 'parasite-blue',
    colour: 'blue',
    faces: [
      {
        id: 'viroid',
        name: { en: 'Viroid', fr: 'Viroïde' },
        diseaseSlots: ['red', 'yellow'],
        source: 'rulebook',
        notes: 'diseaseSlots: red from D5 and E4; yellow reconstructed',
      },
      {
        id: 'virus',
        name: { en: 'Virus', fr: 'Virus' },
        diseaseSlots: ['green', 'red'],
        source: 'rulebook',
        notes: 'diseaseSlots: green from E3; red reconstructed (viruses lack metabolism)',
      },
    ],
  },
]
