/** What one line of the log does to the planet: for the moments between two positions, which no position shows. */

import type { LogEntry, Params } from '@deeptime/engine'
import {
  ATMOSPHERE,
  biomeWith,
  CLOUDS,
  groundOfPlates,
  type Level,
  type MegafaunaView,
  OXYGEN,
  type PlaceView,
  type PlateMove,
  type Plates,
  platesAfter,
  STRIPS,
} from '@deeptime/megafauna'

type Air = NonNullable<MegafaunaView['air']>
type Track = 'oxygen' | 'clouds' | 'atmosphere'

/** A disc on its way: between a place of the map and a gauge, or from one to another of the same. */
export interface Flight {
  readonly disc: string
  /** Refs: `place:siberia-3`, `track:clouds`. */
  readonly from: string
  readonly to: string
}

/** How all ends, and what is told on the way there. */
export interface End {
  readonly after: MegafaunaView
  readonly later: readonly LogEntry[]
}

/** The planet after a line, and the disc that flew for it. */
export interface Moved {
  readonly game: MegafaunaView
  readonly flight?: Flight
}

export const nameIn = (value: Params[string] | undefined): string => (typeof value === 'string' ? value.replace(/^@\w+\./, '') : '')
const namesIn = (value: Params[string] | undefined): readonly string[] => (Array.isArray(value) ? value.map((one) => nameIn(one)) : [])

/** The line as a move of plates, if it is one. */
export function moveIn({ key, params }: LogEntry): PlateMove | undefined {
  const craton = nameIn(params.craton)
  switch (key) {
    case 'event.latitude':
      return { kind: 'latitude', craton, latitude: Number(params.latitude) }
    case 'event.collision':
    case 'event.drift':
      return { kind: 'plates', craton, east: nameIn(params.direction) === 'E' }
    case 'event.rift':
      return { kind: 'rift', cratons: namesIn(params.cratons) }
    default:
      return undefined
  }
}

/** All places where they are once the plates lie so. */
export function withPlates(game: MegafaunaView, landmasses: Plates): MegafaunaView {
  const ground = groundOfPlates(game.rules.world, landmasses)
  return { ...game, landmasses, places: game.places.map((place) => ({ ...place, ...ground.get(place.id) })) }
}

function changePlace(game: MegafaunaView, id: string, change: (place: PlaceView) => Partial<PlaceView>): MegafaunaView {
  return { ...game, places: game.places.map((place) => (place.id === id ? { ...place, ...change(place) } : place)) }
}

const withDisc = (game: MegafaunaView, id: string, disc: string): MegafaunaView =>
  changePlace(game, id, () => ({ disc, biome: biomeWith(game.rules.world, game.rules.alien, id, disc) }))

/** So many discs of a colour more, or fewer, on a track: its reading follows. */
export function withTrack(game: MegafaunaView, track: Track, disc: string, by: number): MegafaunaView {
  const { air } = game
  if (!air) return game
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const oxygen = track === 'oxygen' && !game.rules.alien ? within(air.oxygen + by, OXYGEN.length - 1) : air.oxygen
  const clouds = track === 'clouds' ? within(air.clouds + by, CLOUDS.length - 1) : air.clouds
  const black = track === 'atmosphere' && disc === 'black' ? Math.max(0, air.black + by) : air.black
  const white = track === 'atmosphere' && disc === 'white' ? Math.max(0, air.white + by) : air.white
  return { ...game, air: readingOf({ ...air, oxygen, clouds, black, white }) }
}

function readingOf(air: Air): Air {
  const atmosphere = Math.min(ATMOSPHERE.length - 1, air.black + air.white)
  const strip = ATMOSPHERE[atmosphere]?.strip ?? air.strip
  const climate = STRIPS.find(({ id }) => id === strip)?.climate ?? air.climate
  const darkHeart = OXYGEN[air.oxygen]?.darkHeart ?? air.darkHeart
  return { ...air, atmosphere, strip, climate, darkHeart, greenHeart: CLOUDS[air.clouds]?.greenHeart ?? air.greenHeart }
}

/** A tab loses its bloom first; a hex loses what lies there. */
function lifted(game: MegafaunaView, id: string, disc: string): MegafaunaView {
  const place = game.places.find((one) => one.id === id)
  return withDisc(game, id, place?.tab && disc === 'green' ? 'black' : 'none')
}

const landed = (game: MegafaunaView, id: string, disc: string): MegafaunaView =>
  withDisc(game, id, game.places.find((place) => place.id === id)?.tab && disc === 'green' ? 'bloom' : disc)

