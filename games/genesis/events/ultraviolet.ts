import type { Script, Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { loseToken, type TokenOption, tokens } from '../atrophy.ts'
import { discardCard, heldOptions, settle } from '../losses.ts'
import { type Decider, deciderOf, hasAbility, isAlive, organismAt, organisms, organsOn } from '../organisms.ts'
import { cardsIn, organismWord } from '../refs.ts'
import { decide, tell } from '../speech.ts'
import { type GenesisState, type Held, STOLEN } from '../state.ts'
import { plague } from '../suffer.ts'

type T = Table<GenesisState>

/** D1: behind the ozone layer ultraviolet does nothing, except in a turn with a comet that pierces it. */
const isShielded = (s: GenesisState): boolean => s.ozone && !s.eventsNow.some((card) => cardsIn(s).events[card]?.special === 'pierceOzone')

/** D7: mutations or organs beyond the limit. */
function excess(s: GenesisState, o: number, limit: number): number {
  const { mutations, macro } = organismAt(s, o)
  if (macro) return hasAbility(s, o, 'uvShield') ? 0 : organsOn(macro) - limit
  return mutations.length - limit
}

export function* ultraviolet(t: T, limit: number): Script {
  const s = t.state
  if (isShielded(s)) {
    tell(t, 'uv.ignored', {}, 'D1')
    return
  }
  tell(t, 'uv', { limit }, 'D7')
  yield* plague(t, {
    rule: 'D7',
    name: catalogRef('icon', `uv${limit}`),
    hits: organisms(s),
    wouldLose: (o) => excess(s, o, limit) > 0,
    strike: (o) => discardDownTo(t, o, limit),
  })
}

function* discardDownTo(t: T, o: number, limit: number): Script {
  const s = t.state
  const organism = organismAt(s, o)
  while (isAlive(s, o) && s.organisms[o] === organism && excess(s, o, limit) > 0) {
    const decider = deciderOf(s, o)
    const params = { organism: organismWord(s, o), left: excess(s, o, limit) }
    if (organism.macro) {
      const { token } = yield* decide(t, decider.actor, 'uv.discard', organTokens(s, o), 'D7', params)
      yield* loseToken(t, o, token)
    } else {
      const options = heldOptions(s, discardable(organism.mutations, decider))
      const { held } = yield* decide(t, decider.actor, 'uv.discard', options, 'D7', params)
      discardCard(t, o, held)
      yield* settle(t, o)
    }
  }
}

const organTokens = (s: GenesisState, o: number): TokenOption[] =>
  tokens(s, o, false, { actor: 0, anyOrder: true, sparesTrophic: false }).filter(({ token }) => token.kind === 'organ')

const isDiseased = ({ base, plus }: Held): boolean => base === STOLEN || plus === STOLEN

/** Without immunology healthy mutations go before diseased ones. */
function discardable(mutations: readonly Held[], { anyOrder }: Decider): readonly Held[] {
  const healthy = mutations.filter((held) => !isDiseased(held))
  return anyOrder || healthy.length === 0 ? mutations : healthy
}
