import type { Script, Table } from '@deeptime/engine'
import { bestHost, emptyOrganism, hasHost, hasParasite, hostOption, hostsFor, type Seeker, settleOn } from '../attach.ts'
import { biontOf, moveBiont, unmovedBiont } from '../bionts.ts'
import type { Colour } from '../components/ids.ts'
import type { GenesisOption } from '../options.ts'
import { activeRows } from '../organisms.ts'
import { faceRef, faceWord, organismWord } from '../refs.ts'
import { decide, maybe, tell } from '../speech.ts'
import { type GenesisState, NONE, NPC, POOL, parasiteOf } from '../state.ts'
import { biontSources, isRefugiumPlace, openRows, sourceOption } from './bionts.ts'
import { whyNotHost } from './why-not.ts'

/** E3: one's own parasite card, on one of its faces. */

type T = Table<GenesisState>

export interface AttachOption extends GenesisOption {
  /** The face. */
  readonly attaches: number
}

const FACES = [0, 1]
/** One or two bionts animate a parasite. */
const MOST_BIONTS = 2

const seeker = (s: GenesisState, player: number, face: number): Seeker => ({
  parasite: parasiteOf(player as Colour),
  face,
  controller: player,
  rows: openRows(s, player),
  carries: false,
})

export function attachOptions(s: GenesisState, player: number): AttachOption[] {
  const parasite = parasiteOf(player as Colour)
  if (!hasParasite(s) || s.organisms[parasite] || biontSources(s, player).length === 0) return []
  return FACES.filter((face) => hasHost(s, seeker(s, player, face))).map((face) => ({
    id: faceRef(s, parasite, face),
    about: [faceRef(s, parasite, face)],
    label: 'attach',
    params: { parasite: faceWord(s, parasite, face) },
    attaches: face,
  }))
}

/** E3, E4: host, bionts, cubes; then what follows from it. */
export function* assignParasite(t: T, player: number, { attaches: face }: AttachOption): Script {
  const s = t.state
  const parasite = parasiteOf(player as Colour)
  const name = faceWord(s, parasite, face)
  const hosts = hostsFor(s, seeker(s, player, face)).map((host) => hostOption(s, host))
  const { organism: host } = yield* decide(t, player, 'parasite.host', hosts, 'E3', { parasite: name }, () => whyNotHost(s, player, face))
  const left = yield* animate(t, player, parasite, face, { parasite: name, host: organismWord(s, host) })
  yield* settleOn(t, parasite, host, player, left)
  s.unsettled = s.unsettled.filter((other) => other !== parasite && !left.includes(other))
}

/** Bionts move in; the answer is the organisms that they left. */
function* animate(t: T, player: number, parasite: number, face: number, params: { parasite: string; host: string }): Script<number[]> {
  const s = t.state
  const left: number[] = []
  for (let moved = 0; moved < MOST_BIONTS; moved++) {
    const sources = biontSources(s, player)
      .filter((from) => from !== parasite)
      .map((from) => sourceOption(s, player, from))
    const choice =
      moved === 0
        ? yield* decide(t, player, 'parasite.biont', sources, 'E3', params)
        : yield* maybe(t, player, 'parasite.biont', sources, 'E3', params)
    if (!choice) break
    if (moved === 0) s.organisms[parasite] = { ...emptyOrganism(player), face, disease: [NONE, NONE], row: 0 }
    const biont = unmovedBiont(s, player, choice.from)
    if (choice.from !== POOL && !isRefugiumPlace(s, choice.from)) {
      s.hgtLeft[player] = (s.hgtLeft[player] as number) - 1
      if (!left.includes(choice.from)) left.push(choice.from)
      s.unsettled.push(choice.from)
    }
    if (moved === 0) s.unsettled.push(parasite)
    moveBiont(s, biont, parasite)
    s.biontMoved[biont] = true
  }
  return left
}

/** C1: a face by lot, the host that gives most cubes. */
export function* npcAttaches(t: T, colour: Colour): Script {
  const s = t.state
  const parasite = parasiteOf(colour)
  const actor = NPC + colour
  const biont = biontOf(s, actor, POOL)
  if (s.organisms[parasite] || biont === NONE) return
  const face = t.random(FACES.length)
  const host = bestHost(t, { parasite, face, controller: actor, rows: activeRows(s), carries: false })
  if (host === undefined) {
    tell(t, 'npc.waits', { parasite: faceWord(s, parasite, face) }, 'C1')
    return
  }
  s.organisms[parasite] = { ...emptyOrganism(actor), face, disease: [NONE, NONE], row: 0 }
  moveBiont(s, biont, parasite)
  yield* settleOn(t, parasite, host, actor)
}
