import type { DiscSection, MarineView } from '@deeptime/marine'
import { changesBetween } from '../../board/changes.ts'
import { earthMarks } from './notes/tiles.ts'
import { cardRef, cubeRef, displayRef, reseedRef, SURVIVAL, slotRef, VENTS } from './refs.ts'

/** What each thing on the table looks like: two views differ where these differ. */
function marks(game: MarineView): Map<string, string> {
  const all = earthMarks(game)
  for (const space of game.spaces) all.set(space.ref, JSON.stringify(space.pawn))
  for (const [section, slots] of Object.entries(game.slots)) {
    for (const [i, element] of slots.entries()) all.set(slotRef(section as DiscSection, i), element ?? '')
  }
  for (const [i, cube] of game.regressionCubes.entries()) all.set(cubeRef(i), cube ?? '')
  for (const stack of game.stacks) all.set(stack.ref, String(stack.tiles))
  for (const pawn of game.specialPawns) all.set(pawn.ref, `${pawn.controller} ${pawn.target}`)
  for (const card of game.row) all.set(cardRef(card), 'in the row')
  for (const animal of game.animals) {
    all.set(reseedRef(animal.id), String(animal.retrieved))
    for (const [i, element] of [...animal.fixed, ...animal.added].entries()) all.set(displayRef(animal.id, i), element)
  }
  all.set(VENTS, String(game.ventsLeft))
  all.set(SURVIVAL, game.survival ?? '')
  return all
}

/** `species:fish@2,-1` that are gone leave nothing to glow, so their tile does. */
const standIn = (ref: string): string => (ref.startsWith('species:') ? `tile:${ref.slice(ref.indexOf('@') + 1)}` : ref)

/** The refs of all that differs between two views. */
export const changes = changesBetween(marks, standIn)
