/** C1, K3 Set-up: colours, cratons, discs, decks; then, step by step, what people choose. */

import type { Rng, Script, Settings } from '@deeptime/engine'
import { cardsOf } from '../cards.ts'
import { CENTRE, CRATONS, TAB_COUNT, TABS } from '../components/cratons.ts'
import { DISPLAY_SIZE } from '../components/display.ts'
import { ARCHETYPE, COLOURS, FORMS, GREEN, skeletalOf, speciesId, speciesIdsOf } from '../components/phyla.ts'
import { ACHTERBAHN, ALIEN_SETUPS, PLANT_BY_PERSON, PLANT_BY_RULES, PLANT_STARTERS } from '../components/setup.ts'
import { CREEPLES_PER_SPECIES } from '../components/tokens.ts'
import type { Disc } from '../components/types.ts'
import { seatOf } from '../cubes.ts'
import type { OwnDeck } from '../deck/deck.ts'
import { geometryOf, single } from '../geometry.ts'
import { isBasin, isPlantHabitat, waterDistances } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { placeOption } from '../options.ts'
import { layEra } from '../phases/turn.ts'
import { PLANT, placeAt, spaceAt, tabAt } from '../places.ts'
import { colourWord, cratonWords, placeWord } from '../refs.ts'
import { readRules } from '../settings.ts'
import {
  BARE,
  BLACK_DISC,
  BLOOM_DISC,
  CARBON,
  emptyState,
  giveCreeples,
  NONE,
  newPlayer,
  newSpecies,
  type State,
  WHITE_DISC,
} from '../state.ts'
import { importMacros } from './imports.ts'
import { placeStarter, startEarth } from './start.ts'

/** C1c: colours at random, or as the table says; other worlds have a plant besides. */
function dealColours(s: State, rng: Rng): void {
  const { seats, alien, plantByRules, colours } = s.rules
  const duel = alien && seats === 2 && !plantByRules
  const free = COLOURS.map((_, colour) => colour).filter((colour) => !alien || colour !== GREEN)
  const random = rng.shuffle(free).slice(0, seats)
  // L1: one of the two is the plant.
  if (duel) random[rng.int(2)] = GREEN
  const dealt = colours ?? random
  for (const [seat, colour] of dealt.entries()) s.players[colour] = newPlayer(seat)
  if (alien && !s.players[GREEN]) s.players[GREEN] = newPlayer(seats === 1 ? 0 : NONE)
}

/** C1f–g: all four cratons, or in the first game those of the colours that play. */
function layCratons(s: State, rng: Rng): void {
  const { world, historicOrder, toothAndClaw } = s.rules
  const inPlay = CRATONS[world].flatMap(({ start }, craton) =>
    toothAndClaw && !s.players[COLOURS.indexOf(start?.colour ?? 'green')] ? [] : [craton],
  )
  const order = historicOrder ? inPlay : rng.shuffle(inPlay)
  s.landmasses = order.map((craton) => single(craton, ACHTERBAHN.latitude))
}

const DISC_NUMBERS: Readonly<Record<Disc, number>> = { black: BLACK_DISC, white: WHITE_DISC, green: 3 }

/** C1h–k. */
function layDiscs(s: State): void {
  for (const [craton, { centreDisc }] of CRATONS.earth.entries()) {
    if (centreDisc) s.discs[placeAt(craton, CENTRE)] = DISC_NUMBERS[centreDisc]
    for (const tab of ACHTERBAHN.offshoreBlack) {
      s.discs[tabAt(craton, TABS.indexOf(tab))] = ACHTERBAHN.bloom.includes(tab) ? BLOOM_DISC : CARBON
    }
  }
  s.oxygen = ACHTERBAHN.oxygen
  s.clouds = ACHTERBAHN.clouds
  s.airBlack = ACHTERBAHN.air.black
  s.airWhite = ACHTERBAHN.air.white
}

/** K3a–c: water on every basin; on Earth the player moves the one carbon disc of each craton. */
function layAlienDiscs(s: State): void {
  const { offshoreBlack, clouds, air } = ALIEN_SETUPS[s.rules.world]
  for (const hex of geometryOf(s.landmasses).hexes) if (isBasin(s, hex)) s.discs[hex] = WHITE_DISC
  for (const craton of CRATONS[s.rules.world].keys()) {
    const tabs = offshoreBlack.length > 0 ? offshoreBlack.map((tab) => TABS.indexOf(tab)) : [0]
    for (const tab of tabs) s.discs[tabAt(craton, tab)] = CARBON
  }
  s.clouds = clouds
  s.airBlack = air.black
  s.airWhite = air.white
}

