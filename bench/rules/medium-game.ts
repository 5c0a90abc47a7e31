/**
 * A synthetic "medium heavy" game, the same workload on every engine: 4 players, 96 cells, 80 cards, about 20 kB of JSON,
 * about 60 legal moves, 300 decisions. `apply` changes the object it is given, so it fits plain objects and drafts alike.
 */
export interface Cell {
  id: number
  terrain: string
  owner: number
  level: number
  garrison: number
  yields: Record<Resource, number>
  next: number[]
  tags: string[]
}

export interface Card {
  id: number
  name: string
  cost: number
  res: Resource
  gain: number
  vp: number
  where: string
  by: number
}

export interface Player extends Record<Resource, number> {
  id: number
  vp: number
  hand: number[]
  tableau: number[]
  stats: { built: number; played: number; traded: number; fought: number }
}

export interface Medium {
  cells: Cell[]
  cards: Card[]
  deck: number[]
  discard: number[]
  players: Player[]
  current: number
  decision: number
  round: number
  log: (string | number)[][]
}

export type Resource = 'grain' | 'ore' | 'cloth' | 'gold'
export type Move =
  | readonly ['upgrade' | 'muster' | 'settle' | 'play', number]
  | readonly ['attack', number, number]
  | readonly ['trade', Resource, Resource]
  | readonly ['harvest']

export const CELLS = 96
export const CARDS = 80
export const PLAYERS = 4
export const LENGTH = 300
export const RESOURCES: readonly Resource[] = ['grain', 'ore', 'cloth', 'gold']

const at = <T>(list: readonly T[], i: number): T => list[i] as T

export function setup(int: (n: number) => number): Medium {
  const cells = Array.from(
    { length: CELLS },
    (_, id): Cell => ({
      id,
      terrain: at(['plain', 'hill', 'wood', 'coast'], int(4)),
      owner: -1,
      level: 0,
      garrison: 0,
      yields: { grain: int(3), ore: int(3), cloth: int(3), gold: int(2) },
      next: [(id + 1) % CELLS, (id + CELLS - 1) % CELLS, (id + 12) % CELLS, (id + CELLS - 12) % CELLS],
      tags: [],
    }),
  )
  const cards = Array.from({ length: CARDS }, (_, id): Card => {
    const [cost, res, gain, vp] = [1 + int(4), at(RESOURCES, int(4)), 1 + int(3), int(4)]
    return { id, name: `card-${id}`, cost, res, gain, vp, where: 'deck', by: -1 }
  })
  const deck = cards.map((c) => c.id)
  for (let i = deck.length - 1; i > 0; i--) {
    const j = int(i + 1)
    const kept = at(deck, i)
    deck[i] = at(deck, j)
    deck[j] = kept
  }
  const players = Array.from({ length: PLAYERS }, (_, id): Player => {
    const stats = { built: 0, played: 0, traded: 0, fought: 0 }
    return { id, grain: 8, ore: 8, cloth: 8, gold: 8, vp: 0, hand: deck.splice(-6).reverse(), tableau: [], stats }
  })
  for (let p = 0; p < PLAYERS; p++) {
    for (let k = 0; k < 12; k++) Object.assign(at(cells, p * 24 + k * 2), { owner: p, level: 1, garrison: 3 })
  }
  return { cells, cards, deck, discard: [], players, current: 0, decision: 0, round: 1, log: [] }
}

/** Calls `found` with each legal move; whoever collects them decides what a move looks like. */
export function eachLegal(g: Medium, found: (move: Move['0'], a?: number | Resource, b?: number | Resource) => void): void {
  const p = g.current
  const me = at(g.players, p)
  const seen = new Set<number>()
  for (const c of g.cells) {
    if (c.owner !== p) continue
    if (c.level < 6 && me.ore >= c.level) found('upgrade', c.id)
    if (c.garrison < 8 && me.grain > 0) found('muster', c.id)
    for (const n of c.next) {
      const t = at(g.cells, n)
      if (t.owner === -1 && !seen.has(n) && me.gold > 0) {
        seen.add(n)
        found('settle', n)
      } else if (t.owner !== p && t.owner !== -1 && c.garrison > t.garrison) found('attack', c.id, n)
    }
  }
  for (const id of me.hand) if (me[at(g.cards, id).res] >= at(g.cards, id).cost) found('play', id)
  for (const a of RESOURCES) for (const b of RESOURCES) if (a !== b && me[a] >= 2) found('trade', a, b)
  found('harvest')
}

function attack(g: Medium, me: Player, from: number, to: number): void {
  const a = at(g.cells, from)
  const t = at(g.cells, to)
  a.garrison -= 1
  t.garrison -= 1
  me.stats.fought++
  if (t.garrison > 0) return
  t.owner = me.id
  t.garrison = 1
  a.garrison = Math.max(1, a.garrison - 1)
  me.vp += t.level
}

function harvest(g: Medium, me: Player): void {
  for (const c of g.cells) {
    if (c.owner === me.id) for (const r of RESOURCES) me[r] = Math.min(20, me[r] + (c.yields[r] > 1 ? 1 : 0))
  }
  me.grain = Math.min(20, me.grain + 4)
  me.ore = Math.min(20, me.ore + 4)
  me.gold = Math.min(20, me.gold + 2)
  if (g.deck.length > 0 && me.hand.length < 8) me.hand.push(g.deck.pop() as number)
}

function build(g: Medium, me: Player, kind: 'upgrade' | 'muster' | 'settle', id: number): void {
  const c = at(g.cells, id)
  if (kind === 'upgrade') {
    me.ore -= c.level
    c.level++
    me.vp++
    me.stats.built++
  } else if (kind === 'muster') {
    c.garrison++
    me.grain--
  } else {
    Object.assign(c, { owner: me.id, level: 1, garrison: 1 })
    me.gold--
    me.vp++
  }
}

function playCard(g: Medium, me: Player, id: number): void {
  const c = at(g.cards, id)
  me[c.res] -= c.cost
  me.vp += c.vp
  me.hand.splice(me.hand.indexOf(id), 1)
  me.tableau.push(id)
  c.where = 'tableau'
  c.by = me.id
  me.stats.played++
}

export function apply(g: Medium, m: Move): void {
  const p = g.current
  const me = at(g.players, p)
  if (m[0] === 'attack') attack(g, me, m[1], m[2])
  else if (m[0] === 'harvest') harvest(g, me)
  else if (m[0] === 'play') playCard(g, me, m[1])
  else if (m[0] === 'trade') {
    me[m[1]] -= 2
    me[m[2]] += 1
    me.stats.traded++
  } else build(g, me, m[0], m[1])
  g.log.push([p, ...m])
  if (g.log.length > 40) g.log.shift()
  g.decision++
  g.current = (p + 1) % PLAYERS
  if (g.current === 0) g.round++
}

export function clone(g: Medium): Medium {
  return {
    ...g,
    cells: g.cells.map((c) => ({ ...c, yields: { ...c.yields }, next: c.next.slice(), tags: c.tags.slice() })),
    cards: g.cards.map((c) => ({ ...c })),
    deck: g.deck.slice(),
    discard: g.discard.slice(),
    players: g.players.map((q) => ({ ...q, hand: q.hand.slice(), tableau: q.tableau.slice(), stats: { ...q.stats } })),
    log: g.log.map((l) => l.slice()),
  }
}
