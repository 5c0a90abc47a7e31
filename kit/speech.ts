import { type Ask, decisionOf, type Option, type Params, type Reasons, type Script, type Seat, type Table } from '@deeptime/engine'

/** An option whose label has words. */
export interface OptionOf<Label extends string> extends Option {
  readonly label?: Label
}

/** What ends a sequence of small choices, or leaves a single one out. Its words are `option.done`. */
export const DONE = { id: 'done', label: 'done' } as const

/** An ask of one game: kinds and rules that exist. */
export interface AskOf<Kind extends string, Rule extends string, O extends Option = Option> extends Ask<O> {
  readonly kind: Kind
  readonly rule: Rule
}

/** How the rules of a game ask and tell: by keys that have words, and rules that exist. `reasons` say what can't be chosen, and why. */
export interface Speech<S, Kind extends string, Log extends string, Rule extends string, Label extends string = string> {
  /** Asks where the rules guarantee an answer. A lone answer is given without asking. */
  decide<O extends OptionOf<Label>>(
    t: Table<S>,
    seat: Seat,
    kind: Kind,
    options: readonly O[],
    rule: Rule,
    params?: Params,
    reasons?: Reasons,
  ): Script<O>
  /** Asks even where there is one answer only: a turn is its player's own. */
  ask<O extends OptionOf<Label>>(
    t: Table<S>,
    seat: Seat,
    kind: Kind,
    options: readonly O[],
    rule: Rule,
    params?: Params,
    reasons?: Reasons,
  ): Script<O>
  /** A choice that may be left out, or made no more: `undefined`. With no option nothing is asked. */
  maybe<O extends OptionOf<Label>>(
    t: Table<S>,
    seat: Seat,
    kind: Kind,
    options: readonly O[],
    rule: Rule,
    params?: Params,
    decline?: OptionOf<Label | 'done'>,
    reasons?: Reasons,
  ): Script<O | undefined>
  /** Asks several seats at once, in secret. Answers come in the order of the asks. */
  together<O extends OptionOf<Label>>(t: Table<S>, asks: readonly AskOf<Kind, Rule, O>[]): Script<readonly O[]>
  /** One line of the story. */
  tell(t: Table<S>, key: Log, params: Params, rule: Rule): void
}

/**
 * The speech of a game, typed by its key lists:
 * `export const { decide, maybe, together, tell } = speechOf<State, DecisionKind, LogKey, RuleId, OptionLabel>()`
 */
export function speechOf<S, Kind extends string, Log extends string, Rule extends string, Label extends string = string>(): Speech<
  S,
  Kind,
  Log,
  Rule,
  Label
> {
  return {
    *decide<O extends OptionOf<Label>>(
      _: Table<S>,
      seat: Seat,
      kind: Kind,
      options: readonly O[],
      rule: Rule,
      params?: Params,
      reasons?: Reasons,
    ): Script<O> {
      if (options.length === 1) return options[0] as O
      if (options.length === 0) throw new Error(`"${kind}" was asked with no option`)
      const answers = yield decisionOf(seat, kind, options, rule, params, reasons)
      return answers[0] as O
    },
    ask: (t, seat, kind, options, rule, params, reasons) => t.ask(seat, kind, options, rule, params, reasons),
    *maybe<O extends OptionOf<Label>>(
      _: Table<S>,
      seat: Seat,
      kind: Kind,
      options: readonly O[],
      rule: Rule,
      params?: Params,
      decline: Option = DONE,
      reasons?: Reasons,
    ): Script<O | undefined> {
      if (options.length === 0) return undefined
      const answers = yield decisionOf(seat, kind, [...options, decline], rule, params, reasons)
      return answers[0] === decline ? undefined : (answers[0] as O)
    },
    together: (t, asks) => t.askTogether(asks),
    tell: (t, key, params, rule) => t.log(key, params, rule),
  }
}
