import { serveBots } from '../../bot/serve.ts'
import { gamesOf } from './games.ts'

serveBots(gamesOf(process.env))
