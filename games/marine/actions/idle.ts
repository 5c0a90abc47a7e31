import type { SectionId } from '../components/ids.ts'
import { dominatedBy } from '../dominance.ts'
import { everyTile, speciesAt, terrainAt } from '../earth.ts'
import { hasVacantSpace, looseTypes, typesIn } from '../elements.ts'
import type { IdleKey } from '../keys.ts'
import { SPECIAL_ONLY, sectionOf, spaceOf } from '../spaces.ts'
import { type MarineState, NONE } from '../state.ts'
import { ventDiscs } from './autotrophs.ts'
import { idleCompetition } from './competition.ts'
import { depletableDiscs } from './depletion.ts'
import { eligibleDiscs } from './speciation.ts'
import { ventableTiles } from './tectonics.ts'

/** Why an action would come to nothing now: nothing of what its script asks for is there. */
type Idle = (s: MarineState, animal: number, space: number) => IdleKey | undefined

const noSpecies = (s: MarineState, animal: number): boolean => (s.genePool[animal] as number) === 0

const IDLE: Readonly<Record<SectionId, Idle>> = {
  abundance: (s) => (typesIn(s, 'abundance') === 0 ? 'empty-pool' : undefined),
  autotrophs(s, _animal, space) {
    if (typesIn(s, 'autotrophs') === 0) return 'empty-box'
    return ventDiscs(s, space).length === 0 ? 'no-disc' : undefined
  },
  depletion(s) {
    if (typesIn(s, 'depletion') === 0) return 'empty-box'
    return depletableDiscs(s).length === 0 ? 'no-disc' : undefined
  },
  adaptation(s, animal, space) {
    if (typesIn(s, 'adaptation') === 0) return 'empty-pool'
    const replaces = SPECIAL_ONLY[space] && looseTypes(s, animal) !== 0
    return hasVacantSpace(s, animal) || replaces ? undefined : 'no-room'
  },
  regression(s, animal) {
    if (noSpecies(s, animal)) return 'no-species'
    return s.regression.includes(NONE) ? undefined : 'no-room'
  },
  speciation(s, animal, space) {
    if (noSpecies(s, animal)) return 'no-species'
    return eligibleDiscs(s, space).length === 0 ? 'no-disc' : undefined
  },
  wanderlust: (s) => (s.stacks.every((stack) => stack.length === 0) ? 'no-stack' : undefined),
  tectonics(s, _animal, space) {
    if (s.ventsLeft === 0) return 'no-vent'
    return ventableTiles(s, SPECIAL_ONLY[space] === true).length === 0 ? 'no-tile' : undefined
  },
  migration: (s, animal) => (everyTile(s).some((hex) => speciesAt(s, hex, animal) > 0) ? undefined : 'no-species'),
  competition: idleCompetition,
  evolution(s, _animal, space) {
    const terrain = s.evolution[spaceOf(space).terrainSlot ?? 0]
    return everyTile(s).some((hex) => terrainAt(s, hex) === terrain) ? undefined : 'no-tile'
  },
  domination: (s, animal) => (dominatedBy(s, animal).length === 0 ? 'not-dominant' : undefined),
}

/** Why the animal would gain nothing from the action of a space, though a pawn could go there. */
export const whyIdle: Idle = (s, animal, space) => IDLE[sectionOf(space)](s, animal, space)
