/** K1a, K5 Events on worlds of three levels. */

import type { Script } from '@deeptime/engine'
import { climateOf, conditionHolds, TOO_HOT } from '../climate.ts'
import { GREEN, speciesIdsOf } from '../components/phyla.ts'
import type { EventData, ReservoirEvent } from '../components/types.ts'
import { seatOf } from '../cubes.ts'
import { medeaSeat, release } from '../discs.ts'
import { waterHexes } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { placeOption, SPECIES_OPTIONS, type SpeciesOption } from '../options.ts'
import { speciesWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { dieOut } from '../settle.ts'
import type { State } from '../state.ts'

/** K5h: plates of Mars and Venus wait for a stable biosphere. */
export const isKept = (s: State, event: EventData): boolean =>
  s.rules.world !== 'earth' && (event.kind === 'rift' || event.kind === 'collision' || event.kind === 'latitudinalDrift')

/** What happens instead of an event, if something else does; says whether the event is dealt with. */
export function* alienEvent(t: MegafaunaTable, event: EventData): Script<boolean> {
  const s = t.state
  switch (event.kind) {
    case 'climax':
      tell(t, 'event.ignored', { event: '@kind.climax' }, 'K5b')
      return true
    case 'deluge':
      if (climateOf(s) === TOO_HOT) yield* dryUp(t, 'K5c')
      else tell(t, 'event.ignored', { event: '@kind.deluge' }, 'K5c')
      return true
    case 'reservoir':
      return yield* alienReservoir(t, event)
    default:
      return false
  }
}

function* alienReservoir(t: MegafaunaTable, event: ReservoirEvent): Script<boolean> {
  const s = t.state
  if (event.disc !== 'green' && !event.rainShadow) return false
  if (event.requires && !conditionHolds(s, event.requires)) {
    tell(t, 'event.condition', { condition: `@condition.${event.requires}` }, 'D10c')
    return true
  }
  if (event.rainShadow) yield* dryUp(t, 'K5a')
  else if (event.pistol && event.to === 'oxygen') yield* killPlant(t)
  else tell(t, 'event.ignored', { event: '@kind.reservoir' }, 'K5d')
  return true
}

/** K5a, K5c: a sea loses its water. */
function* dryUp(t: MegafaunaTable, rule: RuleId): Script {
  const s = t.state
  const waters = waterHexes(s)
  if (waters.length === 0) return tell(t, 'event.void', {}, rule)
  const options = waters.map((hex) => placeOption(s, hex))
  const { place } = yield* decide(t, medeaSeat(s), 'medea.source', options, rule, { disc: '@disc.white' })
  yield* release(t, place, rule)
}

/** K5d: pistols that release green kill a species of plants. */
function* killPlant(t: MegafaunaTable): Script {
  const s = t.state
  const plants = speciesIdsOf(GREEN).filter((species) => s.species[species])
  if (plants.length === 0) return tell(t, 'event.void', {}, 'K5d')
  const options = plants.map((species) => SPECIES_OPTIONS[species] as SpeciesOption)
  const { species } = yield* decide(t, seatOf(s, GREEN), 'plant.dies', options, 'K5d')
  tell(t, 'event.plantDies', { species: speciesWord(species) }, 'K5d')
  dieOut(t, species, 'K5d')
}
