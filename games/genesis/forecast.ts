import type { Event, Refugium } from './components/cards.ts'
import { deaths, errorFaces, type Faces, isDouble, lives } from './rolls.ts'

/** Chances before a roll, counted exactly: by all ways in which dice can fall, or by convolution. Nothing is sampled. */

const FACTORIALS: number[] = [1]
function factorial(n: number): number {
  for (let i = FACTORIALS.length; i <= n; i++) FACTORIALS.push((FACTORIALS[i - 1] as number) * i)
  return FACTORIALS[n] as number
}

/** Every way in which this many dice can fall, as counts of faces, with its chance. */
export function eachRoll(dice: number, visit: (faces: Faces, chance: number) => void): void {
  const faces = [0, 0, 0, 0, 0, 0, 0]
  const all = factorial(dice) / 6 ** dice
  const from = (face: number, left: number, ways: number): void => {
    if (face === 6) {
      faces[6] = left
      visit(faces, all / (ways * factorial(left)))
      return
    }
    for (let count = 0; count <= left; count++) {
      faces[face] = count
      from(face + 1, left - count, ways * factorial(count))
    }
  }
  from(1, dice, 1)
}

/** The chance of each number of successes among some dice. */
export function binomial(dice: number, chance: number): number[] {
  let spread = [1]
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(spread.length + 1).fill(0)
    spread.forEach((p, k) => {
      next[k] = (next[k] as number) + p * (1 - chance)
      next[k + 1] = (next[k + 1] as number) + p * chance
    })
    spread = next
  }
  return spread
}

/** A refugium as its roll finds it. */
export interface PoolBeforeRoll {
  readonly card: Refugium
  readonly cold: boolean
  /** Cubes, organised and not. */
  readonly organised: number
  readonly disorganised: number
  /** Bionts of whoever asks, and of others. */
  readonly bionts: number
  readonly others: number
  readonly enzymes: number
  /** F: alone on a placard of one's own colour. */
  readonly reroll: boolean
}

export interface PoolForecast {
  readonly dice: number
  /** A double with one of these bionts left, on the first roll, and with the reroll used for nothing else (F3). */
  readonly taken: number
  readonly takenWithReroll: number
  /** One of these bionts left, whatever else happens, if it is spared as long as there is a cube to lose. */
  readonly alive: number
  /** Expected cubes that rise and tokens that fall, and expected enzymes lost. */
  readonly rise: number
  readonly fall: number
  readonly enzymesLost: number
}

/** F1–F3: what an autocatalytic roll may bring to who rolls and spares their own bionts. */
export function poolForecast({ card, cold, organised, disorganised, bionts, others, enzymes, reroll }: PoolBeforeRoll): PoolForecast {
  const dice = organised + 2 * (bionts + others)
  let [taken, alive, rise, fall, enzymesLost] = [0, 0, 0, 0, 0]
  eachRoll(dice, (faces, chance) => {
    const risen = Math.min(lives(card, cold, faces), disorganised)
    const dead = deaths(card, enzymes, faces)
    const tokens = organised + risen + bionts + others
    const fallen = Math.min(dead.manna, tokens)
    rise += chance * risen
    fall += chance * fallen
    enzymesLost += chance * Math.min(dead.enzymes, enzymes)
    if (bionts === 0 || fallen >= tokens) return
    alive += chance
    if (isDouble(faces)) taken += chance
  })
  return { dice, taken, takenWithReroll: reroll ? 1 - (1 - taken) ** 2 : taken, alive, rise, fall, enzymesLost }
}

/** A micro-organism as its Darwinian roll finds it: chromosomes of each property, and how errors come. */
export interface LifeBeforeRoll {
  readonly dice: number
  readonly red: number
  readonly yellow: number
  /** Errors that are stopped: blue chromosomes, and in the gentler world the DNA icons too. */
  readonly shield: number
  readonly onlySix: boolean
}

export interface LifeForecast {
  readonly dice: number
  /** The chance of no loss, of one, of two or more, when errors are rerolled as far as yellow goes. */
  readonly unharmed: number
  readonly one: number
  readonly more: number
  readonly losses: number
  /** Expected catalysts of the same roll (G2). */
  readonly catalysts: number
}

