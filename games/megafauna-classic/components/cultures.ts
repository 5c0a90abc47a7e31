import { instinctBit } from './dna.ts'
import type { CultureId, Instinct } from './types.ts'

export interface CultureData {
  readonly id: CultureId
  readonly rule: '9.2a' | '9.2b' | '9.2c' | '9.2d' | '9.2e' | '9.2f'
  readonly needs: readonly [Instinct, Instinct]
}

/** The six cultures (9.2), in the order of the rulebook. */
export const CULTURES: readonly CultureData[] = [
  { id: 'toolUse', rule: '9.2a', needs: ['dexterity', 'social'] },
  { id: 'boneCracking', rule: '9.2b', needs: ['dexterity', 'naturalHistory'] },
  { id: 'projectileHunting', rule: '9.2c', needs: ['dexterity', 'language'] },
  { id: 'divisionOfLabor', rule: '9.2d', needs: ['social', 'language'] },
  { id: 'agriculture', rule: '9.2e', needs: ['naturalHistory', 'language'] },
  { id: 'maleContests', rule: '9.2f', needs: ['naturalHistory', 'social'] },
]

export const TOOL_USE = 1
export const BONE_CRACKING = 2
export const PROJECTILE_HUNTING = 4
export const DIVISION_OF_LABOR = 8
export const AGRICULTURE = 16
export const MALE_CONTESTS = 32

/** The two instincts of each culture, as a mask. */
export const CULTURE_NEEDS: readonly number[] = CULTURES.map((c) => instinctBit(c.needs[0]) | instinctBit(c.needs[1]))

export const countBits = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++
  return bits
}
