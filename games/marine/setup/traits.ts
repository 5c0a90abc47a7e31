import type { Script, Table } from '@deeptime/engine'
import { TRAITS_DEALT } from '../components/setup.ts'
import { deckOf } from '../deck/in-play.ts'
import { type NameOption, traitOption } from '../options.ts'
import { animalWord, traitWord } from '../refs.ts'
import { seatOf, tell, together } from '../speech.ts'
import type { MarineState } from '../state.ts'

/** Superheroes: traits that copy another stay in the box, as the rulebook recommends, unless the table wants them. */
export function traitsInPlay(s: MarineState): string[] {
  const { superheroes, copyTraits } = s.variants
  const leavesOut = superheroes && !copyTraits
  return deckOf(s).traits.flatMap(({ id, modifiers }) => (leavesOut && modifiers.some((m) => m.hook === 'copyTrait') ? [] : [id]))
}

/** Set-up R: three traits for each animal, seen by its player only. */
export function dealTraits(t: Table<MarineState>): void {
  const s = t.state
  const traits = t.shuffle(traitsInPlay(s))
  for (const animal of s.animals) s.dealt[animal] = traits.splice(0, TRAITS_DEALT)
  s.unseenTraits = traits
}

/** Set-up R: all choose at the same time which trait to keep; with Superheroes, which one of three to give up. */
export function* chooseTraits(t: Table<MarineState>): Script {
  const s = t.state
  const { superheroes } = s.variants
  const asks = s.animals.map((animal) => ({
    seat: seatOf(s, animal),
    kind: superheroes ? ('set-up.trait-away' as const) : ('set-up.trait' as const),
    options: (s.dealt[animal] as string[]).map(traitOption),
    rule: superheroes ? ('Superheroes' as const) : ('Set-up R' as const),
    params: { animal: animalWord(animal) },
  }))
  const answers = yield* together(t, asks)
  s.animals.forEach((animal, i) => {
    reveal(t, animal, (answers[i] as NameOption).name)
  })
}

function reveal(t: Table<MarineState>, animal: number, named: string): void {
  const s = t.state
  const dealt = s.dealt[animal] as string[]
  const isKept = (id: string): boolean => (id === named) !== s.variants.superheroes
  s.traits[animal] = dealt.filter(isKept)
  s.unseenTraits.push(...dealt.filter((id) => !isKept(id)))
  s.dealt[animal] = []
  for (const trait of s.traits[animal]) tell(t, 'set-up.trait', { animal: animalWord(animal), trait: traitWord(trait) }, 'Set-up R')
}
