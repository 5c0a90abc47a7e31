import type { Language } from '@deeptime/words'
import { readStored, writeStored } from '../app/prefs.ts'

/** A board in small: outlines in its own units. */
export interface SmallPicture {
  readonly viewBox: readonly [number, number, number, number]
  readonly shapes: readonly SmallShape[]
}

export interface SmallShape {
  /** The data of an SVG path. */
  readonly d: string
  /** A colour, or a custom property that holds one. */
  readonly fill: string
}

/** What the home page tells of a table without opening its game: said in the language in which it was last played. */
export interface Glimpse {
  readonly language: Language
  /** Which round it is. */
  readonly status: string | undefined
  /** Who plays besides whoever looks. */
  readonly against: readonly string[]
  /** Whose turn it is: empty when the game is over. */
  readonly turn: string
  readonly yours: boolean
  readonly totals: readonly number[]
  readonly picture: SmallPicture | undefined
}

const keyOf = (id: string): string => `deep-time.glimpse.${id}`

/** The colours of the theme in use: the home page knows none of a game's own. */
export function inColour({ viewBox, shapes }: SmallPicture): SmallPicture {
  const style = getComputedStyle(document.documentElement)
  const colour = (fill: string) => style.getPropertyValue(/^var\((--[\w-]+)\)$/.exec(fill)?.[1] ?? '').trim() || fill
  return { viewBox, shapes: shapes.map(({ d, fill }) => ({ d, fill: colour(fill) })) }
}

export const rememberGlimpse = (id: string, glimpse: Glimpse): void => writeStored(keyOf(id), glimpse)

export function glimpseOf(id: string): Glimpse | undefined {
  try {
    return (JSON.parse(readStored(keyOf(id)) ?? 'null') as Glimpse | null) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetGlimpse(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Without storage there is none.
  }
}
