import type { Script, Table } from '@deeptime/engine'
import { CLAIM, PASS } from './options.ts'
import { libertinage } from './organisms.ts'
import { colourWord } from './refs.ts'
import { ask, tell } from './speech.ts'
import { type Actor, colourOfActor, type GenesisState, NONE, NPC } from './state.ts'

/** A2: who acts when. */

/** Clockwise from the first colour; parasites that nobody controls act at their colour's place (C1), after its player (C2). */
export function orderFrom(s: GenesisState, first: number): Actor[] {
  const { ring, seatOf, variants } = s
  const from = Math.max(0, ring.indexOf(first))
  const order: Actor[] = []
  for (let i = 0; i < ring.length; i++) {
    const colour = ring[(from + i) % ring.length] as number
    if (seatOf[colour] !== NONE) order.push(colour)
    if (seatOf[colour] === NONE || variants.mode === 'cooperative') order.push(NPC + colour)
  }
  return order
}

/** The player whose libertinage is higher than everybody else's, or `NONE`. */
export function mostLibertine(s: GenesisState): number {
  let best: number = NONE
  let most = 0
  for (const player of s.players) {
    const score = libertinage(s, player)
    if (score > most) {
      most = score
      best = player
    } else if (score === most) best = NONE
  }
  return best
}

/** A2: the most libertine player may act first in this phase; the others follow in their order. */
export function* claimFirst(t: Table<GenesisState>): Script {
  const s = t.state
  s.order = orderFrom(s, s.first)
  const player = mostLibertine(s)
  if (player === NONE || s.order[0] === player) return
  const answer = yield* ask(t, player, 'libertine.claim', [CLAIM, PASS], 'A2')
  if (answer.id !== CLAIM.id) return
  const own = s.order.filter((actor) => colourOfActor(actor) === player)
  s.order = [...own, ...s.order.filter((actor) => colourOfActor(actor) !== player)]
  tell(t, 'libertine', { colour: colourWord(player) }, 'A2')
}
