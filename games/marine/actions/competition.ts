import type { Script, Table } from '@deeptime/engine'
import { begin, decide, hexOptions, maybe, tell } from '../ask.ts'
import { competitionBonus, competitionLossCap, protectsLast } from '../cards/modifiers.ts'
import { rewardAction } from '../cards/rewards.ts'
import { occupies, speciesAt, terrainAt, tilesWhere } from '../earth.ts'
import { type AnimalOption, SPECIES_OPTIONS } from '../options.ts'
import type { RuleId } from '../rules.ts'
import { spaceOf } from '../spaces.ts'
import { eliminateSpecies } from '../species.ts'
import { ANIMALS, type MarineState } from '../state.ts'
import { animalTerm, tileRef } from '../terms.ts'

/** One Competition action as it goes on. */
interface Contest {
  readonly animal: number
  readonly rule: RuleId
  /** By animal: species lost so far. */
  readonly losses: number[]
  eliminated: number
  /** Eliminations that a trait adds, once in an action. */
  extra: number
}

const SPECIAL_TILES = 2

/** Competition: opposing species on a tile of the marker's terrain, where the animal itself is present, are eliminated. */
export function* competition(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const { terrainSlot, eliminate = 1 } = spaceOf(space)
  const rule = terrainSlot === undefined ? 'Competition special' : 'Competition'
  const contest: Contest = { animal, rule, losses: [0, 0, 0, 0], eliminated: 0, extra: competitionBonus(s, animal) }
  if (terrainSlot === undefined) {
    // Up to two tiles of any terrain, one after the other, or the same one twice; one elimination each.
    for (let i = 0; i < SPECIAL_TILES; i++) if (!(yield* onOneTile(t, contest, () => true, 1))) break
  } else {
    const terrain = s.competition[terrainSlot] as number
    yield* onOneTile(t, contest, (hex) => terrainAt(s, hex) === terrain, eliminate)
  }
  if (contest.eliminated > 0) rewardAction(t, animal, 'competition', { eliminated: contest.eliminated })
  return contest.eliminated > 0
}

/** Whether this animal's species on the tile can be eliminated. */
function isVictim(s: MarineState, { animal, losses }: Contest, victim: number, hex: number): boolean {
  const there = speciesAt(s, hex, victim)
  if (victim === animal || there === 0) return false
  return (losses[victim] as number) < competitionLossCap(s, victim) && !(there === 1 && protectsLast(s, victim))
}

const victimOptions = (s: MarineState, contest: Contest, hex: number): AnimalOption[] =>
  s.animals.filter((victim) => isVictim(s, contest, victim, hex)).map((v) => SPECIES_OPTIONS[hex * ANIMALS + v] as AnimalOption)

/** Tells whether a tile was chosen. */
function* onOneTile(t: Table<MarineState>, contest: Contest, eligible: (hex: number) => boolean, eliminate: number): Script<boolean> {
  const s = t.state
  const { animal, rule } = contest
  const tiles = tilesWhere(
    s,
    (hex) => eligible(hex) && occupies(s, animal, hex) && s.animals.some((victim) => isVictim(s, contest, victim, hex)),
  )
  const chosen = yield* (contest.eliminated === 0 ? begin : maybe)(t, animal, 'competition.tile', hexOptions(tiles), rule)
  if (!chosen) return false
  yield* eliminateSome(t, contest, chosen.hex, eliminate)
  return true
}

/** At least one, since a tile was chosen for it, and up to as many as the space and traits allow. */
function* eliminateSome(t: Table<MarineState>, contest: Contest, hex: number, most: number): Script {
  const s = t.state
  const { animal, rule } = contest
  const limit = most + contest.extra
  for (let n = 0; n < limit; n++) {
    const options = victimOptions(s, contest, hex)
    const victim = yield* (n === 0 ? decide : maybe)(t, animal, 'competition.victim', options, rule)
    if (!victim) break
    eliminateSpecies(s, victim.animal, hex, 1)
    contest.losses[victim.animal] = (contest.losses[victim.animal] as number) + 1
    contest.eliminated++
    if (n >= most) contest.extra--
    tell(t, 'competition', { animal: animalTerm(animal), victim: animalTerm(victim.animal), tile: tileRef(hex) }, rule)
  }
}
