/** 4.0 The turn: one action, then the cull, then what the end of a turn brings. */

import type { Script, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { affordableCards, BOTH_DISPLAYS, buyCard, LOWER_DISPLAY, rowOfDisplay } from '../actions/buy-a-card.ts'
import { cultureOptions, takeCulture } from '../actions/culture.ts'
import { canExpand, expand } from '../actions/expand.ts'
import { driftOptions, geneticDrift, ROADRUNNER_COST, roadrunnerAction, stepOptions } from '../actions/optional-actions.ts'
import { resize } from '../actions/resize.ts'
import { ask, type ClassicOption, type ClassicTable, tell } from '../keys.ts'
import { CARD_OPTIONS, type CardOption, CULTURE, DRIFT, EXPAND, RESIZE, ROADRUNNER_ACTION } from '../options.ts'
import { colourWord } from '../refs.ts'
import { twoTuskerTurn } from '../solitaire.ts'
import { isLazarus } from '../species/extinction.ts'
import { playerOf, type State } from '../state.ts'
import { because, type ClassicReason, whyOptions } from '../why-not.ts'

/**
 * A game in which nobody draws a period card would never end. After this many quiet turns in a row the active player
 * must buy from the lower display.
 */
export const QUIET_TURNS = 40

/** The turn under way counts as quiet until it draws. */
const timeIsUp = (state: State): boolean => state.quiet > QUIET_TURNS

/** 4.2: everything that the active player may do; a Lazarus only buys, or drifts (16.3). */
export function actionOptions(state: State, colour: number): readonly ClassicOption[] {
  const options: ClassicOption[] = []
  const mustDraw = timeIsUp(state)
  affordableCards(state, colour, mustDraw ? LOWER_DISPLAY : BOTH_DISPLAYS, options as CardOption[])
  if (mustDraw) return options
  if (!isLazarus(state, colour)) {
    options.push(RESIZE)
    if (cultureOptions(state, colour).length > 0) options.push(CULTURE)
    if (canExpand(state, colour)) options.push(EXPAND)
    if (stepOptions(state, colour).length > 0) options.push(ROADRUNNER_ACTION)
  }
  if (driftOptions(state, colour).length > 0) options.push(DRIFT)
  return options
}

/** Why cards of the displays can't be bought: too many genes (5.0a), or the lower display must be (4.2). */
export function whyNotBuy(state: State, colour: number): readonly WhyNot[] {
  const { genes } = playerOf(state, colour)
  return BOTH_DISPLAYS.flatMap((row) => {
    const { cards } = rowOfDisplay(state, row)
    return whyNotOf(
      cards,
      (card) => CARD_OPTIONS[card]?.id as string,
      (card) => {
        if (timeIsUp(state) && !LOWER_DISPLAY.includes(row)) return because('time-goes-on', '4.2', { turns: QUIET_TURNS })
        const cost = cards.indexOf(card)
        return cost > genes ? because('too-dear', '5.0a', { cost, genes }) : undefined
      },
    )
  })
}

/** 4.2: why one of the actions that are no purchases can't be taken now. Those that the table plays without are not in question. */
function whyNotAct(state: State, colour: number): readonly WhyNot[] {
  const open = actionOptions(state, colour)
  const { roadrunnerAction: steps, geneticDrift: drifts } = state.rules
  const actions = [RESIZE, CULTURE, EXPAND, ...(steps ? [ROADRUNNER_ACTION] : []), ...(drifts ? [DRIFT] : [])]
  return whyOptions(actions, (action) => (open.includes(action) ? undefined : whyNoAction(state, colour, action)))
}

function whyNoAction(state: State, colour: number, action: ClassicOption): ClassicReason {
  if (timeIsUp(state)) return because('time-goes-on', '4.2', { turns: QUIET_TURNS })
  if (action === DRIFT) return because('nobody-richer', '4.2f')
  if (isLazarus(state, colour)) return because('lazarus', '16.3')
  if (action === CULTURE) return because('no-culture', '9.0')
  if (action === EXPAND) return because('no-parent', '10.2')
  const { genes } = playerOf(state, colour)
  return genes < ROADRUNNER_COST ? because('few-genes', '4.2e', { cost: ROADRUNNER_COST, genes }) : because('no-step', '4.2e')
}

export function* turnStep(t: ClassicTable): Script {
  const { state } = t
  const { active } = state
  state.turn++
  state.quiet++
  tell(t, isLazarus(state, active) ? 'turn.lazarus' : 'turn', { player: colourWord(active), turn: state.turn }, '4.2')
  t.next({ step: 'cull' }, { step: 'endTurn' })
  const { seat } = playerOf(state, active)
  if (seat < 0) return twoTuskerTurn(t)
  if (timeIsUp(state)) tell(t, 'turn.quiet', { turns: QUIET_TURNS }, '4.2')
  const action = yield* ask(t, seat, 'action', actionOptions(state, active), '4.2', undefined, () => [
    ...whyNotBuy(state, active),
    ...whyNotAct(state, active),
  ])
  switch (action) {
    case RESIZE:
      return yield* resize(t)
    case CULTURE:
      return yield* takeCulture(t)
    case EXPAND:
      return yield* expand(t)
    case ROADRUNNER_ACTION:
      return yield* roadrunnerAction(t)
    case DRIFT:
      return yield* geneticDrift(t)
    default:
      return purchase(t, active, (action as CardOption).card)
  }
}

/** 4.2a: pay, then play or discard, then draw. */
function purchase(t: ClassicTable, colour: number, card: number): void {
  const row = buyCard(t, colour, card)
  t.next({ step: 'play' }, { step: 'draw', args: { row } })
}
