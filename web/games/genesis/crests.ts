import type { Ask, LogEntry } from '@deeptime/engine'
import type { ColourId } from '@deeptime/genesis/components/ids.ts'
import bubbles from '~icon/bubbles'
import dna from '~icon/dna2'
import flame from '~icon/flame'
import ring from '~icon/hexagonal-nut'
import type { Crest, Shape } from '../../table/board.ts'

/** Metabolism, cell, energy and heredity. */
const ART: Readonly<Record<ColourId, readonly [icon: string, shape: Shape]>> = {
  red: [flame, 'triangle'],
  yellow: [bubbles, 'circle'],
  green: [ring, 'hexagon'],
  blue: [dna, 'square'],
}

export const crestOfColour = (colour: ColourId): Crest => ({
  colour: `var(--ge-${colour})`,
  ink: `var(--ge-on-${colour})`,
  line: `var(--ge-${colour}-text)`,
  icon: ART[colour][0],
  shape: ART[colour][1],
  name: `colour.${colour}`,
})

const COLOUR = /^@colour\.(\w+)$/

/** The player that a question or a line of the story is about. */
export function crestOf(of: Ask | LogEntry): Crest | undefined {
  const value = of.params?.colour
  const colour = typeof value === 'string' ? COLOUR.exec(value)?.[1] : undefined
  return colour ? crestOfColour(colour as ColourId) : undefined
}
