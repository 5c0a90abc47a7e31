import type { Flaw, Json, Rng, Script, Table } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { ANIMAL_IDS, type AnimalId } from '../components/ids.ts'
import { PAIRS } from '../components/setup.ts'
import { ANIMAL_OPTIONS } from '../options.ts'
import { animalWord } from '../refs.ts'
import { decideBySeat, tell } from '../speech.ts'
import { ANIMALS, type MarineState, NONE } from '../state.ts'
import { barred } from '../why-not.ts'

/** How seats get their animals: they choose in turn, by lot, or as the table has settled it. */
export const SEATINGS = ['choose', 'random', 'assigned'] as const

const numberOf = (id: AnimalId): number => ANIMAL_IDS.indexOf(id)

/** The seats in the order in which they take an animal; with two each, the second seat takes two in a row. */
const pickOrder = (s: MarineState): number[] => (s.variants.fourAnimals ? [0, 1, 1, 0] : Array.from({ length: s.seats }, (_, seat) => seat))

const animalsOf = (s: MarineState, seat: number): number => s.seatOf.filter((owner) => owner === seat).length

/** Settled before the game: by name, by lot, or so that the first seat takes the first turn. */
export function seatAnimals(s: MarineState, how: Json, names: Json, rng: Rng): void {
  const settled = (names as AnimalId[][] | null)?.map((ids) => ids.map(numberOf))
  const dealt = (): number[][] => {
    const lots = rng.shuffle(ANIMAL_IDS.map((_, animal) => animal))
    const seats: number[][] = Array.from({ length: s.seats }, () => [])
    for (const seat of pickOrder(s)) seats[seat]?.push(lots.pop() as number)
    return seats
  }
  const inTurnOrder = (): number[][] =>
    s.variants.fourAnimals ? PAIRS.map((pair) => pair.map(numberOf)) : Array.from({ length: s.seats }, (_, seat) => [ANIMALS - 1 - seat])
  const seating = settled ?? (how === 'random' ? dealt() : how === 'assigned' ? inTurnOrder() : [])
  seating.forEach((animals, seat) => {
    for (const animal of animals) s.seatOf[animal] = seat
  })
}

/** Names for each seat: a different animal for each, two for each with four animals. */
export function seatingProblem(value: Json, seats: number): Flaw | undefined {
  const lists = Array.isArray(value) ? (value as readonly Json[]) : []
  const ids = lists.flatMap((list) => (Array.isArray(list) ? (list as readonly Json[]) : [list]))
  const known = ids.every((id) => (ANIMAL_IDS as readonly Json[]).includes(id)) && new Set(ids).size === ids.length
  const even = lists.every((list) => Array.isArray(list) && list.length * seats === ids.length)
  const fits = ids.length === seats || (seats === 2 && ids.length === ANIMALS)
  return lists.length === seats && known && even && fits ? undefined : { key: 'seating' }
}

/** Set-up J: each seat in turn takes an animal. */
export function* chooseAnimals(t: Table<MarineState>): Script {
  const s = t.state
  const order = pickOrder(s)
  const settled = order.every((seat) => animalsOf(s, seat) > 0)
  for (const seat of settled ? [] : order) {
    const free = ANIMAL_OPTIONS.filter(({ animal }) => s.seatOf[animal] === NONE)
    const { animal } = yield* decideBySeat(t, seat, 'set-up.animal', free, 'Set-up J', undefined, () =>
      whyNotOf(
        ANIMAL_OPTIONS,
        ({ id }) => id,
        (option) => barred(free.includes(option) ? undefined : 'animal-taken', 'Set-up J'),
      ),
    )
    s.seatOf[animal] = seat
  }
  s.animals = ANIMAL_IDS.map((_, animal) => animal).filter((animal) => s.seatOf[animal] !== NONE)
  for (const animal of s.animals)
    tell(t, 'set-up.animal', { animal: animalWord(animal), seat: 1 + (s.seatOf[animal] as number) }, 'Set-up J')
}
