import type { Seat } from '@deeptime/engine'
import { genesis } from '@deeptime/genesis'
import { manifest } from '@deeptime/genesis/manifest'
import type { GenesisView } from '@deeptime/genesis/view'
import type { Figure, GameTable } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { Charts } from './Charts.tsx'
import { changes } from './changes.ts'
import { crestOf, crestOfColour } from './crests.ts'
import { ICONS } from './icons.ts'
import { Life } from './Life.tsx'
import { note } from './notes/index.ts'
import { sidesOf } from './sides.ts'
import { status } from './status.ts'
import { teller } from './story/teller.ts'
import { tutorial } from './tutorial/index.ts'
import { World } from './World.tsx'
import './styles/colours.css'
import './styles/tokens.css'
import './styles/earth.css'
import './styles/life.css'
import './styles/dice.css'
import './styles/world.css'

function figures({ players, organisms }: GenesisView, seat: Seat): readonly Figure[] {
  const own = players.filter((player) => player.seat === seat)
  if (own.length === 0) return []
  const catalysts = own.flatMap(({ pool }) => Object.values(pool)).reduce((sum, count) => sum + count, 0)
  const lives = organisms.filter(({ controller }) => !controller.npc && own.some(({ colour }) => colour === controller.colour)).length
  return [
    { icon: ICONS.dna, label: 'ge.figure.organisms', value: lives },
    { icon: ICONS.planet, label: 'ge.figure.catalysts', value: catalysts },
  ]
}

/** The table of Bios: Genesis. */
export const genesisTable: GameTable<GenesisView> = {
  game: genesis,
  manifest,
  texts: {
    en: async () => (await import('./texts/en/index.ts')).texts,
    fr: async () => (await import('./texts/fr/index.ts')).texts,
  },
  Board,
  panels: [
    { id: 'world', title: 'ge.world', icon: ICONS.planet, side: 'left', Component: World },
    { id: 'life', title: 'ge.life', icon: ICONS.dna, side: 'right', Component: Life },
    { id: 'charts', title: 'ge.charts', icon: ICONS.histogram, side: 'foot', Component: Charts },
  ],
  docks: { left: 262 },
  crests: ({ players }, seat) => players.filter((player) => player.seat === seat).map(({ colour }) => crestOfColour(colour)),
  crestOf,
  status,
  figures,
  note,
  changes,
  story: teller,
  sides: sidesOf(crestOfColour),
  tutorial,
}
