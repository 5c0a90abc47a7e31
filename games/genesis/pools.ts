import type { Script, Table } from '@deeptime/engine'
import { COLOURS } from './components/ids.ts'
import { poolLimit } from './components/tokens.ts'
import { colourOption } from './options.ts'
import { colourWord } from './refs.ts'
import { maybe, tell } from './speech.ts'
import type { GenesisState } from './state.ts'

/** B3: catalysts of one colour that one pool holds. */
export const limitOf = (s: GenesisState): number => poolLimit(s.players.length || s.seats)

export const held = (s: GenesisState, player: number, colour: number): number => s.pool[player * 4 + colour] as number

export function allCatalysts(s: GenesisState, player: number): number {
  return held(s, player, 0) + held(s, player, 1) + held(s, player, 2) + held(s, player, 3)
}

export const hasRoom = (s: GenesisState, player: number, colour: number): boolean => held(s, player, colour) < limitOf(s)

/** Adds what fits; the answer is how many were refused. */
export function addCatalysts(s: GenesisState, player: number, colour: number, count: number): number {
  const taken = Math.min(count, limitOf(s) - held(s, player, colour))
  s.pool[player * 4 + colour] = held(s, player, colour) + taken
  return count - taken
}

export function spend(s: GenesisState, player: number, colour: number, count = 1): void {
  s.pool[player * 4 + colour] = held(s, player, colour) - count
}

/** B3: one biosynthesis, by colour. Every two catalysts that the pool refuses may become one of another colour. */
export function* biosynthesis(t: Table<GenesisState>, player: number, gains: readonly number[]): Script {
  const s = t.state
  let refused = 0
  for (const colour of COLOURS) {
    const count = gains[colour] as number
    if (count === 0) continue
    const over = addCatalysts(s, player, colour, count)
    refused += over
    if (count > over) {
      tell(t, 'gain', { colour: colourWord(player), catalyst: colourWord(colour), count: count - over }, 'B3')
    }
  }
  for (let left = Math.floor(refused / 2); left > 0; left--) {
    const options = COLOURS.filter((colour) => hasRoom(s, player, colour)).map(colourOption)
    const choice = yield* maybe(t, player, 'overflow', options, 'B3', { count: left })
    if (!choice) return
    addCatalysts(s, player, choice.colour, 1)
    tell(t, 'overflow', { colour: colourWord(player), catalyst: colourWord(choice.colour) }, 'B3')
  }
}
