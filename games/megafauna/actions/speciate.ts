/** E3 Speciate: a promotion that founds a new form. */

import type { Script } from '@deeptime/engine'
import { faceWord, sideOf } from '../cards.ts'
import { ARCHETYPE, colourOf, speciesId } from '../components/phyla.ts'
import { arrive, shifts } from '../contests/arrive.ts'
import { enter, removeLying, takeOff } from '../creeples.ts'
import { ownerOf } from '../cubes.ts'
import { extinguish } from '../extinction.ts'
import { gainCube } from '../genetic-drift.ts'
import { couldSettle, distancesFor } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { type CreepleOption, creepleOption } from '../options.ts'
import { levelOfSpace, placeOfSpace } from '../places.ts'
import { organWord, placeWord, speciesWord } from '../refs.ts'
import { settle, settleSpecies } from '../settle.ts'
import { type Card, NONE, newSpecies, ORGAN_COUNT, type Species, type State } from '../state.ts'
import { playerOf, refresh, speciesOf } from '../tableau.ts'

/** Living creeples of a species, standing or lying; those that are alike once. */
function creeplesOf(s: State, species: number): readonly CreepleOption[] {
  const found: CreepleOption[] = []
  for (let space = 0; space < s.upright.length; space++)
    if (s.upright[space] === species) found.push(creepleOption(s, species, space, false))
  for (const creeple of s.lying) {
    if (creeple.species !== species) continue
    const option = creepleOption(s, species, creeple.space, true)
    if (!found.includes(option)) found.push(option)
  }
  return found
}

/** The card's organs are basal on the mother already. */
export function* speciate(t: MegafaunaTable, mother: number, card: Card, side: number): Script {
  const s = t.state
  const x = speciesOf(s, mother)
  const colour = colourOf(mother)
  const { form, maxSize, recession } = sideOf(s, card.card, side)
  const kiwi = x.size > maxSize
  const daughter = speciesId(colour, kiwi ? ARCHETYPE : form)
  // E3d
  const { space, lies } = yield* decide(t, ownerOf(s, mother), 'speciate.creeple', creeplesOf(s, mother), 'E3d', {
    species: speciesWord(mother),
  })
  x.cards.splice(x.cards.indexOf(card), 1)
  const y = newSpecies(kiwi ? 0 : card.card, x.size)
  s.species[daughter] = y
  const player = playerOf(s, colour)
  if (kiwi) {
    // E2e
    player.fossilCards.push(card.card)
    player.archetypeFossil = false
  }
  refresh(s, x)
  tell(
    t,
    kiwi ? 'speciate.kiwi' : 'speciate',
    {
      species: speciesWord(mother),
      daughter: speciesWord(daughter),
      side: faceWord(s, card.card, side),
      place: placeWord(s, placeOfSpace(space)),
    },
    'E3',
  )
  replace(s, mother, daughter, space, lies)
  yield* inherit(t, daughter, x, y, recession)
  yield* settleIn(t, daughter, space)
  settle(t, placeOfSpace(space))
  if (s.species[mother] === x && s.living[mother] === 0) settle(t, ...extinguish(t, mother, 'I3'))
  // K2b: fewer or more organs may change what feeds whom.
  else settleSpecies(t, mother)
}

function replace(s: State, mother: number, daughter: number, space: number, lies: boolean): void {
  if (lies) removeLying(s, mother, space)
  else s.upright[space] = NONE
  takeOff(s, mother)
  s.spare[daughter] = (s.spare[daughter] as number) - 1
  enter(s, daughter, space)
}

/** E3b–c: copies of the basal cubes, less what recedes. */
function* inherit(t: MegafaunaTable, daughter: number, x: Species, y: Species, recession: readonly number[]): Script {
  const wanted = x.basal.slice()
  for (const organ of recession) {
    if ((wanted[organ] as number) === 0) continue
    wanted[organ] = (wanted[organ] as number) - 1
    tell(t, 'speciate.recedes', { species: speciesWord(daughter), organ: organWord(organ) }, 'E3c')
  }
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    for (let n = wanted[organ] as number; n > 0; n--)
      if (yield* gainCube(t, daughter, organ)) y.basal[organ] = (y.basal[organ] as number) + 1
  }
  refresh(t.state, y)
}

/** The daughter stands where her mother stood if she can live there, after a contest if need be; else she lies. */
function* settleIn(t: MegafaunaTable, daughter: number, space: number): Script {
  const s = t.state
  if (!s.species[daughter]) return
  const place = placeOfSpace(space)
  if (couldSettle(s, daughter, place, levelOfSpace(space), distancesFor(s, daughter))) {
    yield* arrive(t, daughter, space)
    return
  }
  tell(
    t,
    'falls.habitat',
    {
      species: speciesWord(daughter),
      place: placeWord(s, place),
      level: `@level.${['plant', 'herbivore', 'carnivore'][levelOfSpace(space)]}`,
    },
    'G1',
  )
  if ((s.upright[space] as number) >= 0) yield* shifts(t, daughter, space)
}
