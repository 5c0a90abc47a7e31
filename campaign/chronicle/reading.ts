/** What a moment of a game looks like in its chronicle. Views are read, as boards do: so older versions can be told, too. */

import type { LogEntry } from '@deeptime/engine'
import type { GenesisView } from '@deeptime/genesis'
import type { MegafaunaView } from '@deeptime/megafauna'
import type { ClassicView } from '@deeptime/megafauna-classic'

/** Something that lives. */
export interface Living {
  readonly id: string
  /** `null`: nobody's. */
  readonly seat: number | null
  /** A catalog key. */
  readonly name: string
  readonly kind: 'microbe' | 'parasite' | 'marine' | 'land' | 'species'
  readonly colour: string
  /** How many there are, or how much of it. */
  readonly weight: number
  readonly language: boolean
}

export interface Reading {
  readonly turn: number
  /** A key below `eon.`. */
  readonly eon: string
  /** From −1, a snowball, to 1, a hothouse. */
  readonly climate: number
  readonly living: readonly Living[]
}

/** How a game is read: its view, and log lines after which something may have been born or have died. */
export interface Reader {
  readonly read: (view: never) => Reading
  readonly keys: readonly string[]
  /** Lines that name a parent and its child, by their parameters. */
  readonly births: Readonly<Record<string, readonly [parent: string, child: string]>>
  /** Lines of catastrophes. */
  readonly strikes: readonly string[]
}

const clamped = (x: number): number => Math.max(-1, Math.min(1, x))
/** Icons of one kind that make the world as hot or cold as it can be. */
const MOST_ICONS = 3

function readGenesis(view: GenesisView): Reading {
  const seatOf = (colour: string): number | null => view.players.find((player) => player.colour === colour)?.seat ?? null
  const icons = view.climate.map((icon) => (icon === 'sun' ? 1 : -1) as number)
  return {
    turn: view.turn,
    eon: view.events[0]?.eon ?? 'hadean',
    climate: clamped(icons.reduce((sum, n) => sum + n, 0) / MOST_ICONS),
    living: view.organisms.map((organism) => {
      const { macro, kind, controller } = organism
      const face = macro?.land ? 'land' : 'marine'
      return {
        id: organism.id,
        seat: controller.npc ? null : seatOf(controller.colour),
        name: macro ? `campaign.${face}.${macro.id}` : kind === 'parasite' ? 'chronicle.parasite' : 'chronicle.microbe',
        kind: macro ? face : kind === 'parasite' ? 'parasite' : 'microbe',
        colour: `life.${controller.colour}`,
        weight: Object.values(organism.chromosomes).reduce((sum, n) => sum + n, 0) / 2,
        language: false,
      }
    }),
  }
}

const CLIMATE = { tooCold: -1, goldilocks: 0, tooHot: 1 } as const

function readMegafauna(view: MegafaunaView): Reading {
  return {
    turn: view.turn,
    eon: `era${view.era}`,
    climate: view.air ? CLIMATE[view.air.climate] : 0,
    living: view.species.map(({ id, colour, form, living, newborn, language }) => ({
      id,
      seat: view.players.find((player) => player.colour === colour)?.seat ?? null,
      name: `chronicle.form.${form}`,
      kind: 'species',
      colour: `phylum.${colour}`,
      weight: living + newborn,
      language,
    })),
  }
}

/** 800 ppm is the middle of the track. */
const TRACK = ['snowball', '200', '400', '800', '1600', '3200', 'hothouse']
const MIDDLE = 3
const PERIODS_A_TURN = 4

function readClassic(view: ClassicView): Reading {
  return {
    turn: Math.floor(view.turn / Math.max(1, Math.min(PERIODS_A_TURN, view.players.length))),
    eon: view.era,
    climate: (TRACK.indexOf(view.greenhouse) - MIDDLE) / MIDDLE,
    living: view.species.map(({ id, colour, onMap, cultures }) => ({
      id,
      seat: view.players.find((player) => player.colour === colour)?.seat ?? null,
      name: `chronicle.form.${id.split('-')[1]}`,
      kind: 'species',
      colour: `dynasty.${colour}`,
      weight: onMap,
      language: cultures.length > 2,
    })),
  }
}

export const READERS: Readonly<Record<string, Reader>> = {
  genesis: {
    read: readGenesis,
    keys: ['turn', 'life', 'macro', 'extinct', 'fallen', 'landfall', 'attach', 'freed', 'requisition', 'control', 'end'],
    births: {},
    strikes: ['strike.destroyed', 'armageddon'],
  },
  megafauna: {
    read: readMegafauna,
    keys: ['turn', 'setup.starter', 'speciate', 'speciate.kiwi', 'kiwi', 'marine.founds', 'resurrect', 'extinct', 'language'],
    births: {
      speciate: ['species', 'daughter'],
      'speciate.kiwi': ['species', 'daughter'],
      kiwi: ['species', 'kiwi'],
      'marine.founds': ['species', 'daughter'],
    },
    strikes: ['event.crater', 'runaway', 'end.comet'],
  },
  'megafauna-classic': {
    read: readClassic,
    keys: ['turn', 'setup.homeland', 'play.genotype', 'expand.species', 'extinct.species', 'lazarus.returns', 'culture'],
    births: { 'play.genotype': ['parent', 'species'], 'expand.species': ['parent', 'species'] },
    strikes: ['event.catastrophe'],
  },
}

/** The parent that a line of the log names, and its child. */
export function birthIn({ births }: Reader, { key, params }: LogEntry): { readonly parent: string; readonly child: string } | undefined {
  const names = births[key]
  if (!names) return undefined
  const [parent, child] = names.map((name) => String(params?.[name] ?? '').replace('@species.', ''))
  return parent && child ? { parent, child } : undefined
}
