import type { Script } from '@deeptime/engine'
import type { CardEntersArgs, CardTakenArgs } from '../agenda.ts'
import type { Effect, EffectStep } from '../components/effects.ts'
import { everyTile, terrainAt } from '../earth.ts'
import type { MarineOption } from '../options.ts'
import { tileRef } from '../refs.ts'
import { placesOf } from '../scoring.ts'
import { hexOptions } from '../speech.ts'
import { NOTHING_RESOLVED } from '../state.ts'
import { whyHexes } from '../why-not.ts'
import { isAvailable } from './available.ts'
import { cardOf, stepOf } from './deck.ts'
import { addAnimalElementEffect, loseAnimalElementEffect, replaceAnimalElementEffect } from './display-effects.ts'
import { placeElementEffect, removeElementEffect } from './element-effects.ts'
import {
  cycleStacksEffect,
  gainBasicPawnEffect,
  grantExtraTurnEffect,
  performActionEffect,
  returnPawnsEffect,
  shiftTargetEffect,
  triggerEndgameEffect,
} from './pawn-effects.ts'
import { gainBonusVPEffect, gainVPEffect, loseVPEffect, scoreTileEffect } from './point-effects.ts'
import { barredBy, decideFor, type Run, type T, tellOf } from './run.ts'
import { animalsMeant, isMeantTile, tilesMeant } from './select.ts'
import { eliminateSpeciesEffect, moveSpeciesEffect, placeSpeciesEffect, replaceSpeciesEffect } from './species-effects.ts'

/**
 * A card's text is a list of steps; each goes on the agenda as a step of its own. So every one has a checkpoint, and
 * what a step sets off (a tile to be placed) is done before the next one runs.
 */

/** Evolution cards: the animal that took the card resolves it. */
export function cardTaken(t: T, { animal, card, tile }: CardTakenArgs): void {
  const score = placesOf(terrainAt(t.state, tile))[0] ?? 0
  begin(t, { card, when: 'taken', path: [], actor: animal, self: animal, score, inside: [] })
}

/** Evolution row: what a card does as it is laid out. */
export function cardEnters(t: T, { animal, card }: CardEntersArgs): void {
  const run: Run = { card, when: 'onEnter', path: [], actor: animal, self: animal, score: 0, inside: [] }
  tellOf(t, run, 'card.enters', animal, {})
  begin(t, run)
}

function begin(t: T, run: Run): void {
  t.state.resolving = NOTHING_RESOLVED
  schedule(t, run, cardOf(t.state, run.card)[run.when] ?? [])
}

/** Puts steps on the agenda; `run.path` leads to the list they stand in. */
const schedule = (t: T, run: Run, steps: readonly EffectStep[]): void => scheduleFor(t, [run], steps)

function scheduleFor(t: T, runs: readonly Run[], steps: readonly EffectStep[]): void {
  t.next(...runs.flatMap((run) => steps.map((_, i) => ({ step: 'card.step', args: { ...run, path: [...run.path, i] } }))))
}

/** Runs one step, unless it is the fallback of one that changed something. */
export function* cardStep(t: T, run: Run): Script {
  const step = stepOf(t.state, run)
  if (step.fallback !== undefined && t.state.resolving.changed.includes(step.fallback)) return
  const ids = step.id === undefined ? run.inside : [...run.inside, step.id]
  const done = yield* carryOut(t, { ...run, inside: ids }, step)
  if (done && ids.length > 0) t.state.resolving = { ...t.state.resolving, changed: [...t.state.resolving.changed, ...ids] }
}

