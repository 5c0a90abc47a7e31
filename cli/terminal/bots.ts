import { LEVELS, type Level } from '@deeptime/bots'
import { UserError } from '@deeptime/lab'

/** `greedy,normal`: bots by seat, repeated if there are more seats. */
export function readBots(text: string, seats: number): Level[] {
  const names = text.split(',')
  const unknown = names.find((name) => !LEVELS.some((l) => l.name === name))
  if (unknown !== undefined) throw new UserError(`There is no bot "${unknown}"; there is ${LEVELS.map((l) => l.name).join(', ')}`)
  return Array.from({ length: seats }, (_, i) => names[i % names.length] as Level)
}
