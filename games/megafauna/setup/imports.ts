/** C2, C3 The hand-over from Bios: Genesis: macro-organisms become archetypes, or swimmers. */

import type { Script } from '@deeptime/engine'
import { cardWord, mutationIn } from '../cards.ts'
import { MACROS, type MacroData } from '../components/genesis-import.ts'
import {
  ARCHETYPE,
  COLOURS,
  FORM_COUNT,
  GREEN,
  ORANGE,
  ORGANS,
  rowOfOrgan,
  SWIMMER,
  speciesId,
  speciesIdsOf,
  WHITE_ORGAN,
} from '../components/phyla.ts'
import { seatOf, takeCube } from '../cubes.ts'
import type { GenesisMacro } from '../genesis.ts'
import { seasOf } from '../habitat.ts'
import { decide, type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import { COLOUR_OPTIONS, type NumberOption, placeOption } from '../options.ts'
import { HERBIVORE, spaceAt } from '../places.ts'
import { colourWord, organWord, placeWord, speciesWord } from '../refs.ts'
import { isPlantGame } from '../score.ts'
import { newCard, noOrgans, ORGAN_COUNT, type Player, type State } from '../state.ts'
import { playerOf, refresh, speciesOf } from '../tableau.ts'
import { placeStarter, startEarth } from './start.ts'

interface MacroOption extends MegafaunaOption {
  readonly macro: GenesisMacro
}

/** What a seat brings, in the order in which colours are taken: by the score of Genesis (C2h). */
interface Import {
  readonly seat: number
  readonly macro: GenesisMacro
  colour: number
}

/** What a seat has to bring; alone one played two colours of Genesis. */
interface Legacy {
  readonly seat: number
  readonly vp: number
  readonly macros: readonly GenesisMacro[]
}

/** Seats with macro-organisms, best score of Genesis first (C2h). A solitaire defeat brings nothing (C3b). */
function legaciesOf({ rules }: State): readonly Legacy[] {
  const players = rules.earlyEvents ? [] : (rules.genesis?.players ?? [])
  const seats = [...new Set(players.map(({ seat }) => seat))].map((seat): Legacy => {
    const own = players.filter((player) => player.seat === seat)
    return { seat, vp: Math.max(...own.map(({ vp }) => vp)), macros: own.flatMap(({ macros }) => macros) }
  })
  return seats.filter(({ macros }) => macros.length > 0).sort((a, b) => b.vp - a.vp || a.seat - b.seat)
}

/** C2, C3: everybody's start, those with a macro-organism first. */
export function* importMacros(t: MegafaunaTable): Script {
  const s = t.state
  const imports: Import[] = []
  for (const legacy of legaciesOf(s)) imports.push({ seat: legacy.seat, macro: yield* pickMacro(t, legacy), colour: -1 })
  yield* takeColours(t, imports)
  for (const one of imports) yield* settleMacro(t, one)
  if (s.rules.alien) return
  yield* placeSwimmers(t, imports)
  for (const [colour, player] of s.players.entries()) {
    if (!player || imports.some(({ seat }) => seat === player.seat)) continue
    // C2j: everybody else comes after them.
    player.newcomer = true
    startEarth(t, colour)
  }
  for (const one of imports) lendHosts(t, one)
}

const coloursOf = ({ id }: GenesisMacro): readonly number[] =>
  (MACROS.find(({ macro }) => macro === id) as MacroData).colours.map((colour) => COLOURS.indexOf(colour))

/** A player with several macro-organisms picks one; C3a: who won alone as a plant, a plant. */
function* pickMacro(t: MegafaunaTable, { seat, macros }: Legacy): Script<GenesisMacro> {
  const plants = isPlantGame(t.state) ? macros.filter((macro) => coloursOf(macro).includes(GREEN)) : []
  const options = (plants.length > 0 ? plants : macros).map(
    (macro, i): MacroOption => ({ id: `macro:${i}`, label: 'macro', params: { macro: `@macro.${macro.id}` }, macro }),
  )
  return (yield* decide(t, seat, 'setup.macro', options, 'C2')).macro
}

/** C2a–e, h: the colour of the macro-organism; if it is taken, plants, then molluscs, then any other. */
function* takeColours(t: MegafaunaTable, imports: readonly Import[]): Script {
  const s = t.state
  const taken = new Set<number>()
  // K: alone the plant is green, and the animal is not.
  if (s.rules.alien && s.rules.plantByRules) taken.add(GREEN)
  for (const one of imports) {
    const own = coloursOf(one.macro).filter((colour) => !taken.has(colour))
    const second = [GREEN, ORANGE].filter((colour) => !taken.has(colour))
    const any = COLOURS.map((_, colour) => colour).filter((colour) => !taken.has(colour))
    const open = own.length > 0 ? own : second.length > 0 ? second : any
    const options = open.map((colour) => COLOUR_OPTIONS[colour] as NumberOption)
    one.colour = (yield* decide(t, one.seat, 'setup.colour', options, own.length > 0 ? 'C2e' : 'C2h')).number
    taken.add(one.colour)
  }
  moveSeats(t, imports)
}

/** Players change their colour before anything of theirs is on the table; C2j: those without a macro keep theirs, or draw from what is left. */
function moveSeats(t: MegafaunaTable, imports: readonly Import[]): void {
  const s = t.state
  const seated = s.players.flatMap((player, colour) => (player ? [{ player, colour }] : []))
  const wanted = new Map<Player, number>()
  for (const { seat, colour } of imports) {
    const found = seated.find((one) => one.player.seat === seat && !(s.rules.seats === 1 && (one.colour === GREEN) !== (colour === GREEN)))
    if (found) wanted.set(found.player, colour)
  }
  const free = COLOURS.map((_, colour) => colour).filter((colour) => ![...wanted.values()].includes(colour))
  const others = seated.filter(({ player }) => !wanted.has(player))
  const take = (player: Player, colour: number): void => {
    wanted.set(player, colour)
    free.splice(free.indexOf(colour), 1)
  }
  for (const { player, colour } of others) if (free.includes(colour)) take(player, colour)
  for (const { player } of others) if (!wanted.has(player)) take(player, free[t.random(free.length)] as number)
  const pools = [s.spare, s.setAside].map((pool) => pool.slice())
  for (let colour = 0; colour < COLOURS.length; colour++) s.players[colour] = null
  for (const pool of [s.spare, s.setAside]) pool.fill(0)
  for (const { player, colour: from } of seated) {
    const to = wanted.get(player) as number
    s.players[to] = player
    for (const [i, pool] of [s.spare, s.setAside].entries()) {
      for (let form = 0; form < FORM_COUNT; form++) pool[to * FORM_COUNT + form] = pools[i]?.[from * FORM_COUNT + form] as number
    }
  }
}

/** C2f: organs become basal, each biont brings a card; alone they wait for the first resurrection (C3a). */
function* settleMacro(t: MegafaunaTable, { macro, colour }: Import): Script {
  const s = t.state
  const player = playerOf(s, colour)
  if (macro.face === 'marine') {
    player.marine = !s.rules.alien
    tell(t, 'setup.marine', { player: colourWord(colour), macro: `@macro.${macro.id}` }, 'C2g')
    return
  }
  player.macroFossil = true
  tell(t, 'setup.macro', { player: colourWord(colour), macro: `@macro.${macro.id}` }, 'C2f')
  player.waitingOrgans = yield* whiten(t, colour, macro)
  for (const { colour: biont } of macro.bionts) {
    const card = takeRandomCard(t, (ORGANS as readonly string[]).indexOf(biont))
    if (card === 0) continue
    player.waiting.push(card)
    tell(t, 'setup.biont', { player: colourWord(colour), card: cardWord(s, card) }, 'C2f')
  }
  if (s.rules.alien) return
  startEarth(t, colour)
  bringImports(s, colour)
}

/** C2i: once a colour, two equal organs may become a white one. */
function* whiten(t: MegafaunaTable, colour: number, macro: GenesisMacro): Script<number[]> {
  const organs = ORGANS.map((organ) => macro.organs[organ] ?? 0)
  const yes: MegafaunaOption = { id: 'whiten.yes', label: 'whiten.yes' }
  const no: MegafaunaOption = { id: 'whiten.no', label: 'whiten.no' }
  for (let organ = 0; organ < WHITE_ORGAN; organ++) {
    if ((organs[organ] as number) < 2) continue
    const answer = yield* decide(t, seatOf(t.state, colour), 'setup.whiten', [yes, no], 'C2i', { organ: organWord(organ) })
    if (answer.id === no.id) continue
    organs[organ] = (organs[organ] as number) - 2
    organs[WHITE_ORGAN] = (organs[WHITE_ORGAN] as number) + 1
    tell(t, 'setup.whiten', { player: colourWord(colour), organ: organWord(organ) }, 'C2i')
  }
  return organs
}

/** C2f: a random card of this colour, in the open: everybody sees what a biont brings. */
function takeRandomCard(t: MegafaunaTable, organ: number): number {
  const s = t.state
  const { pile } = s.rows[rowOfOrgan(organ) as 0 | 1]
  const fitting = pile.filter((card) => mutationIn(s, card).colour === organ).sort((a, b) => a - b)
  if (fitting.length === 0) return 0
  const card = fitting[t.random(fitting.length)] as number
  pile.splice(pile.indexOf(card), 1)
  return card
}

/** What waited comes to the archetype: basal cubes, and cards with one plus cube each. */
export function bringImports(s: State, colour: number): void {
  const player = playerOf(s, colour)
  const x = speciesOf(s, speciesId(colour, ARCHETYPE))
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    for (let n = player.waitingOrgans[organ] as number; n > 0 && (s.cubes[organ] as number) > 0; n--) {
      takeCube(s, organ)
      x.basal[organ] = (x.basal[organ] as number) + 1
    }
  }
  for (const card of player.waiting) {
    const held = newCard(card)
    const organ = mutationIn(s, card).colour
    if ((s.cubes[organ] as number) > 0) {
      takeCube(s, organ)
      held.plus[organ] = 1
    }
    x.cards.push(held)
  }
  player.waiting = []
  player.waitingOrgans = noOrgans()
  refresh(s, x)
}

