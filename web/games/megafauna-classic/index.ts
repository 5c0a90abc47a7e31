import type { Ask, LogEntry, Seat } from '@deeptime/engine'
import {
  CARDS,
  type ClassicView,
  COLOURS,
  type Colour,
  megafaunaClassic,
  PLAYERS,
  SILHOUETTES,
  type Silhouette,
  TILES,
} from '@deeptime/megafauna-classic'
import { manifest } from '@deeptime/megafauna-classic/manifest'
import type { Crest, Figure, GameTable } from '../../table/board.ts'
import { SILHOUETTE_ART } from './art.ts'
import { Board } from './Board.tsx'
import { Charts } from './Charts.tsx'
import { Cultures } from './Cultures.tsx'
import { changes } from './changes.ts'
import { dynastyOf, playerAt } from './components.ts'
import { compound } from './compound.ts'
import { Displays } from './Displays.tsx'
import { ICONS } from './icons.ts'
import { Mats } from './Mats.tsx'
import { note } from './notes/index.ts'
import { COLOUR_SHAPES } from './Pieces.tsx'
import { picture } from './picture.ts'
import { sidesOf } from './sides.ts'
import { status } from './status.ts'
import { Picture } from './story/Picture.tsx'
import { tellerOf } from './story/teller.ts'
import { Tracks } from './Tracks.tsx'
import { tutorial } from './tutorial.ts'
import './styles/colours.css'
import './styles/map.css'
import './styles/habitats.css'
import './styles/corners.css'
import './styles/cards.css'
import './styles/tracks.css'
import './styles/mats.css'
import './styles/charts.css'
import './styles/light.css'
import './styles/motion.css'

/** A colour shows its archetype, unless one of its other species is meant. */
function crestOfColour(colour: Colour, silhouette?: Silhouette): Crest {
  const archetype = PLAYERS[COLOURS.indexOf(colour)]?.archetype ?? 0
  const shown = silhouette ?? (SILHOUETTES[dynastyOf(colour)][archetype] as Silhouette)
  const white = colour === 'white' ? { ink: 'var(--mc-on-white)', line: 'var(--mc-white-line)' } : {}
  return {
    colour: `var(--mc-${colour})`,
    ...white,
    icon: ICONS[SILHOUETTE_ART[shown]],
    shape: COLOUR_SHAPES[colour],
    name: `dynasty.${colour}`,
  }
}

const SPECIES = /^@species\.(\w+)-(\w+)$/
const COLOUR = /^@colour\.(\w+)$/

/** The species or the player that a question or a line of the story names first. */
function crestOf(of: Ask | LogEntry): Crest | undefined {
  for (const value of [of.params?.species, of.params?.unit, of.params?.player]) {
    if (typeof value !== 'string') continue
    const species = SPECIES.exec(value)
    if (species) return crestOfColour(species[1] as Colour, species[2] as Silhouette)
    const colour = COLOUR.exec(value)
    if (colour) return crestOfColour(colour[1] as Colour)
  }
  return undefined
}

function figures(view: ClassicView, seat: Seat): readonly Figure[] {
  const player = playerAt(view, seat)
  if (!player) return []
  return [
    { icon: ICONS.dna2, label: 'mc.genes', value: player.genes },
    { icon: ICONS['paw-print'], label: 'mc.population', value: player.population },
  ]
}

/** The cards and tiles whose source is told one by one. */
const PARTS = [...CARDS, ...TILES]
const reconstructed = PARTS.filter(({ source }) => source === 'reconstructed').length

/** In solitaire the two-tuskers have no seat, and a score. */
const opponents: GameTable<ClassicView>['opponents'] = ({ players }) =>
  players
    .filter(({ seat }) => seat === null)
    .map(({ colour, points, parts }) => ({
      actor: `@colour.${colour}`,
      score: { total: points, parts: Object.entries(parts).map(([label, value]) => ({ label, value, rule: '18.1' })) },
    }))

/** The table of Megafauna Classic. */
export const classicTable: GameTable<ClassicView> = {
  game: megafaunaClassic,
  manifest,
  texts: {
    en: async () => (await import('./texts/en/index.ts')).texts,
    fr: async () => (await import('./texts/fr/index.ts')).texts,
  },
  Board,
  panels: [
    { id: 'cards', title: 'mc.cards', icon: ICONS['card-pick'], side: 'left', Component: Displays },
    { id: 'species', title: 'mc.species', icon: ICONS['paw-print'], side: 'left', Component: Mats },
    { id: 'tracks', title: 'mc.tracks', icon: ICONS.footprint, side: 'foot', Component: Tracks },
    { id: 'cultures', title: 'mc.cultures', icon: ICONS['stone-axe'], side: 'foot', Component: Cultures },
    { id: 'charts', title: 'mc.charts', icon: ICONS.histogram, side: 'foot', Component: Charts },
  ],
  crests(view, seat) {
    const player = playerAt(view, seat)
    return player ? [crestOfColour(player.colour)] : []
  },
  crestOf,
  opponents,
  status,
  figures,
  picture,
  note,
  changes,
  compound,
  Picture,
  story: tellerOf((colour) => crestOfColour(colour)),
  sides: sidesOf((colour) => crestOfColour(colour)),
  sources: { key: 'mc.sources', params: { parts: PARTS.length, known: PARTS.length - reconstructed, made: reconstructed } },
  terms: 'mc.terms',
  tutorial,
}
