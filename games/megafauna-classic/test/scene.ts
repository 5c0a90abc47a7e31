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
  seedRng,
  Table,
  type WhyNot,
} from '@deeptime/engine'
import { expect } from 'vitest'
import { audit } from '../audit.ts'
import { CARDS, cardIndex } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { LETTERS, ROADRUNNER } from '../components/dna.ts'
import { GREENHOUSE } from '../components/greenhouse.ts'
import { ALL_INHERITANCE, FACES, tileOfFace } from '../components/inheritance.ts'
import { HABITATS, habitatIndex, PLACE_NAMES } from '../components/map.ts'
import { COLOURS, colourOf, SPECIES_NAMES, WHITE } from '../components/players.ts'
import { ERA_TILES, homelandTile, TILES, tileIndex } from '../components/tiles.ts'
import type { Colour } from '../components/types.ts'
import { megafaunaClassic } from '../game.ts'
import type { ClassicTable } from '../keys.ts'
import { readRules } from '../setup.ts'
import { addAnimal } from '../species/extinction.ts'
import { express } from '../species/genome.ts'
import { emptyState, immigrantUnit, newSpecies, playerOf, type Species, type State, tileOfUnit, unitsAt } from '../state.ts'

export interface SpeciesScene {
  size?: number
  cards?: readonly string[]
  /** Innate roadrunner letters, as `NNS`. */
  innate?: string
  /** Inheritance faces, as `4BB`. */
  faces?: readonly string[]
  cultures?: readonly string[]
  at: readonly string[]
}

export interface Scene {
  players?: readonly Colour[]
  settings?: Settings
  active?: Colour
  genes?: Partial<Record<Colour, number>>
  fossils?: Partial<Record<Colour, readonly string[]>>
  genotypes?: Partial<Record<Colour, readonly string[]>>
  tiles?: Readonly<Record<string, string>>
  flipped?: readonly string[]
  species?: Readonly<Record<string, SpeciesScene>>
  /** Immigrants by place, in order of arrival. */
  immigrants?: Readonly<Record<string, string | readonly string[]>>
  greenhouse?: (typeof GREENHOUSE)[number]
  catastrophes?: number
  lower?: readonly string[]
  lowerGenes?: readonly number[]
  upper?: readonly string[]
  /** The current period's cards, in the order in which they will be drawn. */
  period?: readonly string[]
  periodIndex?: number
  /** Era tiles of the current era, in the order in which they will be drawn. */
  supply?: readonly string[]
  tarpit?: readonly string[]
}

const FILLER = ['M1', 'M5', 'M7', 'M15', 'M27']

/** A sound state that looks like the scene; whatever it does not name lies in decks and supplies. */
export function scene(s: Scene): State {
  const players = s.players ?? ['red', 'orange']
  const seats = s.settings?.solitaire ? 1 : players.length
  const { solitaire: _, ...rest } = s.settings ?? {}
  const settings = readSettings(megafaunaClassic, seats, rest)
  if (!settings.ok) throw new ProblemError(settings.problem)
  const state = emptyState(readRules(seats, settings.value))
  addPlayers(state, s, players)
  state.active = COLOURS.indexOf(s.active ?? (players[0] as Colour))
  state.greenhouse = GREENHOUSE.indexOf(s.greenhouse ?? '800')
  state.catastrophes = s.catastrophes ?? 0
  dealTiles(state, s)
  addSpecies(state, s)
  dealCards(state, s)
  addGenes(state, s)
  expect(audit(state)).toEqual([])
  return state
}

function addPlayers(state: State, s: Scene, players: readonly Colour[]): void {
  for (const [seat, colour] of players.entries()) {
    state.players[COLOURS.indexOf(colour)] = {
      seat: state.rules.solitaire && colour === 'white' ? -1 : seat,
      genes: 0,
      fossils: (s.fossils?.[colour] ?? []).map(tileIndex),
      genotypes: (s.genotypes?.[colour] ?? []).map(cardIndex),
      inheritance: ALL_INHERITANCE,
    }
  }
}

