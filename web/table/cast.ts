import type { Catalog, Seat, SeatInfo } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { Actor, Teller } from '../story/teller.ts'
import type { Crest } from './board.ts'

/** How a verb agrees: with you, with a plural (Fish score), with a single person (Ada scores). */
export type Who = 'you' | 'they' | 'one'

/** What a player is called, everywhere in the same way: the name in bold, the other word beside it in italics. */
export interface Named {
  /** As a title: "You", "Fish", "Ada". */
  readonly name: string
  /** Within a sentence: "you", "Fish", "Ada". */
  readonly inline: string
  /** What the game calls it, or that it is a bot. */
  readonly term: string | undefined
  readonly who: Who
  readonly crests: readonly Crest[]
}

/** Who plays. */
export interface Cast {
  /** Everything that a seat leads. */
  player(seat: Seat): Named
  /** One animal or dynasty, as log lines name it: `@animal.fish`. */
  actor(id: string): Named | undefined
  readonly actors: readonly Actor[]
  readonly you: Seat | undefined
}

export interface Seated {
  readonly seats: readonly SeatInfo[]
  readonly eyes?: Seat | undefined
  /** Everybody has a screen of their own. */
  readonly online?: true | undefined
}

/** Whether several people share the screen. */
export const isShared = ({ seats, online }: Seated): boolean => !online && seats.filter((seat) => seat.bot === undefined).length > 1

/** The seat that is called "you": whoever looks, unless several people share the screen. */
function youOf(seated: Seated): Seat | undefined {
  const { seats, eyes } = seated
  if (isShared(seated) || eyes === undefined) return undefined
  return seats[eyes]?.bot === undefined && eyes >= 0 ? eyes : undefined
}

/** Before anything is chosen a seat has nothing to be called by but what plays it. */
function unnamed(seats: readonly SeatInfo[], seat: Seat, app: Words): string {
  const bot = seats[seat]?.bot
  if (bot === undefined) return app.text('seat.person', { n: seat + 1 })
  const alike = seats.flatMap((s, i) => (s.bot === bot && !s.name ? [i] : []))
  const level = app.text(`level.${bot}`)
  return alike.length > 1 ? app.text('seat.bot-numbered', { level, n: alike.indexOf(seat) + 1 }) : app.text('seat.bot', { level })
}

/** Names for all who play at a table. `words` name the game's terms, `app` the rest. */
export function castOf(seated: Seated, actors: readonly Actor[], words: Words, app: Words): Cast {
  const { seats } = seated
  const you = youOf(seated)
  const named = (seat: Seat | undefined, led: readonly Actor[]): Named => {
    const crests = led.map(({ crest }) => crest)
    const info = seat === undefined ? undefined : seats[seat]
    const terms = crests.length === 0 ? undefined : app.text('seat.terms', { terms: crests.map(({ name }) => words.text(name)) })
    if (seat !== undefined && seat === you) {
      return { name: app.text('seat.you'), inline: app.text('seat.you.inline'), term: terms, who: 'you', crests }
    }
    const given = info?.name
    if (given) return { name: given, inline: given, term: terms, who: 'one', crests }
    if (terms === undefined) {
      const name = seat === undefined ? '' : unnamed(seats, seat, app)
      return { name, inline: name, term: undefined, who: 'one', crests }
    }
    const term = seat === undefined ? undefined : app.text(info?.bot === undefined ? 'seat.person.term' : 'seat.bot.term')
    return { name: terms, inline: terms, term, who: led.length === 1 && led[0]?.single ? 'one' : 'they', crests }
  }
  const ledBy = (seat: Seat) => actors.filter((actor) => actor.seat === seat)
  const players = seats.map((_, seat) => named(seat, ledBy(seat)))
  const byId = new Map(actors.map((actor) => [actor.id, named(actor.seat, [actor])]))
  const nobody: Named = { name: '', inline: '', term: undefined, who: 'they', crests: [] }
  return { player: (seat) => players[seat] ?? nobody, actor: (id) => byId.get(id), actors, you }
}

/** What things are called by whose they are: "your Bird", "their Crocodile" in a turn of theirs, "Rhinoceros (Two-tuskers)" otherwise. */
export function belongingNames(cast: Cast, belongings: Teller<unknown>['belongings'], words: Words, app: Words, subject?: string): Catalog {
  return Object.fromEntries(
    (belongings ?? []).map(({ key, actor, name }) => {
      const owner = cast.actor(actor)
      const thing = words.text(name)
      if (!owner) return [key, thing]
      if (owner.who === 'you') return [key, app.text('thing.yours', { thing })]
      return [key, actor === subject ? app.text('thing.theirs', { thing }) : app.text('thing.of', { thing, name: owner.name })]
    }),
  )
}

/** The words of a table with the names of those who play there. */
export function namedWords(words: Words, cast: Cast, teller: Teller<unknown>, app: Words): Words {
  const people = cast.actors.filter(({ id, crest }) => crest.name !== id.slice(1))
  const names = Object.fromEntries(people.map(({ id }) => [id.slice(1), cast.actor(id)?.name ?? '']))
  const things = belongingNames(cast, teller.belongings, words, app)
  return people.length === 0 && Object.keys(things).length === 0 ? words : words.with(names, things)
}
