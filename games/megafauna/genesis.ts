/** The hand-over file of Bios: Genesis (C2), as a table brings it. */
import type { Organ } from './components/types.ts'

export interface GenesisMacro {
  readonly id: string
  readonly face: 'marine' | 'terrestrial'
  /** Cubes on organ slots, by colour. */
  readonly organs: Readonly<Partial<Record<Organ, number>>>
  /** Each of the colour of its player. */
  readonly bionts: readonly { readonly colour: string; readonly role: 'trophic' | 'endosymbiont' }[]
  readonly score: number
}

export interface GenesisPlayer {
  readonly colour: string
  readonly seat: number
  readonly vp: number
  readonly macros: readonly GenesisMacro[]
}

export interface Genesis {
  readonly format: 1
  readonly end: string
  readonly players: readonly GenesisPlayer[]
  /** Alone one plays two colours, both at the same seat. */
  readonly solitaire?: { readonly marine: boolean; readonly terrestrial: boolean; readonly plant: boolean }
}
