import type { Advice, Game } from '@deeptime/engine'

/** The rules of a game without its table, and what it tells bots: what workers load. */
interface Rules {
  readonly game: () => Promise<Game>
  readonly advice?: () => Promise<Advice<unknown>>
}

const rules: Readonly<Record<string, Rules>> = {
  marine: {
    game: async () => (await import('@deeptime/marine')).marine as Game,
    advice: async () => (await import('@deeptime/marine/advice')).marineAdvice as Advice<unknown>,
  },
  'megafauna-classic': {
    game: async () => (await import('@deeptime/megafauna-classic')).megafaunaClassic as Game,
    advice: async () => (await import('@deeptime/megafauna-classic/advice')).classicAdvice as Advice<unknown>,
  },
}

function rulesOf(id: string): Rules {
  const found = rules[id]
  if (!found) throw new Error(`There are no rules for "${id}"`)
  return found
}

export const loadRules = async (id: string): Promise<Game> => rulesOf(id).game()

/** What a game tells bots; they go by the score where it tells nothing. */
export const loadAdvice = async (id: string): Promise<Advice<unknown> | undefined> => rulesOf(id).advice?.()
