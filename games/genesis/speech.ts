import type { Params, Reasons, Script, Table } from '@deeptime/engine'
import { speechOf } from '@deeptime/kit'
import type { DecisionKind, LogKey, OptionLabel } from './keys.ts'
import type { GenesisOption } from './options.ts'
import { colourWord } from './refs.ts'
import type { RuleId } from './rules.ts'
import { type Actor, colourOfActor, type GenesisState, isNpc } from './state.ts'

/** How the rules ask: by colour, as a seat may lead two. Whom no player controls decides by lot (C1). */

type T = Table<GenesisState>

const speech = speechOf<GenesisState, DecisionKind, LogKey, RuleId, OptionLabel>()
export const { decide: decideBySeat, together, tell } = speech

const seatOf = (s: GenesisState, actor: Actor): number => s.seatOf[colourOfActor(actor)] as number
const withColour = (actor: Actor, params?: Params): Params => ({ colour: colourWord(colourOfActor(actor)), ...params })

/** One of these, by a lot that everybody sees. */
export const byLot = <O>(t: T, options: readonly O[]): O => options[options.length > 1 ? t.random(options.length) : 0] as O

/** Asks where the rules guarantee an answer. A lone answer is given without asking. */
export function* decide<O extends GenesisOption>(
  t: T,
  actor: Actor,
  kind: DecisionKind,
  options: readonly O[],
  rule: RuleId,
  params?: Params,
  reasons?: Reasons,
): Script<O> {
  const lone = options[0]
  if (lone && options.length === 1) return lone
  if (isNpc(actor)) return byLot(t, options)
  return yield* speech.ask(t, seatOf(t.state, actor), kind, options, rule, withColour(actor, params), reasons)
}

/** Asks a player even where there is one answer only. */
export const ask = <O extends GenesisOption>(
  t: T,
  player: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: RuleId,
  params?: Params,
  reasons?: Reasons,
): Script<O> => speech.ask(t, seatOf(t.state, player), kind, options, rule, withColour(player, params), reasons)

/** A choice that may be left out, or made no more (`undefined`). */
export const maybe = <O extends GenesisOption>(
  t: T,
  player: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: RuleId,
  params?: Params,
  decline?: GenesisOption,
  reasons?: Reasons,
): Script<O | undefined> => speech.maybe(t, seatOf(t.state, player), kind, options, rule, withColour(player, params), decline, reasons)

/** One ask of several that are answered in secret. */
export const secretly = <O extends GenesisOption>(
  s: GenesisState,
  player: number,
  kind: DecisionKind,
  options: readonly O[],
  rule: RuleId,
  params?: Params,
) => ({ seat: seatOf(s, player), kind, options, rule, params: withColour(player, params) })
