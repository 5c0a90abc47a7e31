import type { Script, Table } from '@deeptime/engine'
import { type BuyArgs, type CloseArgs, type GuestsArgs, type NpcArgs, type OrganismArgs, type PlaceArgs, STEP } from '../agenda.ts'
import { donate } from '../donations.ts'
import { printedColour } from '../losses.ts'
import { DONE, organismOption } from '../options.ts'
import { claimFirst } from '../order.ts'
import { actorsBionts, hasAbility, isAlive, organismAt, organisms, playersIn } from '../organisms.ts'
import { topOf } from '../piles.ts'
import { flip } from '../purchases/flip.ts'
import { growOrgan, offerLandfall, rise } from '../purchases/macros.ts'
import { hasBusiness, menu, type Purchase, scramblesFor } from '../purchases/menu.ts'
import { promote, scramblePile, takeMutation } from '../purchases/mutations.ts'
import { npcBuysOne } from '../purchases/npc.ts'
import { ANY, pay } from '../purchases/payment.ts'
import { attack, consents } from '../purchases/red-queen.ts'
import { whyNotBuy } from '../purchases/why-not.ts'
import { colourWord, faceWord, macroFace, macroWord, mutationWord, organismWord, organWord } from '../refs.ts'
import { maybe, tell } from '../speech.ts'
import {
  type Actor,
  actorOf,
  BIONTS_EACH,
  cardColour,
  colourOfActor,
  firstBiont,
  type GenesisState,
  isNpc,
  isParasite,
  NONE,
  type Risen,
} from '../state.ts'

/** H: in turn order, organism by organism, one purchase for each own biont; parasites after their hosts. */

type T = Table<GenesisState>

export function* purchases(t: T): Script {
  const s = t.state
  s.phase = 5
  s.turnsDone = 0
  s.biontBought.fill(false)
  for (const organism of s.organisms) if (organism) organism.closedBy = 0
  yield* claimFirst(t)
  t.next(STEP.purchasesTurn({ place: 0 }))
}

/** Own bionts in an organism that have not bought in this phase. */
function unused(s: GenesisState, actor: Actor, o: number): number[] {
  const first = firstBiont(colourOfActor(actor))
  const found: number[] = []
  for (let biont = first; biont < first + BIONTS_EACH; biont++) {
    if (s.biontAt[biont] === o && !s.biontBought[biont] && actorOf(s, biont) === actor) found.push(biont)
  }
  return found
}

const isClosed = (s: GenesisState, player: number, o: number): boolean => ((organismAt(s, o).closedBy | s.turnsDone) & (1 << player)) !== 0

const mayOpen = (s: GenesisState, player: number, o: number): boolean =>
  !isParasite(o) && !isClosed(s, player, o) && unused(s, player, o).length > 0 && hasBusiness(s, player, o)

export function* purchasesTurn(t: T, { place }: PlaceArgs): Script {
  const s = t.state
  const actor = s.order[place]
  if (actor === undefined) {
    t.next(STEP.latecomers)
    return
  }
  if (isNpc(actor)) {
    t.next(STEP.purchasesTurn({ place: place + 1 }))
    return
  }
  const options = organisms(s)
    .filter((o) => mayOpen(s, actor, o))
    .map((o) => organismOption(s, o))
  const choice = yield* maybe(t, actor, 'purchase.open', options, 'H', undefined, DONE)
  if (choice) {
    tell(t, 'purchases', { colour: colourWord(actor) }, 'H')
    t.next(...opening(s, actor, choice.organism), STEP.close({ player: actor, organism: choice.organism }), STEP.purchasesTurn({ place }))
    return
  }
  s.turnsDone |= 1 << actor
  t.next(...closedHosts(s), STEP.purchasesTurn({ place: place + 1 }))
}

/** H: one purchase a biont, two with a fission that is in force as it is opened. */
function opening(s: GenesisState, player: number, o: number) {
  const bionts = unused(s, player, o)
  for (const biont of bionts) s.biontBought[biont] = true
  const each = hasAbility(s, o, 'fission') ? 2 : 1
  const args: BuyArgs = { player, organism: o, left: bionts.length * each, each, scrambles: scramblesFor(s, o), refused: [] }
  const owns = organismAt(s, o).controller === player
  return owns && organismAt(s, o).macro ? [STEP.landfall({ organism: o }), STEP.buy(args)] : [STEP.buy(args)]
}

