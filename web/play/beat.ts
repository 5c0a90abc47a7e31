/** How long what bots do is shown, in milliseconds. */
export interface Beat {
  /** How long a choice stays before the next. */
  readonly pace: number
  /** How long all choices between two of a person's take together, however many they are. */
  readonly within: number
}

/** Anything shorter is not seen at all. */
const GLIMPSE = 90

/** How long a choice stays, when `spent` of the time for all has gone by and so many more are known to come. */
export const beatOf = ({ pace, within }: Beat, spent: number, more: number): number =>
  Math.min(pace, Math.max(GLIMPSE, (within - spent) / (more + 1)))
