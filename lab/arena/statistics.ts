/** A share, and the interval that holds the true one with 95 % confidence. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

/** Wilson's interval: honest for few games and for shares near 0 or 1. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / games
  const scale = 1 + Z ** 2 / games
  const middle = share + Z ** 2 / (2 * games)
  const reach = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  return { share, low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}

/** A mean, and the interval that holds the true one with 95 % confidence. */
export interface Mean {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length
  const mean = n > 0 ? values.reduce((a, b) => a + b, 0) / n : 0
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0)
  const reach = n > 1 ? Z * Math.sqrt(squares / (n - 1) / n) : Number.POSITIVE_INFINITY
  return { mean, low: mean - reach, high: mean + reach }
}

/** The smallest effect worth finding, in standard deviations, and the chance of either mistake. */
const EFFECT = 0.35
const RISK = 0.1
/** Fewer values say too little about their own spread. */
const FIRST_LOOK = 8

/**
 * Wald's sequential test, looked at after any number of values: is their mean above 0 by the effect, or not above it? Undefined
 * while it is open.
 */
export function sequentially(values: readonly number[]): 'above' | 'not above' | undefined {
  if (values.length < FIRST_LOOK) return undefined
  const { mean, high } = meanOf(values)
  const error = (high - mean) / Z
  const deviation = error * Math.sqrt(values.length)
  if (deviation === 0) return mean > 0 ? 'above' : 'not above'
  const evidence = values.length * EFFECT * (mean / deviation - EFFECT / 2)
  const bound = Math.log((1 - RISK) / RISK)
  return evidence >= bound ? 'above' : evidence <= -bound ? 'not above' : undefined
}

/** How often one beat another, ties by halves. */
export type Duels = ReadonlyMap<string, ReadonlyMap<string, number>>

const ROUNDS = 2000
const MEAN_ELO = 1500

/**
 * Elo ratings that explain the duels best (Bradley–Terry, by minorization–maximization), 1500 on average. One imagined tie
 * between any two that met keeps a clean sweep finite.
 */
export function elo(names: readonly string[], duels: Duels): Map<string, number> {
  const met = (a: string, b: string): number => {
    const games = (duels.get(a)?.get(b) ?? 0) + (duels.get(b)?.get(a) ?? 0)
    return games > 0 ? games + 1 : 0
  }
  const won = (a: string, b: string): number => (met(a, b) > 0 ? (duels.get(a)?.get(b) ?? 0) + 0.5 : 0)
  let strength = new Map(names.map((n) => [n, 1]))
  for (let round = 0; round < ROUNDS; round++) {
    const next = names.map((a): [string, number] => {
      let wins = 0
      let faced = 0
      for (const b of names) {
        if (a === b) continue
        wins += won(a, b)
        faced += met(a, b) / ((strength.get(a) as number) + (strength.get(b) as number))
      }
      return [a, faced > 0 ? wins / faced : 1]
    })
    const middle = Math.exp(next.reduce((sum, [, s]) => sum + Math.log(s), 0) / names.length)
    strength = new Map(next.map(([name, s]) => [name, s / middle]))
  }
  return new Map([...strength].map(([name, s]) => [name, MEAN_ELO + 400 * Math.log10(s)]))
}