/** The track that a disc which lands has come from: the log does not tell, so the one that will hold fewer in the end. */
function trackOf(game: MegafaunaView, after: MegafaunaView, disc: string): Track {
  if (disc !== 'white') return disc === 'green' ? 'oxygen' : 'atmosphere'
  return (game.air?.clouds ?? 0) > (after.air?.clouds ?? 0) || (game.air?.white ?? 0) === 0 ? 'clouds' : 'atmosphere'
}

const holds = ({ tab, disc: there }: PlaceView, disc: string): boolean =>
  tab ? (disc === 'black' ? there !== 'none' : disc === 'green' && there === 'bloom') : there === disc

/** The place that a disc which lands has come from, if it comes from the map: one that holds such a disc now, and not in the end, for no other reason. */
function sourceOf(game: MegafaunaView, { after, later }: End, disc: string, target: string): string | undefined {
  const named = new Set(later.flatMap(({ key, params }) => (key.startsWith('disc.') ? [nameIn(params.place), nameIn(params.from)] : [])))
  return game.places.find((place, i) => {
    if (place.id === target || named.has(place.id) || !holds(place, disc)) return false
    return !holds(after.places[i] as PlaceView, disc)
  })?.id
}

/** Somebody falls: it lies where it stood. */
const fallen = (game: MegafaunaView, id: string, species: string, level: Level): MegafaunaView =>
  changePlace(game, id, ({ upright, lying }) => ({
    upright: upright.filter((one) => one.species !== species || one.level !== level),
    lying: [...lying, { species, level }],
  }))

const gone = (game: MegafaunaView, id: string, species: string): MegafaunaView =>
  changePlace(game, id, ({ upright, lying }) => {
    const at = lying.findIndex((one) => one.species === species)
    return at >= 0 ? { lying: lying.toSpliced(at, 1) } : { upright: upright.filter((one) => one.species !== species) }
  })

/** A disc moves between the map and the gauges, or none does. */
function discMoved(game: MegafaunaView, { key, params, rule }: LogEntry, end: End): Moved | undefined {
  const [disc, place, track] = [nameIn(params.disc), nameIn(params.place), nameIn(params.track) as Track]
  switch (key) {
    case 'disc.released':
      // Told after the disc that fell on it: that one stays.
      return {
        game: withTrack(rule === 'damocles' ? game : lifted(game, place, disc), track, disc, 1),
        flight: { disc, from: `place:${place}`, to: `track:${track}` },
      }
    case 'disc.degassed': {
      const from = sourceOf(game, end, disc, place)
      if (from)
        return { game: landed(lifted(game, from, disc), place, disc), flight: { disc, from: `place:${from}`, to: `place:${place}` } }
      const source = trackOf(game, end.after, disc)
      return {
        game: landed(withTrack(game, source, disc, -1), place, disc),
        flight: { disc, from: `track:${source}`, to: `place:${place}` },
      }
    }
    case 'disc.moved': {
      const from = nameIn(params.from)
      const onTrack = String(params.from).startsWith('@track.')
      const left = onTrack ? withTrack(game, from as Track, disc, -1) : lifted(game, from, disc)
      return {
        game: withTrack(left, track, disc, 1),
        flight: { disc, from: onTrack ? `track:${from}` : `place:${from}`, to: `track:${track}` },
      }
    }
    case 'disc.pushed':
      return {
        game: withTrack(withTrack(game, 'atmosphere', 'white', -1), 'clouds', 'white', 1),
        flight: { disc: 'white', from: 'track:atmosphere', to: 'track:clouds' },
      }
    default:
      return undefined
  }
}

const MORTAL: ReadonlySet<string> = new Set(['dies', 'burial.buried', 'endotherm.buried', 'disease.kills'])

/** The planet after this line. */
export function applied(game: MegafaunaView, line: LogEntry, end: End): Moved {
  const move = moveIn(line)
  if (move) return { game: withPlates(game, platesAfter(game.rules.world, game.landmasses, move)) }
  const { key, params } = line
  const [place, species] = [nameIn(params.place), nameIn(params.species)]
  if (key.startsWith('falls.')) return { game: fallen(game, place, species, nameIn(params.level) as Level) }
  if (MORTAL.has(key)) return { game: gone(game, place, species) }
  if (key === 'event.windy') return { game: { ...game, windy: true } }
  return discMoved(game, line, end) ?? { game }
}
