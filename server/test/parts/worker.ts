import { serveBots } from '../../bot/serve.ts'
import { TEST_GAMES } from './games.ts'

serveBots(TEST_GAMES)