/**
 * G1–G3: what a Darwinian roll may bring to who rerolls errors, sixes first, whenever there are more than the shield stops. Counts of
 * faces that matter are followed through roll and reroll; the mean of triples is the sum over faces, so each face is counted alone.
 */
export function lifeForecast({ dice, red, yellow, shield, onlySix }: LifeBeforeRoll): LifeForecast {
  const bad = errorFaces(onlySix).length / 6
  const rerolled = (found: number): number => (found > shield ? Math.min(yellow, found) : 0)
  const lost = new Array<number>(dice + 1).fill(0)
  binomial(dice, bad).forEach((chance, found) => {
    const again = rerolled(found)
    binomial(again, bad).forEach((p, stay) => {
      const losses = Math.max(0, found - again + stay - shield)
      lost[losses] = (lost[losses] as number) + chance * p
    })
  })
  let catalysts = 0
  for (let face = 1; face <= 6; face++) {
    countsOf(face, dice, errorFaces(onlySix), rerolled).forEach((chance, count) => {
      catalysts += chance * ((face === 1 ? count * red : 0) + Math.floor(count / 3))
    })
  }
  const [unharmed = 0, one = 0, ...rest] = lost
  return { dice, unharmed, one, more: rest.reduce((a, b) => a + b, 0), losses: lost.reduce((sum, p, k) => sum + p * k, 0), catalysts }
}

/** The chance of each number of dice that show a face in the end. */
function countsOf(face: number, dice: number, wrong: readonly number[], rerolled: (errors: number) => number): number[] {
  const counts = new Array<number>(dice + 1).fill(0)
  const isError = wrong.includes(face)
  const otherErrors = wrong.length - (isError ? 1 : 0)
  binomial(dice, 1 / 6).forEach((chance, shown) => {
    binomial(dice - shown, otherErrors / 5).forEach((p, others) => {
      const again = rerolled(others + (isError ? shown : 0))
      // Sixes are rerolled before fives.
      const ofThese = !isError ? 0 : face === 6 ? Math.min(again, shown) : Math.max(0, again - others)
      binomial(again, 1 / 6).forEach((q, back) => {
        const count = shown - ofThese + back
        counts[count] = (counts[count] as number) + chance * p * q
      })
    })
  })
  return counts
}

/** D8: a cancer roll: no reroll, one catalyst for each 1. */
export function cancerForecast(dice: number, shield: number, onlySix: boolean): { readonly unharmed: number; readonly losses: number } {
  const spread = binomial(dice, errorFaces(onlySix).length / 6)
  return {
    unharmed: spread.reduce((sum, p, found) => (found <= shield ? sum + p : sum), 0),
    losses: spread.reduce((sum, p, found) => sum + p * Math.max(0, found - shield), 0),
  }
}

/** What the next event card can be. */
export interface WeatherForecast {
  readonly cards: number
  /** Cards that bring at least one of each icon. */
  readonly bring: Readonly<
    Record<'strike' | 'extremophile' | 'oxygen' | 'uv' | 'cancer' | 'drought' | 'sun' | 'snow' | 'aftershock', number>
  >
  /** The worst X and O₂ of a single card. */
  readonly worstX: number
  readonly worstO2: number
}

/** D: from the cards that may still come next, which everybody knows. */
export function weatherForecast(possible: readonly Event[]): WeatherForecast {
  const count = (brings: (card: Event) => boolean): number => possible.filter(brings).length
  const most = (value: (card: Event) => number): number => possible.reduce((worst, card) => Math.max(worst, value(card)), 0)
  return {
    cards: possible.length,
    bring: {
      strike: count((card) => card.icons.includes('strike')),
      extremophile: count((card) => card.extremophile > 0),
      oxygen: count((card) => card.oxygen > 0),
      uv: count((card) => card.icons.some((icon) => icon.startsWith('uv'))),
      cancer: count((card) => card.icons.includes('cancer')),
      drought: count((card) => card.icons.includes('drought')),
      sun: count((card) => card.climate.includes('sun')),
      snow: count((card) => card.climate.includes('snow')),
      aftershock: count((card) => card.aftershock),
    },
    worstX: most((card) => card.extremophile),
    worstO2: most((card) => card.oxygen),
  }
}
