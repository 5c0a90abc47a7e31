import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { think } from '@deeptime/bots'
import { modeSettings, ProblemError, Session } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import type { Rules } from '@deeptime/kit'

/**
 * Writes golden records: one finished game between bots for each mode and number of seats, with its outcome. A change of the
 * rules that makes one of them play out differently must change the rules version, and then they are written anew.
 */
function playOne({ game, advice }: Rules, mode: string, seats: number) {
  const settings = modeSettings(game, mode, seats)
  if (!settings.ok) throw new ProblemError(settings.problem)
  const started = Session.start(game, {
    seats: Array.from({ length: seats }, () => ({ bot: 'greedy' })),
    settings: settings.value,
    seed: `golden/${mode}/${seats}`,
  })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  while (!session.over) {
    const seat = session.pending()[0]?.seat as number
    const request = { game, ...(advice && { advice }), root: session.root(), seat, seed: `${mode}/${session.choices.length}` }
    session.choose(seat, think('greedy', request).option)
  }
  return { record: session.record(), scores: game.score(session.state).map((s) => s.total), result: game.result(session.state) }
}

const id = process.argv[2] ?? ''
const entry = await GAMES.rulesOf(id)
if (!entry) throw new Error(`There is no game "${id}"; there is ${GAMES.ids.join(', ')}`)
const folder = join('games', entry.game.id, 'test/golden')
mkdirSync(folder, { recursive: true })
for (const mode of entry.game.modes) {
  for (const seats of mode.seats) {
    const golden = playOne(entry, mode.id, seats)
    writeFileSync(join(folder, `${mode.id}-${seats}.json`), `${JSON.stringify(golden)}\n`)
    console.log(`${mode.id}, ${seats} seats: ${golden.record.choices.length} choices, ${golden.scores.join(' – ')}`)
  }
}
