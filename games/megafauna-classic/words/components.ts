/** Words that follow from the components: places, names of board refs, and one sentence for every card and tile. */

import type { Catalog } from '@deeptime/engine'
import { CARDS, type Card } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { FACES } from '../components/inheritance.ts'
import { HABITATS, SPACE_LETTERS } from '../components/map.ts'
import { COLOURS, SPECIES_NAMES } from '../components/players.ts'
import { TILES, type Tile } from '../components/tiles.ts'
import type { Phrases } from './phrases.ts'

function cardText(card: Card, p: Phrases, names: Catalog): string {
  const latitudes = card.event.kind === 'milankovich' ? card.event.latitudes.map((l) => names[`latitude.${l}.the`] as string) : []
  const event = p.event(card.event, latitudes)
  if (card.kind === 'mutation') {
    const instinct = card.instinct ? names[`instinct.${card.instinct}`] : undefined
    return `${p.gives(card.dna, p.sizes(card.sizes), instinct)} ${event}`
  }
  const sides = (['dinosaur', 'mammal'] as const).map((d) =>
    p.side(names[`card.${card.id}.${d}`] as string, card[d].dna, p.sizes(card[d].sizes)),
  )
  return [...sides, event].join(' ')
}

function tileText(tile: Tile, p: Phrases, names: Catalog): string {
  const latitude = names[`latitude.${tile.latitude}`] as string
  const terrain = p.terrain[tile.terrain] as string
  if (tile.kind === 'immigrant') return p.immigrant({ ...tile, diet: p.diet[tile.diet] as string, terrain, latitude })
  const niche = tile.niche === 'size' ? p.nicheSize : tile.niche === 'colour' ? p.nicheColour : tile.niche
  const text = p.biome({ ...tile, terrain, latitude, niche })
  const extra = tile.superFern ? p.superFern : tile.greenhouse ? p.volcano : ''
  return `${text}${tile.star ? p.star[tile.star] : ''}${extra}`
}

const fromPairs = (pairs: readonly (readonly [string, string])[]): Catalog => Object.fromEntries(pairs)

/** Names of places, and what board refs are called. */
function placeWords(p: Phrases, names: Catalog): Catalog {
  const places = HABITATS.flatMap((id) =>
    SPACE_LETTERS.map((letter, i) => [`place.${id}${letter}`, `${names[`habitat.${id}`]} (${p.spaces[i]})`] as const),
  )
  return fromPairs([...places, ...places.map(([key, name]) => [`about.place:${key.slice('place.'.length)}`, name] as const)])
}

function refWords(p: Phrases, names: Catalog): Catalog {
  const named = (kind: string, ids: readonly string[], key = kind) =>
    ids.map((id) => [`about.${kind}:${id}`, names[`${key}.${id}`] as string] as const)
  return fromPairs([
    ...named(
      'card',
      CARDS.map((c) => c.id),
    ),
    ...named(
      'tile',
      TILES.map((t) => t.id),
    ),
    ...named('habitat', HABITATS),
    ...named('species', SPECIES_NAMES),
    ...named('player', COLOURS, 'colour'),
    ...named(
      'culture',
      CULTURES.map((c) => c.id),
    ),
    ...['A', 'M', 'N', 'S'].flatMap((l) =>
      ['', '1', '2', '3'].map((n) => [`about.track:${l}${n}`, `${names[`dna.${l}`]} ${l.repeat(Number(n) || 1)}`] as const),
    ),
    ...[1, 2, 3, 4, 5, 6].map((n) => [`about.size:${n}`, `${p.size} ${n}`] as const),
    ...FACES.map((f) => [`about.inheritance:${f.id}`, p.inherited(f.dna, p.sizes(f.sizes))] as const),
  ])
}

/** Everything that can be said of the components, given their names. */
export function componentWords(p: Phrases, names: Catalog): Catalog {
  return {
    ...names,
    ...placeWords(p, names),
    ...refWords(p, names),
    ...fromPairs(CARDS.map((c) => [`card.${c.id}.text`, cardText(c, p, names)])),
    ...fromPairs(TILES.map((t) => [`tile.${t.id}.text`, tileText(t, p, names)])),
  }
}
