import type { Script, Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { atrophy } from './atrophy.ts'
import { GREEN } from './components/ids.ts'
import { organismOption } from './options.ts'
import { chromosomes, organismAt, organisms, oxygenShield, rowOf } from './organisms.ts'
import { organismWord } from './refs.ts'
import type { RuleId } from './rules.ts'
import { decide, tell } from './speech.ts'
import { type Actor, type GenesisState, NONE, ORGANISM_COUNT, type Organism, type Risen } from './state.ts'

/** What hits many organisms at once: in turn order, each measured when its own turn to suffer comes. */

type T = Table<GenesisState>

export interface Plague {
  readonly rule: RuleId
  /** A catalog ref: what it is called. */
  readonly name: string
  /** Who could suffer. */
  readonly hits: readonly number[]
  /** Whether it would lose anything if it were its turn now. */
  wouldLose(o: number): boolean
  strike(o: number): Script
}

/** Organisms of the list as they were when it began; nothing suffers twice, nor in another form. */
class Victims {
  readonly #forms: (readonly [Organism, Risen | null] | undefined)[] = []

  constructor(
    readonly s: GenesisState,
    hits: readonly number[],
  ) {
    for (const o of hits) {
      const organism = organismAt(s, o)
      this.#forms[o] = [organism, organism.macro]
    }
  }

  waits(o: number): boolean {
    const form = this.#forms[o]
    return form !== undefined && this.s.organisms[o] === form[0] && form[0].macro === form[1]
  }

  done(o: number): void {
    this.#forms[o] = undefined
  }

  /** Those of one controller; `NONE` for everybody's. */
  of(actor: Actor): number[] {
    const found: number[] = []
    for (let o = 0; o < ORGANISM_COUNT; o++)
      if (this.waits(o) && (actor === NONE || organismAt(this.s, o).controller === actor)) found.push(o)
    return found
  }
}

export function* plague(t: T, it: Plague): Script {
  // Nobody loses anything, so nobody has anything to put in order.
  if (!it.hits.some((o) => it.wouldLose(o))) return
  const s = t.state
  const victims = new Victims(s, it.hits)
  for (const actor of s.order) yield* sufferOf(t, it, victims, actor)
  // What changed hands and was not yet hit.
  for (let left = victims.of(NONE); left.length > 0; left = victims.of(NONE)) {
    yield* sufferOf(t, it, victims, organismAt(s, left[0] as number).controller)
  }
}

/** The controller orders his organisms wherever that can matter: those that lose something, and their hosts and parasites. */
function* sufferOf(t: T, it: Plague, victims: Victims, actor: Actor): Script {
  const s = t.state
  for (;;) {
    const own = victims.of(actor)
    const losers = own.filter((o) => it.wouldLose(o))
    if (losers.length === 0) {
      for (const o of own) victims.done(o)
      return
    }
    const tied = own.filter((o) => losers.includes(o) || losers.some((other) => areTied(s, o, other)))
    const options = tied.map((o) => organismOption(s, o))
    const { organism } = yield* decide(t, actor, 'suffer.next', options, it.rule, { icon: it.name })
    victims.done(organism)
    if (it.wouldLose(organism)) yield* it.strike(organism)
  }
}

const areTied = (s: GenesisState, a: number, b: number): boolean => organismAt(s, a).host === b || organismAt(s, b).host === a

/** X, O₂ and pollution: an intensity against a shield. */
export function crisis(
  t: T,
  {
    rule,
    name,
    hits,
    oxygen,
    intensity,
    shield,
  }: {
    rule: RuleId
    name: string
    hits: readonly number[]
    oxygen: boolean
    intensity: (o: number) => number
    shield: (s: GenesisState, o: number) => number
  },
): Script {
  const s = t.state
  return plague(t, {
    rule,
    name,
    hits,
    wouldLose: (o) => intensity(o) > shield(s, o),
    *strike(o) {
      const [force, against] = [intensity(o), shield(s, o)]
      tell(t, 'suffers', { organism: organismWord(s, o), losses: force - against, shield: against, intensity: force }, rule)
      yield* atrophy(t, o, force - against, oxygen)
    },
  })
}

/** H1: an oxygen spike on everything else in the row, as strong as the polluter is green. */
export function* pollute(t: T, polluter: number): Script {
  const s = t.state
  const intensity = chromosomes(s, polluter, GREEN)
  if (intensity === 0) return
  const row = rowOf(s, polluter)
  const hits = organisms(s).filter((o) => o !== polluter && rowOf(s, o) === row)
  tell(t, 'pollution', { organism: organismWord(s, polluter), intensity }, 'H1')
  yield* crisis(t, {
    rule: 'H1',
    name: catalogRef('cause', 'pollution'),
    hits,
    oxygen: true,
    intensity: () => intensity,
    shield: oxygenShield,
  })
}
