/** A tiny language for tests: set a scene, let seats choose, look at what happened. */

import {
  type Ask,
  type LogEntry,
  type Option,
  type Position,
  ProblemError,
  Runner,
  readSettings,
  type Settings,
  type Step,
  seedRng,
} from '@deeptime/engine'
import { expect } from 'vitest'
import { audit } from '../audit.ts'
import { cardsOf, sideOf } from '../cards.ts'
import { CRATONS } from '../components/cratons.ts'
import { ARCHETYPE, COLOURS, formOf, ORGANS, SPECIES_NAMES, speciesId } from '../components/phyla.ts'
import { ALIEN_SETUPS } from '../components/setup.ts'
import { BLACK_DISCS, GREEN_DISCS, WHITE_DISCS } from '../components/tokens.ts'
import type { Colour } from '../components/types.ts'
import { megafauna } from '../game.ts'
import { geometryOf, type Landmasses, single } from '../geometry.ts'
import { isTab, PLACE_NAMES, placeOfSpace } from '../places.ts'
import { SPACE_NAMES, TOOL_NAMES } from '../refs.ts'
import { readRules } from '../settings.ts'
import {
  BARE,
  BLACK_DISC,
  BLOOM_DISC,
  CARBON,
  emptyState,
  GREEN_DISC,
  giveCreeples,
  NONE,
  newCard,
  newPlayer,
  newSpecies,
  type Player,
  type Species,
  type State,
  WHITE_DISC,
} from '../state.ts'
import { playerOf, refresh, violetOf } from '../tableau.ts'

/** `12A` is a promoted card; organs are letters: r, y, g, b, w, and M for a monster. */
export interface CardScene {
  card: string
  plus?: string
  host?: string
}
export interface SpeciesScene {
  size?: number
  basal?: string
  genotype?: string
  cards?: readonly (CardScene | string)[]
  personality?: readonly number[]
  tools?: readonly string[]
  /** `siberia-3/herbivore`. */
  at?: readonly string[]
  lying?: readonly string[]
  newborn?: number
}
export interface Scene {
  players?: readonly Colour[]
  settings?: Settings
  species?: Readonly<Record<string, SpeciesScene>>
  landmasses?: Landmasses
  /** Discs by place: black, white, green; on tabs black or bloom. What is left goes to the tracks. */
  discs?: Readonly<Record<string, 'black' | 'white' | 'green' | 'bloom'>>
  oxygen?: number
  clouds?: number
  air?: readonly [black: number, white: number]
  metabolic?: readonly number[]
  darwinian?: readonly number[]
  turn?: number
  era?: number
  phase?: number
  order?: readonly Colour[]
  medea?: Colour
  et?: number
  bio?: number
  tokens?: Partial<Record<Colour, number>>
  fossils?: Partial<Record<Colour, readonly number[]>>
  lazarus?: readonly Colour[]
  active?: Colour
}

const LETTERS = 'rygbw'
const organsOf = (letters: string): number[] => [...LETTERS].map((l) => [...letters].filter((x) => x === l).length)
export const place = (name: string, world: 'earth' | 'mars' | 'venus' = 'earth'): number => PLACE_NAMES[world].indexOf(name)
export const space = (name: string, world: 'earth' | 'mars' | 'venus' = 'earth'): number => SPACE_NAMES[world].indexOf(name)
export const species = (name: string): number => SPECIES_NAMES.indexOf(name)
export const colour = (name: Colour): number => COLOURS.indexOf(name)
export const of = (s: State, name: string): Species => {
  const found = s.species[species(name)]
  if (!found) throw new Error(`${name} does not live`)
  return found
}
export const player = (s: State, name: Colour): Player => playerOf(s, colour(name))

