import type { Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { STEP } from '../agenda.ts'
import { cardsIn } from '../refs.ts'
import { tell } from '../speech.ts'
import type { GenesisState } from '../state.ts'

type T = Table<GenesisState>

/** I: after a turn in which the deck ran out, or in which an Armageddon stands. */
export function endTurn(t: T): void {
  const s = t.state
  if (s.ending === null && s.eventDeck.length === 0) s.ending = 'deck'
  if (s.ending === null) {
    t.next(STEP.reveal)
    return
  }
  s.over = true
  tell(t, 'end', { ending: catalogRef('ending', s.ending) }, 'I')
}

/** H3: the first macro-organism brings the last eon; cards before it are discarded, and nothing on them counts. */
export function greatOxidation(t: T): void {
  const s = t.state
  const { events } = cardsIn(s)
  let count = 0
  while (s.eventDeck.length > 0 && events[s.eventDeck.at(-1) as number]?.eon !== 'proterozoic') {
    s.eventsPast.push(t.draw(s.eventDeck) as number)
    count++
  }
  if (count > 0) tell(t, 'oxidation', { count }, 'H3')
}
