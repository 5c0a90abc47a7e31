/** C2, C3 The hand-over from Bios: Genesis: macro-organisms become archetypes, or swimmers. */

import type { Script } from '@deeptime/engine'
import { cardWord, mutationIn } from '../cards.ts'
import { MACROS, type MacroData } from '../components/genesis-import.ts'
import { ARCHETYPE, COLOURS, FORM_COUNT, GREEN, ORANGE, ORGANS, rowOfOrgan, SWIMMER, speciesId, WHITE_ORGAN } from '../components/phyla.ts'
import { takeCube } from '../cubes.ts'
import type { GenesisMacro, GenesisPlayer } from '../genesis.ts'
import { seasOf } from '../habitat.ts'
import { decide, type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import { COLOUR_OPTIONS, type NumberOption, placeOption } from '../options.ts'
import { HERBIVORE, spaceAt } from '../places.ts'
import { colourWord, organWord, placeWord, speciesWord } from '../refs.ts'
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

/** Whether the file speaks for the game under way: a solitaire defeat brings nothing (C3b). */
const brings = (s: State): boolean => !s.rules.earlyEvents

export function* importMacros(t: MegafaunaTable): Script {
  const s = t.state
  const players = (s.rules.genesis?.players ?? []).filter(({ macros }) => macros.length > 0)
  if (!brings(s)) return
  const imports: Import[] = []
  for (const player of players.toSorted((a, b) => b.vp - a.vp || a.seat - b.seat)) {
    imports.push({ seat: player.seat, macro: yield* pickMacro(t, player), colour: -1 })
  }
  yield* takeColours(t, imports)
  for (const one of imports) yield* settleMacro(t, one)
  if (!s.rules.alien) yield* placeSwimmers(t, imports)
  for (const one of imports) lendHosts(t, one, imports)
  // C2j: everybody else comes after them.
  for (const player of s.players) if (player && !imports.some(({ seat }) => seat === player.seat)) player.newcomer = true
}

/** A player with several macro-organisms picks one. */
function* pickMacro(t: MegafaunaTable, { seat, macros }: GenesisPlayer): Script<GenesisMacro> {
  const options = macros.map(
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
    const { colours } = MACROS.find(({ macro }) => macro === one.macro.id) as MacroData
    const own = colours.map((colour) => COLOURS.indexOf(colour)).filter((colour) => !taken.has(colour))
    const second = [GREEN, ORANGE].filter((colour) => !taken.has(colour))
    const any = COLOURS.map((_, colour) => colour).filter((colour) => !taken.has(colour))
    const open = own.length > 0 ? own : second.length > 0 ? second : any
    const options = open.map((colour) => COLOUR_OPTIONS[colour] as NumberOption)
    one.colour = (yield* decide(t, one.seat, 'setup.colour', options, own.length > 0 ? 'C2e' : 'C2h')).number
    taken.add(one.colour)
  }
  moveSeats(s, imports)
}

/** Players change their colour before anything of theirs is on the table; those without a macro keep what is left. */
function moveSeats(s: State, imports: readonly Import[]): void {
  const seated = s.players.flatMap((player, colour) => (player ? [{ player, colour }] : []))
  const wanted = new Map<Player, number>()
  for (const { seat, colour } of imports) {
    const found = seated.find((one) => one.player.seat === seat && !(s.rules.seats === 1 && (one.colour === GREEN) !== (colour === GREEN)))
    if (found) wanted.set(found.player, colour)
  }
  const free = COLOURS.map((_, colour) => colour).filter((colour) => ![...wanted.values()].includes(colour))
  for (const { player, colour } of seated) {
    if (wanted.has(player)) continue
    const kept = free.includes(colour)
      ? colour
      : (free.find((other) => !seated.some((one) => one.colour === other && !wanted.has(one.player))) as number)
    wanted.set(player, kept)
    free.splice(free.indexOf(kept), 1)
  }
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
  player.waitingOrgans = yield* whiten(t, player, macro)
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
function* whiten(t: MegafaunaTable, { seat }: Player, macro: GenesisMacro): Script<number[]> {
  const organs = ORGANS.map((organ) => macro.organs[organ] ?? 0)
  const yes: MegafaunaOption = { id: 'whiten.yes', label: 'whiten.yes' }
  const no: MegafaunaOption = { id: 'whiten.no', label: 'whiten.no' }
  for (let organ = 0; organ < WHITE_ORGAN; organ++) {
    if ((organs[organ] as number) < 2) continue
    const answer = yield* decide(t, seat, 'setup.whiten', [yes, no], 'C2i', { organ: organWord(organ) })
    if (answer.id === no.id) continue
    organs[organ] = (organs[organ] as number) - 2
    organs[WHITE_ORGAN] = (organs[WHITE_ORGAN] as number) + 1
    tell(t, 'setup.whiten', { organ: organWord(organ) }, 'C2i')
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

/** C2k: a player whose biont lived in another's macro-organism keeps one of its creeples as a host. */
function lendHosts(t: MegafaunaTable, { macro, colour, seat }: Import, imports: readonly Import[]): void {
  const s = t.state
  const host = speciesId(colour, macro.face === 'marine' ? SWIMMER : ARCHETYPE)
  if (!s.species[host]) return
  const holders = new Set(macro.bionts.flatMap(({ role, player }) => (role === 'endosymbiont' && player !== undefined ? [player] : [])))
  for (const name of holders) {
    const other = s.rules.genesis?.players.find((player) => player.colour === name)
    const one = imports.find((found) => found.seat === other?.seat)
    if (!one || one.seat === seat || (s.spare[host] as number) === 0) continue
    const keeper = s.species[speciesId(one.colour, one.macro.face === 'marine' ? SWIMMER : ARCHETYPE)]
    if (!keeper) continue
    s.spare[host] = (s.spare[host] as number) - 1
    keeper.guests.push(host)
    tell(t, 'setup.guest', { player: colourWord(one.colour), species: speciesWord(host) }, 'C2k')
  }
}
