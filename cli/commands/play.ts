import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import type { Level, Thought } from '@deeptime/bots'
import { type Ask, type Option, Session } from '@deeptime/engine'
import type { Draw, GameList } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import type { Words } from '@deeptime/words'
import type { Command } from 'commander'
import { readBots } from '../terminal/bots.ts'
import { type LanguageOption, tableWords, withLanguage } from '../terminal/language.ts'
import { type OpenGame, openGame } from '../terminal/open-game.ts'
import { THINK_WORKER } from '../terminal/program.ts'
import { seatsOf, settingsOf, type TableOptions, withTableOptions } from '../terminal/table-options.ts'
import { Thinkers } from '../terminal/thinkers.ts'
import { wholeNumber } from '../terminal/whole-number.ts'

interface PlayOptions extends TableOptions, LanguageOption {
  readonly seat: number
  readonly bots: string
  readonly save?: string
}

/** One person at the terminal, bots on the other seats. */
class TerminalGame {
  #told = 0
  /** What a bot thought of the decision that it answered last. */
  #lastThought: { readonly thought: Thought; readonly ask: Ask } | undefined

  constructor(
    readonly entry: OpenGame,
    readonly session: Session<unknown, unknown>,
    readonly me: number,
    readonly bots: readonly Level[],
    readonly lines: AsyncIterator<string>,
    readonly thinkers: Thinkers,
    readonly words: Words,
    readonly draw: Draw,
  ) {}

  /** Plays until the game is over or the person leaves; tells which. */
  async play(): Promise<'over' | 'left'> {
    while (!this.session.over) {
      const mine = this.session.askOf(this.me)
      if (!mine) await this.#botMoves()
      else if ((await this.#askMe(mine)) === 'left') return 'left'
    }
    this.#tell()
    this.#showTable()
    console.log(this.words.text(`result.${this.entry.game.result(this.session.state).reason}`))
    return 'over'
  }

  async #botMoves(): Promise<void> {
    const ask = this.session.pending()[0] as Ask
    const thought = await this.#think(ask.seat, this.bots[ask.seat] as Level)
    // What was decided in secret stays so.
    const isOpen = this.session.pending().length === 1 && this.session.root().open === 0
    this.#lastThought = isOpen ? { thought, ask } : undefined
    this.session.choose(ask.seat, thought.option)
  }

  #think(seat: number, level: Level): Promise<Thought> {
    const { seed, choices } = this.session
    const { id, version } = this.entry.game
    return this.thinkers.think({ game: id, version, level, root: this.session.root(), seat, seed: `${seed}/${choices.length}` })
  }

  async #askMe(ask: Ask): Promise<'chosen' | 'left'> {
    if (this.#tell() > 0) this.#showTable()
    console.log(`\n${this.words.ask(ask)}  [${ask.rule}]`)
    ask.options.forEach((option, i) => {
      console.log(`  ${String(i + 1).padStart(2)}  ${this.#nameOf(option)}`)
    })
    const answer = await this.#read(`${this.words.text('cli.prompt')} > `)
    if (answer === 'q') return 'left'
    if (answer === 't') this.#showTable()
    else if (answer === 'r') this.#showRule(ask.rule)
    else if (answer === 'u') this.#undo()
    else if (answer === 'h') this.#explain(await this.#think(this.me, 'hard'), ask)
    else if (answer === 'w') this.#explainLast()
    else this.#choose(ask, Number(answer) - 1)
    return 'chosen'
  }

