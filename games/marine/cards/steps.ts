import type { StepScript } from '@deeptime/engine'
import type { MarineState } from '../state.ts'
import { cardEnters, cardStep, cardTaken } from './resolve.ts'
import { traitCopies, traitElements } from './traits.ts'

/** The steps of cards and traits, for the game's list. */
export const CARD_STEPS: Readonly<Record<string, StepScript<MarineState>>> = {
  'card.taken': cardTaken,
  'card.enters': cardEnters,
  'card.step': cardStep,
  'trait.elements': traitElements,
  'trait.copies': traitCopies,
}
