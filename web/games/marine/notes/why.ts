import type { Ask, Params, SeatView } from '@deeptime/engine'
import type { AnimalId, MarineView, TileView } from '@deeptime/marine'
import { isAtRim } from '../placement.ts'
import { readCorner, readRef, tileRef } from '../refs.ts'

/** Why a thing that looks like an answer is none. The words are `mr.why.<key>`. */
interface Reason {
  readonly key: string
  readonly params?: Params
}

const reason = (key: string, params?: Params): Reason => (params ? { key, params } : { key })

/** The reason why a thing can't be chosen now, if the question is about things of its kind. */
export function whyNot(ref: string, { ask, game }: SeatView<MarineView>): Reason | undefined {
  if (!ask || ask.options.some((option) => option.about?.includes(ref))) return undefined
  const { kind } = readRef(ref)
  if (kind === 'tile') {
    const tile = game.tiles.find((t) => t.ref === ref)
    return tile && whyNotTile(tile, ask, game)
  }
  if (kind === 'corner') return whyNotCorner(ref, ask, game)
  return kind === 'card' && ask.kind === 'evolution.card' ? whyNotCard(readRef(ref).id, ask, game) : undefined
}

/** The tiles that can be chosen. */
function offered(ask: Ask, game: MarineView): TileView[] {
  const refs = new Set(ask.options.flatMap((option) => option.about ?? []))
  return game.tiles.filter((tile) => refs.has(tile.ref))
}

/** Competition and Evolution ask for the terrain of one marker: all tiles that can be chosen have it. */
function otherTerrain(tile: TileView, ask: Ask, game: MarineView): Reason | undefined {
  const terrains = [...new Set(offered(ask, game).map((t) => t.terrain))]
  const [only] = terrains
  if (only === undefined || terrains.length > 1 || only === tile.terrain) return undefined
  return reason('terrain', { terrain: `@terrain.${only}` })
}

function whyNotTile(tile: TileView, ask: Ask, game: MarineView): Reason | undefined {
  const own = tile.species[game.active as AnimalId] ?? 0
  switch (ask.kind) {
    case 'tectonics.tile':
      if (tile.vent) return reason('vent')
      return isAtRim(tile.ref) ? undefined : reason('rim')
    case 'evolution.tile':
      return otherTerrain(tile, ask, game)
    case 'competition.tile':
      if (own === 0) return reason('absent')
      if (Object.keys(tile.species).length === 1) return reason('alone')
      return otherTerrain(tile, ask, game) ?? reason('protected')
    case 'migration.from':
      return own === 0 ? reason('absent') : reason('moved')
    case 'migration.to':
      return reason('far')
    case 'wanderlust.hex':
      return reason('known')
    case 'wanderlust.from':
      return reason('not-beside')
    default:
      return undefined
  }
}

function whyNotCorner(ref: string, ask: Ask, game: MarineView): Reason | undefined {
  const disc = game.discs.find((d) => d.ref === ref)
  switch (ask.kind) {
    case 'abundance.corner':
    case 'wanderlust.corner':
    case 'card.corner':
    case 'card.corner-more':
      if (disc) return reason('taken')
      return touchesEarth(ref, game) ? reason('other-tile') : reason('no-earth')
    case 'speciation.disc':
    case 'depletion.disc': {
      const types = [...new Set(discsOffered(ask, game))]
      return disc && types.length > 0 ? reason('type', { elements: types.map((type) => `@element.${type}`) }) : undefined
    }
    case 'autotrophs.disc':
      return disc && reason('no-vent')
    default:
      return undefined
  }
}

const discsOffered = (ask: Ask, game: MarineView): string[] =>
  game.discs.filter((disc) => ask.options.some((option) => option.id === disc.ref)).map((disc) => disc.element)

const touchesEarth = (ref: string, game: MarineView): boolean =>
  readCorner(readRef(ref).id).some(({ q, r }) => game.tiles.some((tile) => tile.ref === tileRef(q, r)))

function whyNotCard(card: string, ask: Ask, game: MarineView): Reason | undefined {
  const slot = game.row.indexOf(card) + 1
  const value = ask.options.filter((option) => option.id.startsWith('card:')).length
  return slot > 0 ? reason('slot', { slot, value }) : undefined
}
