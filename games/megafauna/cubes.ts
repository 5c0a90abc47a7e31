/** Cubes, monster tokens and cards: from the supply to tableaux and back. Nothing here asks. */

import { cardWord, faceOf, mutationIn } from './cards.ts'
import { colourOf } from './components/phyla.ts'
import { type MegafaunaTable, tell } from './keys.ts'
import { speciesWord } from './refs.ts'
import { type Card, NONE, ORGAN_COUNT, type Species, type State } from './state.ts'

/** A cube of this colour comes back; one that was over and above the supply leaves the books (B7). */
export function returnCube(s: State, organ: number): void {
  const pool = (s.borrowed[organ] as number) > 0 ? s.borrowed : s.cubes
  pool[organ] = (pool[organ] as number) + (pool === s.borrowed ? -1 : 1)
}

export function takeCube(s: State, organ: number): void {
  s.cubes[organ] = (s.cubes[organ] as number) - 1
}

export function removePlus(s: State, card: Card, organ: number): void {
  card.plus[organ] = (card.plus[organ] as number) - 1
  returnCube(s, organ)
}

export function removeBasal(s: State, x: Species, organ: number): void {
  x.basal[organ] = (x.basal[organ] as number) - 1
  returnCube(s, organ)
}

export function removeMonster(s: State, card: Card): void {
  const { monster } = faceOf(s, card)
  card.monster = false
  s.monsters[monster] = (s.monsters[monster] as number) + 1
}

/** All organs of a card go back to the supply. */
export function stripCard(s: State, card: Card): void {
  for (let organ = 0; organ < ORGAN_COUNT; organ++) while ((card.plus[organ] as number) > 0) removePlus(s, card, organ)
  if (card.monster) removeMonster(s, card)
}

/** J2d: a host goes home to the unborn of its species. */
export function sendHome(t: MegafaunaTable, host: number): void {
  const s = t.state
  s.spare[host] = (s.spare[host] as number) + 1
  tell(t, 'mutualism.home', { species: speciesWord(host) }, 'J2d')
}

export function releaseHost(t: MegafaunaTable, card: Card): void {
  if (card.host === NONE) return
  sendHome(t, card.host)
  card.host = NONE
}

export const discardCard = (s: State, card: number): void => {
  s.rows[mutationIn(s, card).row as 0 | 1].discard.push(card)
}

/** A card leaves a tableau for the discards, with all that lies on it. */
export function loseCard(t: MegafaunaTable, species: number, x: Species, card: Card): void {
  const s = t.state
  stripCard(s, card)
  releaseHost(t, card)
  x.cards.splice(x.cards.indexOf(card), 1)
  discardCard(s, card.card)
  tell(t, 'atrophy.card', { species: speciesWord(species), card: cardWord(s, card.card) }, 'atrophy')
}

/** J2d: hosts of a species that is no more, or has another form now, leave the cards of others. */
export function freeHostsOf(t: MegafaunaTable, host: number): void {
  for (const x of t.state.species) {
    if (!x) continue
    for (const card of x.cards) if (card.host === host) releaseHost(t, card)
    for (let i = x.guests.length - 1; i >= 0; i--) {
      if (x.guests[i] !== host) continue
      x.guests.splice(i, 1)
      sendHome(t, host)
    }
  }
}

export const ownerOf = (s: State, species: number): number => seatOf(s, colourOf(species))

/** The seat that decides for a colour: a plant without one is moved by Medea's holder (L2b). */
export function seatOf(s: State, colour: number): number {
  const seat = s.players[colour]?.seat ?? NONE
  return seat === NONE ? (s.players[s.medea]?.seat as number) : seat
}
