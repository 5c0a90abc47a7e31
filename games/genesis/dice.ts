import type { Table } from '@deeptime/engine'
import type { GenesisState, Rolled } from './state.ts'

const SIDES = 6

/** Dice for all to see: they lie on the table until something else is rolled or the roll is over. */
export function rollDice(t: Table<GenesisState>, cause: Rolled['cause'], of: number, count: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < count; i++) dice.push(t.roll(SIDES))
  t.state.roll = { cause, of, dice }
  return dice
}

/** Some dice again, all at once. */
export function rollAgain(t: Table<GenesisState>, dice: number[], places: readonly number[]): void {
  for (const place of places) dice[place] = t.roll(SIDES)
}
