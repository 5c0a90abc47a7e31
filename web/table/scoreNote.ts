import type { Words } from '@deeptime/words'
import type { Snapshot } from '../play/core.ts'
import type { Note } from './board.ts'
import type { Cast } from './cast.ts'

const REF = /^score:(\d+)$/

/** What a seat's score is made of. */
export function scoreNote(ref: string, live: Snapshot, cast: Cast, words: Words, app: Words): Note | undefined {
  const match = REF.exec(ref)
  if (!match) return undefined
  const seat = Number(match[1])
  const score = live.view.scores[seat]
  if (!score) return undefined
  const parts = score.parts.filter((part) => part.value !== 0).map((part) => `${words.score(part)}: ${part.value}`)
  const bot = live.seats[seat]?.bot
  const level = bot === undefined ? [] : [app.text('seat.bot', { level: app.text(`level.${bot}`) })]
  return {
    title: app.text('score.of', { name: cast.player(seat).name, total: score.total }),
    lines: [...level, ...(parts.length > 0 ? parts : [app.text('score.none')])],
    ...(score.parts[0] ? { rule: score.parts[0].rule } : {}),
  }
}
