import type { Colour, CratonIcon, Emotion, Form, MutationColour, Organ, Row, Source } from './types.ts'

/**
 * The pieces that everything else counts in. In states they are numbers, by their place in these lists: a colour, a form, an organ
 * colour, an emotion; and a species is its colour and form together.
 */

export const COLOURS: readonly Colour[] = ['green', 'orange', 'black', 'white']
export const GREEN = 0
export const ORANGE = 1
export const BLACK = 2
export const WHITE = 3

export const FORMS: readonly Form[] = ['archetype', 'armored', 'swimmer', 'flyer', 'burrower']
export const ARCHETYPE = 0
export const ARMORED = 1
export const SWIMMER = 2
export const FLYER = 3
export const BURROWER = 4

/** Nervous, circulatory, digestive, reproductive, cold adaptation. */
export const ORGANS: readonly Organ[] = ['red', 'yellow', 'green', 'blue', 'white']
export const RED = 0
export const YELLOW = 1
export const GREEN_ORGAN = 2
export const BLUE = 3
export const WHITE_ORGAN = 4

/** Anger, fear, joy, jealousy, curiosity: the first four have the number of the organ of their colour. */
export const EMOTIONS: readonly Emotion[] = ['red', 'yellow', 'green', 'blue', 'violet']
export const VIOLET = 4

export const MUTATION_COLOURS: readonly MutationColour[] = ['red', 'yellow', 'green', 'blue']
export const ROWS: readonly Row[] = ['metabolic', 'darwinian']
/** Red and yellow cards are metabolic, green and blue ones Darwinian. */
export const rowOfOrgan = (organ: number): number => organ >> 1

export interface PhylumData {
  readonly id: string
  readonly colour: Colour
  /** Decides contests that nothing else decides (G7, H6). */
  readonly skeletal: number
  /** Which heart limits its organs in a mutagen (D7b–c). */
  readonly heart: 'green' | 'dark'
  /** The largest size of the archetype: no limit is mentioned, so the largest there is. */
  readonly maxSize: number
  readonly startCraton: CratonIcon
  readonly source: Source
}

/** The archetype cards, one a colour: continental side a land archetype, marine side a swimmer (C2g). Start cratons are public. */
export const PHYLA: readonly PhylumData[] = [
  { id: 'archetype-green', colour: 'green', skeletal: 1, heart: 'green', maxSize: 6, startCraton: 'baltica', source: 'rulebook' },
  { id: 'archetype-orange', colour: 'orange', skeletal: 2, heart: 'dark', maxSize: 6, startCraton: 'laurentia', source: 'rulebook' },
  { id: 'archetype-black', colour: 'black', skeletal: 3, heart: 'dark', maxSize: 6, startCraton: 'siberia', source: 'rulebook' },
  { id: 'archetype-white', colour: 'white', skeletal: 4, heart: 'dark', maxSize: 6, startCraton: 'gondwana', source: 'rulebook' },
]

export const skeletalOf = (colour: number): number => (PHYLA[colour] as PhylumData).skeletal

/** A species is a number: five forms for each colour. */
export const FORM_COUNT = FORMS.length
export const SPECIES_COUNT = COLOURS.length * FORM_COUNT
export const speciesId = (colour: number, form: number): number => colour * FORM_COUNT + form
export const colourOf = (species: number): number => Math.floor(species / FORM_COUNT)
export const formOf = (species: number): number => species % FORM_COUNT

const SPECIES_BY_COLOUR: readonly (readonly number[])[] = COLOURS.map((_, c) => FORMS.map((_, f) => speciesId(c, f)))
/** The five species slots of a colour, living or not. */
export const speciesIdsOf = (colour: number): readonly number[] => SPECIES_BY_COLOUR[colour] as readonly number[]

/** `black-flyer`: the name of a species in refs and catalogs. */
export const SPECIES_NAMES: readonly string[] = COLOURS.flatMap((c) => FORMS.map((f) => `${c}-${f}`))
