import { COLOURS, type Colour } from '@deeptime/megafauna-classic'
import type { Crest, Sides } from '../../table/board.ts'

/** Each seat may take its colour before the game, as the living rules let players choose (3.1). White is the opponent of a lone player (19.1). */
export const sidesOf = (crestOf: (colour: Colour) => Crest): Sides => ({
  crests: COLOURS.map((id) => ({ id, ...crestOf(id) })),
  fit: (_settings, seats) => seats > 1,
  settings: (sides) => ({ colours: [...sides] }),
  hides: ['colours'],
})
