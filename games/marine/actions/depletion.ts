import type { Script, Table } from '@deeptime/engine'
import { rewardAction } from '../cards/rewards.ts'
import { discAt } from '../earth.ts'
import { discsOnEarth, elementsIn, everyDisc, removeFromCorner, typesIn } from '../elements.ts'
import type { WhyKey } from '../keys.ts'
import { animalWord, cornerRef, elementWord } from '../refs.ts'
import { begin, cornerOptions, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { barred, whyCorners } from '../why-not.ts'

const typeBar = (s: MarineState, element: number): WhyKey | undefined => (typesIn(s, 'depletion') & (1 << element) ? undefined : 'type')

export const depletableDiscs = (s: MarineState): number[] =>
  typesIn(s, 'depletion') === 0 ? [] : discsOnEarth(s, (element) => typeBar(s, element) === undefined)

/** Depletion: a disc on Earth whose type lies in the box goes to the bag. The box stays as it is. */
export function* depletion(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const chosen = yield* begin(t, animal, 'depletion.disc', cornerOptions(depletableDiscs(s)), 'Depletion', () => {
    const elements = elementsIn(s, 'depletion').map(elementWord)
    return whyCorners(everyDisc(s), (corner) => barred(typeBar(s, discAt(s, corner)), 'Depletion', { elements }))
  })
  if (!chosen) return false
  const { corner } = chosen
  tell(t, 'depletion', { animal: animalWord(animal), element: elementWord(discAt(s, corner)), corner: cornerRef(corner) }, 'Depletion')
  removeFromCorner(s, corner)
  rewardAction(t, animal, 'depletion', {})
  return true
}
