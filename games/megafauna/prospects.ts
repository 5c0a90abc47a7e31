/** What would come of each place where a newborn can go: the same pure questions that the rules ask, before anything happens. */

import { COLOURS, colourOf, ORGANS, SPECIES_NAMES, speciesIdsOf } from './components/phyla.ts'
import { type Rung, verdictOn } from './contests/verdict.ts'
import { canEat } from './habitat.ts'
import { destinations } from './phases/dispersal.ts'
import { distance } from './phases/reach.ts'
import { CARNIVORE, levelOfSpace, placeOfSpace, spaceAt } from './places.ts'
import { type StepView, type Ways, waysOf } from './previews/paths.ts'
import { SPACE_NAMES } from './refs.ts'
import type { RuleId } from './rules.ts'
import { NONE, type State } from './state.ts'

/** A rung of the ladder, with what the newcomer and the resident have. */
export interface RungView {
  readonly rung: Rung
  readonly rule: RuleId
  readonly newcomer: number
  readonly resident: number
  readonly wins: number
  readonly organ: string | null
}

export interface ProspectView {
  /** `siberia-3/herbivore`. */
  readonly space: string
  /** Dispersal points. */
  readonly cost: number
  /** The way there, from a mother on. Version 1 does not tell it. */
  readonly path?: readonly StepView[]
  /** Nobody stands there; the newcomer wins or loses; its owner has both and chooses. */
  readonly verdict: 'free' | 'win' | 'lose' | 'choose'
  /** Who stands there. */
  readonly resident: string | null
  readonly ladder: readonly RungView[]
  /** A carnivore there that could not eat the newcomer, and would fall if it won. */
  readonly starves: string | null
}

const nameOf = (species: number): string => SPECIES_NAMES[species] as string

/** Who hunts there and could not eat this newcomer. */
function wouldStarve(s: State, species: number, space: number): number {
  const [place, level] = [placeOfSpace(space), levelOfSpace(space)]
  if (level === CARNIVORE) return NONE
  const hunter = s.upright[spaceAt(place, level + 1)] as number
  return hunter >= 0 && !canEat(s, hunter, species, level + 1) ? hunter : NONE
}

function prospect(s: State, species: number, space: number, cost: number, ways: Ways): ProspectView {
  const resident = s.upright[space] as number
  const contest = resident < 0 ? undefined : verdictOn(s, space, species, resident)
  const verdict = contest === undefined ? 'free' : contest.wins > 0 ? 'win' : contest.wins < 0 ? 'lose' : 'choose'
  const hunter = verdict === 'lose' ? NONE : wouldStarve(s, species, space)
  return {
    space: SPACE_NAMES[s.rules.world][space] as string,
    cost,
    path: ways(placeOfSpace(space)),
    verdict,
    resident: resident < 0 ? null : nameOf(resident),
    ladder: (contest?.steps ?? []).map((step) => ({ ...step, organ: step.organ === NONE ? null : (ORGANS[step.organ] as string) })),
    starves: hunter === NONE ? null : nameOf(hunter),
  }
}

/** By species with newborns of whoever disperses now. */
export function prospectsOf(s: State): Readonly<Record<string, readonly ProspectView[]>> {
  if (s.phase !== 3 || COLOURS[s.active] === undefined) return {}
  const born = speciesIdsOf(s.active).filter((species) => (s.newborn[species] as number) > 0 && colourOf(species) === s.active)
  return Object.fromEntries(
    born.map((species) => {
      const spaces = destinations(s, species).map((space) => ({ space, cost: distance[placeOfSpace(space)] as number }))
      const ways = waysOf(s, species)
      return [nameOf(species), spaces.map(({ space, cost }) => prospect(s, species, space, cost, ways))]
    }),
  )
}
