import type { Script, Table } from '@deeptime/engine'
import type { SectionId } from '../components/ids.ts'
import type { MarineState } from '../state.ts'
import { abundance } from './abundance.ts'
import { adaptation } from './adaptation.ts'
import { autotrophs } from './autotrophs.ts'
import { competition } from './competition.ts'
import { depletion } from './depletion.ts'
import { domination } from './domination.ts'
import { evolution } from './evolution.ts'
import { migration } from './migration.ts'
import { regression } from './regression.ts'
import { speciation } from './speciation.ts'
import { tectonics } from './tectonics.ts'
import { wanderlust } from './wanderlust.ts'

export { migrate } from './migration.ts'

/** Carries an action out as if from a space; tells whether anything came of it. */
export type Action = (t: Table<MarineState>, animal: number, space: number) => Script<boolean>

export const ACTIONS: Readonly<Record<SectionId, Action>> = {
  abundance,
  autotrophs,
  depletion,
  adaptation,
  regression,
  speciation,
  wanderlust,
  tectonics,
  migration,
  competition,
  evolution,
  domination,
}
