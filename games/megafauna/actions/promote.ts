/** E2 Promote: a mutation is turned over, one of its two sides up. */

import type { Script } from '@deeptime/engine'
import { cardsOf, cardWord, faceWord, mutationIn, sideOf } from '../cards.ts'
import type { Side } from '../components/mutations.ts'
import { SIDE_A, SIDE_B } from '../components/mutations.ts'
import { colourOf, FLYER, speciesId } from '../components/phyla.ts'
import { seatOf } from '../cubes.ts'
import { gainCube, gainMonster } from '../genetic-drift.ts'
import { isAlienPlant } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { cardOptions, SIDE_STRIDE, type SideOption } from '../options.ts'
import { organWord, speciesWord } from '../refs.ts'
import { settleSpecies } from '../settle.ts'
import { type Card, NONE, ORGAN_COUNT, type Species, type State } from '../state.ts'
import { cardIn, refresh, speciesOf } from '../tableau.ts'
import { takeHost } from '../traits/mutualism.ts'
import { formPersonality } from '../traits/personality.ts'
import { archetypeInPlay } from './kiwi.ts'
import { speciate } from './speciate.ts'

/** E2b, E2e, E2i: whether this side may be turned up now. */
export function canPromote(s: State, species: number, card: number, side: number): boolean {
  const { form, maxSize } = sideOf(s, card, side)
  const fits = speciesOf(s, species).size <= maxSize
  if (form === NONE) return fits
  const colour = colourOf(species)
  // K3d: there are no flying plants on other worlds.
  if (form === FLYER && isAlienPlant(s, species)) return false
  if (s.species[speciesId(colour, form)]) return false
  return fits || !archetypeInPlay(s, colour)
}

export const canPromoteCard = (s: State, species: number, card: number): boolean =>
  canPromote(s, species, card, SIDE_A) || canPromote(s, species, card, SIDE_B)

/** K8b: whether the side has venom or mutualism, which a plant by the rules must take. */
export const isPlantTrait = ({ venom, mutualism }: Side): boolean => venom || mutualism

export function* promote(t: MegafaunaTable, colour: number, species: number, card: number, plantTraits = false): Script {
  const s = t.state
  const options: SideOption[] = []
  for (const side of [SIDE_A, SIDE_B]) {
    if (!canPromote(s, species, card, side) || (plantTraits && !isPlantTrait(sideOf(s, card, side)))) continue
    options.push(cardOptions(cardsOf(s)).side[card * SIDE_STRIDE + side] as SideOption)
  }
  const params = { species: speciesWord(species), card: cardWord(s, card) }
  const { side } = yield* decide(t, seatOf(s, colour), 'promote.side', options, 'E2b', params)
  const x = speciesOf(s, species)
  const held = cardIn(x, card)
  makeBasal(x, held)
  tell(t, 'promote', { ...params, side: faceWord(s, card, side) }, 'E2')
  if (sideOf(s, card, side).form !== NONE) {
    yield* speciate(t, species, held, side)
    if (s.species[species] === x) yield* formPersonality(t, species)
    return
  }
  held.side = side
  yield* giveOrgans(t, species, held)
  refresh(s, x)
  // J3: whoever ate it may not any more.
  settleSpecies(t, species)
  if (sideOf(s, card, side).mutualism) yield* takeHost(t, species, held)
  yield* formPersonality(t, species)
}

/** E2c: the old plus organs become basal. */
function makeBasal(x: Species, card: Card): void {
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    x.basal[organ] = (x.basal[organ] as number) + (card.plus[organ] as number)
    card.plus[organ] = 0
  }
}

/** E2c–d: plus cubes or a monster; in the first game a monster is one cube. */
function* giveOrgans(t: MegafaunaTable, species: number, card: Card): Script {
  const s = t.state
  const { plus, monster } = mutationIn(s, card.card).faces[card.side] as Side
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    const cubes = (plus[organ] as number) + (s.rules.toothAndClaw && monster === organ ? 1 : 0)
    for (let n = cubes; n > 0; n--) if (yield* gainCube(t, species, organ)) card.plus[organ] = (card.plus[organ] as number) + 1
  }
  if (monster === NONE || s.rules.toothAndClaw) return
  card.monster = yield* gainMonster(t, species, monster)
  if (card.monster) tell(t, 'promote.monster', { species: speciesWord(species), organ: organWord(monster) }, 'E2d')
}
