import { COLOURS, type Colour } from '@deeptime/megafauna'
import type { Crest, Sides } from '../../table/board.ts'

/** Each seat may take its colour before the game, where the rules do not deal it. */
export const sidesOf = (crestOf: (colour: Colour) => Crest): Sides => ({
  crests: COLOURS.map((id) => ({ id, ...crestOf(id) })),
  fit: (settings, seats) => seats > 1 && settings.genesis === undefined,
  settings: (sides) => ({ colours: [...sides] }),
  hides: ['colours'],
})
