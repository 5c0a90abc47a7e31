import type { Script, Table, WhyNot } from '@deeptime/engine'
import { competitionBonus, competitionLossCap, protectsLast } from '../cards/modifiers.ts'
import { rewardAction } from '../cards/rewards.ts'
import { everyTile, occupies, opposingSpeciesAt, speciesAt, terrainAt, tilesWhere } from '../earth.ts'
import type { IdleKey, WhyKey } from '../keys.ts'
import { type AnimalOption, speciesOption } from '../options.ts'
import { animalWord, terrainWord, tileRef } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { spaceOf } from '../spaces.ts'
import { eliminateSpecies } from '../species.ts'
import { begin, decide, hexOptions, maybe, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { barred, whyHexes, whySpecies } from '../why-not.ts'

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
const ANY_TERRAIN = -2

/** The terrain of the marker beside the space. */
function terrainFor(s: MarineState, space: number): number {
  const { terrainSlot } = spaceOf(space)
  return terrainSlot === undefined ? ANY_TERRAIN : (s.competition[terrainSlot] as number)
}

function newContest(s: MarineState, animal: number, space: number): Contest {
  const rule = spaceOf(space).terrainSlot === undefined ? 'Competition special' : 'Competition'
  return { animal, rule, losses: [0, 0, 0, 0], eliminated: 0, extra: competitionBonus(s, animal) }
}

/** Competition: opposing species on a tile of the marker's terrain, where the animal itself is present, are eliminated. */
export function* competition(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const contest = newContest(s, animal, space)
  const terrain = terrainFor(s, space)
  if (terrain === ANY_TERRAIN) {
    // Up to two tiles of any terrain, one after the other, or the same one twice; one elimination each.
    for (let i = 0; i < SPECIAL_TILES; i++) if (!(yield* onOneTile(t, contest, terrain, 1))) break
  } else yield* onOneTile(t, contest, terrain, spaceOf(space).eliminate ?? 1)
  if (contest.eliminated > 0) rewardAction(t, animal, 'competition', { eliminated: contest.eliminated })
  return contest.eliminated > 0
}

/** Why an animal's species on the tile can't be eliminated. */
function victimBar(s: MarineState, { animal, losses }: Contest, victim: number, hex: number): WhyKey | undefined {
  const there = speciesAt(s, hex, victim)
  if (victim === animal) return 'own-species'
  if (there === 0) return 'absent'
  return (losses[victim] as number) < competitionLossCap(s, victim) && !(there === 1 && protectsLast(s, victim)) ? undefined : 'protected'
}

const isVictim = (s: MarineState, contest: Contest, victim: number, hex: number): boolean =>
  victimBar(s, contest, victim, hex) === undefined

/** Why nothing can be eliminated on a tile. */
function tileBar(s: MarineState, contest: Contest, terrain: number, hex: number): WhyKey | undefined {
  if (terrain !== ANY_TERRAIN && terrainAt(s, hex) !== terrain) return 'terrain'
  if (!occupies(s, contest.animal, hex)) return 'absent'
  if (opposingSpeciesAt(s, hex, contest.animal) === 0) return 'alone'
  return s.animals.some((victim) => isVictim(s, contest, victim, hex)) ? undefined : 'protected'
}

const contestedTiles = (s: MarineState, contest: Contest, terrain: number): number[] =>
  tilesWhere(s, (hex) => tileBar(s, contest, terrain, hex) === undefined)

/** Why a Competition from this space would eliminate nothing. */
export function idleCompetition(s: MarineState, animal: number, space: number): IdleKey | undefined {
  const contest = newContest(s, animal, space)
  const terrain = terrainFor(s, space)
  if (contestedTiles(s, contest, terrain).length > 0) return undefined
  const lives = everyTile(s).some((hex) => occupies(s, animal, hex) && (terrain === ANY_TERRAIN || terrainAt(s, hex) === terrain))
  return lives ? 'no-rival' : 'no-tile'
}

const victimOptions = (s: MarineState, contest: Contest, hex: number): AnimalOption[] =>
  s.animals.filter((victim) => isVictim(s, contest, victim, hex)).map((v) => speciesOption(hex, v))

/** Tells whether a tile was chosen. */
function* onOneTile(t: Table<MarineState>, contest: Contest, terrain: number, eliminate: number): Script<boolean> {
  const s = t.state
  const { animal, rule } = contest
  const tiles = hexOptions(contestedTiles(s, contest, terrain))
  const reasons = (): readonly WhyNot[] =>
    whyHexes(everyTile(s), (hex) => {
      const bar = tileBar(s, contest, terrain, hex)
      return barred(bar, rule, bar === 'terrain' ? { terrain: terrainWord(terrain) } : undefined)
    })
  const chosen = yield* contest.eliminated === 0
    ? begin(t, animal, 'competition.tile', tiles, rule, reasons)
    : maybe(t, animal, 'competition.tile', tiles, rule, undefined, reasons)
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
    const victim = yield* (n === 0 ? decide : maybe)(t, animal, 'competition.victim', options, rule, undefined, () =>
      whySpecies(
        hex,
        s.animals.filter((a) => occupies(s, a, hex)),
        (a) => barred(victimBar(s, contest, a, hex), rule),
      ),
    )
    if (!victim) break
    eliminateSpecies(s, victim.animal, hex, 1)
    contest.losses[victim.animal] = (contest.losses[victim.animal] as number) + 1
    contest.eliminated++
    if (n >= most) contest.extra--
    tell(t, 'competition', { animal: animalWord(animal), victim: animalWord(victim.animal), tile: tileRef(hex) }, rule)
  }
}
