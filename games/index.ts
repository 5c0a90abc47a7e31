import { manifest as genesis } from '@deeptime/genesis/manifest'
import { GameList } from '@deeptime/kit'
import { manifest as marine } from '@deeptime/marine/manifest'
import { manifest as megafauna } from '@deeptime/megafauna/manifest'
import { manifest as megafaunaClassic } from '@deeptime/megafauna-classic/manifest'

/** The one list of games, in the order in which people find them. A new game is its folder, its drawing, and a line here. */
const LIST = [marine, megafaunaClassic, genesis, megafauna] as const

export type GameId = (typeof LIST)[number]['id']

export const GAMES = new GameList(LIST)