function dealTiles(state: State, s: Scene): void {
  for (const [habitat, tile] of Object.entries(s.tiles ?? {})) state.tiles[habitatIndex(habitat)] = tileIndex(tile)
  for (const habitat of s.flipped ?? []) state.flipped[habitatIndex(habitat)] = true
  for (const [place, tiles] of Object.entries(s.immigrants ?? {})) {
    const units = [tiles].flat().map((tile) => immigrantUnit(tileIndex(tile)))
    unitsAt(state, placeIndex(place)).push(...units)
    state.arrivals.push(...units)
  }
  state.tarpit = (s.tarpit ?? []).map(tileIndex)
  const supply = (s.supply ?? []).map(tileIndex)
  const used = new Set([...Object.values(s.tiles ?? {}), ...Object.values(s.immigrants ?? {}).flat()].map(tileIndex))
  for (const t of [...state.tarpit, ...supply, ...state.players.flatMap((p) => p?.fossils ?? [])]) used.add(t)
  const isFree = (t: number): boolean => !used.has(t)
  state.mesozoic = ERA_TILES.mesozoic.filter(isFree)
  state.cenozoic = ERA_TILES.cenozoic.filter(isFree)
  ;(state.catastrophes >= 2 ? state.cenozoic : state.mesozoic).push(...supply.reverse())
  for (const c of COLOURS.keys()) if (state.players[c] && isFree(homelandTile(c))) state.lostTiles.push(homelandTile(c))
}

function addSpecies(state: State, s: Scene): void {
  for (const [name, x] of Object.entries(s.species ?? {})) {
    const unit = SPECIES_NAMES.indexOf(name)
    const species = newSpecies(unit, x.size ?? 1, !(state.rules.solitaire && colourOf(unit) === WHITE))
    species.cards = (x.cards ?? []).map(cardIndex)
    species.faces = (x.faces ?? []).map((id) => FACES.findIndex((f) => f.id === id))
    for (const letter of x.innate ?? '') {
      const i = LETTERS.indexOf(letter as 'A') - ROADRUNNER
      species.innate[i] = (species.innate[i] as number) + 1
    }
    for (const culture of x.cultures ?? []) species.cultures |= 1 << CULTURES.findIndex((c) => c.id === culture)
    for (const face of species.faces) playerOf(state, colourOf(unit)).inheritance &= ~(1 << tileOfFace(face))
    state.species[unit] = species
    express(state, species)
    for (const place of x.at) addAnimal(state, species, placeIndex(place))
  }
}

function dealCards(state: State, s: Scene): void {
  const taken = new Set([...(s.lower ?? []), ...(s.upper ?? []), ...(s.period ?? [])].map(cardIndex))
  for (const c of [...state.species.flatMap((x) => x?.cards ?? []), ...state.players.flatMap((p) => p?.genotypes ?? [])]) taken.add(c)
  const filler = FILLER.map(cardIndex).filter((c) => !taken.has(c))
  const lower = s.lower?.map(cardIndex) ?? filler
  for (const c of lower) taken.add(c)
  state.rows[0] = { cards: lower, genes: lower.map((_, i) => s.lowerGenes?.[i] ?? 0) }
  const upper = (s.upper ?? []).map(cardIndex)
  state.rows[1] = { cards: upper, genes: upper.map(() => 0) }
  const free = CARDS.map((_, i) => i).filter((c) => !taken.has(c))
  const period = s.periodIndex ?? 0
  state.periods = state.periods.map((_, i) => (i > period ? free.splice(0, 5) : []))
  state.periods[period] = [...(s.period ? [] : free.splice(0, 5)), ...(s.period ?? []).map(cardIndex).reverse()]
  state.general = free
}

