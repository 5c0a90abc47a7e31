import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { think } from '@deeptime/bots'
import { modeSettings, ProblemError, Session } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import type { Rules } from '@deeptime/kit'
import { type Golden, goldenOf, goldenText } from '@deeptime/testing/golden-record'

/** What stands on a game's shelf of one version. */
export const shelfOf = (id: string, version: string): string => join('games', id, 'shelf', version)

export const goldenFolder = (id: string, version: string): string => join(shelfOf(id, version), 'golden')

/** What stops a command, in a sentence for who called it. */
export class Stopped extends Error {}

export async function rulesToShelve(id: string): Promise<Rules> {
  const rules = await GAMES.rulesOf(id)
  if (!rules) throw new Stopped(`There is no game "${id}"; there is ${GAMES.ids.join(', ')}.`)
  return rules
}

/** One game between bots, to its end. */
function playOne({ game, advice }: Rules, mode: string, seats: number): Golden {
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
  return goldenOf({ game, state: session.state, record: session.record() })
}

/** Plays a game of the newest version for each mode and number of seats. What was written once is never written again. */
export function writeGolden(rules: Rules): void {
  const { id, version, modes } = rules.game
  const folder = goldenFolder(id, version)
  if (existsSync(folder)) {
    throw new Stopped(
      `There are golden records of ${id}, version ${version}, in ${folder}. They are never written again: rules that play them out differently are a new version. (Of a version that nobody has been given yet, delete the folder.)`,
    )
  }
  mkdirSync(folder, { recursive: true })
  for (const mode of modes) {
    for (const seats of mode.seats) {
      const golden = playOne(rules, mode.id, seats)
      writeFileSync(join(folder, `${mode.id}-${seats}.json`), goldenText(golden))
      console.log(`${mode.id}, ${seats} seats: ${golden.record.choices.length} choices, ${golden.scores.join(' – ')}`)
    }
  }
}

/** Runs a command; what stops it is told in one sentence. */
export async function command(work: (id: string) => Promise<void>): Promise<void> {
  try {
    await work(process.argv[2] ?? '')
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
