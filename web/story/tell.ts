import type { LogEntry, Params, Seat } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { belongingNames, type Cast, type Named } from '../table/cast.ts'
import type { Chapter } from './chapters.ts'
import { pointsOf } from './points.ts'
import type { Death, Said, Teller } from './teller.ts'

/** One of the things on the table that a step changed; with `from`, it came from there. */
export interface Mark {
  readonly ref: string
  readonly from?: string
  /** It is there no more. */
  readonly gone?: true
}

/** Points beside a step: of whoever acts without a name, of others with theirs. */
export interface ToldGain {
  readonly text: string
  readonly you: boolean
  readonly loss: boolean
}

export interface Step {
  readonly text: string
  readonly rule: string
  readonly gains: readonly ToldGain[]
  readonly marks: readonly Mark[]
  /** It is about you. */
  readonly yours: boolean
}

export interface ToldDeath {
  readonly owner: Named | undefined
  readonly title: string
  readonly reason: string | undefined
  readonly rule: string
  readonly points: string
  readonly yours: boolean
  readonly marks: readonly Mark[]
}

/** A chapter in words. */
export interface Summary {
  readonly chapter: Chapter
  readonly actor: Named | undefined
  readonly seat: Seat | undefined
  /** What was done in a word; of an event, its name. */
  readonly action: string
  readonly sentence: string
  /** The change of the actor's total, if there was one. */
  readonly points: number
  readonly steps: readonly Step[]
  readonly deaths: readonly ToldDeath[]
  /** Of what the world did: what it brought or took, player by player. */
  readonly shares: readonly { readonly player: Named; readonly points: number }[]
}

/** What it takes to tell a story. */
export interface Telling {
  readonly teller: Teller<unknown>
  readonly cast: Cast
  /** The game's words. */
  readonly words: Words
  readonly app: Words
}

type Totals = readonly (readonly number[])[]

/** How many steps are told of a chapter. */
const MOST_STEPS = 7

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** Where something went that came from elsewhere. */
const GOALS: ReadonlySet<string> = new Set(['to', 'tile', 'place'])

/** Sums of counts; everything else once, in the order in which it came. */
const COUNTED: ReadonlySet<string> = new Set(['count', 'tiles', 'genes'])

function merged(lines: readonly LogEntry[], shorten: (value: string) => string): Params {
  const params: Record<string, Params[string]> = {}
  for (const name of new Set(lines.flatMap((line) => Object.keys(line.params)))) {
    const values = lines.flatMap((line) => line.params[name] ?? [])
    if (COUNTED.has(name)) params[name] = values.reduce<number>((sum, value) => sum + Number(value), 0)
    else if (typeof values[0] === 'number') params[name] = values[0]
    else {
      const once = [...new Set(values.map((value) => shorten(String(value))))]
      params[name] = once.length === 1 ? (once[0] as string) : once
    }
  }
  return { ...params, n: lines.length }
}

const whoIn = (lines: readonly LogEntry[]): unknown => lines[0]?.params.animal ?? lines[0]?.params.player ?? lines[0]?.params.card

/** A line that older rules wrote may lack what a pattern asks for: then its own sentence tells it. */
function spoken(words: Words, { key, params }: Said): string | undefined {
  try {
    return words.text(key, params)
  } catch {
    return undefined
  }
}

interface Group {
  readonly lines: LogEntry[]
  readonly gains: LogEntry[]
}

const alike = ([first]: readonly LogEntry[], line: LogEntry, teller: Teller<unknown>): boolean =>
  first?.key === line.key && first.rule === line.rule && (teller.together?.has(line.key) === true || whoIn([first]) === whoIn([line]))

/** Lines of one kind merge; points join the step that earned them. */
function grouped(lines: readonly LogEntry[], teller: Teller<unknown>): readonly Group[] {
  const groups: Group[] = []
  let last: Group | undefined
  for (const line of lines) {
    if (!teller.silent.has(line.key)) {
      last = groups.find((group) => alike(group.lines, line, teller))
      if (!last) {
        last = { lines: [], gains: [] }
        groups.push(last)
      }
      last.lines.push(line)
    }
    if (teller.gain(line) && !teller.mortal.has(line.key)) last?.gains.push(line)
  }
  return groups
}

/** Tells chapters, each once. */
export class Storyteller {
  readonly #words = new Map<string, Words>()
  readonly #told = new Map<number, { readonly of: string; readonly lines: readonly LogEntry[]; readonly summary: Summary | undefined }>()

  constructor(readonly telling: Telling) {}

