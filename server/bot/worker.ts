import { GAMES } from '@deeptime/games'
import { serveBots } from './serve.ts'

serveBots(GAMES)
