import type { Option, Params, Script, Table } from '@deeptime/engine'
import type { DecisionKind, LogKey } from './keys.ts'
import {
  CORNER_OPTIONS,
  type CornerOption,
  DONE,
  ELEMENT_OPTIONS,
  type ElementOption,
  FORGO,
  HEX_OPTIONS,
  type HexOption,
} from './options.ts'
import type { AnyRule } from './rules.ts'
import { ELEMENTS, type MarineState } from './state.ts'
import { animalTerm } from './terms.ts'

/** How the rules ask: by animal, with kinds and rules that exist. Lists of options are built for one ask and may grow. */

type T = Table<MarineState>

export const seatOf = (s: MarineState, animal: number): number => s.seatOf[animal] as number

export const tell = (t: T, key: LogKey, params: Params, rule: AnyRule): void => t.log(key, params, rule)

/** Asks where the rules guarantee an answer. A lone answer is given without asking. */
export function* decide<O extends Option>(t: T, animal: number, kind: DecisionKind, options: readonly O[], rule: AnyRule): Script<O> {
  if (options.length === 1) return options[0] as O
  const answer = yield* t.choose(seatOf(t.state, animal), kind, options, rule)
  if (!answer) throw new Error(`"${kind}" was asked with no option`)
  return answer
}

/** The first choice of an action: how to carry it out, or to forgo it whole (`undefined`). */
export function* begin<O extends Option>(t: T, animal: number, kind: DecisionKind, options: O[], rule: AnyRule): Script<O | undefined> {
  if (options.length === 0) {
    tell(t, 'action.impossible', { animal: animalTerm(animal) }, rule)
    return undefined
  }
  const answer = yield* t.choose<Option>(seatOf(t.state, animal), kind, withButton(options, FORGO), rule)
  if (answer !== FORGO) return answer as O
  tell(t, 'action.forgone', { animal: animalTerm(animal) }, 'Actions')
  return undefined
}

/** A choice that may be left out, or made no more (`undefined`). */
export function* maybe<O extends Option>(t: T, animal: number, kind: DecisionKind, options: O[], rule: AnyRule): Script<O | undefined> {
  if (options.length === 0) return undefined
  const answer = yield* t.choose<Option>(seatOf(t.state, animal), kind, withButton(options, DONE), rule)
  return answer === DONE ? undefined : (answer as O)
}

function withButton(options: readonly Option[], button: Option): readonly Option[] {
  ;(options as Option[]).push(button)
  return options
}

export const hexOptions = (hexes: readonly number[]): HexOption[] => hexes.map((hex) => HEX_OPTIONS[hex] as HexOption)

export const cornerOptions = (corners: readonly number[]): CornerOption[] => corners.map((corner) => CORNER_OPTIONS[corner] as CornerOption)

/** Options for the element types whose bits are set. */
export function elementOptions(types: number): ElementOption[] {
  const options: ElementOption[] = []
  for (let e = 0; e < ELEMENTS; e++) if (types & (1 << e)) options.push(ELEMENT_OPTIONS[e] as ElementOption)
  return options
}
