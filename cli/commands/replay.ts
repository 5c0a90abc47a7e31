import { type GameRecord, Session, SPECTATOR } from '@deeptime/engine'
import type { GameList } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import type { Language } from '@deeptime/words'
import type { Command } from 'commander'
import { readRecordFile } from '../terminal/files.ts'
import { type LanguageOption, tableWords, troubleWords, withLanguage } from '../terminal/language.ts'
import { type OpenGame, openGame } from '../terminal/open-game.ts'
import { wholeNumber } from '../terminal/whole-number.ts'

interface ReplayOptions extends LanguageOption {
  readonly to?: number
  readonly seat?: number
  readonly json?: boolean
}

async function replayTo(
  entry: OpenGame,
  record: GameRecord,
  { language, to = record.choices.length }: ReplayOptions,
): Promise<Session<unknown, unknown>> {
  if (to > record.choices.length) throw new UserError(`The record has ${record.choices.length} choices; --to ${to} is past its end`)
  const replayed = Session.replay(entry.game, record, to)
  if (!replayed.ok) throw new UserError((await troubleWords(entry, language)).problem(replayed.problem))
  return replayed.value
}

async function printReplay(entry: OpenGame, session: Session<unknown, unknown>, seat: number, language: Language): Promise<void> {
  const words = await tableWords(language, entry, session.settings)
  const draw = await entry.manifest.draw()
  const nameOf = (i: number): string => session.seats[i]?.name ?? words.text('cli.seat', { seat: i })
  for (const line of session.logFor(seat)) console.log(`${String(line.at).padStart(4)}  ${words.log(line)}  [${line.rule}]`)
  console.log(`\n${draw(session.view(seat).game as never, (key, params) => words.text(key, params))}\n`)
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

export function addReplay(program: Command, games: GameList): void {
  const command = program
    .command('replay <record>')
    .description('replay a record and show the game at any point')
    .option('--to <N>', 'stop after N choices', wholeNumber('to', 0, 1_000_000))
    .option('--seat <S>', 'as this seat sees it (default: a spectator)', wholeNumber('seat', 0, 7))
    .option('--json', 'print view, log, scores and open decisions as JSON; without --seat, the whole state')
  withLanguage(command).action(async (file: string, options: ReplayOptions) => {
    const record = await readRecordFile(file)
    const entry = await openGame(games, record.game, record.version)
    const session = await replayTo(entry, record, options)
    const seat = options.seat ?? SPECTATOR
    if (seat >= session.seats.length) throw new UserError(`The record has ${session.seats.length} seats, numbered from 0`)
    if (!options.json) return printReplay(entry, session, seat, options.language)
    const shown = options.seat === undefined ? { state: session.state, asks: session.pending() } : { view: session.view(seat) }
    console.log(
      JSON.stringify({ game: session.game.id, choices: session.choices.length, over: session.over, ...shown, log: session.logFor(seat) }),
    )
  })
}
