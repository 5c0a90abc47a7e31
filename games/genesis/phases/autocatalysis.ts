import type { Script, Table } from '@deeptime/engine'
import { type RefugiumArgs, STEP } from '../agenda.ts'
import { emptyOrganism } from '../attach.ts'
import { biontOf, biontsAt, moveBiont, sendHome } from '../bionts.ts'
import { COLOURS } from '../components/ids.ts'
import { rollAgain, rollDice } from '../dice.ts'
import { settleEntropy } from '../losses.ts'
import { type ColourOption, colourOption, type GenesisOption, KEEP, LEAVE, REROLL, TAKE } from '../options.ts'
import { biontsIn, playersIn } from '../organisms.ts'
import { biosynthesis } from '../pools.ts'
import { biontRef, colourWord, looseRef, organismWord, refugiumId, refugiumWord } from '../refs.ts'
import { contenders, disorganisedOf, organisedOf, progenote, refugia, refugiumCard, refugiumDice } from '../refugia.ts'
import { deaths, facesOf, isDouble, lives } from '../rolls.ts'
import { ask, decide, tell } from '../speech.ts'
import { colourOfBiont, type GenesisState, NONE, POOL } from '../state.ts'

/** F: refugia with bionts roll, top row first, left to right. */

type T = Table<GenesisState>

export function autocatalysis(t: T): void {
  const s = t.state
  s.phase = 3
  const rolls = refugia(s).filter((placard) => biontsIn(s, placard) > 0)
  t.next(STEP.refugium({ rolls, next: 0 }))
}

export function* rollRefugium(t: T, { rolls, next }: RefugiumArgs): Script {
  const s = t.state
  const placard = rolls[next]
  if (placard === undefined) {
    s.roll = null
    t.next(STEP.darwin)
    return
  }
  t.next(STEP.refugium({ rolls, next: next + 1 }))
  const roller = progenote(s, placard)
  if (roller === NONE) return
  const alone = contenders(s, placard).length === 1
  const dice = rollDice(t, 'autocatalytic', placard, refugiumDice(s, placard))
  const params = { colour: colourWord(roller), refugium: refugiumWord(s, placard) }
  tell(t, 'auto.roll', { ...params, dice: dice.join(' ') }, 'F')
  if (alone && refugiumCard(s, placard).colour === roller) {
    const { id } = yield* ask(t, roller, 'auto.reroll', [KEEP, REROLL], 'F', { refugium: params.refugium })
    if (id === REROLL.id) {
      rollAgain(t, dice, [...dice.keys()])
      tell(t, 'auto.reroll', { ...params, dice: dice.join(' ') }, 'F')
    }
  }
  yield* rollResult(t, placard, roller, dice)
}

/** F1–F4: what the dice do, as they lie. */
export function* rollResult(t: T, placard: number, roller: number, dice: readonly number[]): Script {
  const s = t.state
  const card = refugiumCard(s, placard)
  const faces = facesOf(dice)
  const rivals = contenders(s, placard).filter((colour) => colour !== roller)
  const dead = deaths(card, (s.enzymes[placard] as number[]).length, faces)
  yield* animate(t, placard, roller, lives(card, isCold(s), faces))
  yield* die(t, placard, roller, dead.manna, rivals)
  for (let left = dead.enzymes; left > 0; left--) {
    const enzyme = (s.enzymes[placard] as number[]).pop()
    if (enzyme === undefined) break
    tell(t, 'auto.enzyme', { refugium: refugiumWord(s, placard), catalyst: colourWord(enzyme) }, 'F2')
  }
  if (isDouble(faces) && biontsIn(s, placard) > 0) yield* bringToLife(t, placard, roller)
}

/** D10, C3: the last icon; the introductory game is always warm. */
export const isCold = (s: GenesisState): boolean => s.climate.at(-1) === 'snow'

const cubesAt = (list: readonly number[], placard: number): number[] =>
  COLOURS.filter((colour) => (list[placard * 4 + colour] as number) > 0)

/** F1: for each die of life a cube rises, of a colour that the roller picks. */
function* animate(t: T, placard: number, roller: number, count: number): Script {
  const s = t.state
  for (let left = count; left > 0; left--) {
    const options = cubesAt(s.disorganised, placard).map((colour) => ({
      ...colourOption(colour),
      about: [looseRef(s, placard, colour)],
    }))
    if (options.length === 0) return
    const params = { refugium: refugiumWord(s, placard), left }
    const { colour } = yield* decide(t, roller, 'auto.animate', options, 'F1', params)
    shift(s, placard, colour, 1)
    tell(t, 'auto.animate', { refugium: params.refugium, catalyst: colourWord(colour) }, 'F1')
  }
}

