import { type ClassicView, GREENHOUSE, HABITATS, latitudeOf } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { LATITUDE_ART } from '../art.ts'
import { biomeOf, PERIODS, tileOf } from '../components.ts'
import { ICONS } from '../icons.ts'
import { habitatName, listed, tileName } from '../labels.ts'

/** A latitude: who would go first there. */
export function latitudeNote(id: string, game: ClassicView, words: Words): Note {
  const habitats = game.habitats.filter((habitat) => latitudeOf(HABITATS.indexOf(habitat.id)) === id)
  const byClimax = habitats.toSorted((a, b) => a.climax - b.climax)
  const next = byClimax[0]
  const lowest = byClimax.find((habitat) => habitat.tile !== null && !habitat.immune)
  const named = (habitat: { id: string; climax: number }) => `${habitatName(habitat.id, game, words)} (${habitat.climax})`
  return {
    title: words.text(`latitude.${id}`),
    lines: [
      ...(next ? [words.text('mc.note.latitude.next', { habitat: named(next) })] : []),
      ...(lowest ? [words.text('mc.note.latitude.lowest', { habitat: named(lowest) })] : []),
    ],
    rule: '2.6d',
    icon: ICONS[LATITUDE_ART[id as keyof typeof LATITUDE_ART] ?? 'sun'],
  }
}

/** A level of the greenhouse, and what it does. */
export function greenhouseNote(level: string, game: ClassicView, words: Words): Note {
  const here = GREENHOUSE.indexOf(level as (typeof GREENHOUSE)[number])
  const lines: string[] = []
  if (level === game.greenhouse) lines.push(words.text('mc.note.climate.now'))
  if (here === 0 || here === GREENHOUSE.length - 1) lines.push(words.text('mc.note.climate.end'))
  else lines.push(words.text(here >= GREENHOUSE.indexOf('1600') ? 'mc.slots.sea' : 'mc.slots.land'))
  if (level === '200' || level === '3200') lines.push(...starred(level, game, words))
  lines.push(words.text('mc.note.climate.slides'))
  return {
    title: words.text(`greenhouse.${level}`),
    lines,
    rule: here === 0 || here === GREENHOUSE.length - 1 ? '18.0c' : '15.1',
    icon: ICONS['thermometer-hot'],
  }
}

/** The biomes on the map that would be flipped there. */
function starred(level: '200' | '3200', game: ClassicView, words: Words): readonly string[] {
  const star = level === '200' ? 'white' : 'blue'
  const names = game.habitats.flatMap(({ tile }) => (tile !== null && biomeOf(tile)?.star === star ? [tileName(tile, words)] : []))
  if (names.length === 0) return []
  return [words.text(level === '200' ? 'mc.note.climate.freezes' : 'mc.note.climate.drowns', { biomes: listed(names, words, 5) })]
}

export function periodNote(id: string, game: ClassicView, words: Words): Note {
  const left = game.periods[PERIODS.indexOf(id as (typeof PERIODS)[number])] ?? 0
  return {
    title: words.text(`period.${id}`),
    lines: [
      words.text(left === 0 ? 'mc.note.period.over' : 'mc.note.period', { left }),
      ...(id === 'tertiary' ? [words.text('mc.note.period.last')] : []),
    ],
    rule: id === 'tertiary' ? '18.0a' : '4.4',
  }
}

export function tarpitNote(game: ClassicView, words: Words): Note {
  const tiles = game.tarpit.filter((id) => tileOf(id)).map((id) => tileName(id, words))
  const sharing = game.players.filter(({ tarpitShare }) => tarpitShare > 0).toSorted((a, b) => b.tarpitShare - a.tarpitShare)
  const shares = sharing.map(({ colour, tarpitShare }) => `${words.text(`colour.${colour}`)} ${tarpitShare}`)
  return {
    title: words.text('mc.tarpit'),
    lines: [
      words.text('mc.note.tarpit', { count: game.tarpit.length }),
      ...(tiles.length > 0 ? [listed(tiles.toReversed(), words, 6)] : []),
      ...(game.tarpit.length > 0 && shares.length > 0 ? [words.text('mc.note.tarpit.shares', { shares })] : []),
    ],
    rule: '4.4d',
    icon: ICONS.fossil,
  }
}

export const atlanticNote = (game: ClassicView, words: Words): Note => ({
  title: words.text('mc.atlantic'),
  lines: [words.text(game.atlanticOpen ? 'mc.note.atlantic.open' : 'mc.note.atlantic.closed')],
  rule: '17.1',
  icon: ICONS.ammonite,
})

export const eraNote = (game: ClassicView, words: Words): Note => ({
  title: words.text(`mc.era.${game.era}`),
  lines: [
    words.text('mc.note.era', { mesozoic: game.mesozoicSupply, cenozoic: game.cenozoicSupply }),
    words.text(game.era === 'mesozoic' ? 'mc.note.era.mesozoic' : 'mc.note.era.cenozoic'),
  ],
  rule: game.era === 'mesozoic' ? '17.2' : '18.0b',
  icon: ICONS.sunflower,
})

export const generalDeckNote = (game: ClassicView, words: Words): Note => ({
  title: words.text('mc.generalDeck'),
  lines: [words.text('mc.note.generalDeck', { left: game.generalDeck })],
  rule: '5.0d',
})
