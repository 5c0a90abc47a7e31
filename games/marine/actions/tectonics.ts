import type { Script, Table } from '@deeptime/engine'
import { rewardAction } from '../cards/rewards.ts'
import { adjacentOf, everyTile, isVent, speciesAt, terrainAt, tilesWhere } from '../earth.ts'
import { HALF, ON_EDGE } from '../geometry.ts'
import type { WhyKey } from '../keys.ts'
import { FROM_BOX, FROM_GENE_POOL, type MarineOption, SIDE_OPTIONS } from '../options.ts'
import { bonusPoints, gainVP } from '../points.ts'
import { animalWord, sideWord, terrainWord, tileRef } from '../refs.ts'
import { SPECIAL_ONLY } from '../spaces.ts'
import { placeSpecies, returnSpecies, reviveSpecies } from '../species.ts'
import { begin, decide, hexOptions, tell } from '../speech.ts'
import { GEYSER, type MarineState, SMOKER, VENT } from '../state.ts'
import { barred, whyHexes } from '../why-not.ts'

/** Tectonics 1: a tile that is no Vent, on the rim of the grid; from the special space, anywhere. */
function ventBar(s: MarineState, anywhere: boolean, hex: number): WhyKey | undefined {
  if (isVent(s, hex)) return 'vent'
  return anywhere || ON_EDGE[hex] === true ? undefined : 'rim'
}

export const ventableTiles = (s: MarineState, anywhere: boolean): number[] =>
  s.ventsLeft === 0 ? [] : tilesWhere(s, (hex) => ventBar(s, anywhere, hex) === undefined)

/** Tectonics 4: what a Vent here would pay at once, itself and the Vents beside it. */
export const ventBonus = (s: MarineState, hex: number): number => bonusPoints(1 + adjacentOf(s, hex, VENT))

/** Tectonics: a tile becomes a Vent for the rest of the game. */
export function* tectonics(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const anywhere = SPECIAL_ONLY[space] === true
  const tiles = ventableTiles(s, anywhere)
  const chosen = yield* begin(t, animal, 'tectonics.tile', hexOptions(tiles), 'Tectonics 1', () =>
    whyHexes(everyTile(s), (hex) => barred(ventBar(s, anywhere, hex), 'Tectonics 1')),
  )
  if (!chosen) return false
  const { hex } = chosen
  const side = yield* sideFor(t, animal, hex)
  placeVent(t, animal, hex, side)
  gainVP(t, animal, ventBonus(s, hex), 'tectonics', 'Tectonics 4')
  leaveOneOfEach(t, hex)
  yield* addOne(t, animal, hex)
  rewardAction(t, animal, 'tectonics', {})
  return true
}

/** Tectonics 3: geyser in the upper half, smoker in the lower; on the three middle hexes the animal chooses. */
function* sideFor(t: Table<MarineState>, animal: number, hex: number): Script<number> {
  if (HALF[hex] === 'upper') return GEYSER
  if (HALF[hex] === 'lower') return SMOKER
  return (yield* decide(t, animal, 'tectonics.side', SIDE_OPTIONS, 'Tectonics special')).count
}

function placeVent(t: Table<MarineState>, animal: number, hex: number, side: number): void {
  const s = t.state
  const params = { animal: animalWord(animal), terrain: terrainWord(terrainAt(s, hex)), side: sideWord(side), tile: tileRef(hex) }
  s.ventsLeft--
  s.terrain[hex] = VENT
  s.ventSide[hex] = side
  tell(t, 'tectonics.vent', params, 'Tectonics 3')
}

/** Tectonics 2 and 5: of the species lifted from the tile one of each animal comes back, the others go to gene pools. */
function leaveOneOfEach(t: Table<MarineState>, hex: number): void {
  for (const owner of t.state.animals) {
    const spare = speciesAt(t.state, hex, owner) - 1
    if (spare <= 0) continue
    returnSpecies(t.state, owner, hex, spare)
    tell(t, 'tectonics.return', { animal: animalWord(owner), count: spare }, 'Tectonics 5')
  }
}

/** Tectonics 6: one more species of the acting animal, from its gene pool or from its eliminated cubes. */
function* addOne(t: Table<MarineState>, animal: number, hex: number): Script {
  const s = t.state
  const sources: MarineOption[] = []
  if ((s.genePool[animal] as number) > 0) sources.push(FROM_GENE_POOL)
  if ((s.box[animal] as number) > 0) sources.push(FROM_BOX)
  if (sources.length === 0) return
  const source = yield* decide(t, animal, 'tectonics.species', sources, 'Tectonics 6')
  if (source === FROM_BOX) reviveSpecies(s, animal, hex, 1)
  else placeSpecies(s, animal, hex, 1)
  tell(t, 'tectonics.add', { animal: animalWord(animal), tile: tileRef(hex) }, 'Tectonics 6')
}