/** A sound state that looks like the scene; whatever it does not name lies in decks and supplies. */
export function scene(x: Scene): State {
  const settings = readSettings(
    megafauna,
    x.players && x.settings?.plant === undefined ? x.players.length : (x.players ?? ['green', 'black']).length,
    x.settings ?? {},
  )
  if (!settings.ok) throw new ProblemError(settings.problem)
  const players = x.players ?? ['green', 'black']
  const s = emptyState(readRules(players.length, settings.value), null)
  for (const [seat, name] of players.entries()) s.players[colour(name)] = newPlayer(seat)
  if (s.rules.alien && !s.players[0]) s.players[0] = newPlayer(s.rules.seats === 1 ? 0 : NONE)
  for (const c of COLOURS.keys()) if (s.players[c]) giveCreeples(s, c)
  s.landmasses = x.landmasses ?? CRATONS[s.rules.world].map((_, craton) => single(craton, 4))
  s.turn = x.turn ?? 3
  s.era = x.era ?? 1
  s.phase = x.phase ?? 2
  s.order = (x.order ?? players).map(colour)
  if (s.rules.alien && !s.order.includes(0)) s.order.push(0)
  s.medea = s.rules.toothAndClaw ? NONE : x.medea ? colour(x.medea) : Math.min(...s.order)
  s.active = x.active ? colour(x.active) : (s.order[0] as number)
  for (const [name, n] of Object.entries(x.tokens ?? {})) {
    player(s, name as Colour).fossilTokens = n
    s.fossils -= n
  }
  for (const [name, cards] of Object.entries(x.fossils ?? {})) player(s, name as Colour).fossilCards.push(...cards)
  for (const [name, y] of Object.entries(x.species ?? {})) addSpecies(s, species(name), y)
  for (const p of s.players) if (p) p.actions = 4
  for (const name of x.lazarus ?? []) player(s, name).lazarus = true
  layDiscs(s, x)
  dealCards(s, x)
  expect(audit(s)).toEqual([])
  return s
}

function addSpecies(s: State, id: number, y: SpeciesScene): void {
  const sp = newSpecies(y.genotype ? Number.parseInt(y.genotype, 10) : 0, y.size ?? 1)
  if (!y.genotype && formOf(id) !== ARCHETYPE) throw new Error(`${SPECIES_NAMES[id]} needs a genotype`)
  sp.basal = organsOf(y.basal ?? '')
  for (const entry of y.cards ?? []) {
    const { card, plus = '', host } = typeof entry === 'string' ? { card: entry } : entry
    const held = newCard(Number.parseInt(card, 10))
    held.side = card.endsWith('A') ? 1 : card.endsWith('B') ? 2 : 0
    held.plus = organsOf(plus)
    held.monster = plus.includes('M')
    if (held.monster) {
      const { monster } = sideOf(s, held.card, held.side)
      s.monsters[monster] = (s.monsters[monster] as number) - 1
    }
    if (host) {
      held.host = species(host)
      s.spare[held.host] = (s.spare[held.host] as number) - 1
    }
    for (const [organ, n] of held.plus.entries()) s.cubes[organ] = (s.cubes[organ] as number) - n
    sp.cards.push(held)
  }
  for (const [organ, n] of sp.basal.entries()) s.cubes[organ] = (s.cubes[organ] as number) - n
  sp.personality = [...(y.personality ?? [])]
  for (const tool of y.tools ?? []) {
    const number = TOOL_NAMES.indexOf(tool)
    sp.tools.push(number)
    s.tools.splice(s.tools.indexOf(number >> 1), 1)
  }
  s.species[id] = sp
  refresh(s, sp)
  sp.violetBest = violetOf(sp)
  for (const name of y.at ?? []) s.upright[space(name, s.rules.world)] = id
  for (const name of y.lying ?? []) s.lying.push({ space: space(name, s.rules.world), species: id })
  const living = (y.at?.length ?? 0) + (y.lying?.length ?? 0)
  s.living[id] = living
  s.newborn[id] = y.newborn ?? 0
  s.spare[id] = (s.spare[id] as number) - living - (y.newborn ?? 0)
}

/** Discs that no track takes by the scene's figures are parked where nobody stands: black offshore, the others in Gondwana. */
function layDiscs(s: State, x: Scene): void {
  if (s.rules.toothAndClaw) return
  const totals = s.rules.alien
    ? [ALIEN_SETUPS[s.rules.world].black, ALIEN_SETUPS[s.rules.world].white, 0]
    : [BLACK_DISCS, WHITE_DISCS, GREEN_DISCS]
  let [black, white, green] = totals as [number, number, number]
  for (const [name, disc] of Object.entries(x.discs ?? {})) {
    const p = place(name, s.rules.world)
    if (isTab(p)) {
      s.discs[p] = disc === 'bloom' ? BLOOM_DISC : CARBON
      black--
      if (disc === 'bloom') green--
    } else {
      s.discs[p] = disc === 'black' ? BLACK_DISC : disc === 'white' ? WHITE_DISC : GREEN_DISC
      if (disc === 'black') black--
      else if (disc === 'white') white--
      else green--
    }
  }
  s.airBlack = x.air?.[0] ?? Math.min(3, black)
  s.airWhite = x.air?.[1] ?? Math.min(3, white)
  black -= s.airBlack
  white -= s.airWhite
  s.clouds = x.clouds ?? Math.min(6, white)
  white -= s.clouds
  s.oxygen = x.oxygen ?? green
  green -= s.oxygen
  const { hexes, tabs } = geometryOf(s.landmasses)
  const busy = new Set([
    ...s.upright.flatMap((id, sp) => (id >= 0 ? [placeOfSpace(sp)] : [])),
    ...s.lying.map((l) => placeOfSpace(l.space)),
  ])
  const park = (places: readonly number[], n: number, disc: number): void => {
    for (const p of places.toReversed()) {
      if (n === 0) return
      if (s.discs[p] !== BARE || busy.has(p)) continue
      s.discs[p] = disc
      n--
    }
    if (n > 0) throw new Error('The scene has more discs than places')
  }
  park(tabs, black, CARBON)
  park(hexes, white, WHITE_DISC)
  park(hexes, green, GREEN_DISC)
}