  /** All chapters that tell something. What was told before is not told anew. */
  summaries(chapters: readonly Chapter[], totals: Totals): readonly Summary[] {
    return chapters.flatMap((chapter) => {
      const { lines, from, to } = chapter
      const of = `${from} ${to} ${chapter === chapters.at(-1)} ${totals[to]}`
      const known = this.#told.get(chapter.id)
      if (known?.of === of && known.lines.length === lines.length && lines.every((line, i) => line === known.lines[i]))
        return known.summary ?? []
      const summary = this.summary(chapters, chapter, totals)
      this.#told.set(chapter.id, { of, lines, summary })
      return summary ?? []
    })
  }

  /** A chapter that tells nothing yet has no summary. */
  summary(chapters: readonly Chapter[], chapter: Chapter, totals: Totals): Summary | undefined {
    const { teller, cast, app } = this.telling
    const { opening, lines } = chapter
    const id = opening.kind === 'turn' ? opening.actor : undefined
    const words = this.#wordsFor(id)
    const actor = id === undefined ? undefined : cast.actor(id)
    const seat = this.#seatOf(id ?? '')
    if (opening.kind === 'world' && teller.idle?.(lines)) return undefined
    const action = opening.kind === 'turn' ? teller.action(lines) : (teller.event?.(lines) ?? { key: `story.world.${eventOf(chapter)}` })
    // A turn that has only begun tells nothing yet; one that is over did nothing that shows.
    if (!action && chapter === chapters.at(-1)) return undefined
    const steps = this.#steps(chapter, id, words)
    const deaths = this.#deaths(chapter, words)
    const sentence = this.#sentence(chapter, actor, words) ?? steps[0]?.text ?? app.text('story.nothing')
    const points = seat === undefined ? 0 : pointsOf(chapters, chapter, seat, totals, teller, (actor) => this.#seatOf(actor))
    return {
      chapter,
      actor,
      seat,
      action: action ? words.text(action.key, action.params) : app.text('story.pass'),
      sentence: app.text('story.sentence', { sentence: opening.kind === 'turn' ? sentence : capital(sentence) }),
      points,
      steps,
      deaths,
      shares: opening.kind === 'world' ? this.#shares(chapters, chapter, totals) : [],
    }
  }

  #shares(chapters: readonly Chapter[], chapter: Chapter, totals: Totals): Summary['shares'] {
    const { teller, cast } = this.telling
    return (totals[0] ?? []).flatMap((_, seat) => {
      const points = pointsOf(chapters, chapter, seat, totals, teller, (actor) => this.#seatOf(actor))
      return points === 0 ? [] : [{ player: cast.player(seat), points }]
    })
  }

  #seatOf(actor: string): Seat | undefined {
    return this.telling.cast.actors.find(({ id }) => id === actor)?.seat
  }

