import { type GameRecord, type Language, Session, SPECTATOR } from '@deeptime/engine'
import { Words } from '@deeptime/words'
import type { Command } from 'commander'
import { readRecordFile } from './files.ts'
import { gameNamed } from './games.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface ReplayOptions {
  readonly to?: number
  readonly seat?: number
  readonly lang: Language
  readonly json?: boolean
}

function replayTo(record: GameRecord, to = record.choices.length): Session<unknown, unknown> {
  if (to > record.choices.length) throw new UserError(`The record has ${record.choices.length} choices; --to ${to} is past its end`)
  const replayed = Session.replay(gameNamed(record.game).game, record, to)
  if (!replayed.ok) throw new UserError(replayed.problem)
  return replayed.value
}

function printReplay(session: Session<unknown, unknown>, seat: number, lang: Language): void {
  const entry = gameNamed(session.game.id)
  const words = Words.ofTable(lang, entry.words, session.settings)
  for (const line of session.logFor(seat)) console.log(`${String(line.at).padStart(4)}  ${words.log(line)}  [${line.rule}]`)
  console.log(`\n${entry.draw(session.view(seat).game as never, (key) => words.text(key))}\n`)
  session.view(seat).scores.forEach((score, i) => {
    console.log(
      `${session.seats[i]?.name ?? `seat ${i}`}: ${score.total}  ${score.parts.map((p) => `${words.score(p)} ${p.value}`).join(', ')}`,
    )
  })
  for (const ask of session.pending()) console.log(`seat ${ask.seat}: ${words.ask(ask)} (${ask.options.length} options) [${ask.rule}]`)
  if (session.over) console.log(words.text(`result.${session.game.result(session.state).reason}`))
}

export function addReplay(program: Command): void {
  program
    .command('replay <record>')
    .description('replay a record and show the game at any point')
    .option('--to <N>', 'stop after N choices', wholeNumber('to', 0, 1_000_000))
    .option('--seat <S>', 'as this seat sees it (default: a spectator)', wholeNumber('seat', 0, 7))
    .option('--lang <LANG>', 'en or fr', 'en')
    .option('--json', 'print view, log, scores and open decisions as JSON; without --seat, the whole state')
    .action(async (file: string, options: ReplayOptions) => {
      const session = replayTo(await readRecordFile(file), options.to)
      const seat = options.seat ?? SPECTATOR
      if (seat >= session.seats.length) throw new UserError(`The record has ${session.seats.length} seats, numbered from 0`)
      if (!options.json) return printReplay(session, seat, options.lang === 'fr' ? 'fr' : 'en')
      const shown = options.seat === undefined ? { state: session.state, asks: session.pending() } : { view: session.view(seat) }
      console.log(
        JSON.stringify({ game: session.game.id, choices: session.choices.length, over: session.over, ...shown, log: session.logFor(seat) }),
      )
    })
}
