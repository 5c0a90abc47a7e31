import { COLOUR_IDS } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView } from '@deeptime/genesis/view'
import { changesBetween } from '../../board/changes.ts'
import { CLIMATE, catalystRef, eventRef, pileRef, rowRef } from './refs.ts'

/** What each thing on the table looks like: two views differ where these differ. */
function marks(game: GenesisView): Map<string, string> {
  const all = new Map<string, string>()
  for (const { environment, active, pile, refugia } of game.rows) {
    all.set(rowRef(environment), String(active))
    all.set(pileRef(environment), `${pile.top} ${pile.size}`)
    for (const { ref, organised, disorganised, enzymes, bionts } of refugia) {
      all.set(ref, JSON.stringify([organised, disorganised, enzymes, bionts.map(({ colour }) => colour)]))
    }
  }
  for (const { ref, cubes, discs, bionts, mutations, macro, disease } of game.organisms) {
    all.set(ref, JSON.stringify([cubes, discs, bionts.map(({ colour }) => colour), mutations.length, macro?.id, macro?.land, disease]))
    for (const mutation of mutations) all.set(mutation.ref, JSON.stringify(mutation))
    for (const organ of macro?.organs ?? []) all.set(organ.ref, String(organ.filled))
    for (const circle of macro?.circles ?? []) all.set(circle.ref, String(circle.biont !== null))
  }
  for (const { colour, pool } of game.players) {
    for (const catalyst of COLOUR_IDS) all.set(catalystRef(colour, catalyst), String(pool[catalyst]))
  }
  for (const { id } of game.events) all.set(eventRef(id), 'now')
  all.set(CLIMATE, game.climate.join())
  return all
}

/** The refs of all that differs between two views. */
export const changes = changesBetween(marks)