/** C2g: swimmers start in a sea of their owner's choice, one in each. */
function* placeSwimmers(t: MegafaunaTable, imports: readonly Import[]): Script {
  const s = t.state
  for (const { seat, macro, colour } of imports) {
    if (macro.face !== 'marine') continue
    const free = seasOf(s).filter((hex) => (s.upright[spaceAt(hex, HERBIVORE)] as number) < 0)
    const options = free.map((hex) => placeOption(s, hex))
    const { place } = yield* decide(t, seat, 'setup.sea', options, 'C2g')
    placeStarter(s, speciesId(colour, SWIMMER), place, HERBIVORE)
    tell(t, 'setup.starter', { player: colourWord(colour), place: placeWord(s, place) }, 'C2g')
  }
}

/** C2k: a player at this table whose biont lived in another's macro-organism keeps one of its creeples as a host. */
function lendHosts(t: MegafaunaTable, { macro, colour, seat }: Import): void {
  const s = t.state
  const players = s.rules.genesis?.players ?? []
  const host = speciesId(colour, macro.face === 'marine' ? SWIMMER : ARCHETYPE)
  const lodgers = macro.bionts.filter(({ role }) => role === 'endosymbiont')
  const seats = new Set(lodgers.flatMap((biont) => players.filter((one) => one.colour === biont.colour).map((one) => one.seat)))
  for (const other of seats) {
    const keeper = s.players.findIndex((player) => player?.seat === other)
    if (other === seat || keeper < 0) continue
    const species = speciesIdsOf(keeper).find((id) => s.species[id]) as number
    s.spare[host] = (s.spare[host] as number) - 1
    speciesOf(s, species).guests.push(host)
    tell(t, 'setup.guest', { player: colourWord(keeper), species: speciesWord(host) }, 'C2k')
  }
}
