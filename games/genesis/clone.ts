import type { GenesisState, Held, Organism, Risen } from './state.ts'

const copyHeld = (h: Held): Held => ({
  card: h.card,
  promoted: h.promoted,
  base: h.base,
  plus: h.plus,
  boughtAt: h.boughtAt,
  promotedAt: h.promotedAt,
})

const copyRisen = (m: Risen): Risen => ({
  card: m.card,
  land: m.land,
  organs: m.organs.slice(),
  circles: m.circles.slice(),
  circleSince: m.circleSince.slice(),
  trophic: m.trophic,
  level: m.level,
})

const copyOrganism = (o: Organism): Organism => ({
  controller: o.controller,
  cubes: o.cubes.slice(),
  discs: o.discs.slice(),
  mutations: o.mutations.map(copyHeld),
  parasite: o.parasite,
  macro: o.macro && copyRisen(o.macro),
  face: o.face,
  host: o.host,
  disease: o.disease.slice(),
  row: o.row,
  rolled: o.rolled,
  closedBy: o.closedBy,
})

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copy = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copy[i] = (lists[i] as number[]).slice()
  return copy
}

/** A copy that shares only what never changes. Written out because searches copy states by the thousand. */
export function cloneGenesis(s: GenesisState): GenesisState {
  const organisms = new Array<Organism | null>(s.organisms.length)
  for (let o = 0; o < organisms.length; o++) {
    const organism = s.organisms[o]
    organisms[o] = organism ? copyOrganism(organism) : null
  }
  return {
    variants: s.variants,
    ownDeck: s.ownDeck,
    seats: s.seats,
    wished: s.wished,
    seatOf: s.seatOf.slice(),
    players: s.players.slice(),
    ring: s.ring.slice(),
    turn: s.turn,
    phase: s.phase,
    first: s.first,
    order: s.order.slice(),
    ending: s.ending,
    over: s.over,
    eventDeck: s.eventDeck.slice(),
    eventsNow: s.eventsNow.slice(),
    eventsPast: s.eventsPast.slice(),
    eventsOut: s.eventsOut.slice(),
    xDone: s.xDone,
    oxygenDone: s.oxygenDone,
    climate: s.climate.slice(),
    waterworld: s.waterworld,
    ozone: s.ozone,
    medea: s.medea.slice(),
    active: s.active.slice(),
    placardDeck: copyLists(s.placardDeck),
    placardsOut: copyLists(s.placardsOut),
    placards: copyLists(s.placards),
    destroyed: s.destroyed.slice(),
    piles: copyLists(s.piles),
    seen: s.seen.slice(),
    organised: s.organised.slice(),
    disorganised: s.disorganised.slice(),
    enzymes: copyLists(s.enzymes),
    biontAt: s.biontAt.slice(),
    biontMoved: s.biontMoved.slice(),
    biontBought: s.biontBought.slice(),
    organisms,
    unsettled: s.unsettled.slice(),
    pool: s.pool.slice(),
    trophies: copyLists(s.trophies),
    limit: s.limit.slice(),
    hgtLeft: s.hgtLeft.slice(),
    turnsDone: s.turnsDone,
    forSale: s.forSale.slice(),
    roll: s.roll && { cause: s.roll.cause, of: s.roll.of, dice: s.roll.dice.slice() },
    levelsStale: s.levelsStale,
  }
}
