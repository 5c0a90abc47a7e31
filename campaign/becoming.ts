/** What is carried over and what it becomes, rule by rule: data that a page puts into words. */

import type { Params } from '@deeptime/engine'
import { endosymbioses, genesFor, type HandOver, type MacroLegacy, type PlayerLegacy, pickingOrder } from '@deeptime/genesis/hand-over'
import { MACROS } from '@deeptime/megafauna'
import { endedInArmageddon, type Seating } from './carry.ts'
import type { NextGame } from './hand-over.ts'

/** Words under `campaign.becomes.`. */
export const BECOMINGS = [
  'colour', // macro, phylum
  'colour.choice', // macro, phyla
  'colour.clash', // names: who else qualifies
  'organs', // red, yellow, green, blue
  'organs.none',
  'whitening', // organs
  'cards', // cards
  'fossil', // macro
  'swimmer', // macro
  'several', // n
  'host', // players
  'guest', // players
  'newcomer',
  'earth.animal',
  'earth.plant',
  'earth.late',
  'points.apart', // points
  'pick', // place, score
  'pick.last', // place
  'genes', // catalysts, genes
  'points', // points
  'pair.host', // players
  'pair.guest', // players
] as const
export type BecomingKey = (typeof BECOMINGS)[number]

export interface Becoming {
  /** A rule of the game that follows. */
  readonly rule: string
  readonly key: BecomingKey
  readonly params: Params
}

/** A seat of the new table. */
export interface Heir {
  readonly seat: number
  /** The colours of Genesis that it played: one, both when alone, none for a newcomer. */
  readonly colours: readonly PlayerLegacy['colour'][]
  readonly points: number
  readonly catalysts: number
  readonly macros: readonly MacroLegacy[]
  readonly becomes: readonly Becoming[]
}

/** `@macro.macro-trilobite.land`. */
export const macroName = ({ id, face }: MacroLegacy): string => `@campaign.${face === 'marine' ? 'marine' : 'land'}.${id}`
const phylumName = (colour: string): string => `@campaign.phylum.${colour}`
const playerName = (colour: string): string => `@campaign.life.${colour}`

const line = (rule: string, key: BecomingKey, params: Params = {}): Becoming => ({ rule, key, params })

const coloursOf = ({ id }: MacroLegacy): readonly string[] => MACROS.find(({ macro }) => macro === id)?.colours ?? []

const ORGANS = ['red', 'yellow', 'green', 'blue'] as const
/** C2a–d: which letter speaks of a phylum; C2e of the one that may choose. */
const RULE_OF: Readonly<Record<string, string>> = { green: 'C2a', orange: 'C2b', black: 'C2c', white: 'C2d' }

/** Everything that the new table reads from the file, seat by seat. */
export function heirsOf(handOver: HandOver, next: NextGame, seating: Seating): readonly Heir[] {
  return seating.map((from, seat) => {
    const own = handOver.players.filter((player) => player.seat === from)
    const macros = own.flatMap((player) => player.macros).toSorted((a, b) => b.score - a.score)
    const heir = {
      seat,
      colours: own.map(({ colour }) => colour),
      points: Math.max(0, ...own.map(({ vp }) => vp)),
      catalysts: own.flatMap(({ catalysts }) => Object.values(catalysts)).reduce((sum, n) => sum + n, 0),
      macros,
    }
    return { ...heir, becomes: becomingOf(handOver, next, seating, heir) }
  })
}

type Plain = Omit<Heir, 'becomes'>

/** What one seat gets. */
export function becomingOf(handOver: HandOver, next: NextGame, seating: Seating, heir: Plain): readonly Becoming[] {
  if (next === 'megafauna-classic') return inClassic(handOver, seating, heir)
  return handOver.mode === 'solitaire' ? alone(handOver, heir) : onEarth(handOver, seating, heir)
}

/** C2: several, on Earth. */
function onEarth(handOver: HandOver, seating: Seating, heir: Plain): readonly Becoming[] {
  const [best] = heir.macros
  const points = heir.colours.length > 0 ? [line('C2h', 'points.apart', { points: heir.points })] : []
  if (!best) return [line('C2j', 'newcomer'), ...guestLines(handOver, seating, heir, 'C2k', 'guest'), ...points]
  return [
    ...severalLines(heir),
    ...colourLines(handOver, seating, heir, best),
    ...bodyLines(best),
    ...hostLines(handOver, seating, heir, 'C2k', 'host'),
    ...guestLines(handOver, seating, heir, 'C2k', 'guest'),
    ...points,
  ]
}

const severalLines = ({ macros }: Plain): readonly Becoming[] => (macros.length > 1 ? [line('C2', 'several', { n: macros.length })] : [])

