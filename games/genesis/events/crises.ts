import type { Script, Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { COSMIC } from '../components/ids.ts'
import { organisms, oxygenShield, rowOf, thermalShield } from '../organisms.ts'
import { cardsIn } from '../refs.ts'
import { tell } from '../speech.ts'
import type { GenesisState } from '../state.ts'
import { crisis } from '../suffer.ts'

type T = Table<GenesisState>

/** D5: the X icons of all cards of the turn, at the first of them; those of the big whack spare what lives in space. */
export function* extremophile(t: T): Script {
  const s = t.state
  if (s.xDone) return
  s.xDone = true
  let total = 0
  let sparing = 0
  for (const card of s.eventsNow) {
    const { extremophile, special } = cardsIn(s).events[card] as ReturnType<typeof cardsIn>['events'][number]
    total += extremophile
    if (special === 'cosmicImmune') sparing += extremophile
  }
  const name = catalogRef('icon', 'extremophile')
  tell(t, 'crisis', { icon: name, intensity: total }, 'D5')
  yield* crisis(t, {
    rule: 'D5',
    name,
    hits: organisms(s),
    oxygen: false,
    intensity: (o) => (rowOf(s, o) === COSMIC ? total - sparing : total),
    shield: thermalShield,
  })
}

/** D6. */
export function* oxygen(t: T): Script {
  const s = t.state
  if (s.oxygenDone) return
  s.oxygenDone = true
  let total = 0
  for (const card of s.eventsNow) total += cardsIn(s).events[card]?.oxygen as number
  const name = catalogRef('icon', 'oxygen')
  tell(t, 'crisis', { icon: name, intensity: total }, 'D6')
  yield* crisis(t, { rule: 'D6', name, hits: organisms(s), oxygen: true, intensity: () => total, shield: oxygenShield })
}
