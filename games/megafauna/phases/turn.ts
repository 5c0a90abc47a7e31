/** A The turn: events, actions, dispersal, burial; eras and the end. */

import type { Step } from '@deeptime/engine'
import { cardsOf, eventIn, eventWord } from '../cards.ts'
import { climateOf } from '../climate.ts'
import { CARDS_PER_ERA } from '../components/eras.ts'
import { type LogKey, type MegafaunaTable, tell } from '../keys.ts'
import { climateWord, colourWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { COMET_END, DRY_END, LANGUAGE_END, LAST_TURN_END, RUNAWAY_END, type State } from '../state.ts'
import { awardFossils } from './fossils.ts'

export const lastEra = (s: State): number => (s.rules.long ? 3 : 2)

/** A1a–c: the ET card is turned up and gives the turn order; unless it is stable, a biosphere card joins it. */
export function turnStep(t: MegafaunaTable): void {
  const s = t.state
  s.turn++
  s.phase = 1
  s.windy = false
  s.award = false
  s.bio = 0
  s.keptBefore = s.keptNow
  s.keptNow = []
  for (const player of s.players) if (player) player.freeNeoteny = s.rules.apomorphies
  s.et = t.draw(s.etPile) as number
  s.etUsed.push(s.et)
  const card = eventIn(s, s.et)
  s.order = card.order.filter((colour) => s.players[colour])
  tell(t, 'turn', { turn: s.turn, era: s.era, event: eventWord(s, s.et) }, 'A1a')
  tell(t, 'turn.order', { players: s.order.map(colourWord) }, 'A5')
  if (s.turn === 1 && !s.rules.earlyEvents) {
    // C1p
    tell(t, 'turn.quiet', {}, 'C1p')
    t.next({ step: 'actionPhase' })
    return
  }
  if (s.rules.toothAndClaw) t.next(...eventSteps(s, s.et, 0), { step: 'endEvents' })
  else t.next({ step: 'biosphere' })
}

/** A1c: from the deck that the Atmosphere names now. */
export function biosphereStep(t: MegafaunaTable): void {
  const s = t.state
  if (eventIn(s, s.et).stable) tell(t, 'turn.stable', {}, 'A1b')
  else drawBiosphere(t)
  const rain: Step[] = s.rules.alien ? [{ step: 'rain' }] : []
  const kept: Step[] = s.rules.alien && s.rules.world !== 'earth' ? [{ step: 'keptEvents' }] : []
  t.next(...kept, ...eventSteps(s, s.et, 0), ...(s.bio === 0 ? [] : eventSteps(s, s.bio, 1)), ...rain, { step: 'endEvents' })
}

function drawBiosphere(t: MegafaunaTable): void {
  const s = t.state
  const climate = climateOf(s)
  const pile = s.bioPiles[climate] as number[]
  if (pile.length === 0) {
    pile.push(...(cardsOf(s).events.biosphere[climate] as readonly number[]))
    t.shuffle(pile)
    s.bioUsed[climate] = []
    tell(t, 'turn.biosphere.reshuffled', { climate: climateWord(climate) }, 'A1c')
  }
  s.bio = t.draw(pile) as number
  ;(s.bioUsed[climate] as number[]).push(s.bio)
  tell(t, 'turn.biosphere', { climate: climateWord(climate), event: eventWord(s, s.bio) }, 'A1c')
}

/** A1e: rows from top to bottom, each from left to right. One step each, as each is a moment of its own. */
function eventSteps(s: State, card: number, which: 0 | 1): Step[] {
  const { rows } = eventIn(s, card)
  return rows.flatMap((events, row) => events.map((_, i): Step => ({ step: 'event', args: { which, row, i } })))
}

/** A1f: after the fifth card of an era the next five are laid out. Then actions, or the end (A6a, K0c). */
export function endEventsStep(t: MegafaunaTable): void {
  const s = t.state
  const comet = eventIn(s, s.et).comet
  if (s.etPile.length === 0) {
    s.award = true
    if (s.era < lastEra(s)) newEra(t)
    else s.endFlags |= LAST_TURN_END
  }
  if (s.rules.long && comet && isFinalEra(s)) s.endFlags |= COMET_END
  if ((s.endFlags & (COMET_END | DRY_END)) !== 0 || (s.rules.alien && (s.endFlags & RUNAWAY_END) !== 0)) endGame(t)
  else t.next({ step: 'actionPhase' })
}

/** The comet ends the game in the last era only; the turn that closes an era still belongs to it. */
const isFinalEra = (s: State): boolean => s.turn > (lastEra(s) - 1) * CARDS_PER_ERA

/** A1f: five of all ET cards; in era III the comet is one of them (A6a). */
export function layEra(s: State, shuffle: (cards: number[]) => void): void {
  const { et, comet } = cardsOf(s).events
  const withComet = s.rules.long && s.era === lastEra(s)
  const cards = et.filter((card) => !withComet || card !== comet)
  shuffle(cards)
  s.etPile = cards.slice(0, withComet ? CARDS_PER_ERA - 1 : CARDS_PER_ERA)
  if (!withComet) return
  s.etPile.push(comet)
  shuffle(s.etPile)
}

function newEra(t: MegafaunaTable): void {
  const s = t.state
  s.era++
  s.etUsed = []
  layEra(s, (cards) => t.shuffle(cards))
  tell(t, 'turn.era', { era: s.era }, 'A1f')
}

/** A2–A4: everybody in turn order, phase by phase. */
export function actionPhaseStep(t: MegafaunaTable): void {
  const s = t.state
  s.phase = 2
  const of = (step: string): Step[] => s.order.map((colour) => ({ step, args: { colour } }))
  t.next(
    ...s.order.flatMap((colour): Step[] => [
      { step: 'actions', args: { colour } },
      { step: 'refill', args: { colour } },
    ]),
    ...of('disperse'),
    ...of('endotherms'),
    { step: 'burial' },
  )
}

/** A4c, A6: fossils after an era, or the end. */
export function endTurnStep(t: MegafaunaTable): void {
  const s = t.state
  if (s.endFlags !== 0) {
    endGame(t)
    return
  }
  if (s.award && hasAwards(s)) awardFossils(t)
  s.active = -1
  t.next({ step: 'turn' })
}

/** K1d: alone there are no awards. */
const hasAwards = (s: State): boolean => !s.rules.alien || s.rules.seats > 1

const ENDINGS: readonly (readonly [flag: number, key: LogKey, rule: RuleId])[] = [
  [COMET_END, 'end.comet', 'A6a'],
  [DRY_END, 'end.dry', 'K0c'],
  [RUNAWAY_END, 'end.runaway', 'D10h'],
  [LANGUAGE_END, 'end.language', 'J6f'],
  [LAST_TURN_END, 'end.last', 'A6'],
]

export function endGame(t: MegafaunaTable): void {
  const s = t.state
  for (const [flag, key, rule] of ENDINGS) if ((s.endFlags & flag) !== 0) tell(t, key, {}, rule)
  s.over = true
  s.active = -1
  t.clearAgenda()
}
