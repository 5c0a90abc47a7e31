import { describe, expect, it } from 'vitest'
import { type Refugium, STANDARD_CARDS } from '../components/cards.ts'
import { binomial, cancerForecast, eachRoll, lifeForecast, poolForecast, weatherForecast } from '../forecast.ts'
import { deaths, errorFaces, errors, facesOf, isDouble, lives, triples } from '../rolls.ts'

const placard = (id: string): Refugium => STANDARD_CARDS.refugia.find((r) => r.id === `refugium-${id}`) as Refugium

/** Every roll of some dice, one by one. */
function allRolls(dice: number): number[][] {
  if (dice === 0) return [[]]
  return allRolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]))
}

describe('what dice do', () => {
  it('F2: on the Hydrogen Volcano with two enzymes, 1 4 4 6 gives three lives, three deaths of manna and one of an enzyme', () => {
    const faces = facesOf([1, 4, 4, 6])
    expect(lives(placard('hydrogen-volcano'), false, faces)).toBe(3)
    expect(deaths(placard('hydrogen-volcano'), 2, faces)).toEqual({ manna: 3, enzymes: 1 })
    expect(isDouble(faces)).toBe(true)
  })

  it('F2: a 6 spares the enzymes of the Eutectic Brine', () => {
    expect(deaths(placard('eutectic-brine'), 0, facesOf([6, 6]))).toEqual({ manna: 2, enzymes: 0 })
  })

  it('F2: where all slots are covered nothing dies', () => {
    expect(deaths(placard('hydrothermal-vent'), 2, facesOf([1, 2, 3, 4, 5, 6]))).toEqual({ manna: 0, enzymes: 0 })
  })

  it('G2: 1 2 2 2 2 has one triple, and six dice alike have two', () => {
    expect(triples(facesOf([1, 2, 2, 2, 2]))).toBe(1)
    expect(triples(facesOf([3, 3, 3, 3, 3, 3]))).toBe(2)
  })

  it('G3: fives are errors unless there is DNA', () => {
    expect(errors(false, facesOf([1, 5, 5, 6]))).toBe(3)
    expect(errors(true, facesOf([1, 5, 5, 6]))).toBe(1)
    expect(errorFaces(true)).toEqual([6])
  })
})

describe('forecasts', () => {
  it('count every roll once', () => {
    for (const dice of [0, 1, 2, 5, 12]) {
      let sum = 0
      eachRoll(dice, (_, chance) => {
        sum += chance
      })
      expect(sum).toBeCloseTo(1, 12)
    }
    expect(binomial(2, 1 / 3).map((p) => Math.round(p * 9))).toEqual([4, 4, 1])
  })

  it.each([
    ['zeolite-lagoon', 2, 2, 1, 0, 1, false],
    ['hydrogen-volcano', 0, 4, 1, 0, 2, true],
    ['mars', 1, 3, 1, 1, 0, false],
    ['hydrothermal-vent', 3, 0, 1, 0, 0, true],
  ] as const)('of a pool agree with all rolls one by one: %s', (id, organised, disorganised, bionts, others, enzymes, cold) => {
    const card = placard(id)
    const rolls = allRolls(organised + 2 * (bionts + others))
    let [taken, rise, fall] = [0, 0, 0]
    for (const roll of rolls) {
      const faces = facesOf(roll)
      const risen = Math.min(disorganised, lives(card, cold, faces))
      const fallen = deaths(card, enzymes, faces).manna
      rise += risen
      fall += Math.min(fallen, organised + risen + bionts + others)
      if (new Set(roll).size < roll.length && fallen < organised + risen + bionts + others) taken++
    }
    const forecast = poolForecast({ card, cold, organised, disorganised, bionts, others, enzymes, reroll: true })
    expect(forecast.taken).toBeCloseTo(taken / rolls.length, 10)
    expect(forecast.takenWithReroll).toBeCloseTo(1 - (1 - taken / rolls.length) ** 2, 10)
    expect(forecast.rise).toBeCloseTo(rise / rolls.length, 10)
    expect(forecast.fall).toBeCloseTo(fall / rolls.length, 10)
  })

  it.each([
    [4, 2, 1, 1, false],
    [4, 0, 2, 0, false],
    [5, 3, 0, 1, true],
    [3, 1, 3, 0, true],
  ] as const)('of life agree with all rolls and rerolls one by one: %i dice, %i red, %i yellow', (dice, red, yellow, shield, onlySix) => {
    let [unharmed, one, catalysts] = [0, 0, 0]
    for (const roll of allRolls(dice)) {
      const sorted = [...roll].sort((a, b) => b - a)
      const found = errors(onlySix, facesOf(roll))
      const again = found > shield ? Math.min(yellow, found) : 0
      const kept = sorted.slice(again)
      const seconds = allRolls(again)
      for (const second of seconds) {
        const faces = facesOf([...kept, ...second])
        const losses = Math.max(0, errors(onlySix, faces) - shield)
        const chance = 6 ** -dice / seconds.length
        if (losses === 0) unharmed += chance
        if (losses === 1) one += chance
        catalysts += chance * ((faces[1] as number) * red + triples(faces))
      }
    }
    const forecast = lifeForecast({ dice, red, yellow, shield, onlySix })
    expect(forecast.unharmed).toBeCloseTo(unharmed, 10)
    expect(forecast.one).toBeCloseTo(one, 10)
    expect(forecast.more).toBeCloseTo(1 - unharmed - one, 10)
    expect(forecast.catalysts).toBeCloseTo(catalysts, 10)
  })

  it('D8: of cancer count errors beyond the blue ones', () => {
    expect(cancerForecast(2, 1, false).unharmed).toBeCloseTo(8 / 9, 12)
    expect(cancerForecast(3, 0, true).losses).toBeCloseTo(0.5, 12)
  })

  it('D: of the weather count the cards that may come', () => {
    const hadean = STANDARD_CARDS.events.filter((e) => e.eon === 'hadean')
    expect(weatherForecast(hadean)).toMatchObject({
      cards: 6,
      bring: { extremophile: 4, oxygen: 0, uv: 1, aftershock: 1, snow: 3 },
      worstX: 2,
    })
  })
})
