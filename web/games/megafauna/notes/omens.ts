/** What would follow if Medea chose a place: what it becomes, and who would lie down. */

import type { Ask } from '@deeptime/engine'
import { biomeWith, livesIn, type MegafaunaView, type PlaceView } from '@deeptime/megafauna'
import type { Words } from '@deeptime/words'
import { nameIn } from '../beats/apply.ts'
import { readSpecies } from '../components.ts'

/** The disc that would lie there afterwards, or undefined where the question is about something else. */
export function discAfter({ disc: there, tab }: PlaceView, { kind, params }: Ask): string | undefined {
  const disc = nameIn(params?.disc)
  if (kind === 'medea.target') return tab && disc === 'green' ? 'bloom' : disc
  if (kind === 'medea.source') return tab && there === 'bloom' && disc === 'green' ? 'black' : 'none'
  return undefined
}

/** Who would lie down: everybody under a black or white disc, and whoever can't live on the ground that appears; hunters fall with their prey. */
export function fallenAt(game: MegafaunaView, place: PlaceView, ask: Ask): readonly string[] {
  const disc = discAfter(place, ask)
  if (disc === undefined || game.rules.alien) return []
  const buries = ask.kind === 'medea.target' && (disc === 'black' || disc === 'white') && !place.tab
  const biome = biomeWith(game.rules.world, game.rules.alien, place.id, disc)
  const bare = place.tab && disc !== 'bloom'
  const grazer = place.upright.find(({ level }) => level === 'herbivore')
  const starved = grazer !== undefined && !livesIn(readSpecies(grazer.species).form, biome)
  return place.upright
    .filter(({ species, level }) => buries || bare || (level === 'carnivore' && starved) || !livesIn(readSpecies(species).form, biome))
    .map(({ species }) => species)
}

/** The same in words, for the note of a place. */
export function omens(game: MegafaunaView, place: PlaceView, ask: Ask | undefined, words: Words): readonly string[] {
  const disc = ask && discAfter(place, ask)
  if (!ask || disc === undefined) return []
  const biome = biomeWith(game.rules.world, game.rules.alien, place.id, disc)
  const fallen = fallenAt(game, place, ask)
  return [
    words.text('mf.omen.biome', { biome: `@mf.biome.${biome}` }),
    fallen.length > 0
      ? words.text('mf.omen.falls', { species: fallen.map((species) => `@species.${species}`), count: fallen.length })
      : words.text('mf.omen.nobody'),
  ]
}
