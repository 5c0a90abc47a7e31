/** 3.0 Set-up. */

import type { Flaw, Json, Params, Rng, Settings } from '@deeptime/engine'
import { CARDS } from './components/cards.ts'
import { ALL_INHERITANCE } from './components/inheritance.ts'
import { BIOME, EASTERN_RANGE, HABITATS_OF, PREDATOR, placeAt } from './components/map.ts'
import { archetypeOf, COLOURS, TWO_TUSKER_SIZE, WHITE } from './components/players.ts'
import { biomeData, ERA_TILES, homelandSlot, homelandTile, isImmigrant } from './components/tiles.ts'
import { type Genesis, genesBySeat, pickingOrder } from './genesis.ts'
import { lowestClimax } from './habitat.ts'
import { type ClassicTable, type FlawKey, tell } from './keys.ts'
import { colourWord, habitatWord, tileWord } from './refs.ts'
import { addAnimal, loseBiome } from './species/extinction.ts'
import { express } from './species/genome.ts'
import { emptyState, LOWER, newSpecies, type Player, playerOf, type Rules, type State, UPPER } from './state.ts'

const MESOZOIC_DRAW = 22
const DISPLAY = 5
const STARTING_GENES = { first: 3, others: 4, twoTusker: 10, solitaire: 0 }
const PERIOD_CARDS = { triassicPerPlayer: 3, jurassic: 5, cretaceous: 8, tertiary: 7 }

/** 3.1, living text: players choose. One colour for each seat, none twice. */
export function checkColours(value: Json, seats: number): Flaw | undefined {
  const wrong = (key: FlawKey, params: Params = {}): Flaw => ({ key, params })
  if (!Array.isArray(value) || value.length !== seats) return wrong('colours.count', { seats })
  if (value.some((c) => typeof c !== 'string' || !(COLOURS as readonly string[]).includes(c))) {
    return wrong('colours.unknown', { colours: COLOURS })
  }
  if (new Set(value).size !== value.length) return wrong('colours.twice')
  return seats === 1 && value[0] === 'white' ? wrong('colours.opponent') : undefined
}

export function readRules(seats: number, settings: Settings): Rules {
  const colours = settings.colours as readonly string[] | null | undefined
  return {
    solitaire: seats === 1,
    beginner: settings.beginner === true,
    // 3.8e: the upper display is optional for two, and off by default for one or two.
    upperDisplay: settings.upperDisplay === 'on' || (settings.upperDisplay !== 'off' && seats >= 3),
    roadrunnerAction: settings.roadrunnerAction === true,
    geneticDrift: settings.geneticDrift === true,
    rangeCountsP: settings.migrationRange !== 'size',
    drawCenozoic: settings.mesozoicExhausted === 'drawCenozoic',
    returnImmigrants: settings.setupImmigrants === 'return',
    coolBeforeEroding: settings.erosionOrder === 'greenhouseFirst',
    livingFlight: settings.flightTrack === 'living',
    genotypesAreDiscarded: settings.genotypeRecession === 'discard',
    farmImmunity: settings.farmImmunity !== false,
    laborWinsScoringTies: settings.laborWinsScoringTies === true,
    colours: colours?.map((c) => (COLOURS as readonly string[]).indexOf(c)),
    genesis: (settings.genesis ?? undefined) as Genesis | undefined,
    endosymbionts: settings.endosymbionts === true,
  }
}

/** 3.1–3.4: colours at random, genes, inheritance tiles, the two supplies. The rest is told in the opening steps. */
export function setup(seats: number, settings: Settings, rng: Rng): State {
  const state = emptyState(readRules(seats, settings))
  const { solitaire, genesis } = state.rules
  const free = [0, 1, 2, 3].filter((c) => !solitaire || c !== WHITE)
  const colours = state.rules.colours ?? rng.shuffle(free).slice(0, seats)
  const first = Math.min(...colours)
  // Kb: by catalysts, after a game of Genesis.
  const inherited = genesis && genesBySeat(genesis, seats)
  for (const [seat, colour] of colours.entries()) {
    const genes = solitaire ? STARTING_GENES.solitaire : colour === first ? STARTING_GENES.first : STARTING_GENES.others
    state.players[colour] = newPlayer(seat, inherited?.[seat] ?? genes)
  }
  if (solitaire) state.players[WHITE] = newPlayer(-1, STARTING_GENES.twoTusker)
  state.active = first
  if (genesis) state.picks = [...pickingOrder(genesis, seats)]
  state.mesozoic = rng.shuffle([...ERA_TILES.mesozoic])
  state.cenozoic = rng.shuffle([...ERA_TILES.cenozoic])
  dealCards(state, rng)
  return state
}

const newPlayer = (seat: number, genes: number): Player => ({ seat, genes, fossils: [], genotypes: [], inheritance: ALL_INHERITANCE })