function dealCards(s: State, x: Scene): void {
  const { mutations, events } = cardsOf(s)
  const used = new Set([...(x.metabolic ?? []), ...(x.darwinian ?? [])])
  for (const sp of s.species) if (sp) for (const c of [sp.genotype, ...sp.cards.map(({ card }) => card)]) used.add(c)
  for (const p of s.players) for (const c of p?.fossilCards ?? []) used.add(c)
  for (const row of [0, 1] as const) {
    const free = mutations.flatMap((c) => (c && c.row === row && !used.has(c.number) ? [c.number] : []))
    const named = [...((row === 0 ? x.metabolic : x.darwinian) ?? [])]
    s.rows[row].cards = [...named, ...free.splice(0, 5 - named.length)]
    s.rows[row].pile = free
  }
  s.et = x.et ?? 1
  s.bio = x.bio ?? 0
  s.etUsed = [s.et]
  s.etPile = events.et.filter((card) => card !== s.et).slice(0, 4)
  s.bioPiles = events.biosphere.map((cards) => cards.filter((card) => card !== s.bio))
  s.bioUsed = events.biosphere.map((cards) => cards.filter((card) => card === s.bio))
  if (s.rules.toothAndClaw) s.bioPiles = [[], [], []]
}

export interface Played {
  readonly state: State
  readonly log: LogEntry[]
  readonly ask: Ask | undefined
  readonly over: boolean
  options(): readonly string[]
  /** Answers questions in order, whoever is asked. */
  chooses(...ids: string[]): Played
  logged(key: string): readonly LogEntry[]
}

/** Runs these steps from a scene until somebody is asked. */
export function play(state: State, ...steps: readonly Step[]): Played {
  const log: LogEntry[] = []
  const position: Position<State> = { rng: seedRng('scene'), agenda: [...steps].reverse(), state }
  const runner = new Runner(megafauna, position, { write: (e) => void log.push({ ...e, at: 0 }) })
  const played: Played = {
    state,
    log,
    get ask() {
      return runner.openAsk()
    },
    get over() {
      return runner.over
    },
    options: () => runner.openAsk()?.options.map((o) => o.id) ?? [],
    chooses: (...ids) => {
      for (const id of ids) {
        const ask = runner.openAsk()
        expect(
          ask?.options.map((o) => o.id),
          `asked for ${id} by ${ask?.kind}`,
        ).toContain(id)
        runner.answer(ask as Ask, ask?.options.find((o) => o.id === id) as Option)
        expect(audit(state)).toEqual([])
      }
      return played
    },
    logged: (key) => log.filter((e) => e.key === key),
  }
  runner.openAsk()
  return played
}

export const action = (c: Colour): Step => ({ step: 'action', args: { colour: colour(c) } })
export const disperse = (c: Colour): Step => ({ step: 'disperse', args: { colour: colour(c) } })
export const event = (which: 0 | 1, row: number, i = 0): Step => ({ step: 'event', args: { which, row, i } })
export const standing = (s: State, name: string): string | undefined => SPECIES_NAMES[s.upright[space(name, s.rules.world)] as number]
export const lying = (s: State): readonly string[] =>
  s.lying.map(({ species: id, space: sp }) => `${SPECIES_NAMES[id]}@${SPACE_NAMES[s.rules.world][sp]}`)
export const disc = (s: State, name: string): number => s.discs[place(name, s.rules.world)] as number
export const organs = (x: Species): string => ORGANS.map((_, i) => (LETTERS[i] as string).repeat(x.organs[i] as number)).join('')
export const archetypeOf = (c: Colour): number => speciesId(colour(c), ARCHETYPE)
