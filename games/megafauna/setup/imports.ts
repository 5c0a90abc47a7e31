/** C2, C3 The hand-over from Bios: Genesis. */

import type { Script } from '@deeptime/engine'
import type { MegafaunaTable } from '../keys.ts'

export function* importMacros(_t: MegafaunaTable): Script {}
export function* bringImports(_t: MegafaunaTable, _colour: number): Script {}
