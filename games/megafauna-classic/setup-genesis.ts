/** 3.0 Set-up after a game of Bios: Genesis (its K): colours are chosen when the map is laid. */

import type { Script } from '@deeptime/engine'
import { COLOURS, WHITE } from './components/players.ts'
import { type Genesis, type Symbiosis, symbioses } from './genesis.ts'
import { type ClassicTable, decide, tell } from './keys.ts'
import { COLOUR_OPTIONS, type ColourOption, ENDOSYMBIONT_HUNTS, HOST_HUNTS } from './options.ts'
import { coloursBySeat } from './phases/end-of-game.ts'
import { colourWord } from './refs.ts'
import { settle, tellColours } from './setup.ts'
import { type Player, playerOf, type State } from './state.ts'

/** Ka, Kc: the best macro-organism first; where its endosymbiont hunts, that player picks next. */
export function* pickColours(t: ClassicTable): Script {
  const { state } = t
  const { genesis, endosymbionts, solitaire } = state.rules
  const pairs = endosymbionts ? symbioses(genesis as Genesis, state.picks) : []
  const free = new Set(COLOURS.keys())
  if (solitaire) free.delete(WHITE)
  for (let seat = nextPick(state, pairs); seat !== undefined; seat = nextPick(state, pairs)) {
    const options = [...free].map((colour) => COLOUR_OPTIONS[colour] as ColourOption)
    const { colour } = yield* decide(t, seat, 'setup.colour', options, 'Ka')
    free.delete(colour)
    takeColour(state, seat, colour)
    state.picks.splice(state.picks.indexOf(seat), 1)
    state.picked.push(seat)
  }
  tellColours(t)
  state.active = Math.min(...coloursBySeat(state))
  settle(t, yield* pickHunters(t, pairs))
  state.picked = []
}

/** The first who has not picked, unless the host of an endosymbiont has just done so. */
function nextPick({ picks, picked }: State, pairs: readonly Symbiosis[]): number | undefined {
  const lodger = pairs.find(({ host, endosymbiont }) => picked.includes(host) && picks.includes(endosymbiont))
  if (lodger) return lodger.endosymbiont
  const lodgers = pairs.filter(({ host }) => picks.includes(host)).map(({ endosymbiont }) => endosymbiont)
  return picks.find((seat) => !lodgers.includes(seat))
}

/** Whoever held this colour till now takes the one that is given up. */
function takeColour(state: State, seat: number, colour: number): void {
  const before = coloursBySeat(state)[seat] as number
  const own = playerOf(state, before)
  state.players[before] = state.players[colour] as Player | null
  state.players[colour] = own
}

/** Kc: of each pair the host says who begins as the predator of the other. By colour: the hunter, and its prey. */
function* pickHunters(t: ClassicTable, pairs: readonly Symbiosis[]): Script<ReadonlyMap<number, number>> {
  const colours = coloursBySeat(t.state)
  const hunters = new Map<number, number>()
  for (const { host, endosymbiont } of pairs) {
    const [own, other] = [colours[host] as number, colours[endosymbiont] as number]
    const { id } = yield* decide(t, host, 'setup.hunter', [ENDOSYMBIONT_HUNTS, HOST_HUNTS], 'Kc', { player: colourWord(other) })
    const [hunter, prey] = id === HOST_HUNTS.id ? [own, other] : [other, own]
    hunters.set(hunter, prey)
    tell(t, 'setup.hunter', { player: colourWord(hunter), prey: colourWord(prey) }, 'Kc')
  }
  return hunters
}
