import { countLetters, instinctBit, ROADRUNNER } from './dna.ts'
import { GENOTYPES } from './genotypes.ts'
import { MUTATIONS } from './mutations.ts'
import { dynastyOf, SILHOUETTES, speciesId } from './players.ts'
import type { Dynasty, EventData, GenotypeSide, Instinct, Sizes, Source } from './types.ts'

interface CardBase {
  readonly id: string
  readonly event: EventData
  readonly source: Source
}

export interface Mutation extends CardBase {
  readonly kind: 'mutation'
  readonly sizes: Sizes
  readonly dna: string
  readonly counts: readonly number[]
  readonly instinct: Instinct | null
  readonly instinctMask: number
  /** Does it bear roadrunner letters? */
  readonly roadrunner: boolean
}

export interface Side extends GenotypeSide {
  readonly counts: readonly number[]
  readonly letters: number
  /** Letters that a parent must share (7.4): half of them, rounded up. */
  readonly parentNeeds: number
  readonly silhouetteIndex: number
}

export interface Genotype extends CardBase {
  readonly kind: 'genotype'
  readonly dinosaur: Side
  readonly mammal: Side
}

export type Card = Mutation | Genotype

const sideOf = (dynasty: Dynasty, side: GenotypeSide): Side => ({
  ...side,
  counts: countLetters(side.dna),
  letters: side.dna.length,
  parentNeeds: Math.ceil(side.dna.length / 2),
  silhouetteIndex: SILHOUETTES[dynasty].indexOf(side.silhouette),
})

/** All 92 cards of the deck; elsewhere a card is its number in this list. */
export const CARDS: readonly Card[] = [
  ...MUTATIONS.map((m): Mutation => {
    const counts = countLetters(m.dna)
    const instinctMask = m.instinct ? instinctBit(m.instinct) : 0
    return { ...m, kind: 'mutation', counts, instinctMask, roadrunner: counts.some((n, i) => n > 0 && i >= ROADRUNNER) }
  }),
  ...GENOTYPES.map(
    (g): Genotype => ({ ...g, kind: 'genotype', dinosaur: sideOf('dinosaur', g.dinosaur), mammal: sideOf('mammal', g.mammal) }),
  ),
]

export const CARD_COUNT = CARDS.length
export const cardData = (card: number): Card => CARDS[card] as Card
export const cardIndex = (id: string): number => CARDS.findIndex((c) => c.id === id)

/** The side of a genotype card that a colour plays (7.4a). */
export const sideFor = (genotype: Genotype, colour: number): Side => genotype[dynastyOf(colour)]

/** The species that a genotype card founds for a colour. */
export const speciesOfGenotype = (genotype: Genotype, colour: number): number =>
  speciesId(colour, sideFor(genotype, colour).silhouetteIndex)
