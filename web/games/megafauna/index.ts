import type { Ask, LogEntry, Seat } from '@deeptime/engine'
import { type Colour, type Form, type MegafaunaView, megafauna } from '@deeptime/megafauna'
import { manifest } from '@deeptime/megafauna/manifest'
import type { Crest, Figure, GameTable } from '../../table/board.ts'
import { formArt } from './art.ts'
import { Board } from './Board.tsx'
import { lasting } from './beats/lasts.ts'
import { Cards } from './Cards.tsx'
import { changes } from './changes.ts'
import { playerAt } from './components.ts'
import { Events } from './Events.tsx'
import { ICONS } from './icons.ts'
import { Ledger } from './Ledger.tsx'
import { drawNote } from './notes/drawn.ts'
import { note } from './notes/index.ts'
import { COLOUR_SHAPES } from './Pieces.tsx'
import { sidesOf } from './sides.ts'
import { status } from './status.ts'
import { tellerOf } from './story/teller.ts'
import { tutorial } from './tutorial.ts'
import './styles/colours.css'
import './styles/map.css'
import './styles/sky.css'
import './styles/cards.css'
import './styles/ledger.css'
import './styles/beats.css'
import './styles/notes.css'

/** A colour shows its archetype, unless one of its other forms is meant. */
function crestOfColour(colour: Colour, form: Form = 'archetype'): Crest {
  const line = colour === 'white' ? { line: 'var(--mf-white-line)' } : {}
  return {
    colour: `var(--mf-${colour})`,
    ink: `var(--mf-on-${colour})`,
    ...line,
    icon: ICONS[formArt(colour, form)],
    shape: COLOUR_SHAPES[colour],
    name: `colour.${colour}`,
  }
}

const SPECIES = /^@species\.(\w+)-(\w+)$/
const COLOUR = /^@colour\.(\w+)$/

/** The species or the player that a question or a line of the story names first. */
function crestOf(of: Ask | LogEntry): Crest | undefined {
  for (const value of [of.params?.species, of.params?.winner, of.params?.player]) {
    if (typeof value !== 'string') continue
    const species = SPECIES.exec(value)
    if (species) return crestOfColour(species[1] as Colour, species[2] as Form)
    const colour = COLOUR.exec(value)
    if (colour) return crestOfColour(colour[1] as Colour)
  }
  return undefined
}

function figures(view: MegafaunaView, seat: Seat): readonly Figure[] {
  const player = playerAt(view, seat)
  if (!player) return []
  return [
    { icon: ICONS['paw-print'], label: 'mf.population', value: player.population },
    { icon: ICONS['ammonite-fossil'], label: 'mf.fossils', value: (player.parts.tokens ?? 0) + (player.parts.fossils ?? 0) },
    ...(player.medea ? [{ icon: ICONS.cauldron, label: 'mf.medea', value: '' }] : []),
  ]
}

/** The table of Bios: Megafauna, second edition. */
export const megafaunaTable: GameTable<MegafaunaView> = {
  game: megafauna,
  manifest,
  texts: {
    en: async () => (await import('./texts/en/index.ts')).texts,
    fr: async () => (await import('./texts/fr/index.ts')).texts,
  },
  Board,
  panels: [
    { id: 'species', title: 'mf.species', icon: ICONS['paw-print'], side: 'right', Component: Ledger },
    { id: 'events', title: 'mf.events', icon: ICONS['earth-crack'], side: 'right', Component: Events },
    { id: 'cards', title: 'mf.cards', icon: ICONS['card-pick'], side: 'right', Component: Cards },
  ],
  docks: { right: 364 },
  crests(view, seat) {
    const player = playerAt(view, seat)
    return player ? [crestOfColour(player.colour)] : []
  },
  crestOf,
  status,
  figures,
  note,
  drawNote,
  changes,
  lasting,
  story: tellerOf((colour) => crestOfColour(colour)),
  sides: sidesOf((colour) => crestOfColour(colour)),
  tutorial,
}
