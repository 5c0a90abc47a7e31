import type { Script, Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { STEP, type VotesArgs } from '../agenda.ts'
import { atrophy } from '../atrophy.ts'
import type { ClimateIcon } from '../components/ids.ts'
import { COLOURS } from '../components/ids.ts'
import { ARMAGEDDON, ARMAGEDDON_RUN, WATERWORLD_RUN } from '../components/tracks.ts'
import { CALL, GAIA, type GenesisOption, MEDEA, NO_CALL, organismOption } from '../options.ts'
import { organismAt, organisms } from '../organisms.ts'
import { held, spend } from '../pools.ts'
import { catalystRef, colourWord } from '../refs.ts'
import { ask, decide, secretly, tell, together } from '../speech.ts'
import { type Ending, type GenesisState, isNpc } from '../state.ts'

type T = Table<GenesisState>

/** D10: the Armageddon that the last icons bring, if they do. */
export function armageddonNear(s: GenesisState): Exclude<Ending, 'deck'> | undefined {
  const last = s.climate.at(-1)
  if (!last) return undefined
  const run = last === 'sun' && s.waterworld ? WATERWORLD_RUN : ARMAGEDDON_RUN
  return endsWith(s.climate, last, run) ? ARMAGEDDON[last] : undefined
}

function endsWith(climate: readonly ClimateIcon[], icon: ClimateIcon, run: number): boolean {
  if (climate.length < run) return false
  for (let i = climate.length - run; i < climate.length; i++) if (climate[i] !== icon) return false
  return true
}

/** D10: anybody may call a vote; only if all vote Gaia does life go on. */
export function* gaia(t: T, ending: Exclude<Ending, 'deck'>): Script {
  const s = t.state
  const params = { ending: catalogRef('ending', ending) }
  tell(t, 'armageddon.near', params, 'D10')
  const caller = yield* callVote(t, params)
  if (caller === undefined) {
    s.ending = ending
    tell(t, 'armageddon', params, 'D10')
    return
  }
  tell(t, 'gaia.called', { colour: colourWord(caller) }, 'D10')
  t.next(STEP.votes({ ending, medea: yield* vote(t, params) }))
}

/** D10: what was voted in secret is told, and has its price. */
export function* votes(t: T, { ending, medea }: VotesArgs): Script {
  const s = t.state
  const params = { ending: catalogRef('ending', ending) }
  if (medea.length === 0) {
    tell(t, 'gaia.averted', params, 'D10')
    for (const actor of s.order) if (!isNpc(actor)) yield* pay(t, actor)
    return
  }
  s.ending = ending
  tell(t, 'gaia.failed', params, 'D10')
  for (const player of medea) {
    // C2: Medea has no price.
    if (s.variants.mode !== 'cooperative') s.medea[player] = true
    tell(t, 'gaia.medea', { colour: colourWord(player) }, 'D10')
  }
}

/** C1: a lone player decides once for both colours. */
const voters = (s: GenesisState): number[] => {
  const players = s.order.filter((actor) => !isNpc(actor))
  return s.variants.mode === 'solitaire' ? players.slice(0, 1) : players
}

function* callVote(t: T, params: { ending: string }): Script<number | undefined> {
  for (const player of voters(t.state)) {
    const { id } = yield* ask(t, player, 'gaia.call', [CALL, NO_CALL], 'D10', params)
    if (id === CALL.id) return player
  }
  return undefined
}

/** Who voted Medea. */
function* vote(t: T, params: { ending: string }): Script<number[]> {
  const s = t.state
  const players = voters(s)
  const answers = yield* together(
    t,
    players.map((player) => secretly(s, player, 'gaia.vote', [GAIA, MEDEA], 'D10', params)),
  )
  const medea = players.filter((_, i) => answers[i]?.id === MEDEA.id)
  return s.variants.mode === 'solitaire' && medea.length > 0 ? s.players.slice() : medea
}

interface PayOption extends GenesisOption {
  readonly catalyst?: number
  readonly organism?: number
}

/** One catalyst or one atrophy; who has neither pays nothing. */
function* pay(t: T, player: number): Script {
  const s = t.state
  const catalysts: PayOption[] = COLOURS.filter((colour) => held(s, player, colour) > 0).map((catalyst) => {
    const ref = catalystRef(player, catalyst)
    return { id: ref, about: [ref], label: 'catalyst', params: { colour: colourWord(catalyst) }, catalyst }
  })
  const bodies: PayOption[] = organisms(s)
    .filter((o) => organismAt(s, o).controller === player)
    .map((o) => organismOption(s, o))
  const options = [...catalysts, ...bodies]
  if (options.length === 0) return
  const { catalyst, organism } = yield* decide(t, player, 'gaia.pay', options, 'D10')
  if (catalyst !== undefined) {
    spend(s, player, catalyst)
    tell(t, 'gaia.paid', { colour: colourWord(player), catalyst: colourWord(catalyst) }, 'D10')
  } else yield* atrophy(t, organism as number, 1)
}