/** A cube goes up (1) or down (−1). */
function shift(s: GenesisState, placard: number, colour: number, by: number): void {
  const at = placard * 4 + colour
  s.organised[at] = organisedOf(s, placard, colour) + by
  s.disorganised[at] = disorganisedOf(s, placard, colour) - by
}

interface DeathOption extends GenesisOption {
  readonly cube: boolean
  readonly colour: number
}

function deathOptions(s: GenesisState, placard: number): DeathOption[] {
  const cubes = cubesAt(s.organised, placard).map((colour): DeathOption => {
    const ref = `chromosome:${refugiumId(s, placard)}/${colourOption(colour).id}`
    return { id: ref, about: [ref], label: 'chromosome', params: { colour: colourWord(colour) }, cube: true, colour }
  })
  const bionts = contenders(s, placard).map((colour): DeathOption => {
    const ref = biontRef(colour, refugiumId(s, placard))
    const params = { colour: colourWord(colour), at: refugiumWord(s, placard) }
    return { id: ref, about: [ref], label: 'biont', params, cube: false, colour }
  })
  return [...cubes, ...bionts]
}

/** F2, F4: cubes fall and become catalysts, bionts go home compensated; all of it is one biosynthesis for each who receives. */
function* die(t: T, placard: number, roller: number, count: number, rivals: readonly number[]): Script {
  if (count === 0) return
  const s = t.state
  const gains: number[][] = COLOURS.map(() => [0, 0, 0, 0])
  const gain = (player: number, colour: number): void => {
    const list = gains[player] as number[]
    list[colour] = (list[colour] as number) + 1
  }
  for (let left = count; left > 0; left--) {
    const options = deathOptions(s, placard)
    if (options.length === 0) break
    const refugium = refugiumWord(s, placard)
    const { cube, colour } = yield* decide(t, roller, 'auto.die', options, 'F2', { refugium, left })
    tell(t, 'auto.die', { refugium, catalyst: colourWord(colour) }, 'F2')
    if (cube) {
      shift(s, placard, colour, -1)
      gain(yield* receiver(t, placard, roller, rivals, colour), colour)
    } else {
      moveBiont(s, biontOf(s, colour, placard), POOL)
      gain(colour, colour)
    }
  }
  for (const player of s.order) if (player < gains.length) yield* biosynthesis(t, player, gains[player] as number[])
}

/** F4: of a contested refugium each catalyst goes to another contender, biont alive or not. */
function* receiver(t: T, placard: number, roller: number, rivals: readonly number[], catalyst: number): Script<number> {
  if (rivals.length === 0) return roller
  const options: ColourOption[] = rivals.map((colour) => ({ ...colourOption(colour), label: 'give' }))
  const params = { refugium: refugiumWord(t.state, placard), catalyst: colourWord(catalyst) }
  return (yield* decide(t, roller, 'auto.give', options, 'F4', params)).colour
}

/** F3, F4: the roller may take the placard; if only others' bionts live, one of them gets it. */
function* bringToLife(t: T, placard: number, roller: number): Script {
  const s = t.state
  const living = playersIn(s, placard)
  const refugium = refugiumWord(s, placard)
  if (living.includes(roller)) {
    const { id } = yield* ask(t, roller, 'auto.take', [TAKE, LEAVE], 'F3', { refugium })
    if (id === TAKE.id) {
      becomeBacterium(t, placard, roller)
      tell(t, 'life', { colour: colourWord(roller), refugium, organism: organismWord(s, placard) }, 'F3')
    } else tell(t, 'life.left', { colour: colourWord(roller), refugium }, 'F3')
  } else {
    const { colour } = yield* decide(t, roller, 'auto.heir', living.map(colourOption), 'F4', { refugium })
    becomeBacterium(t, placard, colour)
    tell(t, 'life.heir', { colour: colourWord(roller), heir: colourWord(colour), organism: organismWord(s, placard) }, 'F4')
  }
  yield* settleEntropy(t)
}

/** F3: organised manna becomes chromosomes, the rest goes to the soup. */
export function becomeBacterium(t: T, placard: number, owner: number): void {
  const s = t.state
  const row = s.placards[refugiumCard(s, placard).row] as number[]
  row.splice(row.indexOf(placard), 1)
  const organism = emptyOrganism(owner)
  for (const colour of COLOURS) {
    organism.cubes[colour] = organisedOf(s, placard, colour)
    s.organised[placard * 4 + colour] = 0
    s.disorganised[placard * 4 + colour] = 0
  }
  s.enzymes[placard] = []
  s.organisms[placard] = organism
  // C3: without foreign genes the bionts of others go home.
  if (!s.variants.foreign) {
    for (const biont of biontsAt(s, placard)) if (colourOfBiont(biont) !== owner) sendHome(t, biont, true)
  }
}
