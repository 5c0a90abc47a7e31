/** Genomes, stacks and the animals that a species has left (2.3d–f, 7.3, 8.0a). */

import { type Card, cardData, type Mutation, sideFor } from '../components/cards.ts'
import { countBits, TOOL_USE } from '../components/cultures.ts'
import { A, instinctBit, LETTER_COUNT, M, N, ROADRUNNER, S, TRACK_END } from '../components/dna.ts'
import { FACES, type Face } from '../components/inheritance.ts'
import { ANIMALS_PER_SILHOUETTE, colourOf, TWO_TUSKER_ANIMALS } from '../components/players.ts'
import type { Sizes } from '../components/types.ts'
import { ICE, isTwoTusker, LAND, SEA, type Species, type State } from '../state.ts'

const SOCIAL = instinctBit('social')
const LANGUAGE = instinctBit('language')
const NATURAL_HISTORY = instinctBit('naturalHistory')

/** What a card gives to a species of this colour. */
export const countsOf = (card: Card, colour: number): readonly number[] =>
  card.kind === 'mutation' ? card.counts : sideFor(card, colour).counts

/** 7.3b: at least SSS and size 1. */
export const flies = (dna: readonly number[], size: number): boolean => (dna[S] as number) >= TRACK_END && size === 1

/** 11.1: no M lives on land, one M on both, more at sea; flyers go anywhere, over ice as well. */
export function terrainsOf(dna: readonly number[], size: number): number {
  if (flies(dna, size)) return LAND | SEA | ICE
  const m = dna[M] as number
  return m === 0 ? LAND : m === 1 ? LAND | SEA : SEA
}

/** Roadrunner letters before the end of the track is reached: what remains when a card is lost. */
export function uncapped(species: Species, letter: number): number {
  let sum = species.innate[letter - ROADRUNNER] as number
  const colour = colourOf(species.unit)
  for (const card of species.cards) sum += countsOf(cardData(card), colour)[letter] as number
  return sum
}

/** 7.3: the marker stops at three. Living text of 7.3b: at two for S, unless the size is 1. */
function shown(state: State, letter: number, sum: number, size: number): number {
  const end = letter === S && state.rules.livingFlight && size > 1 ? TRACK_END - 1 : TRACK_END
  return Math.max(0, Math.min(end, sum))
}

/** Brings everything that follows from the stack, the innate letters and the size up to date. */
export function express(state: State, species: Species): void {
  const { dna, cards, faces } = species
  const colour = colourOf(species.unit)
  dna.fill(0)
  let instincts = 0
  for (let i = 0; i < cards.length; i++) {
    const card = cardData(cards[i] as number)
    addCounts(dna, countsOf(card, colour))
    if (card.kind === 'mutation') instincts |= card.instinctMask
  }
  for (let i = 0; i < faces.length; i++) addCounts(dna, (FACES[faces[i] as number] as Face).counts)
  for (let letter = ROADRUNNER; letter < LETTER_COUNT; letter++) {
    const sum = (dna[letter] as number) + (species.innate[letter - ROADRUNNER] as number)
    dna[letter] = shown(state, letter, sum, species.size)
  }
  species.enters = terrainsOf(dna, species.size)
  species.instincts = instincts | trackInstincts(dna, species.size)
}

/** 7.3c–e: underground colony, whale pod, fire-bearer. */
function trackInstincts(dna: readonly number[], size: number): number {
  let mask = 0
  if (dna[N] === TRACK_END && size === 1) mask |= SOCIAL
  if (dna[M] === TRACK_END) mask |= LANGUAGE
  if (dna[A] === TRACK_END) mask |= NATURAL_HISTORY
  return mask
}

function addCounts(dna: number[], counts: readonly number[]): void {
  for (let i = 0; i < LETTER_COUNT; i++) dna[i] = (dna[i] as number) + (counts[i] as number)
}

/** 6.2a: all letters of the genome, roadrunner letters as the tracks show them. */
export function genomeLength(dna: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < LETTER_COUNT; i++) sum += dna[i] as number
  return sum
}

export function tracksUsed(dna: readonly number[]): number {
  let used = 0
  for (let i = ROADRUNNER; i < LETTER_COUNT; i++) if ((dna[i] as number) > 0) used++
  return used
}

/** 4.2: eight animals, one of them for the size; map, tracks and cultures share the others. */
export function spareAnimals(state: State, species: Species): number {
  const total = isTwoTusker(state, species.unit) ? TWO_TUSKER_ANIMALS : ANIMALS_PER_SILHOUETTE - 1
  return total - species.onMap - tracksUsed(species.dna) - countBits(species.cultures)
}

export const withinSizes = (sizes: Sizes, size: number): boolean => size >= sizes[0] && size <= sizes[1]

/** 7.3a: how many roadrunner tracks a card would open. */
function tracksOpenedBy(species: Species, card: Mutation): number {
  if (!card.roadrunner) return 0
  let opened = 0
  for (let letter = ROADRUNNER; letter < LETTER_COUNT; letter++) {
    const gained = card.counts[letter] as number
    if (gained > 0 && species.dna[letter] === 0 && uncapped(species, letter) + gained > 0) opened++
  }
  return opened
}

/** 7.2: tool users mind no limits (9.2a). */
export const isOfSizeFor = (species: Species, card: Mutation): boolean =>
  withinSizes(card.sizes, species.size) || (species.cultures & TOOL_USE) !== 0

/** 7.1, 7.2, 7.3a: may this card be played on this species? */
export const canMutate = (state: State, species: Species, card: Mutation): boolean =>
  isOfSizeFor(species, card) && tracksOpenedBy(species, card) <= spareAnimals(state, species)
