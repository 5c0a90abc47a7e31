import type { Catalog } from '@deeptime/engine'
import { CORNER_REFS, HEX_REFS } from '@deeptime/marine'
import { readRef } from '../../../board/refs.ts'
import { cornerNames, hexName } from '../refs.ts'

/** Tiles are called by their place on the grid, corners by the tiles that meet there, in the story as in notes. */
export const PLACE_NAMES: Catalog = Object.fromEntries([
  ...HEX_REFS.map((ref) => [`about.${ref}`, hexName(readRef(ref).id)]),
  ...CORNER_REFS.map((ref) => [`about.${ref}`, cornerNames(readRef(ref).id).join(', ')]),
])
