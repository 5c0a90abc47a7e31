import type { Amount, AnimalSelector, Animals, Measure, TileName, TileSelector } from '../components/effects.ts'
import { TERRAIN_IDS, VENT_SIDES } from '../components/ids.ts'
import { allSpeciesAt, discsAround, occupies, opposingSpeciesAt, speciesAt, terrainAt, tilesWhere, ventSideAt } from '../earth.ts'
import { discsOn, discsOnEarth, elementCount } from '../elements.ts'
import { areAdjacent } from '../geometry.ts'
import { vpOf } from '../points.ts'
import { isThriving } from '../species.ts'
import type { MarineState } from '../state.ts'
import type { Run } from './run.ts'

/** Which animals, which tiles, how many: what a card means by its words. */

const measured = (s: MarineState, animal: number, measure: Measure): number =>
  measure === 'vp' ? vpOf(s, animal) : elementCount(s, animal)

function isMeant(s: MarineState, run: Run, animal: number, who: AnimalSelector): boolean {
  switch (who) {
    case 'actor':
      return animal === run.actor
    case 'self':
      return animal === run.self
    case 'opposing':
      return animal !== run.actor
    case 'each':
      return true
    case 'above':
      return animal < run.actor
    default: {
      if (animal === run.actor) return false
      const { opposingWith } = who
      return 'more' in opposingWith
        ? measured(s, animal, opposingWith.more) > measured(s, run.actor, opposingWith.more)
        : measured(s, animal, opposingWith.fewer) < measured(s, run.actor, opposingWith.fewer)
    }
  }
}

const isList = (who: Animals): who is readonly AnimalSelector[] => Array.isArray(who)

/** The animals of a selector, from the top of the food chain. */
export function animalsMeant(s: MarineState, run: Run, who: Animals): number[] {
  const selectors = isList(who) ? who : [who]
  return s.animals.filter((animal) => selectors.some((selector) => isMeant(s, run, animal, selector)))
}

/** The tile that the card has named, if there was one to name. */
export const namedTile = (s: MarineState, name: TileName): number | undefined => s.resolving.tiles[name]

/** The actor has more species there than every other animal, and is not alone. */
const hasSoleMost = (s: MarineState, actor: number, hex: number): boolean =>
  opposingSpeciesAt(s, hex, actor) > 0 && s.animals.every((other) => other === actor || speciesAt(s, hex, other) < speciesAt(s, hex, actor))

function isNear(s: MarineState, hex: number, { adjacentTo, is }: TileSelector): boolean {
  if (is !== undefined && namedTile(s, is) !== hex) return false
  if (adjacentTo === undefined) return true
  const centre = namedTile(s, adjacentTo)
  return centre !== undefined && areAdjacent(centre, hex)
}

/** Whether a tile of Earth is one that the selector means. */
export function isMeantTile(s: MarineState, run: Run, hex: number, where: TileSelector): boolean {
  const { actor } = run
  if (where.terrain && !where.terrain.includes(TERRAIN_IDS[terrainAt(s, hex)] as (typeof TERRAIN_IDS)[number])) return false
  if (where.ventSide && ventSideAt(s, hex) !== VENT_SIDES.indexOf(where.ventSide)) return false
  if (where.occupiedBy && !occupies(s, run[where.occupiedBy], hex)) return false
  if (where.sharedWithOpposing && !(occupies(s, actor, hex) && opposingSpeciesAt(s, hex, actor) > 0)) return false
  if (where.actorThriving && !isThriving(s, actor, hex)) return false
  if (where.actorSoleMost && !hasSoleMost(s, actor, hex)) return false
  if (where.minSpecies !== undefined && allSpeciesAt(s, hex) < where.minSpecies) return false
  if (where.minElements !== undefined && discsAround(s, hex) < where.minElements) return false
  if (where.speciesExceedElements && allSpeciesAt(s, hex) <= discsAround(s, hex)) return false
  return isNear(s, hex, where)
}

export const tilesMeant = (s: MarineState, run: Run, where: TileSelector): number[] =>
  tilesWhere(s, (hex) => isMeantTile(s, run, hex, where))

function counted(s: MarineState, run: Run, amount: Exclude<Amount, number>): number {
  if ('ref' in amount) return run.score
  switch (amount.count) {
    case 'tiles':
      return tilesMeant(s, run, amount.where).length
    case 'species': {
      const hex = namedTile(s, amount.on)
      return hex === undefined ? 0 : allSpeciesAt(s, hex)
    }
    case 'elementsOnEarth':
      return discsOnEarth(s, (element) => discsOn(s, run.actor, element) > 0).length
  }
}

/** How much an amount comes to now. */
export function amountOf(s: MarineState, run: Run, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const n = counted(s, run, amount)
  return amount.max === undefined ? n : Math.min(n, amount.max)
}
