import type { Game, Table } from '@deeptime/engine'
import { emptyOrganism } from '../attach.ts'
import { moveBiont } from '../bionts.ts'
import { COLOURS, ROWS } from '../components/ids.ts'
import { genesis } from '../game.ts'
import { reveal } from '../phases/events.ts'
import { limitOf } from '../pools.ts'
import { refugiumCard } from '../refugia.ts'
import { ABSENT, firstBiont, type GenesisState, HERE } from '../state.ts'
import type { GenesisView } from '../view.ts'

/**
 * The game from a position that has grown: by lot every player owns one or two bacteria with cubes and mutations, full pools, and now
 * and then a foreign gene. Random play from an empty Earth hardly ever comes to macro-organisms, supplanting or the Red Queen.
 */
function grow(t: Table<GenesisState>): void {
  const s = t.state
  const placards = ROWS.flatMap((row) => (s.placardDeck[row] as number[]).slice(0, -1))
  for (const player of s.players) {
    for (const colour of COLOURS) s.pool[player * 4 + colour] = t.random(limitOf(s) + 1)
    const count = 1 + t.random(2)
    for (let i = 0; i < count; i++) found(t, player, placards.splice(t.random(placards.length), 1)[0] as number, firstBiont(player) + i)
  }
  if (!s.variants.foreign) return
  for (const player of s.players) {
    const guest = firstBiont(player) + 1
    const host = s.players[t.random(s.players.length)] as number
    const home = s.biontAt[firstBiont(host)] as number
    if (host !== player && s.biontAt[guest] === -1 && t.random(2) === 0) moveBiont(s, guest, home)
  }
}

function found(t: Table<GenesisState>, player: number, placard: number, biont: number): void {
  const s = t.state
  const deck = s.placardDeck[refugiumCard(s, placard).row] as number[]
  deck.splice(deck.indexOf(placard), 1)
  const organism = emptyOrganism(player)
  for (const colour of COLOURS) organism.cubes[colour] = t.random(4)
  for (let left = t.random(4); left > 0; left--) {
    const pile = s.piles[t.random(4)] as number[]
    if (pile.length < 2) continue
    const card = pile.shift() as number
    s.seen[card] = true
    const promoted = t.random(2) === 0
    organism.mutations.push({ card, promoted, base: HERE, plus: promoted ? HERE : ABSENT, boughtAt: -1, promotedAt: promoted ? -1 : 0 })
  }
  s.organisms[placard] = organism
  s.biontAt[biont] = placard
}

export const grown: Game<GenesisState, GenesisView> = {
  ...genesis,
  steps: {
    ...genesis.steps,
    'events.reveal': (t: Table<GenesisState>): void => {
      if (t.state.turn === 0) grow(t)
      reveal(t)
    },
  },
}
