/** A1e One event of a card: each is finished, with all that follows, before the next. */

import type { Script } from '@deeptime/engine'
import { alienEvent, isKept } from '../alien/events.ts'
import { eventIn } from '../cards.ts'
import { runsAway, stripOf } from '../climate.ts'
import { ROWS } from '../components/phyla.ts'
import type { EventData } from '../components/types.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import { rotateDisplay } from '../phases/display.ts'
import { RUNAWAY_END, type State } from '../state.ts'
import { mutagenAtrophy, radiation } from './atrophy.ts'
import { climax, deluge } from './climate-events.ts'
import { crowdDisease } from './crowd-disease.ts'
import { collision, crater, cratonOfIcon, latitudinalDrift, rift } from './plates.ts'
import { reservoir } from './reservoir.ts'

const DIE = 6

interface EventArgs {
  readonly which: 0 | 1
  readonly row: number
  readonly i: number
}

/** A8b: the events that the first game knows. */
const inFirstGame = (event: EventData): boolean => event.kind === 'mutagen' || event.kind === 'radiation' || event.kind === 'crowdDisease'

export function* eventStep(t: MegafaunaTable, { which, row, i }: EventArgs): Script {
  const s = t.state
  const event = eventIn(s, which === 0 ? s.et : s.bio).rows[row]?.[i] as EventData
  if (s.rules.toothAndClaw && !inFirstGame(event)) return
  const before = stripOf(s).id
  yield* resolve(t, event, impactedCraton(s, event))
  followAir(t, before)
}

/** A1d: collisions name their craton themselves; craters and latitudinal drifts take that of the biosphere card. */
function impactedCraton(s: State, event: EventData): number {
  if (event.kind === 'collision') return cratonOfIcon(s, event.craton)
  return s.bio === 0 ? -1 : cratonOfIcon(s, eventIn(s, s.bio).craton)
}

export function* resolve(t: MegafaunaTable, event: EventData, craton: number): Script {
  const s = t.state
  if (s.rules.alien) {
    if (isKept(s, event)) {
      s.keptNow = [...s.keptNow, { event, craton }]
      return tell(t, 'event.kept', { event: `@kind.${event.kind}` }, 'K5h')
    }
    if (yield* alienEvent(t, event)) return
  }
  yield* happen(t, event, craton)
}

/** The event itself. */
export function* happen(t: MegafaunaTable, event: EventData, craton: number): Script {
  const s = t.state
  switch (event.kind) {
    case 'latitudinalDrift':
      if (craton < 0) return tell(t, 'event.noCraton', {}, 'A1d')
      return latitudinalDrift(t, craton, event.direction === 'N' ? -event.steps : event.steps)
    case 'crater':
      if (craton < 0) return tell(t, 'event.noCraton', {}, 'A1d')
      return yield* crater(t, craton)
    case 'collision':
      if (craton < 0) return tell(t, 'event.noCraton', {}, 'A1d')
      return yield* collision(t, craton, event.direction)
    case 'rift':
      return rift(t)
    case 'climax':
      return yield* climax(t, event.latitudes)
    case 'deluge':
      return yield* deluge(t)
    case 'mutagen':
      return mutagen(t)
    case 'radiation':
      return yield* radiation(t, ROWS.indexOf(event.organs))
    case 'crowdDisease':
      return yield* crowdDisease(t)
    case 'windy':
      s.windy = true
      return tell(t, 'event.windy', {}, 'D11')
    case 'reservoir':
      return yield* reservoir(t, event)
  }
}

/** D7: the display turns first; then, in another step, organs go. */
function mutagen(t: MegafaunaTable): void {
  rotateDisplay(t)
  tell(t, 'event.mutagen', {}, 'D7')
  t.next({ step: 'atrophy' })
}

/** A8b: in the first game the best of so many dice is everybody's limit. */
export function* atrophyStep(t: MegafaunaTable): Script {
  const s = t.state
  let limit = 0
  if (s.rules.toothAndClaw) {
    const dice = Array.from({ length: 1 + s.era }, () => t.roll(DIE))
    limit = Math.max(...dice)
    tell(t, 'event.mutagen.dice', { dice: dice.map(String), limit }, 'A8b')
  }
  yield* mutagenAtrophy(t, limit)
}

/** A1g, D10h: the strip follows the Atmosphere after every event; a full one ends the game with this turn. */
export function followAir(t: MegafaunaTable, before: string): void {
  const s = t.state
  const now = stripOf(s).id
  if (now !== before) tell(t, 'strip', { strip: `@strip.${now}` }, 'A1g')
  if (!runsAway(s) || s.rules.toothAndClaw || (s.endFlags & RUNAWAY_END) !== 0) return
  s.endFlags |= RUNAWAY_END
  tell(t, 'runaway', {}, s.rules.alien ? 'K5e' : 'D10h')
}
