import { type AnimalId, type AnimalView, HEX_REFS, type MarineView, ON_EDGE, type SpaceView } from '@deeptime/marine'
import { SPACES, type Space } from '@deeptime/marine/data/action-display.ts'

/** Why a pawn can't go to a space now. */
type Closed = 'absent' | 'no-pawn' | 'own-pawn' | 'special-there' | 'bump-only' | 'special-only' | 'not-after'

const placeOf = (id: string): number => SPACES.findIndex((space) => space.id === id)

const controls = (game: MarineView, space: SpaceView, animal: AnimalId): boolean => {
  const pawn = space.pawn
  if (pawn === null) return false
  if (pawn.kind === 'basic') return pawn.animal === animal
  return game.specialPawns.some((special) => special.element === pawn.element && special.controller === animal)
}

const hasSpecial = (game: MarineView, animal: AnimalId): boolean =>
  game.specialPawns.some((pawn) => pawn.controller === animal && pawn.space === null)

/** The reason why an animal may not use a space, as the rules see it; nothing if the space is open to one of its pawns. */
export function whyClosed(game: MarineView, animal: AnimalView, space: SpaceView): Closed | undefined {
  const special = hasSpecial(game, animal.id)
  if (!space.inPlay) return 'absent'
  if (space.pawn !== null) {
    if (controls(game, space, animal.id)) return 'own-pawn'
    if (space.pawn.kind === 'special') return 'special-there'
    return special ? undefined : 'bump-only'
  }
  if (special) return undefined
  if (animal.pawns.available === 0) return 'no-pawn'
  if (space.specialOnly) return 'special-only'
  const last = Math.max(-1, ...game.spaces.filter((s) => controls(game, s, animal.id)).map((s) => placeOf(s.id)))
  return placeOf(space.id) > last ? undefined : 'not-after'
}

/** Why an action would come to nothing now, though a pawn could go there. */
type Idle =
  | 'empty-box'
  | 'empty-pool'
  | 'no-disc'
  | 'no-room'
  | 'no-species'
  | 'no-tile'
  | 'no-rival'
  | 'no-vent'
  | 'no-stack'
  | 'not-dominant'

export const isAtRim = (tileRef: string): boolean => ON_EDGE[HEX_REFS.indexOf(tileRef)] === true

const isEmpty = (slots: readonly unknown[]): boolean => slots.every((slot) => slot === null)

export function whyIdle(game: MarineView, animal: AnimalView, space: Space): Idle | undefined {
  const here = (tile: MarineView['tiles'][number]) => (tile.species[animal.id] ?? 0) > 0
  switch (space.section) {
    case 'abundance':
      return isEmpty(game.slots.abundance) ? 'empty-pool' : undefined
    case 'autotrophs':
      if (isEmpty(game.slots.autotrophs)) return 'empty-box'
      return game.tiles.some((tile) => tile.vent === space.ventSide && discsAround(game, tile.ref).length > 0) ? undefined : 'no-disc'
    case 'depletion': {
      if (isEmpty(game.slots.depletion)) return 'empty-box'
      return game.discs.some((disc) => game.slots.depletion.includes(disc.element)) ? undefined : 'no-disc'
    }
    case 'adaptation':
      if (isEmpty(game.slots.adaptation)) return 'empty-pool'
      return animal.added.length < animal.greySpaces || (space.specialOnly && animal.added.length > animal.protected.length)
        ? undefined
        : 'no-room'
    case 'regression':
      if (animal.genePool === 0) return 'no-species'
      return game.regressionCubes.includes(null) ? undefined : 'no-room'
    case 'speciation': {
      if (animal.genePool === 0) return 'no-species'
      const type = space.elementSlot === undefined ? undefined : game.slots.speciation[space.elementSlot]
      return game.discs.some((disc) => type === undefined || disc.element === type) ? undefined : 'no-disc'
    }
    case 'wanderlust':
      return game.stacks.some((stack) => stack.tiles > 0) ? undefined : 'no-stack'
    case 'tectonics':
      if (game.ventsLeft === 0) return 'no-vent'
      return game.tiles.some((tile) => tile.vent === null && (space.specialOnly || isAtRim(tile.ref))) ? undefined : 'no-tile'
    case 'migration':
      return game.tiles.some(here) ? undefined : 'no-species'
    case 'competition': {
      const terrain = space.terrainSlot === undefined ? undefined : game.competition[space.terrainSlot]
      const tiles = game.tiles.filter((tile) => (terrain === undefined || tile.terrain === terrain) && here(tile))
      if (tiles.length === 0) return 'no-tile'
      return tiles.some((tile) => Object.keys(tile.species).length > 1) ? undefined : 'no-rival'
    }
    case 'evolution': {
      const terrain = game.evolution[space.terrainSlot ?? 0]
      return game.tiles.some((tile) => tile.terrain === terrain) ? undefined : 'no-tile'
    }
    case 'domination':
      return game.specialPawns.some((pawn) => animal.dominance[pawn.element] > pawn.target) ? undefined : 'not-dominant'
  }
}

/** Discs on the corners of a tile. */
export function discsAround(game: MarineView, tileRef: string): MarineView['discs'] {
  const hex = tileRef.slice('tile:'.length)
  return game.discs.filter((disc) => disc.ref.slice('corner:'.length).split('/').includes(hex))
}
