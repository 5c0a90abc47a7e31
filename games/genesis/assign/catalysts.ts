import type { Script, Table } from '@deeptime/engine'
import { COLOURS } from '../components/ids.ts'
import { type GenesisOption, organismOption, refugiumOption } from '../options.ts'
import { isAlive, organismAt, organisms, rowOf } from '../organisms.ts'
import { held, spend } from '../pools.ts'
import { catalystRef, colourWord, organismWord, refugiumWord } from '../refs.ts'
import { refugia, refugiumCard } from '../refugia.ts'
import { decide, tell } from '../speech.ts'
import { actorOf, BIONTS_EACH, firstBiont, type GenesisState, isParasite } from '../state.ts'
import { openRows } from './bionts.ts'

/** E1, E5: catalysts as enzymes in refugia, or as antioxidants on one's own organisms. */

type T = Table<GenesisState>

export interface CatalystOption extends GenesisOption {
  readonly catalyst: number
}

/** E1, E2: enzymes also enter rows where the player has a biont. */
export function enzymeRows(s: GenesisState, player: number): number {
  let rows = openRows(s, player)
  const first = firstBiont(player)
  for (let biont = first; biont < first + BIONTS_EACH; biont++) {
    const at = s.biontAt[biont] as number
    if (at >= 0 && actorOf(s, biont) === player) rows |= 1 << (isAlive(s, at) ? rowOf(s, at) : refugiumCard(s, at).row)
  }
  return rows
}

export const hasEnzymeSlot = (s: GenesisState, placard: number): boolean =>
  (s.enzymes[placard] as number[]).length < refugiumCard(s, placard).enzymeSlots.length

function enzymeTargets(s: GenesisState, player: number): number[] {
  const rows = enzymeRows(s, player)
  return refugia(s).filter((placard) => rows & (1 << refugiumCard(s, placard).row) && hasEnzymeSlot(s, placard))
}

/** E5: bacteria and marine macro-organisms of one's own tableau. */
const discTargets = (s: GenesisState, player: number): number[] =>
  organisms(s).filter((o) => !isParasite(o) && organismAt(s, o).controller === player && !organismAt(s, o).macro?.land)

export function catalystOptions(s: GenesisState, player: number): CatalystOption[] {
  const own = COLOURS.filter((colour) => held(s, player, colour) > 0)
  if (own.length === 0 || (enzymeTargets(s, player).length === 0 && discTargets(s, player).length === 0)) return []
  return own.map((catalyst) => {
    const ref = catalystRef(player, catalyst)
    return { id: ref, about: [ref], label: 'catalyst', params: { colour: colourWord(catalyst) }, catalyst }
  })
}

export function* assignCatalyst(t: T, player: number, catalyst: number): Script {
  const s = t.state
  const options = [
    ...enzymeTargets(s, player).map((placard) => refugiumOption(s, placard)),
    ...discTargets(s, player).map((o) => organismOption(s, o)),
  ]
  const choice = yield* decide(t, player, 'assign.catalyst', options, 'E1', { catalyst: colourWord(catalyst) })
  const to = 'placard' in choice ? choice.placard : choice.organism
  spend(s, player, catalyst)
  const params = { colour: colourWord(player), catalyst: colourWord(catalyst) }
  const organism = s.organisms[to]
  if (organism) {
    organism.discs[catalyst] = (organism.discs[catalyst] as number) + 1
    tell(t, 'assign.antioxidant', { ...params, organism: organismWord(s, to) }, 'E5')
  } else {
    ;(s.enzymes[to] as number[]).push(catalyst)
    tell(t, 'assign.enzyme', { ...params, refugium: refugiumWord(s, to) }, 'E1')
  }
}
