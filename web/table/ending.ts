import type { Result, Seat } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { Cast } from './cast.ts'

interface Ending {
  readonly won: boolean
  /** Who won; or who lost, where nobody did. */
  readonly seats: readonly Seat[]
}

/** A game of a common cause can be lost by all; of leads, somebody always wins or several share the victory. */
function endingOf({ outcomes, common }: Result): Ending {
  const won = common !== 'lost'
  const seats = outcomes.flatMap((outcome, seat) => ((outcome !== 'lost') === won ? [seat] : []))
  return { won, seats }
}

const KEYS = {
  prompt: { won: 'prompt.over.won', lost: 'prompt.over.lost', youWon: 'prompt.over.you-won', youLost: 'prompt.over.you-lost' },
  title: { won: 'result.won', lost: 'result.lost', youWon: 'result.you-won', youLost: 'result.you-lost' },
} as const

interface Told {
  readonly sentence: string
  /** Whom it is about. */
  readonly seat: Seat | undefined
}

/** How the game ended, in one sentence for the prompt or as a title. */
export function toldEnding(as: keyof typeof KEYS, result: Result, cast: Cast, words: Words): Told {
  const { won, seats } = endingOf(result)
  const players = seats.map((seat) => cast.player(seat))
  const names = players.map(({ name }) => name)
  const you = players.length === 1 && players[0]?.who === 'you'
  const keys = KEYS[as]
  const [of, ofYou] = won ? [keys.won, keys.youWon] : [keys.lost, keys.youLost]
  return { sentence: words.text(you ? ofYou : of, { names, n: names.length, who: players[0]?.who ?? 'one' }), seat: seats[0] }
}