function colourLines(handOver: HandOver, seating: Seating, heir: Plain, macro: MacroLegacy): readonly Becoming[] {
  const colours = coloursOf(macro)
  const [colour] = colours
  const own =
    colours.length > 1
      ? line('C2e', 'colour.choice', { macro: macroName(macro), phyla: colours.map(phylumName) })
      : line(RULE_OF[colour ?? ''] ?? 'C2', 'colour', { macro: macroName(macro), phylum: phylumName(colour ?? '') })
  // C2h: who has more points, or sits first, chooses first.
  const rivals = handOver.players.filter(
    (player) =>
      !heir.colours.includes(player.colour) &&
      seating.includes(player.seat) &&
      player.macros[0] !== undefined &&
      coloursOf(player.macros[0]).some((other) => colours.includes(other)),
  )
  return rivals.length > 0 ? [own, line('C2h', 'colour.clash', { names: rivals.map((player) => playerName(player.colour)) })] : [own]
}

/** C2f, g, i: what a body brings. */
function bodyLines(macro: MacroLegacy): readonly Becoming[] {
  if (macro.face === 'marine') return [line('C2g', 'swimmer', { macro: macroName(macro) })]
  const some = ORGANS.some((organ) => macro.organs[organ] > 0)
  const pairs = ORGANS.filter((organ) => macro.organs[organ] >= 2).map((organ) => `@campaign.organ.${organ}`)
  return [
    some ? line('C2f', 'organs', { ...macro.organs }) : line('C2f', 'organs.none'),
    ...(pairs.length > 0 ? [line('C2i', 'whitening', { organs: pairs })] : []),
    line('C2f', 'cards', { cards: macro.bionts.map(({ colour }) => `@campaign.card.${colour}`) }),
    line('C2f', 'fossil', { macro: macroName(macro) }),
  ]
}

/** Who lives in a seat's macro-organisms, and in whose it lives: only those who sit at the table. */
function companions(handOver: HandOver, seating: Seating, { colours }: Plain, as: 'host' | 'endosymbiont'): readonly string[] {
  const other = as === 'host' ? 'endosymbiont' : 'host'
  const here = (colour: string): boolean => seating.includes(handOver.players.find((player) => player.colour === colour)?.seat ?? null)
  const found = endosymbioses(handOver).filter((pair) => (colours as readonly string[]).includes(pair[as]))
  return found
    .map((pair) => pair[other])
    .filter((colour) => here(colour) && !(colours as readonly string[]).includes(colour))
    .map(playerName)
}

function hostLines(handOver: HandOver, seating: Seating, heir: Plain, rule: string, key: BecomingKey): readonly Becoming[] {
  const players = companions(handOver, seating, heir, 'host')
  return players.length > 0 ? [line(rule, key, { players })] : []
}

function guestLines(handOver: HandOver, seating: Seating, heir: Plain, rule: string, key: BecomingKey): readonly Becoming[] {
  const players = companions(handOver, seating, heir, 'endosymbiont')
  return players.length > 0 ? [line(rule, key, { players })] : []
}

/** C3: alone, on Earth too. */
function alone(handOver: HandOver, heir: Plain): readonly Becoming[] {
  const { solitaire } = handOver
  const won = !endedInArmageddon(handOver) && (solitaire?.marine === true || solitaire?.terrestrial === true)
  const [best] = heir.macros
  if (!won || !best) return [line('C3b', 'earth.late')]
  const plants = solitaire?.plant === true ? heir.macros.filter((macro) => coloursOf(macro).includes('green')) : []
  const [plant] = plants
  if (plant) return [line('C3a', 'earth.plant'), ...colourLines(handOver, [0], heir, plant), ...bodyLines(plant)]
  return [line('C3a', 'earth.animal'), ...severalLines(heir), ...colourLines(handOver, [0], heir, best), ...bodyLines(best)]
}

/** K of Genesis, for the first edition. */
function inClassic(handOver: HandOver, seating: Seating, heir: Plain): readonly Becoming[] {
  const stay = { ...handOver, players: handOver.players.filter(({ seat }) => seating.includes(seat)) }
  const order = pickingOrder(stay)
  const seats = [...new Set(order.map((colour) => stay.players.find((player) => player.colour === colour)?.seat))]
  const newcomers = seating.flatMap((from, seat) => (from === null ? [seat] : []))
  const place = heir.colours.length > 0 ? seats.indexOf(seating[heir.seat] as number) : seats.length + newcomers.indexOf(heir.seat)
  const [best] = heir.macros
  const left = seating.map((from) =>
    stay.players.filter((player) => player.seat === from).flatMap(({ catalysts }) => Object.values(catalysts)),
  )
  const genes = genesOf(left.map((all) => all.reduce((sum, n) => sum + n, 0)))[heir.seat] as number
  return [
    best ? line('Ka', 'pick', { place: place + 1, score: best.score }) : line('Ka', 'pick.last', { place: place + 1 }),
    line('Kb', 'genes', { catalysts: heir.catalysts, genes }),
    line('K', 'points', { points: heir.points }),
    ...hostLines(stay, seating, heir, 'Kc', 'pair.host'),
    ...guestLines(stay, seating, heir, 'Kc', 'pair.guest'),
  ]
}

/** Kb, by what each seat has left: the rule of Genesis, for seats. */
const genesOf = (left: readonly number[]): readonly number[] =>
  genesFor({ players: left.map((red) => ({ catalysts: { red, yellow: 0, green: 0, blue: 0 } })) })