/** K3d: the plant has fewer creeples, and no flyers. */
function givePlant(s: State): void {
  const counts: Readonly<Partial<Record<string, number>>> = s.rules.plantByRules ? PLANT_BY_RULES : PLANT_BY_PERSON
  for (const species of speciesIdsOf(GREEN)) {
    const n = counts[FORMS[species % FORMS.length] as string] ?? 0
    s.spare[species] = n
    s.setAside[species] = CREEPLES_PER_SPECIES - n
  }
  s.species[speciesId(GREEN, ARCHETYPE)] = newSpecies(0, 1)
}

/** C1m–o. */
function dealCards(s: State, rng: Rng): void {
  const { mutations, events } = cardsOf(s)
  for (const row of [0, 1] as const) {
    const cards = mutations.flatMap((card) => (card?.row === row ? [card.number] : []))
    s.rows[row].pile = rng.shuffle(cards)
  }
  layEra(s, (cards) => rng.shuffle(cards))
  if (!s.rules.toothAndClaw) s.bioPiles = events.biosphere.map((cards) => rng.shuffle(cards.slice()))
}

export function setup(seats: number, settings: Settings, rng: Rng): State {
  const s = emptyState(readRules(seats, settings), (settings.deck ?? null) as OwnDeck | null)
  dealColours(s, rng)
  for (const colour of COLOURS.keys()) if (s.players[colour]) giveCreeples(s, colour)
  layCratons(s, rng)
  if (s.rules.alien) {
    givePlant(s)
    layAlienDiscs(s)
  } else if (!s.rules.toothAndClaw) layDiscs(s)
  dealCards(s, rng)
  return s
}

/** The lowest skeletal number in play gets Medea (C1d); alone it is the protagonist (K6a), and L1a the plant. */
function medeaOf(s: State): number {
  if (s.rules.toothAndClaw) return NONE
  const byPerson = COLOURS.map((_, colour) => colour).filter((colour) => s.players[colour])
  const animals = byPerson.filter((colour) => colour !== GREEN)
  const candidates = s.rules.alien && s.rules.plantByRules ? animals : byPerson
  return candidates.reduce((best, colour) => (skeletalOf(colour) < skeletalOf(best) ? colour : best))
}

/** The opening step: who plays what, where everybody starts. */
export function* setUpStep(t: MegafaunaTable): Script {
  const s = t.state
  if (s.rules.genesis) yield* importMacros(t)
  for (const [colour, player] of s.players.entries()) if (player) tell(t, 'setup.colour', { player: colourWord(colour) }, 'C1c')
  tell(
    t,
    'setup.cratons',
    {
      cratons: cratonWords(
        s,
        s.landmasses.map(({ die }) => die),
      ),
    },
    'C1f',
  )
  s.medea = medeaOf(s)
  if (s.medea !== NONE) tell(t, 'setup.medea', { player: colourWord(s.medea) }, 'C1d')
  if (s.rules.alien) yield* startAlien(t)
  else
    for (const colour of COLOURS.keys())
      if (s.players[colour] && !s.species.some((x, id) => x && Math.floor(id / FORMS.length) === colour)) startEarth(t, colour)
  t.next({ step: 'deal' })
}

/** C1o: the display is dealt last, after cards that came from Genesis (C2f). */
export function dealStep(t: MegafaunaTable): void {
  for (const row of t.state.rows) {
    row.cards = []
    for (let i = 0; i < DISPLAY_SIZE; i++) row.cards.push((t.draw(row.pile) as number | undefined) ?? 0)
  }
  t.next({ step: 'turn' })
}

/** K3b, K3e–f: carbon of Earth, two plants beside the water; animals come later. */
function* startAlien(t: MegafaunaTable): Script {
  const s = t.state
  for (const [colour, player] of s.players.entries()) if (player && colour !== GREEN) player.lazarus = true
  if (s.rules.world === 'earth') yield* placeCarbon(t)
  const distances = waterDistances(s)
  const seat = seatOf(s, GREEN)
  for (let n = 0; n < PLANT_STARTERS; n++) {
    const shores = geometryOf(s.landmasses).hexes.filter(
      (hex) => isPlantHabitat(s, ARCHETYPE, hex, distances) && (s.upright[spaceAt(hex, PLANT)] as number) < 0,
    )
    const options = shores.map((hex) => placeOption(s, hex))
    const { place } = yield* decide(t, seat, 'setup.plant', options, 'K3e')
    placeStarter(s, speciesId(GREEN, ARCHETYPE), place, PLANT)
    tell(t, 'setup.plant', { place: placeWord(s, place) }, 'K3e')
  }
}

function* placeCarbon(t: MegafaunaTable): Script {
  const s = t.state
  for (const craton of CRATONS.earth.keys()) {
    const options = Array.from({ length: TAB_COUNT }, (_, tab) => placeOption(s, tabAt(craton, tab)))
    const { place } = yield* decide(t, seatOf(s, s.medea), 'setup.tab', options, 'K3b')
    s.discs[tabAt(craton, 0)] = BARE
    s.discs[place] = CARBON
    tell(t, 'setup.carbon', { place: placeWord(s, place) }, 'K3b')
  }
}
