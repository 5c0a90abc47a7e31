import type { Params, Reasons, Script, Table } from '@deeptime/engine'
import type { WhyKey } from '../keys.ts'
import type { MarineOption } from '../options.ts'
import { animalWord, cardWord } from '../refs.ts'
import type { CardRule } from '../rules.ts'
import { decide, maybe, tell } from '../speech.ts'
import { ELEMENTS, type MarineState } from '../state.ts'
import { barred, type MarineReason } from '../why-not.ts'
import type { CardDecision, CardLog } from './keys.ts'

/** One step of a card's text as it runs. All of it is plain data: it is what the agenda holds. */
export type Run = {
  readonly card: string
  readonly when: 'taken' | 'onEnter'
  /** Where the step stands in the text: see `stepOf`. */
  readonly path: readonly number[]
  /** The animal that took the card or, as a card enters play, whose turn it is. */
  readonly actor: number
  /** The animal that runs the steps of `eachAnimal`; elsewhere the actor. */
  readonly self: number
  /** The printed first-place value of the tile that was scored for the card. */
  readonly score: number
  /** Ids of the steps that this one stands inside: what it changes, they changed. */
  readonly inside: readonly string[]
}

export type T = Table<MarineState>

export const ruleOf = ({ card }: Run): CardRule => `Card ${card}`

/** Asks an animal on behalf of a card. A lone answer is given without asking. */
export const decideFor = <O extends MarineOption>(
  t: T,
  run: Run,
  animal: number,
  kind: CardDecision,
  options: readonly O[],
  params: Params = {},
  reasons?: Reasons,
): Script<O> => decide(t, animal, kind, options, ruleOf(run), { card: cardWord(run.card), ...params }, reasons)

/** A choice that may be left out, or made no more (`undefined`). */
export const maybeFor = <O extends MarineOption>(
  t: T,
  run: Run,
  animal: number,
  kind: CardDecision,
  options: readonly O[],
  reasons?: Reasons,
): Script<O | undefined> => maybe(t, animal, kind, options, ruleOf(run), { card: cardWord(run.card) }, reasons)

/** Why a card leaves things out, by the card itself. */
export const barredBy = (run: Run, key: WhyKey | undefined): MarineReason | undefined =>
  barred(key, ruleOf(run), key === 'not-meant' ? { card: cardWord(run.card) } : undefined)

/** A line of the story that cites the card. */
export const tellOf = (t: T, run: Run, key: CardLog, animal: number, params: Params): void =>
  tell(t, key, { animal: animalWord(animal), card: cardWord(run.card), ...params }, ruleOf(run))

/** The element types for which the question is answered yes, one bit for each. */
export function typesWhere(is: (element: number) => boolean): number {
  let bits = 0
  for (let e = 0; e < ELEMENTS; e++) if (is(e)) bits |= 1 << e
  return bits
}
