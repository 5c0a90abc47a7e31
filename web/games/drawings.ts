import type { GameId } from '@deeptime/games'
import type { Drawing } from './drawing.ts'
import { drawing as genesis } from './genesis/drawing.ts'
import { drawing as marine } from './marine/drawing.ts'
import { drawing as megafauna } from './megafauna/drawing.ts'
import { drawing as megafaunaClassic } from './megafauna-classic/drawing.ts'

/** The drawing of each game of the list: a game without one does not compile. */
export const DRAWINGS: Readonly<Record<GameId, Drawing>> = { marine, 'megafauna-classic': megafaunaClassic, genesis, megafauna }