/** One purchase, scramble or gift; then the next. */
export function* buy(t: T, args: BuyArgs): Script {
  const s = t.state
  const { player, organism: o, left, scrambles, refused } = args
  if (left <= 0 || !isAlive(s, o) || actorsBionts(s, player, o) === 0) return
  const options = menu(s, player, o, scrambles, refused)
  const params = { organism: organismWord(s, o), left }
  const choice = yield* maybe(t, player, 'purchase', options, 'H', params, DONE, () => whyNotBuy(s, o))
  if (!choice) return
  if ('donated' in choice) {
    donate(t, player, choice)
    t.next(STEP.buy(args))
  } else if ('scrambles' in choice) {
    scramblePile(t, o, choice.scrambles)
    t.next(STEP.turnUp, STEP.buy({ ...args, scrambles: scrambles - 1 }))
  } else if ('prey' in choice && !(yield* consents(t, player, o, choice.target))) {
    t.next(STEP.buy({ ...args, refused: [...refused, choice.id] }))
  } else {
    const joined = yield* carryOut(t, player, o, choice)
    const more = { ...args, left: left - 1 + (joined ? args.each : 0), scrambles: isAlive(s, o) ? scramblesFor(s, o) : 0 }
    t.next(STEP.turnUp, ...('macro' in choice ? [STEP.oxidation] : []), STEP.landfall({ organism: o }), STEP.buy(more))
  }
}

/** Pays and does it; true if a biont of the buyer joined the organism and may buy too. */
function* carryOut(t: T, player: number, o: number, choice: Purchase): Script<boolean> {
  const s = t.state
  if ('buys' in choice) {
    const card = topOf(s, choice.buys)
    yield* pay(t, player, o, printedColour(s, card, false), mutationWord(s, card), 'H1')
    yield* takeMutation(t, o, choice.buys)
  } else if ('promotes' in choice) {
    const { card } = choice.promotes
    yield* pay(t, player, o, printedColour(s, card, false), mutationWord(s, card), 'H2')
    yield* promote(t, o, choice.promotes)
  } else if ('flips' in choice) {
    yield* pay(t, player, o, cardColour(o), faceWord(s, o, 1 - organismAt(s, o).face), 'H2')
    yield* flip(t, player, o)
  } else if ('macro' in choice) {
    yield* pay(t, player, o, ANY, macroWord(s, choice.macro, false), 'H3')
    yield* rise(t, player, o, choice.macro)
  } else if ('organ' in choice) {
    const { card, land } = organismAt(s, o).macro as Risen
    const price = macroFace(s, card, land).organs[choice.organ]?.colour as number
    yield* pay(t, player, o, price, organWord(s, card, land, choice.organ), 'H5')
    growOrgan(t, o, choice.organ)
  } else {
    yield* pay(t, player, o, choice.price, organismWord(s, choice.target), 'H4')
    const biont = yield* attack(t, o, choice)
    if (biont === NONE || s.biontBought[biont] || actorOf(s, biont) !== player) return false
    s.biontBought[biont] = true
    return true
  }
  return false
}

/** H: who has bought all he wants for an organism closes it. */
export function close(t: T, { player, organism }: CloseArgs): void {
  const s = t.state
  const closed = s.organisms[organism]
  if (!closed) return
  closed.closedBy |= 1 << player
  if (closed.parasite !== NONE && allClosed(s, organism)) t.next(STEP.guests({ host: organism }))
}

const allClosed = (s: GenesisState, o: number): boolean => playersIn(s, o).every((player) => isClosed(s, player, o))

const closedHosts = (s: GenesisState) =>
  organisms(s)
    .filter((o) => !isParasite(o) && organismAt(s, o).parasite !== NONE && allClosed(s, o))
    .map((host) => STEP.guests({ host }))

/** A2, H: the parasite of a closed host buys, player by player, then what lives on it. */
export function guests(t: T, { host }: GuestsArgs): void {
  const s = t.state
  const parasite = s.organisms[host]?.parasite ?? NONE
  if (parasite === NONE) return
  for (const actor of s.order) {
    const bionts = unused(s, actor, parasite)
    if (bionts.length === 0) continue
    if (isNpc(actor)) {
      for (const biont of bionts) s.biontBought[biont] = true
      if (organismAt(s, parasite).controller !== actor) continue
      const left = hasAbility(s, parasite, 'fission') ? 2 : 1
      t.next(STEP.npcBuys({ organism: parasite, left, scrambles: NONE }), STEP.guests({ host }))
    } else t.next(...opening(s, actor, parasite), STEP.guests({ host }))
    return
  }
  t.next(STEP.guests({ host: parasite }))
}

/** C1: promotions first, then a mutation, both by lot; sexuality scrambles what it cannot buy. */
export function* npcBuys(t: T, { organism: o, left, scrambles }: NpcArgs): Script {
  const s = t.state
  if (left <= 0 || !isAlive(s, o) || s.variants.crystal) return
  yield* npcBuysOne(
    t,
    o,
    scrambles,
    (scrambles) => STEP.npcBuys({ organism: o, left, scrambles }),
    STEP.npcBuys({ organism: o, left: left - 1, scrambles: NONE }),
  )
}

/** H: whatever has not bought because its host changed. */
export function latecomers(t: T): void {
  const s = t.state
  t.next(...closedHosts(s), STEP.ocean)
}

export function* landfall(t: T, { organism }: OrganismArgs): Script {
  yield* offerLandfall(t, organism)
}
