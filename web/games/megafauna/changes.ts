import type { MegafaunaView } from '@deeptime/megafauna'
import { changesBetween } from '../../board/changes.ts'
import { cardRef, eventRef, MEDEA, placeRef, playerRef, speciesRef, trackRef } from './refs.ts'

/** What each thing on the table looks like: two views differ where these differ. */
function marks(game: MegafaunaView): Map<string, string> {
  const all = new Map<string, string>()
  for (const { id, biome, disc, upright, lying } of game.places) {
    const dwellers = [...upright, ...lying].map(({ species, level }) => `${species}/${level}`)
    all.set(placeRef(id), [biome, disc, upright.length, ...dwellers].join())
  }
  for (const species of game.species) {
    const cards = species.cards.map(({ card, side, host }) => `${card}${side}${host}`)
    all.set(speciesRef(species.id), [species.size, ...species.organs, ...cards, ...species.tools, species.newborn].join())
  }
  for (const player of game.players) all.set(playerRef(player.colour), `${player.fossilTokens} ${player.lazarus}`)
  for (const row of [game.display.metabolic, game.display.darwinian]) {
    for (const slot of row.cards) if (slot) all.set(cardRef(slot.card), 'sale')
  }
  if (game.air) {
    all.set(trackRef('oxygen'), String(game.air.oxygen))
    all.set(trackRef('clouds'), String(game.air.clouds))
    all.set(trackRef('atmosphere'), `${game.air.black} ${game.air.white}`)
  }
  for (const event of [game.et, game.biosphere]) if (event) all.set(eventRef(event), 'now')
  all.set(MEDEA, game.medea ?? '')
  return all
}

/** The refs of all that differs between two views. */
export const changes = changesBetween(marks)
