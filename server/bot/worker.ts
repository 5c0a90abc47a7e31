import { ADVICE, GAMES, GameShelf } from '../games.ts'
import { serveBots } from './serve.ts'

serveBots(new GameShelf(GAMES), ADVICE)
