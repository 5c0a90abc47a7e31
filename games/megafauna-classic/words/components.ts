/** Words that follow from the components: places, names of board refs, and one sentence for every card and tile. */

import type { Catalog, Language } from '@deeptime/engine'
import { CARDS, type Card } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { FACES } from '../components/inheritance.ts'
import { HABITATS, SPACE_LETTERS } from '../components/map.ts'
import { COLOURS, SPECIES_NAMES } from '../components/players.ts'
import { TILES, type Tile } from '../components/tiles.ts'
import type { EventData, Sizes } from '../components/types.ts'

interface Phrases {
  readonly spaces: readonly [string, string, string]
  readonly size: string
  readonly sizes: (sizes: Sizes) => string
  readonly gives: (dna: string, sizes: string, instinct: string | undefined) => string
  readonly side: (name: string, dna: string, sizes: string) => string
  readonly event: (event: EventData, latitudes: readonly string[]) => string
  readonly terrain: Readonly<Record<string, string>>
  readonly diet: Readonly<Record<string, string>>
  readonly biome: (t: { terrain: string; latitude: string; climax: number; needs: string; rooter: string | null; niche: string }) => string
  readonly star: Readonly<Record<string, string>>
  readonly volcano: string
  readonly superFern: string
  readonly immigrant: (t: { diet: string; size: number | null; dna: string; terrain: string; latitude: string }) => string
  readonly nicheSize: string
  readonly nicheColour: string
  readonly nothing: string
  readonly inherited: (dna: string, sizes: string) => string
}

const EN: Phrases = {
  spaces: ['biome', 'roots', 'predators'],
  size: 'Size',
  sizes: ([min, max]) => (min === max ? `size ${min}` : `sizes ${min} to ${max}`),
  gives: (dna, sizes, instinct) =>
    `${dna ? `Gives ${dna}` : 'Gives no letters'}${instinct ? ` and the instinct ${instinct}` : ''}; ${sizes}.`,
  side: (name, dna, sizes) => `${name}: ${dna}; ${sizes}.`,
  event: (e, latitudes) => {
    if (e.kind === 'newTiles') return 'When drawn: two new era tiles.'
    if (e.kind === 'erosion') return 'When drawn: erosion.'
    if (e.kind === 'milankovich') return `When drawn: Milankovich ${e.cycle}, which strikes ${latitudes.join(' and ')}.`
    return `When drawn: a catastrophe of level ${e.level}, and it gets ${e.greenhouse > 0 ? 'warmer' : 'colder'}.`
  },
  terrain: { land: 'land', sea: 'sea', amphibious: 'land and sea' },
  diet: { herbivore: 'Herbivore', predator: 'Predator' },
  biome: (t) =>
    `Biome of the ${t.terrain}, latitude “${t.latitude}”, climax ${t.climax}. Needs ${t.needs}${t.rooter ? `, roots ${t.rooter}` : ''}; niche ${t.niche}.`,
  star: { white: ' White star: ice at 200 ppm.', blue: ' Blue star: barren sea at 3200 ppm.' },
  volcano: ' Volcano: the greenhouse rises when it is drawn.',
  superFern: ' Super-fern: the greenhouse falls when it is drawn; animals here count three times in scorings.',
  immigrant: (t) =>
    `${t.diet}${t.size ? ` of size ${t.size}` : ', as large as its prey'}, ${t.dna}. Comes to the latitude “${t.latitude}”, ${t.terrain}.`,
  nicheSize: 'size',
  nicheColour: 'its owner’s colour',
  nothing: 'nothing',
  inherited: (dna, sizes) => `Inheritance tile ${dna}, ${sizes}`,
}

const FR: Phrases = {
  spaces: ['biome', 'racines', 'prédateurs'],
  size: 'Taille',
  sizes: ([min, max]) => (min === max ? `taille ${min}` : `tailles ${min} à ${max}`),
  gives: (dna, sizes, instinct) =>
    `${dna ? `Donne ${dna}` : 'Ne donne aucune lettre'}${instinct ? ` et l’instinct ${instinct}` : ''} ; ${sizes}.`,
  side: (name, dna, sizes) => `${name} : ${dna} ; ${sizes}.`,
  event: (e, latitudes) => {
    if (e.kind === 'newTiles') return 'Piochée : deux nouvelles tuiles ère.'
    if (e.kind === 'erosion') return 'Piochée : érosion.'
    if (e.kind === 'milankovich') return `Piochée : Milankovich ${e.cycle}, qui frappe ${latitudes.join(' et ')}.`
    return `Piochée : une catastrophe de niveau ${e.level}, et le climat se ${e.greenhouse > 0 ? 'réchauffe' : 'refroidit'}.`
  },
  terrain: { land: 'terre', sea: 'mer', amphibious: 'terre et mer' },
  diet: { herbivore: 'Herbivore', predator: 'Prédateur' },
  biome: (t) =>
    `Biome (${t.terrain}), latitude « ${t.latitude} », apogée ${t.climax}. Exige ${t.needs}${t.rooter ? `, racines ${t.rooter}` : ''} ; niche ${t.niche}.`,
  star: { white: ' Étoile blanche : glace à 200 ppm.', blue: ' Étoile bleue : mer stérile à 3200 ppm.' },
  volcano: ' Volcan : la serre monte à sa pioche.',
  superFern: ' Super-fougère : la serre baisse à sa pioche ; les animaux d’ici comptent triple aux décomptes.',
  immigrant: (t) =>
    `${t.diet}${t.size ? ` de taille ${t.size}` : ', de la taille de sa proie'}, ${t.dna}. Vient dans la latitude « ${t.latitude} », ${t.terrain}.`,
  nicheSize: 'taille',
  nicheColour: 'couleur du propriétaire',
  nothing: 'rien',
  inherited: (dna, sizes) => `Tuile héritage ${dna}, ${sizes}`,
}

const PHRASES: Readonly<Record<Language, Phrases>> = { en: EN, fr: FR }

function cardText(card: Card, p: Phrases, names: Catalog): string {
  const latitudes = card.event.kind === 'milankovich' ? card.event.latitudes.map((l) => names[`latitude.${l}`] as string) : []
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
  const text = p.biome({ ...tile, terrain, latitude, needs: tile.needs || p.nothing, niche })
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
export function componentWords(language: Language, names: Catalog): Catalog {
  const p = PHRASES[language]
  return {
    ...names,
    ...placeWords(p, names),
    ...refWords(p, names),
    ...fromPairs(CARDS.map((c) => [`card.${c.id}.text`, cardText(c, p, names)])),
    ...fromPairs(TILES.map((t) => [`tile.${t.id}.text`, tileText(t, p, names)])),
  }
}
