import { Audit } from '@deeptime/kit'
import { COLOUR_IDS, COLOURS } from './components/ids.ts'
import { MACRO_COUNT, MUTATION_COUNT } from './components/setup.ts'
import { MACROS_IN_AN_ECOSYSTEM } from './components/tracks.ts'
import { actorsBionts, biontsIn, entropyLimit, isHyperparasite, organismAt, organisms } from './organisms.ts'
import { held, limitOf } from './pools.ts'
import { cardsIn } from './refs.ts'
import { biontsInRefugia, isRefugium, mannaCubes, refugia, refugiumCard } from './refugia.ts'
import {
  BIONT_COUNT,
  cardOfDisease,
  type GenesisState,
  HERE,
  isParasite,
  isPlusDisease,
  NONE,
  ORGAN_CUBE,
  type Organism,
  OUT,
  POOL,
  STOLEN,
  TROPHY_MACRO,
} from './state.ts'

/** Everything that is not exactly once where it should be. */
export function audit(s: GenesisState): readonly string[] {
  const found = new Audit()
  // Before set-up nothing lies anywhere.
  if (s.turn === 0 && s.eventDeck.length === 0) return found.faults
  auditCards(s, found)
  auditBionts(s, found)
  auditPools(s, found)
  for (const o of organisms(s)) auditOrganism(s, o, found)
  for (const placard of refugia(s)) {
    found.atLeast(`manna of refugium ${placard}`, mannaCubes(s, placard), 1)
    found.atMost(`enzymes of refugium ${placard}`, (s.enzymes[placard] as number[]).length, refugiumCard(s, placard).enzymeSlots.length)
  }
  for (const count of [...s.organised, ...s.disorganised]) found.atLeast('cubes of a refugium', count, 0)
  return found.faults
}

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

function auditCards(s: GenesisState, audit: Audit): void {
  const { events, refugia } = cardsIn(s)
  audit.eachOnce('event', [...s.eventDeck, ...s.eventsNow, ...s.eventsPast, ...s.eventsOut], numbersTo(events.length))
  const alive = organisms(s).filter((o) => !isParasite(o))
  const trophies = s.trophies.flat()
  const placards = [
    ...s.placardDeck.flat(),
    ...s.placardsOut.flat(),
    ...s.placards.flat(),
    ...s.destroyed,
    ...alive,
    ...trophies.filter((trophy) => trophy < TROPHY_MACRO),
  ]
  audit.eachOnce('placard', placards, numbersTo(refugia.length))
  const heldCards = organisms(s).flatMap((o) => organismAt(s, o).mutations.map(({ card }) => card))
  audit.eachOnce('mutation', [...s.piles.flat(), ...heldCards], numbersTo(MUTATION_COUNT))
  const risen = alive.flatMap((o) => organismAt(s, o).macro?.card ?? [])
  const sold = s.forSale.flatMap((sale, card) => (sale ? [card] : []))
  const past = trophies.filter((trophy) => trophy >= TROPHY_MACRO).map((trophy) => trophy - TROPHY_MACRO)
  audit.eachOnce('macro-organism', [...sold, ...risen, ...past], numbersTo(MACRO_COUNT))
}

function auditBionts(s: GenesisState, audit: Audit): void {
  for (let biont = 0; biont < BIONT_COUNT; biont++) {
    const at = s.biontAt[biont] as number
    const somewhere = at === POOL || at === OUT || (at >= 0 && (s.organisms[at] !== null || isRefugium(s, at)))
    audit.never(!somewhere, `biont ${biont} is at ${at}, where nothing is`)
  }
  // In other phases somebody may just be asked which one to take back.
  if (s.phase !== 3) return
  audit.count('organisms whose fate is open', s.unsettled.length, 0)
  for (const player of s.players) {
    audit.atMost(`bionts of ${COLOUR_IDS[player]} in refugia`, biontsInRefugia(s, player), Math.max(1, entropyLimit(s, player)))
  }
}

