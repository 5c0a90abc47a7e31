import { appendFile, readFile } from 'node:fs/promises'
import { UserError } from '../user-error.ts'
import type { Crew } from './crew.ts'
import type { ArenaGame, ArenaJob } from './game.ts'

/** The first line of a file of games: which program played them. */
interface Heading {
  readonly format: 'deeptime-arena-1'
  readonly program: string
}

interface KeptGame {
  readonly job: ArenaJob
  readonly game: ArenaGame
}

const line = (data: Heading | KeptGame): string => `${JSON.stringify(data)}\n`

/** A line that a crash cut short is not a game. */
function keptGame(text: string): readonly KeptGame[] {
  try {
    return [JSON.parse(text) as KeptGame]
  } catch {
    return []
  }
}

async function readGames(file: string, program: string): Promise<Map<string, ArenaGame>> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    await appendFile(file, line({ format: 'deeptime-arena-1', program }))
    return new Map()
  }
  const [first = '', ...rest] = text.split('\n')
  const heading = keptGame(first)[0] as Partial<Heading> | undefined
  if (heading?.format !== 'deeptime-arena-1') throw new UserError(`${file} is not a file of arena games`)
  if (heading.program !== program)
    throw new UserError(`The games in ${file} were played by another version of the program (${heading.program}); this one is ${program}`)
  // A new line of its own, even after one that was cut short.
  if (!text.endsWith('\n')) await appendFile(file, '\n')
  return new Map(rest.flatMap(keptGame).map(({ job, game }) => [JSON.stringify(job), game]))
}

/** Keeps every game in a file as it ends, and plays only those that are not there yet: an arena that was stopped goes on. */
export function keepingCrew(crew: Crew, file: string, program: string): Crew {
  return {
    async play(jobs, onGame) {
      const kept = await readGames(file, program)
      const games = jobs.map((job) => kept.get(JSON.stringify(job)))
      games.forEach((game, i) => {
        if (game) onGame(game, i)
      })
      const missing = jobs.map((_, i) => i).filter((i) => !games[i])
      let written = Promise.resolve()
      const played = await crew.play(
        missing.map((i) => jobs[i] as ArenaJob),
        (game, i) => {
          const index = missing[i] as number
          written = written.then(() => appendFile(file, line({ job: jobs[index] as ArenaJob, game })))
          onGame(game, index)
        },
      )
      await written
      played.forEach((game, i) => {
        games[missing[i] as number] = game
      })
      return games as ArenaGame[]
    },
  }
}
