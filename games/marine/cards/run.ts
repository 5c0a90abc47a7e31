import type { Option, Params, Script, Table } from '@deeptime/engine'
import { DONE } from '../options.ts'
import type { CardRule } from '../rules.ts'
import { ELEMENTS, type MarineState } from '../state.ts'
import { animalTerm, cardTerm } from '../terms.ts'
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
export function* decideFor<O extends Option>(
  t: T,
  run: Run,
  animal: number,
  kind: CardDecision,
  options: readonly O[],
  params: Params = {},
): Script<O> {
  if (options.length === 1) return options[0] as O
  return yield* t.ask(t.state.seatOf[animal] as number, kind, options, ruleOf(run), { card: cardTerm(run.card), ...params })
}

/** A choice that may be left out, or made no more (`undefined`). */
export function* maybeFor<O extends Option>(
  t: T,
  run: Run,
  animal: number,
  kind: CardDecision,
  options: readonly O[],
): Script<O | undefined> {
  if (options.length === 0) return undefined
  const seat = t.state.seatOf[animal] as number
  const answer = yield* t.ask<Option>(seat, kind, [...options, DONE], ruleOf(run), { card: cardTerm(run.card) })
  return answer === DONE ? undefined : (answer as O)
}

/** A line of the story that cites the card. */
export const tellOf = (t: T, run: Run, key: CardLog, animal: number, params: Params): void =>
  t.log(key, { animal: animalTerm(animal), card: cardTerm(run.card), ...params }, ruleOf(run))

/** The element types for which the question is answered yes, one bit for each. */
export function typesWhere(is: (element: number) => boolean): number {
  let bits = 0
  for (let e = 0; e < ELEMENTS; e++) if (is(e)) bits |= 1 << e
  return bits
}
