/** 18.0 The end of the game, and who won. */

import { type Aim, commonResult, type Result, rankedResult, type ScorePart, type SeatScore } from '@deeptime/engine'
import { cardData, type Genotype, sideFor } from '../components/cards.ts'
import { countBits } from '../components/cultures.ts'
import { speciesIdsOf, WHITE } from '../components/players.ts'
import { genesisPoints } from '../genesis.ts'
import { type ClassicTable, type LogKey, type ResultKey, type ScoreLabel, tell } from '../keys.ts'
import type { RuleId } from '../rules.ts'
import { nextColour } from '../species/extinction.ts'
import { type Ending, isCenozoic, type Player, type State } from '../state.ts'
import { scoreTarpit } from './scoring.ts'

/** 19.1: victory tiles that the solitaire game asks for. */
const SOLITAIRE_FOSSILS = 10

const ENDINGS: Readonly<Record<Ending, { readonly log: LogKey; readonly rule: RuleId }>> = {
  tertiary: { log: 'end.tertiary', rule: '18.0a' },
  supply: { log: 'end.supply', rule: '18.0b' },
  snowball: { log: 'end.snowball', rule: '18.0c' },
  hothouse: { log: 'end.hothouse', rule: '18.0c' },
}

/** 18.0b: is the supply that feeds the current era empty? */
function supplyIsEmpty(state: State): boolean {
  if (isCenozoic(state)) return state.cenozoic.length === 0
  return state.mesozoic.length === 0 && (!state.rules.drawCenozoic || state.cenozoic.length === 0)
}

/** The end of a turn: scoring if a period or the game ended, once (4.4, 18.0); else the next player. */
export function endTurn(t: ClassicTable): void {
  const { state } = t
  if (supplyIsEmpty(state)) state.ending ??= 'supply'
  if ((state.periods[3] as number[]).length === 0) state.ending ??= 'tertiary'
  if (state.ending) tell(t, ENDINGS[state.ending].log, {}, ENDINGS[state.ending].rule)
  if (state.ending || state.periodEnded) {
    tell(t, state.ending ? 'score.final' : 'score.period', { tiles: state.tarpit.length }, state.ending ? '18.0' : '4.4')
    scoreTarpit(t)
    state.periodEnded = false
  }
  if (state.ending) {
    state.over = true
    t.clearAgenda()
    return
  }
  state.active = nextColour(state, state.active)
  t.next({ step: 'turn' })
}

const part = (label: ScoreLabel, value: number, rule: RuleId): ScorePart => ({ label, value, rule })

/** 18.1: fossil tiles, letters of fossil genotypes, animals on the map, cultures. */
export function partsOf(state: State, colour: number): readonly ScorePart[] {
  const player = state.players[colour] as Player
  const { genesis } = state.rules
  let animals = 0
  let cultures = 0
  for (const s of speciesIdsOf(colour)) {
    animals += state.species[s]?.onMap ?? 0
    cultures += countBits(state.species[s]?.cultures ?? 0)
  }
  const letters = player.genotypes.reduce((sum, card) => sum + sideFor(cardData(card) as Genotype, colour).letters, 0)
  return [
    part('fossils', player.fossils.length, '18.1'),
    part('genotypes', letters, '18.1a'),
    part('population', animals, '18.1b'),
    part('cultures', cultures, '18.1b'),
    // K: those of Genesis are added.
    ...(genesis && player.seat >= 0 ? [part('genesis', genesisPoints(genesis, player.seat), 'K')] : []),
  ]
}

export const totalOf = (state: State, colour: number): number => partsOf(state, colour).reduce((sum, p) => sum + p.value, 0)

/** The colour of each seat. */
export function coloursBySeat(state: State): readonly number[] {
  const colours: number[] = []
  for (const [colour, player] of state.players.entries()) if (player && player.seat >= 0) colours[player.seat] = colour
  return colours
}

export const score = (state: State): readonly SeatScore[] =>
  coloursBySeat(state).map((colour) => ({ total: totalOf(state, colour), parts: partsOf(state, colour) }))

/** 19.1: at least ten fossil tiles and more points than the two-tuskers. */
export function solitaireIsWon(state: State): boolean {
  const human = coloursBySeat(state)[0] as number
  const fossils = (state.players[human] as Player).fossils.length
  return fossils >= SOLITAIRE_FOSSILS && totalOf(state, human) > totalOf(state, WHITE)
}

/** 19.1: alone one plays to win; among several, to lead. */
export const aim = (state: State): Aim => (state.rules.solitaire ? 'common' : 'lead')

/** 18.1c: most points; ties go to more genes; then the place is shared. */
export function result(state: State): Result {
  if (state.rules.solitaire) return solitaireResult(state)
  const seats = coloursBySeat(state).map((colour, seat) => ({
    seat,
    points: totalOf(state, colour),
    genes: (state.players[colour] as Player).genes,
  }))
  seats.sort((a, b) => b.points - a.points || b.genes - a.genes || a.seat - b.seat)
  const places: number[][] = []
  for (const [i, s] of seats.entries()) {
    const previous = seats[i - 1]
    if (previous && previous.points === s.points && previous.genes === s.genes) places.at(-1)?.push(s.seat)
    else places.push([s.seat])
  }
  const [first, second] = seats
  const tied = first?.points === second?.points
  const reason: ResultKey = !tied ? 'points' : first?.genes === second?.genes ? 'shared' : 'genes'
  const rule: RuleId = '18.1c'
  return rankedResult(places, reason, rule)
}

function solitaireResult(state: State): Result {
  const won = solitaireIsWon(state)
  const reason: ResultKey = won ? 'solitaire.won' : 'solitaire.lost'
  const rule: RuleId = '19.1'
  return commonResult(1, won ? 'won' : 'lost', reason, rule)
}
