import { decisionOf, type Params, type Reasons, type Script, type Table } from '@deeptime/engine'
import { speechOf } from '@deeptime/kit'
import { ANIMAL_IDS } from './components/ids.ts'
import type { DecisionKind, LogKey, OptionLabel } from './keys.ts'
import {
  CORNER_OPTIONS,
  type CornerOption,
  ELEMENT_OPTIONS,
  type ElementOption,
  FORGO,
  HEX_OPTIONS,
  type HexOption,
  type MarineOption,
  type SpeciesOption,
  speciesOption,
} from './options.ts'
import { animalWord } from './refs.ts'
import type { AnyRule } from './rules.ts'
import { ELEMENTS, type MarineState } from './state.ts'

/** How the rules ask: by animal, as a seat may lead two. */

type T = Table<MarineState>

const speech = speechOf<MarineState, DecisionKind, LogKey, AnyRule, OptionLabel>()
/** Seats are asked themselves only while they have no animal yet. */
export const { decide: decideBySeat, together, tell } = speech

export const seatOf = (s: MarineState, animal: number): number => s.seatOf[animal] as number

/** Every question says which animal decides: made once, as playouts ask millions. */
const DECIDERS: readonly Params[] = ANIMAL_IDS.map((_, animal) => ({ animal: animalWord(animal) }))

const paramsFor = (animal: number, params?: Params): Params => (params ? { ...params, ...DECIDERS[animal] } : (DECIDERS[animal] as Params))

/** Asks where the rules guarantee an answer. A lone answer is given without asking. */
export const decide = <O extends MarineOption>(
  t: T,
  animal: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: AnyRule,
  params?: Params,
  reasons?: Reasons,
): Script<O> => speech.decide(t, seatOf(t.state, animal), kind, options, rule, paramsFor(animal, params), reasons)

/** Asks even where there is one answer only: a turn is its player's own. */
export const ask = <O extends MarineOption>(
  t: T,
  animal: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: AnyRule,
  params?: Params,
  reasons?: Reasons,
): Script<O> => speech.ask(t, seatOf(t.state, animal), kind, options, rule, paramsFor(animal, params), reasons)

/** A choice that may be left out, or made no more (`undefined`). */
export const maybe = <O extends MarineOption>(
  t: T,
  animal: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: AnyRule,
  params?: Params,
  reasons?: Reasons,
): Script<O | undefined> => speech.maybe(t, seatOf(t.state, animal), kind, options, rule, paramsFor(animal, params), undefined, reasons)

/** The first choice of an action: how to carry it out, or to forgo it whole (`undefined`). */
export function* begin<O extends MarineOption>(
  t: T,
  animal: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: AnyRule,
  reasons?: Reasons,
): Script<O | undefined> {
  if (options.length === 0) {
    tell(t, 'action.impossible', { animal: animalWord(animal) }, rule)
    return undefined
  }
  const answers = yield decisionOf(seatOf(t.state, animal), kind, [...options, FORGO], rule, paramsFor(animal), reasons)
  if (answers[0] !== FORGO) return answers[0] as O
  tell(t, 'action.forgone', { animal: animalWord(animal) }, 'Actions')
  return undefined
}

/** The species of one animal on these tiles: they are lit, and so are the tiles. */
export const ownSpeciesOptions = (animal: number, hexes: readonly number[]): SpeciesOption[] =>
  hexes.map((hex) => speciesOption(hex, animal))

export const hexOptions = (hexes: readonly number[]): HexOption[] => hexes.map((hex) => HEX_OPTIONS[hex] as HexOption)

export const cornerOptions = (corners: readonly number[]): CornerOption[] => corners.map((corner) => CORNER_OPTIONS[corner] as CornerOption)

/** Options for the element types whose bits are set. */
export function elementOptions(types: number): ElementOption[] {
  const options: ElementOption[] = []
  for (let e = 0; e < ELEMENTS; e++) if (types & (1 << e)) options.push(ELEMENT_OPTIONS[e] as ElementOption)
  return options
}