/** 3.8: the period decks, then the displays, the rest is the general deck. The beginner game has no genotypes. */
function dealCards(state: State, rng: Rng): void {
  const cards = CARDS.flatMap((c, i) => (state.rules.beginner && c.kind === 'genotype' ? [] : [i]))
  if (state.rules.beginner) state.lostCards.push(...CARDS.flatMap((c, i) => (c.kind === 'genotype' ? [i] : [])))
  const deck = rng.shuffle(cards)
  const players = state.players.filter((p) => p).length
  const { triassicPerPlayer, jurassic, cretaceous, tertiary } = PERIOD_CARDS
  state.periods = [triassicPerPlayer * players, jurassic, cretaceous, tertiary].map((n) => deck.splice(0, n))
  for (const row of state.rules.upperDisplay ? [LOWER, UPPER] : [LOWER]) {
    state.rows[row as 0 | 1] = { cards: deck.splice(0, DISPLAY), genes: new Array<number>(DISPLAY).fill(0) }
  }
  state.general = deck
}

/** The opening step: biomes at random (3.5), then homelands and archetypes (3.7). */
export function setUp(t: ClassicTable): void {
  // Ka: after a game of Genesis colours are chosen when the biomes lie there.
  if (t.state.rules.genesis) {
    placeRandomBiomes(t)
    t.next({ step: 'pickColours' })
    return
  }
  tellColours(t)
  placeRandomBiomes(t)
  settle(t)
}

export function tellColours(t: ClassicTable): void {
  for (const [colour, player] of t.state.players.entries()) {
    if (player) tell(t, 'setup.colour', { player: colourWord(colour), genes: player.genes, dynasty: `@dynasty.${COLOURS[colour]}` }, '3.2')
  }
}

/** 3.7: homelands and first animals; a hunter comes after its prey (Kc). */
export function settle(t: ClassicTable, hunters: ReadonlyMap<number, number> = new Map()): void {
  const { state } = t
  const colours = [...COLOURS.keys()].filter((colour) => state.players[colour])
  for (const colour of colours.filter((one) => !hunters.has(one))) placeHomeland(t, colour)
  for (const [colour, prey] of hunters) placeHomeland(t, colour, prey)
  tell(t, 'setup.decks', { triassic: (state.periods[0] as number[]).length }, '3.8')
  t.next({ step: 'turn' })
}

/** 3.5: 22 tiles; mountains go to the eastern range only; volcanoes do not warm yet. */
function placeRandomBiomes(t: ClassicTable): void {
  const { state } = t
  const returned: number[] = []
  for (let i = 0; i < MESOZOIC_DRAW; i++) {
    const tile = t.draw(state.mesozoic) as number
    if (isImmigrant(tile)) {
      // 3.5d: out of the game; the living text puts them back.
      ;(state.rules.returnImmigrants ? returned : state.lostTiles).push(tile)
      tell(t, state.rules.returnImmigrants ? 'setup.immigrant.returns' : 'setup.immigrant', { immigrant: tileWord(tile) }, '3.5d')
    } else placeAtRandom(t, tile)
  }
  if (returned.length === 0) return
  state.mesozoic.push(...returned)
  t.shuffle(state.mesozoic)
}

function placeAtRandom(t: ClassicTable, tile: number): void {
  const { state } = t
  const { latitude } = biomeData(tile)
  const habitat = lowestClimax(state, latitude === 'orogeny' ? EASTERN_RANGE : HABITATS_OF[latitude], () => true)
  putTile(t, tile, habitat, latitude === 'orogeny' ? '3.5b' : '3.5a')
}

function putTile(t: ClassicTable, tile: number, habitat: number, rule: '3.5a' | '3.5b' | '3.7b'): void {
  const { state } = t
  const old = state.tiles[habitat] as number
  if (old >= 0) {
    loseBiome(state, habitat)
    tell(t, 'setup.replaced', { biome: tileWord(tile), old: tileWord(old), habitat: habitatWord(habitat) }, rule)
  } else tell(t, 'setup.biome', { biome: tileWord(tile), habitat: habitatWord(habitat) }, rule)
  state.tiles[habitat] = tile
}

/** 3.7: homeland, size marker and first animal of the archetype; the two-tuskers begin at size 3 (19.1). */
function placeHomeland(t: ClassicTable, colour: number, prey?: number): void {
  const { state } = t
  const habitat = homelandSlot(colour)
  const twoTusker = playerOf(state, colour).seat < 0
  putTile(t, homelandTile(colour), habitat, '3.7b')
  const species = newSpecies(archetypeOf(colour), twoTusker ? TWO_TUSKER_SIZE : 1, !twoTusker)
  state.species[species.unit] = species
  express(state, species)
  addAnimal(state, species, prey === undefined ? placeAt(habitat, BIOME) : placeAt(homelandSlot(prey), PREDATOR))
  if (prey === undefined) tell(t, 'setup.homeland', { player: colourWord(colour), habitat: habitatWord(habitat) }, '3.7')
}
