import type { ClassicView } from '@deeptime/megafauna-classic'
import { changesBetween } from '../../board/changes.ts'
import { SPACES } from './components.ts'
import { ATLANTIC, cardRef, cultureRef, ERA, greenhouseRef, placeRef, playerRef, speciesRef, TARPIT } from './refs.ts'

/** What each thing on the table looks like: two views differ where these differ. */
function marks(game: ClassicView): Map<string, string> {
  const all = new Map<string, string>()
  for (const habitat of game.habitats) {
    for (const space of SPACES) {
      const ground = space === 'biome' ? `${habitat.tile} ${habitat.flipped} ` : ''
      all.set(placeRef(habitat.id, space), ground + habitat[space].join())
    }
  }
  for (const { id, size, dna, cards, inherited, cultures } of game.species) {
    all.set(speciesRef(id), [size, dna, ...cards, ...inherited, ...cultures].join())
  }
  for (const player of game.players)
    all.set(playerRef(player.colour), `${player.genes} ${player.fossils.length} ${player.genotypes.length}`)
  for (const { id, genes } of [...game.lower.cards, ...(game.upper?.cards ?? [])]) all.set(cardRef(id), `${genes}`)
  for (const species of game.species) {
    for (const culture of species.cultures) all.set(cultureRef(culture), `${all.get(cultureRef(culture)) ?? ''} ${species.id}`)
  }
  all.set(greenhouseRef(game.greenhouse), 'now')
  all.set(TARPIT, String(game.tarpit.length))
  all.set(ATLANTIC, String(game.atlanticOpen))
  all.set(ERA, game.era)
  return all
}

/** The refs of all that differs between two views. */
export const changes = changesBetween(marks)
