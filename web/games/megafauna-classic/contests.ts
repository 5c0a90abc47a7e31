import type { LogEntry, Params } from '@deeptime/engine'

/** The story of a cull, retold as cases: one habitat each, step by step, with the steps that told nobody apart. */

export interface Line {
  readonly rule: string
  /** A line of the story, or the key of a step that decided nothing. */
  readonly entry?: LogEntry
  readonly even?: 'fit' | 'niche' | 'defence'
}

export interface Case {
  /** Its place among all cases, oldest first. */
  readonly id: number
  /** The turn in which it happened. */
  readonly turn: number
  /** The habitat; none when something befell the whole world. */
  readonly habitat: string | undefined
  readonly lines: readonly Line[]
  /** Units that died: `species.red-dino`, `tile.IM4`. */
  readonly dead: readonly string[]
  /** Units that lost a contest but found another space. */
  readonly moved: readonly string[]
}

interface OpenCase extends Case {
  readonly lines: Line[]
  readonly dead: string[]
  readonly moved: string[]
  /** How far the contest of each place has come. */
  readonly step: Map<string, number>
}

/** The steps of a herbivore contest (13.1–13.4), and what is said of one that was passed over. */
const STEPS: Readonly<Record<string, number>> = {
  'contest.unfit': 0,
  'contest.niche': 1,
  'contest.niche.size': 1,
  'contest.niche.colour': 1,
  'contest.defense': 2,
  'contest.labor': 3,
  'contest.teeth': 3,
  'contest.first': 4,
  'contest.owner': 4,
}
const PASSED: readonly Line[] = [
  { even: 'fit', rule: '13.1' },
  { even: 'niche', rule: '13.2' },
  { even: 'defence', rule: '13.3' },
]

/** What befalls the world: these lines tell of deaths outside contests. */
const BLOWS: ReadonlySet<string> = new Set([
  'event.catastrophe',
  'event.catastrophe.species',
  'event.catastrophe.immigrant',
  'event.milankovich.biome',
  'event.erosion.mountain',
  'greenhouse.flip',
  'greenhouse.collision',
  'immigrant.lost',
  'extinct.species',
])

/** Deaths that are told outside contests. */
const DEATHS: ReadonlySet<string> = new Set([
  'event.catastrophe.species',
  'event.catastrophe.immigrant',
  'greenhouse.collision',
  'immigrant.lost',
  'extinct.species',
])

const named = (value: Params[string] | undefined): string => (typeof value === 'string' && value.startsWith('@') ? value.slice(1) : '')

/** `@place.T4b` or `@habitat.T4` → T4. */
function habitatIn({ place, habitat }: Params): string | undefined {
  const there = named(place)
  if (there) return there.slice('place.'.length, -1)
  const name = named(habitat)
  return name ? name.slice('habitat.'.length) : undefined
}

const unitIn = (params: Params): string => named(params.unit ?? params.species ?? params.immigrant)

const listOf = (value: Params[string] | undefined): readonly string[] => (Array.isArray(value) ? value : [])

function add(open: OpenCase, entry: LogEntry): void {
  const { key, params, rule } = entry
  const step = STEPS[key]
  const place = named(params.place)
  if (step !== undefined) {
    const rivals = listOf(params.winners).length + listOf(params.losers).length
    if (rivals > 1) open.lines.push(...PASSED.slice(open.step.get(place) ?? 0, step))
    open.step.set(place, step + 1)
  }
  open.lines.push({ entry, rule })
  if (key === 'cull.dies' || key === 'cull.terrain' || key === 'event.catastrophe.species' || key === 'event.catastrophe.immigrant') {
    open.dead.push(unitIn(params))
  }
  if (key === 'cull.refuge') open.moved.push(unitIn(params))
}

const isContest = (key: string): boolean => key.startsWith('contest.') || key.startsWith('cull.')

/** Every case that the story tells, oldest first. */
export function casesIn(log: readonly LogEntry[]): readonly Case[] {
  const cases: OpenCase[] = []
  let turn = 0
  for (const entry of log) {
    if (typeof entry.params.turn === 'number') turn = entry.params.turn
    const contest = isContest(entry.key)
    if (!contest && !BLOWS.has(entry.key)) continue
    const habitat = contest ? habitatIn(entry.params) : undefined
    const last = cases.at(-1)
    if (last?.turn === turn && last.habitat === habitat) add(last, entry)
    else {
      const fresh: OpenCase = { id: cases.length, turn, habitat, lines: [], dead: [], moved: [], step: new Map() }
      cases.push(fresh)
      add(fresh, entry)
    }
  }
  return cases.filter(({ lines, habitat }) => habitat !== undefined || lines.some((line) => line.entry && DEATHS.has(line.entry.key)))
}