  /** The next line; the end of the input means leaving. */
  async #read(prompt: string): Promise<string> {
    process.stdout.write(prompt)
    const { value, done } = await this.lines.next()
    return done ? 'q' : value.trim()
  }

  #choose(ask: Ask, index: number): void {
    const option = ask.options[index]
    const outcome = option && this.session.choose(this.me, option.id)
    if (outcome && !outcome.ok) console.log(this.words.refusal(outcome.refusal))
    if (!outcome) console.log(this.words.text('cli.answer', { options: ask.options.length }))
  }

  /** Back to the person's own last choice, as far as nothing came to light. */
  #undo(): void {
    let undone = false
    while (this.session.canUndo && !undone) {
      undone = this.session.choices.at(-1)?.seat === this.me
      this.session.undo()
    }
    this.#told = Math.min(this.#told, this.session.log.length)
    console.log(this.words.text(undone ? 'cli.undone' : 'cli.notUndone'))
  }

  #explainLast(): void {
    if (this.#lastThought) this.#explain(this.#lastThought.thought, this.#lastThought.ask)
    else console.log(this.words.text('cli.noThought'))
  }

  /** Why this move: the three best options, the lead that they promise, and what speaks for them. */
  #explain(thought: Thought, ask: Ask): void {
    console.log(`\n${this.words.ask(ask)}`)
    for (const { option: id, value, visits, terms = [] } of thought.ranking.slice(0, 3)) {
      const option = ask.options.find((o) => o.id === id)
      const lead = visits > 0 ? [this.words.text('cli.lead', { lead: value })] : []
      const reasons = terms.slice(0, 3).map((t) => this.words.text('cli.term', { term: `@advice.${t.term}`, value: t.value }))
      const named = option ? this.#nameOf(option) : id
      console.log(`  ${this.words.text('cli.thought', { option: named, reasons: [...lead, ...reasons].join(', ') })}`)
    }
  }

  #nameOf(option: Option): string {
    const name = this.words.option(option)
    return name === option.id || !option.about?.length ? name : `${name}  (${option.id})`
  }

  #tell(): number {
    const lines = this.session.logFor(this.me)
    const fresh = lines.slice(this.#told)
    for (const line of fresh) console.log(`· ${this.words.log(line)}`)
    this.#told = lines.length
    return fresh.length
  }

  #showTable(): void {
    console.log(`\n${this.draw(this.session.view(this.me).game as never, (key, params) => this.words.text(key, params))}`)
  }

  #showRule(id: string): void {
    const rule = this.words.rule(id)
    console.log(rule ? `\n${rule.title}\n${rule.text}` : id)
  }
}

async function play(entry: OpenGame, options: PlayOptions): Promise<void> {
  const seats = seatsOf(entry.game, options)
  if (options.seat >= seats) throw new UserError(`--seat must be below ${seats}`)
  const bots = readBots(options.bots, seats)
  const settings = await settingsOf(entry, options, seats)
  const words = await tableWords(options.language, entry, settings)
  const draw = await entry.manifest.draw()
  const people = bots.map((bot, i) => (i === options.seat ? { name: words.text('cli.you') } : { bot }))
  const started = Session.start(entry.game, { seats: people, settings, seed: options.seed })
  if (!started.ok) throw new UserError(words.problem(started.problem))
  const input = createInterface({ input: process.stdin })
  const thinkers = new Thinkers(availableParallelism(), THINK_WORKER)
  const game = new TerminalGame(entry, started.value, options.seat, bots, input[Symbol.asyncIterator](), thinkers, words, draw)
  const ended = await game.play().finally(() => thinkers.close())
  input.close()
  const file = options.save ?? (ended === 'left' ? `${entry.game.id}-${Date.now()}.json` : undefined)
  if (file === undefined) return
  await writeFile(file, JSON.stringify(started.value.record()))
  console.log(`\n${words.text('cli.saved', { file })}`)
}

export function addPlay(program: Command, games: GameList): void {
  const command = program
    .command('play <game>')
    .description('play against bots in the terminal')
    .option('--seat <S>', 'your seat, from 0', wholeNumber('seat', 0, 7), 0)
    .option('--bots <LIST>', 'bots by seat, separated by commas', 'normal')
    .option('--save <FILE>', 'write the record here when you leave or finish')
  withTableOptions(withLanguage(command), { mode: 'standard' }).action(async (id: string, options: PlayOptions) => {
    await play(await openGame(games, id), { ...options, seed: options.seed ?? crypto.randomUUID() })
  })
}
