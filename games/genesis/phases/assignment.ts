import type { Script, Table } from '@deeptime/engine'
import { type PlaceArgs, STEP } from '../agenda.ts'
import { assignBiont, type BiontOption, biontOptions } from '../assign/bionts.ts'
import { assignCatalyst, type CatalystOption, catalystOptions } from '../assign/catalysts.ts'
import { type AttachOption, assignParasite, attachOptions, npcAttaches } from '../assign/parasites.ts'
import { whyNotAssign } from '../assign/why-not.ts'
import { type DonateOption, donate, donations } from '../donations.ts'
import { DONE } from '../options.ts'
import { claimFirst } from '../order.ts'
import { entropyLimit, libertinage } from '../organisms.ts'
import { colourWord } from '../refs.ts'
import { maybe, tell } from '../speech.ts'
import { type Actor, colourOfActor, type GenesisState, isNpc } from '../state.ts'

type T = Table<GenesisState>

/** E: the phase begins; limits are taken for everybody (E2). */
export function* assignment(t: T): Script {
  const s = t.state
  s.phase = 2
  yield* claimFirst(t)
  s.biontMoved.fill(false)
  for (const player of s.players) s.limit[player] = entropyLimit(s, player)
  t.next(STEP.assignTurn({ place: 0 }))
}

/** One player after another, any steps in any order until done. */
export function* assignTurn(t: T, { place }: PlaceArgs): Script {
  const s = t.state
  const actor = s.order[place] as Actor | undefined
  if (actor === undefined) {
    t.next(STEP.autocatalysis)
    return
  }
  t.next(STEP.assignTurn({ place: place + 1 }))
  if (isNpc(actor)) yield* npcAttaches(t, colourOfActor(actor))
  else {
    tell(t, 'assignment', { colour: colourWord(actor) }, 'E')
    // E6: as many moves as the turn begins with.
    s.hgtLeft[actor] = libertinage(s, actor)
    yield* assignAll(t, actor)
    s.hgtLeft[actor] = 0
  }
}

type AssignOption = BiontOption | CatalystOption | AttachOption | DonateOption

function* assignAll(t: T, player: number): Script {
  const s = t.state
  for (;;) {
    const options: AssignOption[] = [
      ...biontOptions(s, player),
      ...catalystOptions(s, player),
      ...attachOptions(s, player),
      ...donations(s, player),
    ]
    const choice = yield* maybe(t, player, 'assign', options, 'E', undefined, DONE, () => whyNotAssign(s, player))
    if (!choice) return
    if ('donated' in choice) donate(t, player, choice)
    else if ('attaches' in choice) yield* assignParasite(t, player, choice)
    else if ('catalyst' in choice) yield* assignCatalyst(t, player, choice.catalyst)
    else yield* assignBiont(t, player, choice.from)
  }
}
