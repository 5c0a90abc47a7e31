import type { Script, Table } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { STEP } from '../agenda.ts'
import { cardOf } from '../cards/deck.ts'
import { rewardAction } from '../cards/rewards.ts'
import { everyTile, terrainAt, tilesWhere } from '../earth.ts'
import type { WhyKey } from '../keys.ts'
import { cardOption } from '../options.ts'
import { animalWord, cardWord, terrainWord, tileRef } from '../refs.ts'
import { scoreTile } from '../scoring.ts'
import { spaceOf } from '../spaces.ts'
import { isThriving } from '../species.ts'
import { begin, decide, hexOptions, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { barred, whyHexes } from '../why-not.ts'

/** Evolution: a tile of the marker's terrain is scored; an animal that thrives there must then take a card of the row. */
export function* evolution(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const { terrainSlot = 0, cardValue = 0 } = spaceOf(space)
  const terrain = s.evolution[terrainSlot] as number
  const bar = (hex: number): WhyKey | undefined => (terrainAt(s, hex) === terrain ? undefined : 'terrain')
  const tiles = tilesWhere(s, (hex) => bar(hex) === undefined)
  const chosen = yield* begin(t, animal, 'evolution.tile', hexOptions(tiles), 'Evolution', () =>
    whyHexes(everyTile(s), (hex) => barred(bar(hex), 'Evolution', { terrain: terrainWord(terrain) })),
  )
  if (!chosen) return false
  tell(t, 'evolution.score', { animal: animalWord(animal), terrain: terrainWord(terrain), tile: tileRef(chosen.hex) }, 'Evolution')
  scoreTile(t, chosen.hex, 'evolution')
  rewardAction(t, animal, 'evolution', {})
  if (isThriving(s, animal, chosen.hex) && s.row.length > 0) yield* takeCard(t, animal, chosen.hex, cardValue)
  return true
}

/** Evolution cards: one from a slot up to the space's value. It leaves the row as it is chosen, and so does its effect. */
function* takeCard(t: Table<MarineState>, animal: number, tile: number, value: number): Script {
  const s = t.state
  const options = s.row.slice(0, value).map(cardOption)
  const { name: card } = yield* decide(t, animal, 'evolution.card', options, 'Evolution cards', undefined, () =>
    whyNotOf(
      s.row.slice(value).map(cardOption),
      ({ id }) => id,
      () => barred('slot', 'Evolution cards', { value }),
    ),
  )
  s.row.splice(s.row.indexOf(card), 1)
  s.cardInHand = card
  tell(t, 'evolution.card', { animal: animalWord(animal), card: cardWord(card) }, 'Evolution cards')
  t.next(STEP.cardTaken({ animal, card, tile }), STEP.refillRow)
}

/** Evolution row: the resolved card is discarded, the others have slid down, a new one is laid in slot 5. */
export function refillRow(t: Table<MarineState>): void {
  const s = t.state
  s.discard.push(s.cardInHand)
  s.cardInHand = ''
  layCard(t, true)
}

/** Lays the next card in the row. Its text on entering comes first, then its fish; at set-up fish set off nothing. */
export function layCard(t: Table<MarineState>, fish: boolean): void {
  const s = t.state
  if (s.pile.length === 0) {
    tell(t, 'row.empty', {}, 'Evolution row')
    return
  }
  const card = t.draw(s.pile) as string
  s.row.push(card)
  tell(t, 'row.new', { card: cardWord(card) }, 'Evolution row')
  const { onEnter, fish: icons } = cardOf(s, card)
  if (fish && icons.includes('survival')) t.next(STEP.survival)
  if (fish && icons.includes('extinction')) t.next(STEP.extinction)
  if (onEnter) t.next(STEP.cardEnters({ animal: s.active, card }))
}
