import type {
  Ask,
  Catalog,
  Flaw,
  GameWords,
  LogEntry,
  Option,
  Params,
  Problem,
  Refusal,
  RuleText,
  ScorePart,
  Settings,
  WhyNot,
} from '@deeptime/engine'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './languages.ts'

type Value = string | number

/** The last part of a catalog key: `fish` of `@animal.fish`. */
const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

/** How many sentences are remembered at most. */
const REMEMBERED = 4000

/** A thing on the board: `tile:2,-1`. */
const REFERENCE = /^[a-z-]+:\S+$/

/**
 * Speaks one language. Catalogs are ICU messages by key; a later catalog prevails over an earlier one.
 *
 * A parameter that starts with `@` is a key: its words take its place before the message is formatted, and the last part of
 * the key is offered beside it (`animal: '@animal.fish'` gives `{animal}` = "Fish" and `{animalId}` = "fish"), so that a
 * language can choose an article or a gender. A parameter that names a thing on the board (`tile:2,-1`) reads as the name of
 * that thing. A list of strings is joined as the language joins lists.
 */
export class Words {
  readonly #catalogs: readonly Catalog[]
  readonly #rules: ReadonlyMap<string, RuleText>
  readonly #formats = new Map<string, IntlMessageFormat>()
  /** What was said before: a table says most of it again at every choice. */
  readonly #said = new Map<string, string>()
  readonly #lists: Intl.ListFormat

  constructor(
    readonly language: Language,
    catalogs: readonly Catalog[],
    readonly rules: readonly RuleText[] = [],
  ) {
    this.#catalogs = catalogs
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]))
    this.#lists = new Intl.ListFormat(language, { type: 'conjunction' })
  }

  /** The words of a game, which are those of the language. */
  static ofGame(language: Language, words: GameWords, ...more: readonly Catalog[]): Words {
    return new Words(language, [words.catalog, ...more], words.rules)
  }

  /** The words of one table, whose settings may bring some of their own. */
  static ofTable(language: Language, words: GameWords, settings: Settings, ...more: readonly Catalog[]): Words {
    return Words.ofGame(language, words.forSettings?.(settings) ?? words, ...more)
  }

  /** The same words and some more: names of the people at a table, say. */
  with(...more: readonly Catalog[]): Words {
    return new Words(this.language, [...this.#catalogs, ...more], this.rules)
  }

  has(key: string): boolean {
    return this.#message(key) !== undefined
  }

  /** The words of a key. A key without words is shown as it is: ugly, but nothing breaks and it can be searched for. */
  text(key: string, params?: Params): string {
    const message = this.#message(key)
    if (message === undefined) return key
    return this.#format(key, message, params ? this.#resolve(params) : {})
  }

  /** What a seat is asked, in one sentence. */
  ask(ask: Ask): string {
    return this.text(`decision.${ask.kind}`, ask.params)
  }

  /** The words of an option: its own label, or else the name of what it is about. */
  option(option: Option): string {
    if (option.label !== undefined) return this.text(`option.${option.label}`, option.params)
    const ref = option.about?.[0]
    return ref === undefined ? option.id : this.ref(ref, option.params)
  }

  /** The name of a thing on the board: `about.<ref>`, or `about.<kind>` with the rest of the reference as `{id}`. */
  ref(ref: string, params: Params = {}): string {
    if (this.has(`about.${ref}`)) return this.text(`about.${ref}`, params)
    const colon = ref.indexOf(':')
    const kind = colon < 0 ? ref : ref.slice(0, colon)
    return this.has(`about.${kind}`) ? this.text(`about.${kind}`, { id: ref.slice(colon + 1), ...params }) : ref
  }

  log(entry: Pick<LogEntry, 'key' | 'params'>): string {
    return this.text(`log.${entry.key}`, entry.params)
  }

  score(part: Pick<ScorePart, 'label' | 'params'>): string {
    return this.text(`score.${part.label}`, part.params)
  }

  /** Why something can't be chosen. */
  why({ key, params }: Pick<WhyNot, 'key' | 'params'>): string {
    return this.text(`why.${key}`, params)
  }

  /** What is wrong with a record or with settings, in the words of `kernel/`; what a game finds wrong, in the words of that game. */
  problem({ code, params, flaw }: Problem, game: Words = this): string {
    return this.text(`problem.${code}`, flaw ? { ...params, flaw: game.flaw(flaw) } : params)
  }

  /** What a game finds wrong with the data of a setting. */
  flaw({ key, params }: Flaw): string {
    return this.text(`problem.${key}`, params)
  }

  /** Why a choice, an undo or a redo was not made. */
  refusal({ code, ...params }: Refusal): string {
    return this.text(`refusal.${code}`, params)
  }

  /** A rule by the reference that decisions and log lines cite. */
  rule(id: string): RuleText | undefined {
    return this.#rules.get(id)
  }

  #message(key: string): string | undefined {
    for (let i = this.#catalogs.length - 1; i >= 0; i--) {
      const message = this.#catalogs[i]?.[key]
      if (message !== undefined) return message
    }
    return undefined
  }

  #resolve(params: Params): Record<string, Value> {
    const resolved: Record<string, Value> = {}
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'string' && value.startsWith('@')) resolved[`${name}Id`] = lastPart(value)
      resolved[name] = typeof value === 'object' ? this.#lists.format(value.map((v) => this.#word(v))) : this.#word(value)
    }
    return resolved
  }

  #word<T extends Value>(value: T): T | string {
    if (typeof value !== 'string') return value
    if (value.startsWith('@')) return this.text(value.slice(1))
    return REFERENCE.test(value) ? this.ref(value) : value
  }

  #format(key: string, message: string, params: Record<string, Value>): string {
    if (!/[{'<]/.test(message)) return message
    const saying = `${key} ${JSON.stringify(params)}`
    const said = this.#said.get(saying) ?? this.#put(key, message, params)
    if (this.#said.size >= REMEMBERED) this.#said.clear()
    this.#said.set(saying, said)
    return said
  }

  #put(key: string, message: string, params: Record<string, Value>): string {
    let format = this.#formats.get(key)
    if (!format) {
      format = new IntlMessageFormat(message, this.language, undefined, { ignoreTag: true })
      this.#formats.set(key, format)
    }
    return String(format.format(params))
  }
}
