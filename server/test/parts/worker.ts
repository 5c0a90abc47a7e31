import { serveBots } from '../../bot/serve.ts'
import { ADVICE, GAMES, GameShelf } from '../../games.ts'
import { divers } from './divers.ts'

serveBots(new GameShelf([...GAMES, divers]), ADVICE)
