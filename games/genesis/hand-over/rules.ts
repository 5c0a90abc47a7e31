import type { Params } from '@deeptime/engine'
import { type DeckProblem, deckProblemBy } from '@deeptime/kit'
import schema from './hand-over.schema.json' with { type: 'json' }
import type { HandOverFlaw } from './keys.ts'
import type { HandOver, MacroLegacy, PlayerLegacy } from './types.ts'

const flaw = (key: HandOverFlaw, path: string, params: Params = {}): DeckProblem<HandOverFlaw> => ({ key, params: { path, ...params } })

/** Everything that a well-formed file can still have wrong. */
export function handOverProblems(file: HandOver): readonly DeckProblem[] {
  const { players } = file
  const macros = players.flatMap((player) => player.macros.map(({ id }) => id))
  return [
    ...twice(
      'players',
      players.map(({ colour }) => colour),
    ),
    ...twice('players', macros),
    ...seatProblems(file),
    ...verdictProblems(file),
    ...players.flatMap((player, i) => playerProblems(player, players, `players[${i}]`)),
  ]
}

/** Each colour plays once, and each card of a macro-organism is there once. */
const twice = (path: string, ids: readonly string[]): DeckProblem[] =>
  ids.filter((id, i) => ids.indexOf(id) < i).map((id) => flaw('hand-over.twice', path, { id }))

/** Alone one seat has both colours; otherwise each seat has one. */
function seatProblems({ mode, players }: HandOver): DeckProblem[] {
  const fits = players.every(({ seat }, i) => seat === (mode === 'solitaire' ? 0 : i))
  return fits && (mode !== 'solitaire' || players.length === 2) ? [] : [flaw('hand-over.seats', 'players')]
}

/** C1, C2: only these modes are won or lost, and they always are. */
const verdictProblems = (file: HandOver): DeckProblem[] =>
  (['solitaire', 'cooperative'] as const)
    .filter((mode) => (file.mode === mode) !== (file[mode] !== undefined))
    .map((mode) => flaw('hand-over.verdict', mode))

function playerProblems({ vp, parts, macros }: PlayerLegacy, players: readonly PlayerLegacy[], path: string): DeckProblem[] {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  return [
    ...(sum === vp ? [] : [flaw('hand-over.sum', `${path}.vp`, { found: vp, needed: sum })]),
    ...macros.flatMap((macro, i) => macroProblems(macro, players, `${path}.macros[${i}]`)),
  ]
}

function macroProblems({ bionts }: MacroLegacy, players: readonly PlayerLegacy[], path: string): DeckProblem[] {
  const strangers = bionts.filter(({ player }) => player !== undefined && !players.some(({ colour }) => colour === player))
  return [
    ...(bionts.every(({ role }, i) => (role === 'trophic') === (i === 0)) ? [] : [flaw('hand-over.trophic', `${path}.bionts`)]),
    ...strangers.map(({ player }) => flaw('hand-over.stranger', `${path}.bionts`, { id: player as string })),
  ]
}

/** The first thing wrong with a file that somebody brings, tersely; `checkHandOver` says all of it. Needs no schema library. */
export const handOverProblem = deckProblemBy<HandOver>({ schema, problems: handOverProblems })
