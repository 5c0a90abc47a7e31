import type { Ask, LogEntry } from '@deeptime/engine'
import type { ActionSoFar } from '../play/action.ts'
import type { Said } from '../story/teller.ts'

/**
 * How a game counts actions that are made of small choices. Questions of one action are named alike before the dot
 * (`speciation.disc`, `speciation.count`): by that the frame knows them, and takes them back as one.
 */
export interface Compound {
  /** What the action comes to so far, in words for the prompt; `lines` are what the log tells of it. Points are counted by the frame. */
  total(action: ActionSoFar, lines: readonly LogEntry[]): Said | undefined
  /** The option that gives the most of what is asked, where somebody may want "the most everywhere". It is asked again for as long as the action goes on. */
  most?(ask: Ask): string | undefined
}

const countOf = (option: object): number => ('count' in option && typeof option.count === 'number' ? option.count : 0)

/** The sum of the numbers that were chosen. */
export const countedIn = ({ made }: ActionSoFar): number => made.reduce((sum, { option }) => sum + countOf(option), 0)

/** The option with the largest number, if there is more than one to choose from. */
export function largest({ options }: Ask): string | undefined {
  if (options.length < 2) return undefined
  return options.reduce((most, option) => (countOf(option) > countOf(most) ? option : most)).id
}
