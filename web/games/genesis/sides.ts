import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import type { Crest, Sides } from '../../table/board.ts'

/** Each seat may take its colour before the game; a lone player leads two, and chooses them at the table (C1). */
export const sidesOf = (crestOf: (colour: ColourId) => Crest): Sides => ({
  crests: COLOUR_IDS.map((id) => ({ id, ...crestOf(id) })),
  fit: (_settings, seats) => seats > 1,
  settings: (sides) => ({ colours: [...sides] }),
  hides: ['colours'],
})
