/** The whole lineage of a campaign, from the first refugium to the last species: data, made from its records. */

import { type GameRecord, readChoice, type SeatInfo, Session, SPECTATOR } from '@deeptime/engine'
import type { GameList } from '@deeptime/kit'
import { carriedIn, seatingOf } from '../campaign.ts'
import { handedOver } from '../hand-over.ts'
import { failed, type Told, told } from '../problems.ts'
import { birthIn, type Living, READERS, type Reader, type Reading } from './reading.ts'

/** One line of the tree of life. Times are turns since the beginning of the campaign. */
export interface Lifeline {
  readonly id: string
  readonly lane: number
  /** Catalog keys; the last is what it was in the end. */
  readonly names: readonly { readonly at: number; readonly name: string }[]
  readonly kind: Living['kind']
  readonly colour: string
  readonly from: number
  readonly to: number
  readonly alive: boolean
  readonly parent: string | undefined
  readonly marks: readonly { readonly at: number; readonly kind: 'rise' | 'land' | 'language' }[]
  readonly weights: readonly { readonly at: number; readonly weight: number }[]
}

export interface ChronicleChapter {
  readonly game: string
  readonly from: number
  readonly to: number
  /** By lane: the points of its end. */
  readonly points: readonly number[]
  readonly armageddon: boolean
}

/** A person, or a bot, or nobody: a row of the picture. */
export interface Lane {
  readonly name: string | undefined
  readonly bot: string | undefined
}

export interface Chronicle {
  readonly length: number
  readonly lanes: readonly Lane[]
  readonly chapters: readonly ChronicleChapter[]
  readonly eons: readonly { readonly key: string; readonly from: number; readonly to: number }[]
  readonly climate: readonly { readonly at: number; readonly value: number }[]
  readonly strikes: readonly number[]
  readonly lines: readonly Lifeline[]
}

interface Growing {
  id: string
  lane: number
  names: { at: number; name: string }[]
  kind: Living['kind']
  colour: string
  from: number
  to: number
  alive: boolean
  parent: string | undefined
  marks: { at: number; kind: 'rise' | 'land' | 'language' }[]
  weights: { at: number; weight: number }[]
}

/** Collects lines while games are played again. */
class Teller {
  readonly lines: Growing[] = []
  readonly eons: { key: string; from: number; to: number }[] = []
  readonly climate: { at: number; value: number }[] = []
  readonly strikes: number[] = []
  readonly #open = new Map<string, Growing>()
  #births = 0

  /** A moment of a chapter: what is there and was not is born, what was and is not has died out. */
  look({ eon, climate, living }: Reading, at: number, laneOf: (seat: number | null) => number, parents: ReadonlyMap<string, string>): void {
    const last = this.eons.at(-1)
    if (last?.key === eon) last.to = at
    else this.eons.push({ key: eon, from: last?.to ?? at, to: at })
    if (this.climate.at(-1)?.value !== climate) this.climate.push({ at, value: climate })
    const there = new Set(living.map(({ id }) => id))
    for (const [id, line] of this.#open) if (!there.has(id)) this.#end(id, line, at)
    for (const one of living) this.#live(one, at, laneOf(one.seat), parents)
  }

  #end(id: string, line: Growing, at: number): void {
    line.to = at
    this.#open.delete(id)
  }

  #live(one: Living, at: number, lane: number, parents: ReadonlyMap<string, string>): void {
    const known = this.#open.get(one.id)
    const line = known ?? this.#begin(one, at, lane, parents.get(one.id))
    line.to = at
    line.lane = lane
    line.colour = one.colour
    if (line.names.at(-1)?.name !== one.name) line.names.push({ at, name: one.name })
    if (known && line.kind !== one.kind && one.kind === 'marine') line.marks.push({ at, kind: 'rise' })
    if (known && line.kind !== one.kind && one.kind === 'land') line.marks.push({ at, kind: 'land' })
    if (one.language && !line.marks.some(({ kind }) => kind === 'language')) line.marks.push({ at, kind: 'language' })
    line.kind = one.kind
    if (line.weights.at(-1)?.weight !== one.weight) line.weights.push({ at, weight: one.weight })
  }

  #begin(one: Living, at: number, lane: number, parent: string | undefined): Growing {
    const line: Growing = {
      id: `${++this.#births}`,
      lane,
      names: [{ at, name: one.name }],
      kind: one.kind,
      colour: one.colour,
      from: at,
      to: at,
      alive: false,
      parent: parent === undefined ? undefined : this.#open.get(parent)?.id,
      marks: [],
      weights: [],
    }
    this.lines.push(line)
    this.#open.set(one.id, line)
    return line
  }

  /** The end of a chapter. What lives hands its life on to what its player begins the next one with. */
  close(at: number): readonly Growing[] {
    const alive = [...this.#open.values()]
    for (const line of alive) Object.assign(line, { to: at, alive: true })
    const last = this.eons.at(-1)
    if (last) last.to = at
    this.#open.clear()
    return alive
  }
}

