import type { Script } from '@deeptime/engine'
import type { CopyArgs } from '../agenda.ts'
import { addDisc, discsInBag, hasVacantSpace, protectDisc, takeFromBag } from '../elements.ts'
import { type NameOption, traitOption } from '../options.ts'
import { gainVP } from '../points.ts'
import { animalWord, elementWord, traitWord } from '../refs.ts'
import type { CardRule } from '../rules.ts'
import { ask, decide, elementOptions, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { type Changes, compiledDeck } from './compile.ts'
import { type T, typesWhere } from './run.ts'

/** Traits that act at their own time: one brings an element, one copies another. */

/** The animal's own traits of which `is` holds, by id. */
const ownTraits = (s: MarineState, animal: number, is: (changes: Changes) => boolean): string[] =>
  (s.traits[animal] as readonly string[]).filter((id) => is(compiledDeck(s).traits.get(id) as Changes))

/** Set-up R: from the top of the food chain, owners take a disc of their choice. It stays for the whole game. */
export function* traitElements(t: T): Script {
  const s = t.state
  for (const animal of s.animals) {
    for (const trait of ownTraits(s, animal, (c) => c.bringsElement)) {
      const types = typesWhere((e) => discsInBag(s, e) > 0)
      if (types === 0 || !hasVacantSpace(s, animal)) continue
      const { element } = yield* ask(t, animal, 'trait.element', elementOptions(types), `Trait ${trait}`, { trait: traitWord(trait) })
      takeFromBag(s, element)
      addDisc(s, animal, element)
      protectDisc(s, animal, element)
      tell(t, 'trait.element', { animal: animalWord(animal), element: elementWord(element), trait: traitWord(trait) }, `Trait ${trait}`)
    }
  }
}

/** Traits of opposing animals that may be copied; what they copy themselves is not theirs. */
function copyableTraits(s: MarineState, animal: number): NameOption[] {
  const { copyable } = compiledDeck(s)
  const opposing = s.animals.filter((other) => other !== animal)
  return opposing.flatMap((other) => (s.traits[other] as readonly string[]).filter((id) => copyable.has(id))).map(traitOption)
}

/** At the reveal and after each Reseed, owners choose what they copy until the next time. */
export function* traitCopies(t: T, { when }: CopyArgs): Script {
  const s = t.state
  const due = when === 'reseedEnd' ? 'atReseed' : 'atReveal'
  for (const animal of s.animals) {
    for (const trait of ownTraits(s, animal, ({ copies }) => copies?.[due] === true)) yield* copy(t, animal, trait, when)
  }
}

function* copy(t: T, animal: number, trait: string, when: CopyArgs['when']): Script {
  const s = t.state
  const rule: CardRule = `Trait ${trait}`
  const { vpOnChange = 0, vpIfNone = 0 } = compiledDeck(s).traits.get(trait)?.copies ?? {}
  const before = s.copied[animal]
  const options = copyableTraits(s, animal)
  const after = options.length === 0 ? '' : (yield* decide(t, animal, 'trait.copy', options, rule)).name
  s.copied[animal] = after
  // A copied right starts unused.
  if (after !== before) s.freeUses[animal] = 0
  const params = { animal: animalWord(animal), trait: traitWord(trait) }
  if (after === '') tell(t, 'trait.copy-none', params, rule)
  else tell(t, 'trait.copy', { ...params, copied: traitWord(after) }, rule)
  if (when !== 'reseedEnd') return
  if (after === '') gainVP(t, animal, vpIfNone, 'traits', rule)
  else if (after !== before) gainVP(t, animal, vpOnChange, 'traits', rule)
}
