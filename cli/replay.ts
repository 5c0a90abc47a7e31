import { type GameRecord, type Language, Session, SPECTATOR } from '@deeptime/engine'
import type { Command } from 'commander'
import { readRecordFile } from './files.ts'
import { gameNamed } from './games.ts'
import { type LanguageOption, tableWords, withLanguage } from './language.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface ReplayOptions extends LanguageOption {
  readonly to?: number
  readonly seat?: number
  readonly json?: boolean
}

function replayTo(record: GameRecord, to = record.choices.length): Session<unknown, unknown> {
  if (to > record.choices.length) throw new UserError(`The record has ${record.choices.length} choices; --to ${to} is past its end`)
  const replayed = Session.replay(gameNamed(record.game).game, record, to)
  if (!replayed.ok) throw new UserError(replayed.problem)
  return replayed.value
}

function printReplay(session: Session<unknown, unknown>, seat: number, language: Language): void {
  const entry = gameNamed(session.game.id)
  const words = tableWords(language, entry, session.settings)
  const nameOf = (i: number): string => session.seats[i]?.name ?? words.text('cli.seat', { seat: i })
  for (const line of session.logFor(seat)) console.log(`${String(line.at).padStart(4)}  ${words.log(line)}  [${line.rule}]`)
  console.log(`\n${entry.draw(session.view(seat).game as never, (key, params) => words.text(key, params))}\n`)
  session.view(seat).scores.forEach((score, i) => {
    const parts = score.parts.map((p) => `${words.score(p)} ${p.value}`).join(', ')
    console.log(`${words.text('cli.score', { player: nameOf(i), total: score.total })}  ${parts}`)
  })
  for (const ask of session.pending()) {
    const asked = words.text('cli.asked', { player: nameOf(ask.seat), question: words.ask(ask), options: ask.options.length })
    console.log(`${asked} [${ask.rule}]`)
  }
  if (session.over) console.log(words.text(`result.${session.game.result(session.state).reason}`))
}

export function addReplay(program: Command): void {
  const command = program
    .command('replay <record>')
    .description('replay a record and show the game at any point')
    .option('--to <N>', 'stop after N choices', wholeNumber('to', 0, 1_000_000))
    .option('--seat <S>', 'as this seat sees it (default: a spectator)', wholeNumber('seat', 0, 7))
    .option('--json', 'print view, log, scores and open decisions as JSON; without --seat, the whole state')
  withLanguage(command).action(async (file: string, options: ReplayOptions) => {
    const session = replayTo(await readRecordFile(file), options.to)
    const seat = options.seat ?? SPECTATOR
    if (seat >= session.seats.length) throw new UserError(`The record has ${session.seats.length} seats, numbered from 0`)
    if (!options.json) return printReplay(session, seat, options.language)
    const shown = options.seat === undefined ? { state: session.state, asks: session.pending() } : { view: session.view(seat) }
    console.log(
      JSON.stringify({ game: session.game.id, choices: session.choices.length, over: session.over, ...shown, log: session.logFor(seat) }),
    )
  })
}
