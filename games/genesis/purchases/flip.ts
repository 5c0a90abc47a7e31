import type { Script, Table } from '@deeptime/engine'
import { hostOption, hostsFor, seekerOf, setFree, settleOn } from '../attach.ts'
import { cloneGenesis } from '../clone.ts'
import type { GenesisOption } from '../options.ts'
import { organismAt } from '../organisms.ts'
import { faceRef, faceWord } from '../refs.ts'
import { decide, tell } from '../speech.ts'
import { cardColour, type GenesisState, isParasite, NONE } from '../state.ts'
import { canPay } from './payment.ts'

/** H2: a parasite turns over, gives its cubes back and attaches again. */

type T = Table<GenesisState>

export interface FlipOption extends GenesisOption {
  readonly flips: true
}

const otherFace = (s: GenesisState, parasite: number): number => 1 - organismAt(s, parasite).face

function turnOver(s: GenesisState, parasite: number): void {
  setFree(s, parasite)
  organismAt(s, parasite).face = otherFace(s, parasite)
}

/** Only with its cubes given back can it be known where it could go: tried on a copy. */
export function flipHosts(s: GenesisState, parasite: number): number[] {
  const tried = cloneGenesis(s)
  turnOver(tried, parasite)
  return hostsFor(tried, seekerOf(tried, parasite))
}

export function flipOptions(s: GenesisState, o: number): FlipOption[] {
  if (!isParasite(o) || organismAt(s, o).host === NONE || !canPay(s, o, cardColour(o)) || flipHosts(s, o).length === 0) return []
  const face = otherFace(s, o)
  return [
    { id: 'flip', about: [faceRef(s, o, organismAt(s, o).face)], label: 'flip', params: { parasite: faceWord(s, o, face) }, flips: true },
  ]
}

/** The buyer chooses host and cubes; rows and tableaux are those of who controls the parasite. */
export function* flip(t: T, buyer: number, o: number): Script {
  const s = t.state
  const before = faceWord(s, o, organismAt(s, o).face)
  turnOver(s, o)
  s.unsettled.push(o)
  tell(t, 'flip', { parasite: before, other: faceWord(s, o, organismAt(s, o).face) }, 'H2')
  const options = hostsFor(s, seekerOf(s, o)).map((host) => hostOption(s, host))
  const { organism } = yield* decide(t, buyer, 'parasite.refuge', options, 'H2', { parasite: faceWord(s, o, organismAt(s, o).face) })
  s.unsettled.pop()
  yield* settleOn(t, o, organism, buyer)
}
