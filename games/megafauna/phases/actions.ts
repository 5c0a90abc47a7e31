/** A2, E Phase 2: everybody's actions, in turn order. */

import type { Script, Step } from '@deeptime/engine'
import { DONE } from '@deeptime/kit'
import { isForSale, mutate, whyNotCards } from '../actions/mutate.ts'
import { canMetamorphose, hasBasal, metamorphose, neoteny } from '../actions/neoteny.ts'
import { mostNewborns, populate } from '../actions/populate.ts'
import { canPromoteCard, promote } from '../actions/promote.ts'
import { canResize, resize } from '../actions/resize.ts'
import { canResurrect, resurrect } from '../actions/resurrect.ts'
import { plantMayStop, plantOptions, plantTraitsFirst } from '../alien/plant-actions.ts'
import { cardsOf } from '../cards.ts'
import { maxActions } from '../climate.ts'
import { EMOTIONS, formOf, GREEN, speciesIdsOf, WHITE } from '../components/phyla.ts'
import { seatOf } from '../cubes.ts'
import { ask, type MegafaunaOption, type MegafaunaTable, maybe, tell } from '../keys.ts'
import { medeaMoves } from '../medea.ts'
import {
  type CardOption,
  CLAIM_MEDEA,
  cardOptions,
  FREE_NEOTENY,
  FREE_RESIZE,
  NEOTENY,
  POPULATE_OPTIONS,
  PROMOTE_STRIDE,
  type PromoteOption,
  RESIZE,
  RESURRECT,
  type SpeciesOption,
} from '../options.ts'
import { colourWord } from '../refs.ts'
import { NONE, type State } from '../state.ts'
import { playerOf } from '../tableau.ts'

/** A2a–b: actions are counted once; E1b: emotions held now cheapen what comes. */
export function actionsStep(t: MegafaunaTable, { colour }: { colour: number }): void {
  const s = t.state
  const player = playerOf(s, colour)
  s.phase = 2
  s.active = colour
  player.actions = maxActions(s, colour)
  if (colour === GREEN) {
    // K6: rain costs the plant an action.
    player.actions = Math.max(0, player.actions - s.rainDebt)
    s.rainDebt = 0
  }
  player.used = 0
  player.freeResize = s.rules.apomorphies && !s.rules.toothAndClaw && (colour === WHITE || colour === GREEN)
  player.paid.fill(0)
  for (const species of speciesIdsOf(colour)) {
    const emotions = s.species[species]?.emotions
    for (let emotion = 0; emotion < EMOTIONS.length; emotion++) {
      player.held[formOf(species) * EMOTIONS.length + emotion] = emotions?.[emotion] ?? 0
    }
  }
  tell(t, player.lazarus ? 'actions.lazarus' : 'actions', { player: colourWord(colour), actions: player.actions }, 'A2')
  t.next(actionOf(colour))
}

const actionOf = (colour: number): Step => ({ step: 'action', args: { colour } })

/** K4c: alien animals breathe what there is now. */
export const actionsLeft = (s: State, colour: number): number => {
  const player = playerOf(s, colour)
  const most = s.rules.alien && colour !== GREEN ? maxActions(s, colour) : player.actions
  return most - player.used
}

/** E8: only as the one thing done in a phase, and not where Medea stays with somebody for good. */
const canClaimMedea = (s: State, colour: number): boolean =>
  s.medea !== NONE && s.medea !== colour && playerOf(s, colour).used === 0 && playerOf(s, colour).seat !== NONE && medeaMoves(s)

/** E: everything that the colour can do with an action. */
export function actionOptions(s: State, colour: number): MegafaunaOption[] {
  const options: MegafaunaOption[] = []
  const made = cardOptions(cardsOf(s))
  if (playerOf(s, colour).lazarus) {
    // Glossary, Lazarus: nothing but these two.
    if (canResurrect(s, colour)) options.push(RESURRECT)
    if (canClaimMedea(s, colour)) options.push(CLAIM_MEDEA)
    return options
  }
  for (const row of s.rows) {
    for (let position = 0; position < row.cards.length; position++) {
      const card = row.cards[position] as number
      if (card !== 0 && isForSale(s, colour, card, position)) options.push(made.mutate[card] as CardOption)
    }
  }
  for (const species of speciesIdsOf(colour)) {
    const x = s.species[species]
    if (!x) continue
    for (const { card, side } of x.cards) {
      if (side === 0 && canPromoteCard(s, species, card)) options.push(made.promote[card * PROMOTE_STRIDE + species] as PromoteOption)
    }
    if (mostNewborns(s, species) > 0) options.push(POPULATE_OPTIONS[species] as SpeciesOption)
  }
  if (hasBasal(s, colour)) options.push(NEOTENY)
  if (!s.rules.toothAndClaw && canResize(s, colour, isRuledPlant(s, colour))) options.push(RESIZE)
  if (canClaimMedea(s, colour)) options.push(CLAIM_MEDEA)
  return options
}

/** K8: a plant that the rules run. */
const isRuledPlant = (s: State, colour: number): boolean => colour === GREEN && s.rules.alien && s.rules.plantByRules

/** One action; then the next. */
export function* actionStep(t: MegafaunaTable, { colour }: { colour: number }): Script {
  const s = t.state
  const player = playerOf(s, colour)
  const left = actionsLeft(s, colour)
  const all = left > 0 ? actionOptions(s, colour) : []
  const options = isRuledPlant(s, colour) ? plantOptions(t, all) : all
  if (canMetamorphose(s, colour)) options.push(FREE_NEOTENY)
  if (player.freeResize && !player.lazarus && canResize(s, colour, isRuledPlant(s, colour))) options.push(FREE_RESIZE)
  if (options.length === 0) return
  const why = left > 0 ? () => whyNotCards(s, colour) : undefined
  const params = { player: colourWord(colour), left }
  const seat = seatOf(s, colour)
  const answer =
    isRuledPlant(s, colour) && !plantMayStop(s)
      ? yield* ask(t, seat, 'action', options, 'K8b', params, why)
      : yield* maybe(t, seat, 'action', options, 'A2c', params, DONE, why)
  if (!answer) return
  t.next(actionOf(colour))
  yield* perform(t, colour, answer)
}

function* perform(t: MegafaunaTable, colour: number, answer: MegafaunaOption): Script {
  const s = t.state
  const player = playerOf(s, colour)
  if (answer === FREE_NEOTENY) return yield* metamorphose(t)
  if (answer === FREE_RESIZE) {
    player.freeResize = false
    return yield* resize(t, colour, isRuledPlant(s, colour), true)
  }
  player.used++
  if (answer === NEOTENY) return yield* neoteny(t, colour)
  if (answer === RESIZE) return yield* resize(t, colour, isRuledPlant(s, colour), false)
  if (answer === RESURRECT) return yield* resurrect(t, colour)
  if (answer === CLAIM_MEDEA) {
    // E8: it takes the whole phase.
    player.used = Math.max(player.actions, maxActions(s, colour))
    player.freeResize = false
    s.medea = colour
    tell(t, 'medea.claims', { player: colourWord(colour) }, 'E8')
    return
  }
  if (answer.label === 'mutate') return yield* mutate(t, colour, (answer as CardOption).card)
  if (answer.label === 'populate') return yield* populate(t, (answer as SpeciesOption).species)
  const { species, card } = answer as PromoteOption
  yield* promote(t, colour, species, card, isRuledPlant(s, colour) && plantTraitsFirst(s, species, card))
}
