import { type DonateOption, donations } from '../donations.ts'
import { icons, isAlive, organismAt } from '../organisms.ts'
import type { GenesisState } from '../state.ts'
import { type FlipOption, flipOptions } from './flip.ts'
import { canLand, type MacroOption, macroOptions, type OrganOption, organOptions } from './macros.ts'
import { type BuyOption, buyOptions, type PromoteOption, promoteOptions, type ScrambleOption, scrambleOptions } from './mutations.ts'
import { type AttackOption, attackOptions } from './red-queen.ts'

/** H: what a biont can buy for its organism. */

export type Purchase = BuyOption | PromoteOption | FlipOption | MacroOption | OrganOption | AttackOption
export type MenuOption = Purchase | ScrambleOption | DonateOption

/** H1–H5, each where it belongs; G4 leaves mutations to the roll. */
export function purchasesFor(s: GenesisState, player: number, o: number, refused: readonly string[] = []): Purchase[] {
  if (organismAt(s, o).macro) return [...organOptions(s, o), ...attackOptions(s, player, o, refused)]
  const mutations = s.variants.crystal ? [] : [...buyOptions(s, o), ...promoteOptions(s, o)]
  return [...mutations, ...flipOptions(s, o), ...macroOptions(s, o), ...attackOptions(s, player, o, refused)]
}

/** H1: sexuality scrambles piles before a purchase. */
export const scramblesFor = (s: GenesisState, o: number): number =>
  s.variants.crystal || organismAt(s, o).macro ? 0 : icons(s, o, 'sexuality')

export function menu(s: GenesisState, player: number, o: number, scrambles: number, refused: readonly string[]): MenuOption[] {
  const piles = scrambles > 0 ? scrambleOptions(s, o) : []
  return [...piles, ...purchasesFor(s, player, o, refused), ...donations(s, player)]
}

/** Something to do there: a legal purchase, or for the owner a landing. */
export const hasBusiness = (s: GenesisState, player: number, o: number): boolean => {
  if (!isAlive(s, o)) return false
  if (canLand(s, o) && organismAt(s, o).controller === player) return true
  if (purchasesFor(s, player, o).length > 0) return true
  return scramblesFor(s, o) > 0 && scrambleOptions(s, o).length > 0
}
