import type { Words } from '@deeptime/words'
import type { Snapshot } from '../play/core.ts'
import type { Note } from './board.ts'
import { seatName } from './names.ts'

const REF = /^score:(\d+)$/

/** What a seat's score is made of. */
export function scoreNote(ref: string, live: Snapshot, words: Words, app: Words): Note | undefined {
  const match = REF.exec(ref)
  if (!match) return undefined
  const seat = Number(match[1])
  const score = live.view.scores[seat]
  if (!score) return undefined
  const parts = score.parts.filter((part) => part.value !== 0).map((part) => `${words.score(part)}: ${part.value}`)
  return {
    title: app.text('score.of', { name: seatName(live, seat, app), total: score.total }),
    lines: parts.length > 0 ? parts : [app.text('score.none')],
    ...(score.parts[0] ? { rule: score.parts[0].rule } : {}),
  }
}
