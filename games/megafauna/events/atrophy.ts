/** D7 Mutagen, D8 Radiation: species lose organs. */

import type { Script } from '@deeptime/engine'
import { canMetamorphose, metamorphose } from '../actions/neoteny.ts'
import { cardsOf, cardWord, faceOf, mutationIn } from '../cards.ts'
import { colourOf, GREEN, ORANGE, ORGANS, speciesIdsOf } from '../components/phyla.ts'
import { removeMonster, removePlus, seatOf } from '../cubes.ts'
import { dropIfEmpty } from '../genetic-drift.ts'
import { heartOf, whiteBonus } from '../heart.ts'
import { decide, type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import { cardOptions, FREE_NEOTENY, ORGAN_STRIDE, type OrganOption, SPECIES_OPTIONS, type SpeciesOption } from '../options.ts'
import { organWord, speciesWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { dieOut, settleSpecies } from '../settle.ts'
import { type Card, ORGAN_COUNT, type State } from '../state.ts'
import { cardIn, organTotal, refresh, speciesOf } from '../tableau.ts'

/** Which organ colours count, as a mask. */
const ALL_ORGANS = (1 << ORGAN_COUNT) - 1

/** Plus organs of a species that can go; K8a: a plant by the rules keeps cards of monstrous plants to the last. */
function organOptions(s: State, species: number, mask: number): MegafaunaOption[] {
  const made = cardOptions(cardsOf(s)).organ
  const { cards } = speciesOf(s, species)
  const options: OrganOption[] = []
  for (const card of cards) {
    for (let organ = 0; organ < ORGAN_COUNT; organ++) {
      if ((card.plus[organ] as number) > 0 && (mask & (1 << organ)) !== 0)
        options.push(made[card.card * ORGAN_STRIDE + organ] as OrganOption)
    }
    if (card.monster && (mask & (1 << faceOf(s, card).monster)) !== 0)
      options.push(made[card.card * ORGAN_STRIDE + ORGANS.length] as OrganOption)
  }
  if (colourOf(species) !== GREEN || !s.rules.alien || !s.rules.plantByRules) return options
  const others = options.filter(({ card }) => !mutationIn(s, card).plantIcon)
  return others.length > 0 ? others : options
}

/** One plus organ goes; a monster shrinks its species first (J4). */
function lose(t: MegafaunaTable, species: number, { card: number, organ, monster }: OrganOption, rule: RuleId): void {
  const s = t.state
  const x = speciesOf(s, species)
  const card = cardIn(x, number)
  const params = { species: speciesWord(species), card: cardWord(s, number) }
  if (monster && x.size > 1) {
    x.size--
    tell(t, 'atrophy.shrinks', { ...params, size: x.size }, 'J4')
  } else if (monster) {
    removeMonster(s, card)
    tell(t, 'atrophy.monster', params, 'J4')
  } else {
    removePlus(s, card, organ)
    tell(t, 'atrophy.cube', { ...params, organ: organWord(organ) }, rule)
  }
  dropIfEmpty(t, species, x, card as Card)
  refresh(s, x)
  settleSpecies(t, species)
}

/** D7b–d, A8b: the limit of a species; the dice of the first game are the same for all. */
const limitOf = (s: State, species: number, dice: number): number => (dice > 0 ? dice + whiteBonus(s, species) : heartOf(s, species))

const isOver = (s: State, species: number, dice: number): boolean => {
  const x = s.species[species]
  return x ? organTotal(x) > limitOf(s, species, dice) : false
}

/** D7: owners in turn order bring their species within the limit. `dice` is the roll of the first game, else 0. */
export function* mutagenAtrophy(t: MegafaunaTable, dice: number): Script {
  const s = t.state
  for (const colour of s.order) {
    for (;;) {
      const over = speciesIdsOf(colour).filter((species) => isOver(s, species, dice))
      if (over.length === 0) break
      const options = over.map((species) => SPECIES_OPTIONS[species] as SpeciesOption)
      const { species } = yield* decide(t, seatOf(s, colour), 'atrophy.species', options, 'D7g')
      while (isOver(s, species, dice)) yield* atrophyOnce(t, colour, species, dice)
    }
  }
}

function* atrophyOnce(t: MegafaunaTable, colour: number, species: number, dice: number): Script {
  const s = t.state
  const options = organOptions(s, species, ALL_ORGANS)
  const dying = options.length === 0
  // J8c: black may shed basal organs instead, also to live on.
  const sheds = canMetamorphose(s, colour)
  if (dying && !sheds) return dieOut(t, species, 'D7')
  if (sheds) options.push(FREE_NEOTENY)
  const params = { species: speciesWord(species), organs: organTotal(speciesOf(s, species)), limit: limitOf(s, species, dice) }
  const answer = dying ? FREE_NEOTENY : yield* decide(t, seatOf(s, colour), 'atrophy.organ', options, 'D7', params)
  if (answer === FREE_NEOTENY) return yield* metamorphose(t)
  lose(t, species, answer as OrganOption, 'D7')
}

/** D8: one plus organ of the two colours for each species; K5f: without a magnetic field one of each. */
export function* radiation(t: MegafaunaTable, row: number): Script {
  const s = t.state
  const [first, second] = [row * 2, row * 2 + 1]
  const masks = s.rules.alien && s.rules.world !== 'earth' ? [1 << first, 1 << second] : [(1 << first) | (1 << second)]
  tell(t, 'event.radiation', { row: `@row.${row === 0 ? 'metabolic' : 'darwinian'}` }, 'D8')
  for (const colour of s.order) {
    // J8a
    if (s.rules.apomorphies && colour === ORANGE && row === 1) continue
    for (const species of speciesIdsOf(colour)) {
      for (const mask of masks) {
        if (!s.species[species]) continue
        const options = organOptions(s, species, mask)
        if (options.length === 0) continue
        const answer = yield* decide(t, seatOf(s, colour), 'atrophy.organ', options, 'D8', { species: speciesWord(species) })
        lose(t, species, answer as OrganOption, 'D8')
      }
    }
  }
}