function auditPools(s: GenesisState, audit: Audit): void {
  for (const player of COLOURS) {
    for (const colour of COLOURS) {
      const what = `${COLOUR_IDS[colour]} catalysts of ${COLOUR_IDS[player]}`
      audit.atLeast(what, held(s, player, colour), 0)
      audit.atMost(what, held(s, player, colour), s.players.includes(player) ? limitOf(s) : 0)
    }
  }
}

function auditOrganism(s: GenesisState, o: number, audit: Audit): void {
  const organism = organismAt(s, o)
  if (!s.unsettled.includes(o)) {
    audit.atLeast(`bionts of organism ${o}`, biontsIn(s, o), 1)
    audit.atLeast(`bionts of who controls organism ${o}`, actorsBionts(s, organism.controller, o), 1)
  }
  for (const count of [...organism.cubes, ...organism.discs]) audit.atLeast(`cubes or discs of organism ${o}`, count, 0)
  auditMutations(s, o, organism, audit)
  if (organism.parasite !== NONE) {
    audit.never(s.organisms[organism.parasite]?.host !== o, `the parasite of ${o} is somewhere else`)
    audit.never(isHyperparasite(s, o), `hyperparasite ${o} is a host`)
  }
  if (isParasite(o) && !s.unsettled.includes(o)) auditParasite(s, o, organism, audit)
  if (!isParasite(o)) audit.never(!s.players.includes(organism.controller), `nobody owns organism ${o}`)
  if (organism.macro) auditMacro(s, o, organism, audit)
}

function auditMutations(s: GenesisState, o: number, { mutations, parasite }: Organism, audit: Audit): void {
  const stolen = parasite === NONE ? [] : (organismAt(s, parasite).disease as readonly number[])
  for (const { card, promoted, base, plus } of mutations) {
    audit.never(promoted !== (plus === HERE || plus === STOLEN), `'+' of mutation ${card} on ${o} does not fit its side`)
    audit.never((base === STOLEN) !== stolen.includes(card * 2), `base cube of mutation ${card} on ${o} is lost`)
    audit.never((plus === STOLEN) !== stolen.includes(card * 2 + 1), `'+' cube of mutation ${card} on ${o} is lost`)
  }
}

function auditParasite(s: GenesisState, o: number, { host, disease }: Organism, audit: Audit): void {
  audit.never(host === NONE || s.organisms[host] === null, `parasite ${o} has no host`)
  if (host === NONE || s.organisms[host] === null) return
  const { mutations, macro, parasite } = organismAt(s, host)
  audit.count(`parasite of host ${host}`, parasite, o)
  for (const from of disease) {
    if (from === NONE) continue
    if (from === ORGAN_CUBE) audit.never(!macro, `parasite ${o} holds an organ of no macro-organism`)
    else {
      const card = mutations.find((other) => other.card === cardOfDisease(from))
      audit.never((isPlusDisease(from) ? card?.plus : card?.base) !== STOLEN, `disease cube of parasite ${o} came from nowhere`)
    }
  }
}

function auditMacro(s: GenesisState, o: number, { macro, mutations, controller }: Organism, audit: Audit): void {
  if (!macro) return
  audit.count(`mutations of macro-organism ${o}`, mutations.length, 0)
  audit.count(`place of the trophic biont of ${o}`, s.biontAt[macro.trophic] as number, o)
  audit.never(Math.floor(macro.trophic / 3) !== controller, `the trophic biont of ${o} is not its owner's`)
  const inside = macro.circles.filter((biont) => biont !== NONE)
  audit.count(`bionts in circles of ${o}`, inside.length, biontsIn(s, o) - 1)
  for (const biont of inside) audit.count(`place of endosymbiont ${biont}`, s.biontAt[biont] as number, o)
  if (s.phase !== 5) audit.atMost(`level of ${o}`, macro.level, MACROS_IN_AN_ECOSYSTEM - 1)
}
