/** What a species is made of: cubes, monsters, cards, tools; and what follows from it. */

import { cardsOf, faceOf, sideOf } from './cards.ts'
import { mutationOf } from './components/deck.ts'
import type { Side } from './components/mutations.ts'
import { MAX_SIZE } from './components/mutations.ts'
import { BLUE, colourOf, FORMS, formOf, GREEN, skeletalOf, VIOLET, WHITE_ORGAN } from './components/phyla.ts'
import { TOOLS } from './components/tools.ts'
import { type Card, DIVING_BELL, hunts, LANGUAGE, NONE, ORGAN_COUNT, type Player, type Species, type State, VENOM } from './state.ts'

export const playerOf = (s: State, colour: number): Player => s.players[colour] as Player
export const speciesOf = (s: State, species: number): Species => s.species[species] as Species

/** J6f: three emotions of at least two colours. */
const LANGUAGE_EMOTIONS = 3
const LANGUAGE_COLOURS = 2

const TOOL_FLAGS: readonly number[] = TOOLS.flatMap(({ sides }) =>
  sides.map(({ prey, divingBell }) => hunts(FORMS.indexOf(prey)) | (divingBell ? DIVING_BELL : 0)),
)

/** Reads organs, emotions and traits off the tableau: after every change of it. */
export function refresh(s: State, x: Species): void {
  const { organs, emotions } = x
  for (let i = 0; i < ORGAN_COUNT; i++) {
    organs[i] = x.basal[i] as number
    emotions[i] = 0
  }
  let flags = 0
  for (const card of x.cards) {
    for (let i = 0; i < ORGAN_COUNT; i++) organs[i] = (organs[i] as number) + (card.plus[i] as number)
    if (card.side === 0) continue
    const face = faceOf(s, card)
    if (card.monster) organs[face.monster] = (organs[face.monster] as number) + x.size
    if (face.venom && !s.rules.toothAndClaw) flags |= VENOM
  }
  flags |= readEmotions(s, x)
  for (const tool of x.tools) flags |= TOOL_FLAGS[tool] as number
  x.flags = flags
}

/** Each joint of the personality is an emotion (P9); language where there are enough of them. */
function readEmotions(s: State, x: Species): number {
  if (x.personality.length === 0) return 0
  const cards = cardsOf(s)
  for (let i = 1; i < x.personality.length; i++) {
    const { left } = mutationOf(cards, x.personality[i] as number).faces[cardIn(x, x.personality[i] as number).side] as Side
    x.emotions[left] = (x.emotions[left] as number) + 1
  }
  let colours = 0
  for (const n of x.emotions) if (n > 0) colours++
  return emotionsOf(x) >= LANGUAGE_EMOTIONS && colours >= LANGUAGE_COLOURS ? LANGUAGE : 0
}

export const emotionsOf = (x: Species): number => Math.max(0, x.personality.length - 1)
export const violetOf = (x: Species): number => x.emotions[VIOLET] as number

export const cardIn = (x: Species, card: number): Card => x.cards.find((c) => c.card === card) as Card

export function organTotal(x: Species): number {
  let total = 0
  for (const n of x.organs) total += n
  return total
}

/** F2a. */
export const dispersalPoints = (x: Species): number => x.size + (x.organs[BLUE] as number)
/** I1. */
export const isEndotherm = (x: Species): boolean => (x.organs[WHITE_ORGAN] as number) > 0 || x.size === MAX_SIZE

/** J5: a haustorium's number stands for that of the colour; NONE without one. */
export function haustoriumOf(s: State, x: Species): number {
  for (const card of x.cards) {
    if (card.side === 0) continue
    const { haustorium } = faceOf(s, card)
    if (haustorium !== NONE) return haustorium
  }
  return NONE
}

/** G7, H6. */
export function skeletonOf(s: State, species: number): number {
  const haustorium = haustoriumOf(s, speciesOf(s, species))
  return haustorium === NONE ? skeletalOf(colourOf(species)) : haustorium
}

export const inPersonality = (x: Species, card: number): boolean => x.personality.includes(card)

export function hasPlusOrgan(card: Card): boolean {
  if (card.monster) return true
  for (const n of card.plus) if (n > 0) return true
  return false
}

/** A mutation may found a form on each of its sides: the one in use is that of the species' form. */
export function genotypeSide(s: State, species: number): number {
  const x = speciesOf(s, species)
  const [, a] = mutationOf(cardsOf(s), x.genotype).faces
  return a.form === formOf(species) ? 1 : 2
}

/** J1: the size that its genotype allows. */
export const genotypeLimit = (s: State, species: number): number => {
  const { genotype } = speciesOf(s, species)
  return genotype === 0 ? MAX_SIZE : sideOf(s, genotype, genotypeSide(s, species)).maxSize
}

/** Green is a plant with rules of its own, but for the first game (A8h). */
export const isPlant = (s: State, colour: number): boolean => colour === GREEN && !s.rules.toothAndClaw