/** Genes that the scene does not mention lie on the last card of the lower display. */
function addGenes(state: State, s: Scene): void {
  const total = state.rules.solitaire ? 10 : [0, 0, 7, 11, 15][state.players.filter((p) => p).length]
  for (const [colour, genes] of Object.entries(s.genes ?? {})) playerOf(state, COLOURS.indexOf(colour as Colour)).genes = genes
  const { genes } = state.rows[0]
  const rest = (total as number) - state.players.reduce((sum, p) => sum + (p?.genes ?? 0), 0) - genes.reduce((a, b) => a + b, 0)
  if (rest < 0) throw new Error('The scene has more genes than the game')
  genes[genes.length - 1] = (genes.at(-1) as number) + rest
}

export const placeIndex = (name: string): number => {
  const place = PLACE_NAMES.indexOf(name)
  if (place < 0) throw new Error(`no place ${name}`)
  return place
}

/** What stands in a place: names of species, ids of immigrants. */
export const standingAt = (state: State, place: string): readonly string[] =>
  unitsAt(state, placeIndex(place)).map((u) => SPECIES_NAMES[u] ?? (TILES[tileOfUnit(u)]?.id as string))

/** Where a species' animals are. */
export const whereIs = (state: State, name: string): readonly string[] =>
  PLACE_NAMES.flatMap((place) => standingAt(state, place).flatMap((n) => (n === name ? [place] : [])))

export const tileAt = (state: State, habitat: string): string | undefined => TILES[state.tiles[habitatIndex(habitat)] as number]?.id
export const isFlipped = (state: State, habitat: string): boolean => state.flipped[HABITATS.indexOf(habitat)] as boolean
export const tarpitOf = (state: State): readonly string[] => state.tarpit.map((t) => TILES[t]?.id as string)
export const speciesNamed = (state: State, name: string): Species => {
  const species = state.species[SPECIES_NAMES.indexOf(name)]
  if (!species) throw new Error(`${name} does not live`)
  return species
}
export const lives = (state: State, name: string): boolean => state.species[SPECIES_NAMES.indexOf(name)] !== null
export const dnaOf = (species: Species): string => LETTERS.map((l, i) => l.repeat(species.dna[i] as number)).join('')
export const colour = (state: State, name: Colour) => playerOf(state, COLOURS.indexOf(name))

export interface Played {
  readonly state: State
  readonly log: LogEntry[]
  readonly ask: Ask | undefined
  readonly over: boolean
  options(): readonly string[]
  whyNot(): readonly WhyNot[]
  seat(name: Colour): { chooses(...ids: string[]): Played }
  logged(key: string): readonly LogEntry[]
}

/** Plays from a scene: a turn, unless other steps are named. */
export function play(state: State, ...steps: readonly string[]): Played {
  const log: LogEntry[] = []
  const agenda = (steps.length > 0 ? [...steps] : ['turn'])
    .reverse()
    .map((step) => (step === 'draw' ? { step, args: { row: 0 } } : { step }))
  const position: Position<State> = { rng: seedRng('scene'), agenda, state }
  const runner = new Runner(megafaunaClassic, position, { write: (e) => void log.push({ ...e, at: 0 }) })
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
    whyNot: () => runner.decision?.reasons?.() ?? [],
    seat: (name) => ({
      chooses: (...ids) => {
        for (const id of ids) {
          const ask = runner.openAsk()
          expect(ask?.seat, `${name} is asked for ${id}`).toBe(colour(state, name).seat)
          expect(
            ask?.options.map((o) => o.id),
            `${name} may choose ${id}`,
          ).toContain(id)
          runner.answer(ask as Ask, ask?.options.find((o) => o.id === id) as Option)
          expect(audit(state)).toEqual([])
        }
        return played
      },
    }),
    logged: (key) => log.filter((e) => e.key === key),
  }
  return played
}

/** Runs a part of the rules that asks nobody. */
export function run(state: State, part: (t: ClassicTable) => void): LogEntry[] {
  const log: LogEntry[] = []
  const position: Position<State> = { rng: seedRng('scene'), agenda: [], state }
  part(new Table(position, { write: (e) => void log.push({ ...e, at: 0 }) }))
  expect(audit(state)).toEqual([])
  return log
}
