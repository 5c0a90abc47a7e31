import { COLOUR_IDS, type ColourId } from '../components/ids.ts'
import type { HandOver, PlayerLegacy } from './types.ts'

/** K: what the first edition of Bios: Megafauna reads from a hand-over file. An Armageddon does not forbid it. */

const MOST_GENES = 5

/** Genes by catalysts left, in the order of the players: 5 for the most, one less for each lower number; equal ones get the same. */
export function genesFor({ players }: { readonly players: readonly Pick<PlayerLegacy, 'catalysts'>[] }): readonly number[] {
  const left = players.map(({ catalysts }) => COLOUR_IDS.reduce((sum, id) => sum + catalysts[id], 0))
  const ranks = [...new Set(left)].sort((a, b) => b - a)
  return left.map((n) => MOST_GENES - ranks.indexOf(n))
}

const bestMacro = ({ macros }: PlayerLegacy): number => Math.max(-1, ...macros.map(({ score }) => score))

/** Who picks a colour first: by the best macro-organism, then by all points; who has none comes last. */
export const pickingOrder = ({ players }: HandOver): readonly ColourId[] =>
  players.toSorted((a, b) => bestMacro(b) - bestMacro(a) || b.vp - a.vp).map(({ colour }) => colour)

/** Pairs for the optional rule: the host's creature is picked first, and one of the two preys on the other. */
export const endosymbioses = ({ players }: HandOver): readonly { readonly host: ColourId; readonly endosymbiont: ColourId }[] =>
  players.flatMap(({ colour: host, macros }) => {
    const guests = macros.flatMap(({ bionts }) => bionts.flatMap(({ role, player }) => (role === 'endosymbiont' && player ? [player] : [])))
    return [...new Set(guests)].filter((guest) => guest !== host).map((endosymbiont) => ({ host, endosymbiont }))
  })