/** Tells whether the step itself changed anything; steps that set off others leave that to them. */
function* carryOut(t: T, run: Run, step: EffectStep): Script<boolean> {
  switch (step.op) {
    case 'chooseTile':
      return yield* chooseTile(t, run, step)
    case 'gainVP':
      return gainVPEffect(t, run, step)
    case 'gainBonusVP':
      return gainBonusVPEffect(t, run, step)
    case 'loseVP':
      return loseVPEffect(t, run, step)
    case 'placeSpecies':
      return yield* placeSpeciesEffect(t, run, step)
    case 'eliminateSpecies':
      return yield* eliminateSpeciesEffect(t, run, step)
    case 'replaceSpecies':
      return yield* replaceSpeciesEffect(t, run, step)
    case 'moveSpecies':
      return yield* moveSpeciesEffect(t, run, step)
    case 'placeElement':
      return yield* placeElementEffect(t, run, step)
    case 'removeElement':
      return yield* removeElementEffect(t, run, step)
    case 'addAnimalElement':
      return yield* addAnimalElementEffect(t, run, step)
    case 'loseAnimalElement':
      return yield* loseAnimalElementEffect(t, run, step)
    case 'replaceAnimalElement':
      return yield* replaceAnimalElementEffect(t, run, step)
    case 'scoreTile':
      return scoreTileEffect(t, run, step)
    case 'performAction':
      return yield* performActionEffect(t, run, step)
    case 'gainBasicPawn':
      return gainBasicPawnEffect(t, run, step)
    case 'returnPawns':
      return yield* returnPawnsEffect(t, run, step)
    case 'grantExtraTurn':
      return grantExtraTurnEffect(t, run, step)
    case 'shiftTarget':
      return yield* shiftTargetEffect(t, run, step)
    case 'cycleStacks':
      return cycleStacksEffect(t, run)
    case 'choice':
      return yield* choose(t, run, step)
    case 'eachAnimal':
      return eachAnimal(t, run, step)
    case 'triggerEndgame':
      return triggerEndgameEffect(t, run)
  }
}

/** Names a tile for the steps that follow; with none to name, those steps find nothing. */
function* chooseTile(t: T, run: Run, { as, where }: Effect<'chooseTile'>): Script<boolean> {
  const s = t.state
  const { [as]: _, ...others } = s.resolving.tiles
  const tiles = tilesMeant(s, run, where)
  s.resolving = { ...s.resolving, tiles: others }
  if (tiles.length === 0) return false
  const { hex } = yield* decideFor(t, run, run.actor, 'card.tile', hexOptions(tiles), {}, () =>
    whyHexes(everyTile(s), (other) => barredBy(run, isMeantTile(s, run, other, where) ? undefined : 'not-meant')),
  )
  s.resolving = { ...s.resolving, tiles: { ...others, [as]: hex } }
  tellOf(t, run, 'card.tile', run.actor, { tile: tileRef(hex) })
  return true
}

interface EffectOption extends MarineOption {
  readonly index: number
}

/** Exactly one text that can be met in full; if none can, the last one as far as possible. */
function* choose(t: T, run: Run, { chooser, options }: Effect<'choice'>): Script<boolean> {
  const available = options.flatMap((steps, index): EffectOption[] => {
    const label = `effect-${steps[0]?.op ?? 'choice'}` as const
    return isAvailable(t.state, run, steps) ? [{ id: `option:${index + 1}`, label, params: numbersOf(steps[0]), index }] : []
  })
  const last = options.length - 1
  const index = available.length === 0 ? last : (yield* decideFor(t, run, run[chooser], 'card.option', available)).index
  schedule(t, { ...run, path: [...run.path, index] }, options[index] as readonly EffectStep[])
  return false
}

/** The number that the words of an option may need. */
function numbersOf(step: EffectStep | undefined): { readonly count: number } {
  const { count, max, amount } = (step ?? {}) as { readonly count?: unknown; readonly max?: unknown; readonly amount?: unknown }
  const n = [count, max, amount].find((x) => typeof x === 'number')
  return { count: (n as number | undefined) ?? 1 }
}

/** The animals are settled now; each then runs the steps as `self`, from the top of the food chain. */
function eachAnimal(t: T, run: Run, { who, steps }: Effect<'eachAnimal'>): boolean {
  scheduleFor(
    t,
    animalsMeant(t.state, run, who).map((self) => ({ ...run, self })),
    steps,
  )
  return false
}