/** A chapter as it is played again, choice by choice. */
function tellChapter(
  session: Session<unknown, unknown>,
  record: GameRecord,
  reader: Reader,
  teller: Teller,
  from: number,
  laneOf: (seat: number | null) => number,
): number {
  const parents = new Map<string, string>()
  let read = 0
  let at = from
  const look = (): void => {
    const news = session.log.slice(read)
    read = session.log.length
    if (session.choices.length > 0 && !news.some(({ key }) => reader.keys.includes(key) || reader.strikes.includes(key))) return
    for (const entry of news) {
      const birth = birthIn(reader, entry)
      if (birth) parents.set(birth.child, birth.parent)
    }
    const reading = reader.read(session.game.view(session.state, SPECTATOR) as never)
    // Within a turn time goes on, too: what happens later stands further right.
    at = Math.max(at, from + Math.max(0, reading.turn - 1) + within(session, reading.turn))
    for (const { key } of news) if (reader.strikes.includes(key) && teller.strikes.at(-1) !== at) teller.strikes.push(at)
    teller.look(reading, at, laneOf, parents)
  }
  look()
  for (const text of record.choices) {
    const choice = readChoice(text)
    if (!choice || !session.choose(choice.seat, choice.option).ok) break
    look()
  }
  const last = reader.read(session.game.view(session.state, SPECTATOR) as never)
  at = from + Math.max(1, last.turn)
  teller.look(last, at, laneOf, parents)
  return at
}

/** How far a turn has come, from 0 to 1: by the choices since it began, as if it had the usual number. */
const CHOICES_A_TURN = 40
const turnBegan = new WeakMap<Session<unknown, unknown>, { turn: number; choices: number }>()
function within(session: Session<unknown, unknown>, turn: number): number {
  const known = turnBegan.get(session)
  const now = session.choices.length
  if (known?.turn !== turn) {
    turnBegan.set(session, { turn, choices: now })
    return 0
  }
  return 1 - Math.exp(-(now - known.choices) / CHOICES_A_TURN)
}

/** The chronicle of a campaign: its chapters in their order, each by the rules that it was played by. */
export async function chronicleOf(games: GameList, chapters: readonly GameRecord[]): Promise<Told<Chronicle>> {
  const teller = new Teller()
  const lanes: Lane[] = []
  const parts: ChronicleChapter[] = []
  let at = 0
  let before: readonly Growing[] = []
  let lanesOfSeats: readonly number[] = []
  let previous: Session<unknown, unknown> | undefined
  for (const record of chapters) {
    const rules = await games.rulesOf(record.game, record.version)
    const reader = READERS[record.game]
    if (!rules || !reader) return failed('rules', { game: record.game, version: record.version })
    const started = Session.start(rules.game, record)
    if (!started.ok) return failed('record', { text: started.problem.code })
    const session = started.value
    lanesOfSeats = lanesFor(previous, record, lanes, lanesOfSeats)
    const laneOf = (seat: number | null): number => (seat === null ? NOBODY : (lanesOfSeats[seat] ?? NOBODY))
    const first = teller.lines.length
    const end = tellChapter(session, record, reader, teller, at, laneOf)
    joinChapters(before, teller.lines.slice(first), at)
    before = teller.close(end)
    const scores = session.game.score(session.state)
    parts.push({
      game: record.game,
      from: at,
      to: end,
      points: lanes.map((_, lane) => scores[lanesOfSeats.indexOf(lane)]?.total ?? 0),
      armageddon: session.log.some(({ key }) => key === 'armageddon'),
    })
    at = end
    previous = session
  }
  const { lines, eons, climate, strikes } = teller
  return told({ length: at, lanes, chapters: parts, eons, climate, strikes, lines })
}

export const NOBODY = -1

/** Which row each seat has: who played before keeps theirs, newcomers get new ones. */
function lanesFor(
  previous: Session<unknown, unknown> | undefined,
  record: GameRecord,
  lanes: Lane[],
  before: readonly number[],
): readonly number[] {
  const made = previous?.over && carriedIn(record) ? handedOver(previous) : undefined
  const seating = made?.ok ? seatingOf(made.value, record) : record.seats.map(() => null)
  return record.seats.map((seat: SeatInfo, i) => {
    const from = seating[i] ?? null
    const known = from === null ? undefined : before[from]
    if (known !== undefined) {
      if (seat.name) lanes[known] = { name: seat.name, bot: seat.bot }
      return known
    }
    lanes.push({ name: seat.name, bot: seat.bot })
    return lanes.length - 1
  })
}

/** What a row begins a chapter with comes from what lived there: from its macro-organism, where it has one. */
function joinChapters(before: readonly Growing[], lines: readonly Growing[], at: number): void {
  for (const line of lines) {
    if (line.parent !== undefined || line.from > at + 1) continue
    const own = before.filter(({ lane }) => lane === line.lane)
    const best = own.find(({ kind }) => kind === 'land') ?? own.find(({ kind }) => kind === 'marine') ?? own[0]
    if (best) line.parent = best.id
  }
}
