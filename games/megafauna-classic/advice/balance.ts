import type { LogEntry, Seat } from '@deeptime/engine'
import { catalogKey } from '@deeptime/kit'
import { TILES } from '../components/tiles.ts'
import type { LogKey } from '../keys.ts'
import { coloursBySeat } from '../phases/end-of-game.ts'
import { colourWord } from '../refs.ts'
import { playerOf, type State } from '../state.ts'

/** Log lines that tell what a player took, and under which parameters. */
const TAKEN: Partial<Record<LogKey, readonly string[]>> = {
  'play.mutation': ['card'],
  'play.genotype': ['genotype', 'species'],
  'play.fossil': ['card'],
  'lazarus.returns': ['card', 'species'],
  'expand.species': ['species'],
  culture: ['culture'],
}

/** Species of all colours with one silhouette are compared together. */
const keyOf = (ref: unknown): string => catalogKey(ref).replace(/^species\.\w+-/, 'silhouette.')

/** Whose line it is: a species is called after its colour. */
const isOf = ({ params }: LogEntry, colour: string): boolean =>
  params.player === colour || String(params.species).startsWith(`${colour.replace('colour', 'species')}-`)

/** What a seat had in a finished game, as catalog keys: its colour, the cards it played, its cultures and new species, its fossil tiles. */
export function observedIn(s: State, log: readonly LogEntry[], seat: Seat): string[] {
  const colour = coloursBySeat(s)[seat] as number
  const own = colourWord(colour)
  const taken = log
    .filter((entry) => isOf(entry, own))
    .flatMap(({ key, params }) => (TAKEN[key as LogKey] ?? []).map((name) => keyOf(params[name])))
  const fossils = playerOf(s, colour).fossils.map((tile) => `tile.${TILES[tile]?.id}`)
  return [keyOf(own), ...taken, ...fossils]
}

/** Cards of three kinds are compared apart: mutations, genotypes as species (they name their side), genotypes as fossils. */
export function kindOf(item: string): string | undefined {
  const [group, id = '', side] = item.split('.')
  if (group !== 'card') return undefined
  if (id.startsWith('M')) return 'mutation'
  return side ? 'genotype' : 'fossil'
}
