import { describe, expect, it } from 'vitest'
import { lifeForecast } from '../forecast.ts'
import { rerollForecast } from '../reroll-forecast.ts'
import { facesOf } from '../rolls.ts'

describe('the chances of rolling errors again (G1)', () => {
  it('one of two errors again, one stopped: the new die must be no error', () => {
    const forecast = rerollForecast({ faces: facesOf([1, 3, 5, 6]), left: 1, shield: 1, onlySix: false })
    expect(forecast).toMatchObject({ losses: 1, again: 1 })
    expect(forecast.unharmed).toBeCloseTo(4 / 6, 12)
    expect(forecast.expected).toBeCloseTo(2 / 6, 12)
  })

  it('two sixes again with DNA: none may stay', () => {
    const forecast = rerollForecast({ faces: facesOf([6, 6, 5]), left: 3, shield: 0, onlySix: true })
    expect(forecast).toMatchObject({ losses: 2, again: 2 })
    expect(forecast.unharmed).toBeCloseTo((5 / 6) ** 2, 12)
  })

  it('no reroll left: what lies there is what happens', () => {
    expect(rerollForecast({ faces: facesOf([5, 6, 6]), left: 0, shield: 1, onlySix: false })).toEqual({
      losses: 2,
      again: 0,
      unharmed: 0,
      expected: 2,
    })
  })

  it('agrees with the forecast before the roll, summed over all ways in which the dice fall', () => {
    const life = { dice: 3, red: 1, yellow: 1, shield: 1, onlySix: false }
    let unharmed = 0
    for (let roll = 0; roll < 216; roll++) {
      const faces = facesOf([1 + (roll % 6), 1 + (Math.floor(roll / 6) % 6), 1 + Math.floor(roll / 36)])
      const forecast = rerollForecast({ faces, left: life.yellow, shield: life.shield, onlySix: life.onlySix })
      unharmed += (forecast.losses === 0 ? 1 : forecast.unharmed) / 216
    }
    expect(unharmed).toBeCloseTo(lifeForecast(life).unharmed, 12)
  })
})