  /** The game's words with everybody's name in it, as they are called in a turn of this actor. */
  #wordsFor(actor: string | undefined): Words {
    const known = this.#words.get(actor ?? '')
    if (known) return known
    const { cast, words, teller, app } = this.telling
    const names = Object.fromEntries(cast.actors.map(({ id }) => [id.slice(1), cast.actor(id)?.inline ?? '']))
    const aliases = (teller.aliases?.(actor) ?? []).flatMap(([key, called]) =>
      words.has(called) ? [[key, words.text(called)] as const] : [],
    )
    const made = words.with(names, Object.fromEntries(aliases), belongingNames(cast, teller.belongings, words, app, actor))
    this.#words.set(actor ?? '', made)
    return made
  }

  /** Parameters with how verbs agree with whom they name. */
  #params(lines: readonly LogEntry[], actor: Named | undefined): Params {
    const { teller } = this.telling
    const params = merged(lines, (value) => teller.shorten?.(value) ?? value)
    const agree = Object.entries(params).flatMap(([name, value]) => {
      const who = typeof value === 'string' ? this.telling.cast.actor(value)?.who : Array.isArray(value) ? 'they' : undefined
      return who ? [[`${name}Who`, who] as const] : []
    })
    return { ...params, ...Object.fromEntries(agree), who: actor?.who ?? 'they' }
  }

  #say(kind: 'step' | 'clause' | 'effect', lines: readonly LogEntry[], actor: Named | undefined, words: Words): string | undefined {
    const key = `story.${kind}.${lines[0]?.key}`
    return words.has(key) ? spoken(words, { key, params: this.#params(lines, actor) }) : undefined
  }

  #sentence({ lines, opening }: Chapter, actor: Named | undefined, words: Words): string | undefined {
    const { teller, app } = this.telling
    const said = teller.sentence?.(lines)
    if (said) return words.text(said.key, said.params)
    const told = teller.clauses.flatMap((key) => {
      const meant = lines.filter((line) => line.key === key)
      const clause = meant.length > 0 ? this.#say('clause', meant, actor, words) : undefined
      return clause ? [{ key, clause }] : []
    })
    if (told.length === 0) return undefined
    const two = told.slice(0, 2).map(({ clause }) => clause)
    const kind = opening.kind === 'turn' ? 'story.and' : 'story.then'
    const sentence = app.text(kind, { clauses: two, first: two[0] ?? '', second: two[1] ?? '', n: two.length })
    const keys = new Set(told.slice(0, 2).map(({ key }) => key))
    const effect = this.#effect(
      lines.filter(({ key }) => !keys.has(key)),
      actor,
      words,
    )
    return effect ? app.text('story.effect', { sentence, effect }) : sentence
  }

  /** What came of it: "a Seamount rises at F5". */
  #effect(lines: readonly LogEntry[], actor: Named | undefined, words: Words): string | undefined {
    for (const key of this.telling.teller.effects ?? []) {
      const meant = lines.filter((line) => line.key === key)
      if (meant.length > 0) return this.#say('effect', meant, actor, words)
    }
    return undefined
  }

  #steps(chapter: Chapter, id: string | undefined, words: Words): readonly Step[] {
    const { teller, cast } = this.telling
    const actor = id === undefined ? undefined : cast.actor(id)
    return this.#fewest(
      grouped(chapter.lines, teller).map(({ lines, gains }) => ({
        text: capital(this.#say('step', lines, actor, words) ?? words.log(lines[0] as LogEntry)),
        rule: lines[0]?.rule ?? '',
        gains: this.#gains(gains, id ?? whoIn(lines)),
        marks: lines.flatMap((line) => this.#marks(line)),
        yours: lines.some((line) =>
          Object.values(line.params).some((value) => typeof value === 'string' && cast.actor(value)?.who === 'you'),
        ),
      })),
    )
  }

  /** Seven steps at most: of those without points the last are only counted. */
  #fewest(steps: readonly Step[]): readonly Step[] {
    if (steps.length <= MOST_STEPS) return steps
    const kept = new Set(steps.filter((step, i) => i < 2 || step.yours || step.gains.length > 0).slice(0, MOST_STEPS - 1))
    for (const step of steps) if (kept.size < MOST_STEPS - 1) kept.add(step)
    const rest = steps.filter((step) => !kept.has(step))
    const more = { text: this.telling.app.text('story.more', { n: rest.length }), rule: rest[0]?.rule ?? '', gains: [], yours: false }
    return [...steps.filter((step) => kept.has(step)), { ...more, marks: rest.flatMap((step) => step.marks) }]
  }

  #gains(lines: readonly LogEntry[], id: unknown): readonly ToldGain[] {
    const sums = new Map<string, number>()
    for (const line of lines) {
      const gain = this.telling.teller.gain(line)
      if (gain) sums.set(gain.actor, (sums.get(gain.actor) ?? 0) + gain.points)
    }
    return [...sums].flatMap(([actor, points]) => {
      if (points === 0) return []
      const named = this.telling.cast.actor(actor)
      const own = actor === id
      return [{ text: own ? signed(points) : `${named?.inline ?? ''} ${signed(points)}`, you: named?.who === 'you', loss: points < 0 }]
    })
  }

  #marks({ params }: LogEntry): readonly Mark[] {
    const { teller } = this.telling
    const from = typeof params.from === 'string' ? teller.ref(params.from) : undefined
    return Object.entries(params).flatMap(([name, value]) => {
      if (name === 'from') return []
      const refs = (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'string' ? (teller.ref(one) ?? []) : []))
      return refs.map((ref) => (from && GOALS.has(name) && ref !== from ? { ref, from } : { ref }))
    })
  }

  #deaths(chapter: Chapter, words: Words): readonly ToldDeath[] {
    const { teller, cast } = this.telling
    const explain = (death: Death): ToldDeath => {
      const owner = cast.actor(death.actor)
      return {
        owner,
        title: capital(words.text(death.title.key, death.title.params)),
        reason: death.reason && capital(spoken(words, death.reason) ?? ''),
        rule: death.rule,
        points: death.points === 0 ? '' : signed(death.points),
        yours: owner?.who === 'you',
        marks: death.refs.map((ref) => ({ ref, gone: true })),
      }
    }
    return (teller.deaths?.(chapter.lines) ?? []).map(explain).sort((a, b) => Number(b.yours) - Number(a.yours))
  }
}

const eventOf = ({ opening }: Chapter): string => (opening.kind === 'world' ? opening.event : 'set-up')

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
