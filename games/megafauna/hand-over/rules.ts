import type { Params } from '@deeptime/engine'
import { type DeckProblem, deckProblemBy } from '@deeptime/kit'
import { EMOTIONS } from '../components/phyla.ts'
import schema from './hand-over.schema.json' with { type: 'json' }
import { INSTINCT_OF } from './instincts.ts'
import type { HandOverFlaw } from './keys.ts'
import type { HandOver, SpeciesLegacy } from './types.ts'

const flaw = (key: HandOverFlaw, path: string, params: Params = {}): DeckProblem<HandOverFlaw> => ({ key, params: { path, ...params } })

/** Everything that a well-formed file can still have wrong. */
export function handOverProblems({ players, solitaire }: HandOver): readonly DeckProblem[] {
  const ids = [...players.map(({ seat }) => String(seat)), ...players.map(({ colour }) => colour)]
  const ranks = players.map(({ rank }) => rank)
  const fits = ranks.every((rank, i) => rank === (rank === ranks[i - 1] ? ranks[i - 1] : i + 1))
  return [
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => flaw('hand-over.twice', 'players', { id })),
    ...(fits ? [] : [flaw('hand-over.ranks', 'players')]),
    ...((solitaire !== undefined) === (players.length === 1) ? [] : [flaw('hand-over.verdict', 'solitaire')]),
    ...players.flatMap(({ species }, i) => species.flatMap((one, j) => speciesProblems(one, `players[${i}].species[${j}]`))),
  ]
}

/** N1b. */
function speciesProblems({ emotions, instincts }: SpeciesLegacy, path: string): DeckProblem[] {
  const open = new Set(EMOTIONS.filter((emotion) => emotions[emotion] > 0).map((emotion) => INSTINCT_OF[emotion]))
  const fits = instincts.length === open.size && instincts.every((instinct) => open.has(instinct))
  return fits ? [] : [flaw('hand-over.instincts', `${path}.instincts`)]
}

/** The first thing wrong with a file that somebody brings, tersely; `checkHandOver` says all of it. Needs no schema library. */
export const handOverProblem = deckProblemBy<HandOver>({ schema, problems: handOverProblems })
