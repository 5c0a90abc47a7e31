import type { Script, Table } from '@deeptime/engine'
import { type PlaceArgs, STEP } from '../agenda.ts'
import { atrophy } from '../atrophy.ts'
import { COLOURS, type Colour, RED, YELLOW } from '../components/ids.ts'
import { rollAgain, rollDice } from '../dice.ts'
import { type GenesisOption, organismOption } from '../options.ts'
import { claimFirst } from '../order.ts'
import {
  chromosomes,
  darwinianDice,
  errorFace,
  errorShield,
  hasAbility,
  isAlive,
  isMicro,
  organismAt,
  organisms,
  tableauOf,
} from '../organisms.ts'
import { biosynthesis } from '../pools.ts'
import { cardsIn, colourWord, dieRef, organismWord } from '../refs.ts'
import { errors, facesOf, triples } from '../rolls.ts'
import { decide, maybe, tell } from '../speech.ts'
import { type Actor, cardColour, colourOfActor, type GenesisState, isNpc, isParasite, NONE } from '../state.ts'

/** G: every micro-organism rolls, in turn order; its controller orders his own. */

type T = Table<GenesisState>

export function* darwin(t: T): Script {
  const s = t.state
  s.phase = 4
  for (const organism of s.organisms) if (organism) organism.rolled = false
  yield* claimFirst(t)
  t.next(STEP.darwinTurn({ place: 0 }))
}

const toRoll = (s: GenesisState, actor: Actor): number[] =>
  organisms(s).filter((o) => isMicro(s, o) && !organismAt(s, o).rolled && organismAt(s, o).controller === actor)

/** One roll a step. What has changed hands and not rolled is rolled at the end by who controls it. */
export function* darwinTurn(t: T, { place }: PlaceArgs): Script {
  const s = t.state
  const actor = s.order[place] ?? s.order.find((late) => toRoll(s, late).length > 0)
  if (actor === undefined) {
    s.roll = null
    t.next(STEP.purchases)
    return
  }
  const options = toRoll(s, actor).map((o) => organismOption(s, o))
  if (options.length === 0) {
    t.next(STEP.darwinTurn({ place: place + 1 }))
    return
  }
  const { organism } = yield* decide(t, actor, 'darwin.next', options, 'G')
  yield* rollOf(t, organism, place)
}

function* rollOf(t: T, o: number, place: number): Script {
  const s = t.state
  const { controller } = organismAt(s, o)
  organismAt(s, o).rolled = true
  const dice = rollDice(t, 'darwinian', o, darwinianDice(s, o))
  tell(t, 'darwin.roll', { colour: colourWord(colourOfActor(controller)), organism: organismWord(s, o), dice: dice.join(' ') }, 'G')
  const again = isNpc(controller) ? errorsFirst(s, o, dice) : yield* chooseReroll(t, o, dice)
  if (again.length > 0) {
    rollAgain(t, dice, again)
    tell(t, 'darwin.reroll', { organism: organismWord(s, o), dice: dice.join(' ') }, 'G1')
  }
  yield* darwinWith(t, o, dice, place)
}

/** C1: nobody's parasites roll errors again, 6s first. */
function errorsFirst(s: GenesisState, o: number, dice: readonly number[]): number[] {
  const least = errorFace(s, o)
  const places = [...dice.keys()].filter((i) => (dice[i] as number) >= least)
  places.sort((a, b) => (dice[b] as number) - (dice[a] as number) || a - b)
  return places.slice(0, chromosomes(s, o, YELLOW))
}

interface FaceOption extends GenesisOption {
  readonly face: number
}
const FACES = [1, 2, 3, 4, 5, 6]

/** G1: as many dice as the organism has yellow chromosomes, all at once. */
function* chooseReroll(t: T, o: number, dice: readonly number[]): Script<number[]> {
  const s = t.state
  const chosen: number[] = []
  for (let left = Math.min(chromosomes(s, o, YELLOW), dice.length); left > 0; left--) {
    const options = FACES.flatMap((face): FaceOption[] => {
      const lying = [...dice.keys()].filter((i) => dice[i] === face && !chosen.includes(i))
      return lying.length === 0 ? [] : [{ id: `face:${face}`, about: lying.map(dieRef), label: 'face', params: { face }, face }]
    })
    const choice = yield* maybe(t, organismAt(s, o).controller, 'darwin.reroll', options, 'G1', { organism: organismWord(s, o), left })
    if (!choice) break
    chosen.push([...dice.keys()].find((i) => dice[i] === choice.face && !chosen.includes(i)) as number)
  }
  return chosen
}

/** The colour of its catalysts (G2). */
export const catalystColour = (s: GenesisState, o: number): Colour =>
  isParasite(o) ? cardColour(o) : (cardsIn(s).refugia[o]?.colour as Colour)

/** G2, G3: catalysts first, then the errors beyond the shield. */
export function* darwinWith(t: T, o: number, dice: readonly number[], place: number): Script {
  const s = t.state
  const faces = facesOf(dice)
  const made = (faces[1] as number) * chromosomes(s, o, RED) + triples(faces)
  const own = catalystColour(s, o)
  if (made > 0) {
    yield* biosynthesis(
      t,
      tableauOf(s, o),
      COLOURS.map((colour) => (colour === own ? made : 0)),
    )
  }
  const shield = errorShield(s, o)
  const excess = errors(errorFace(s, o) === 6, faces) - shield
  t.next(STEP.darwinTurn({ place }))
  if (excess <= 0) {
    tell(t, 'darwin.safe', { organism: organismWord(s, o) }, 'G3')
    return
  }
  tell(t, 'darwin.errors', { organism: organismWord(s, o), errors: excess, shield }, 'G3')
  if (s.variants.crystal) {
    // G4: one error can be bought off, two with fission.
    t.next(STEP.crystal({ organism: o, errors: excess, left: hasAbility(s, o, 'fission') ? 2 : 1, scrambles: NONE }))
  } else if (isAlive(s, o)) yield* atrophy(t, o, excess)
}
