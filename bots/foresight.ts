import {
  type Ask,
  type Choice,
  choicesKnownTo,
  clonePosition,
  dealAnew,
  type Game,
  type Option,
  type Policy,
  type Position,
  type Rng,
  type Root,
  type Runner,
  runFrom,
  type Watch,
} from '@deeptime/engine'
import { settle } from './imagination.ts'
import type { Leads } from './leads.ts'
import type { BotRequest } from './types.ts'

/** Follows an imagined game: where its step under way began, and what was answered and what chance brought since. */
class Bookmark<S> implements Watch<S> {
  #position: Position<S> | undefined
  #choices: Choice[] = []
  #chance: number[] = []

  constructor(readonly game: Game<S>) {}

  step(position: Position<S>): void {
    this.#position = clonePosition(this.game, position)
    this.#choices = []
    if (this.#chance.length > 0) this.#chance = []
  }

  answer({ seat }: Ask, { id }: Option): void {
    this.#choices.push({ seat, option: id })
  }

  chance(outcome: number): void {
    this.#chance.push(outcome)
  }

  /** The moment as `seat` may imagine it, to be tried in more ways than one. */
  imagined({ answered }: Runner<S>, seat: number, rng: Rng): Root<S> {
    const root = { position: this.#position as Position<S>, choices: this.#choices, open: answered }
    const position = dealAnew(this.game, root.position, seat, rng)
    return { position, choices: choicesKnownTo(root, seat), open: 0, chance: this.#chance }
  }
}

/** How many turns a bot that can foresees: as many as the game advises. Alone, where one turn runs into the next, none. */
export function turnsForeseen<S>({ game, advice, root }: BotRequest<S>): number {
  return game.score(root.position.state).length > 1 ? (advice?.foresight ?? 0) : 0
}

/** Chooses in imagined games by looking one choice ahead: better than priors, and dearer by as many games as there are options. */
export class Foresight<S> {
  readonly bookmark: Bookmark<S>

  constructor(
    readonly game: Game<S>,
    readonly turns: number,
    readonly leads: Leads<S>,
    readonly rng: Rng,
    /** How a turn is settled after the option that is tried. */
    readonly policy: Policy<S>,
  ) {
    this.bookmark = new Bookmark(game)
  }

  /** The option after which the seat stands best once its turn is settled. All are tried in one and the same deal. */
  best(runner: Runner<S>, ask: Ask): Option {
    let best = ask.options[0] as Option
    if (ask.options.length === 1) return best
    const root = this.bookmark.imagined(runner, ask.seat, this.rng)
    let high = Number.NEGATIVE_INFINITY
    for (const option of ask.options) {
      const value = this.#worth(root, ask.seat, option.id)
      if (value > high) {
        high = value
        best = option
      }
    }
    return best
  }

  #worth(root: Root<S>, seat: number, id: string): number {
    const trial = runFrom(this.game, root)
    const ask = trial.askOf(seat)
    const option = ask?.options.find((o) => o.id === id)
    if (!ask || !option) return Number.NEGATIVE_INFINITY
    trial.answer(ask, option)
    settle(trial, seat, this.policy)
    this.leads.judge(trial)
    return this.leads.values[seat] as number
  }
}
