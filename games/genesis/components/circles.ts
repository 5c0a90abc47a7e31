import type { Circle } from './deck.ts'
import { COLOUR_IDS, type ColourId } from './ids.ts'

type Kind = Readonly<Record<ColourId, Pick<Circle, 'name' | 'abilities'>>>

const PEROXISOME = { name: { en: 'Peroxisome', fr: 'Peroxysome' }, abilities: { oxygenShield: 1 } }
/** The shield against cancer is the one of D8; yellow by the example of H. */
const MITOCHONDRION = { name: { en: 'Mitochondrion', fr: 'Mitochondrie' }, abilities: { cancerShield: true } } as const

/** Name and colour of the chloroplast: I1. */
export const CIRCLES_OF_PLANTS: Kind = {
  red: PEROXISOME,
  yellow: MITOCHONDRION,
  green: { name: { en: 'Chloroplast', fr: 'Chloroplaste' }, abilities: { uvShield: true } },
  blue: { name: { en: 'RNA Interference', fr: 'Interférence ARN' }, abilities: { immunology: true } },
}

/** Gut bacteria and antibodies with their immunology: the example of the glossary under “Immunology”. */
export const CIRCLES_OF_ANIMALS: Kind = {
  red: PEROXISOME,
  yellow: MITOCHONDRION,
  green: { name: { en: 'Gut Bacteria', fr: 'Bactéries intestinales' }, abilities: { redQueen: 1 } },
  blue: { name: { en: 'Antibodies', fr: 'Anticorps' }, abilities: { immunology: true } },
}

/** The circles of a face, one a colour (H3): each acts while a biont of its colour lives in it. Some the rulebook shows by name. */
export const circles = (face: string, kind: Kind, fromRulebook: readonly ColourId[] = []): readonly Circle[] =>
  COLOUR_IDS.map((colour) => ({
    id: `${face}-${colour}`,
    colour,
    ...kind[colour],
    source: fromRulebook.includes(colour) ? 'rulebook' : 'reconstructed',
  }))
