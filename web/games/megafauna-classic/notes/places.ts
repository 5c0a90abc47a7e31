import type { Biome, ClassicView, HabitatView } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { TILE_ART } from '../art.ts'
import { biomeOf, habitatOf } from '../components.ts'
import { ICONS } from '../icons.ts'
import { listed, niche, placeTitle, unitName } from '../labels.ts'
import { placeRef, readPlace, type Space } from '../refs.ts'

/** A space of a habitat: what it takes to live there, who does, and who could. */
export function placeNote(id: string, game: ClassicView, words: Words): Note | undefined {
  const { habitat: name, space } = readPlace(id)
  const habitat = habitatOf(game, name)
  if (!habitat) return undefined
  const biome = biomeOf(habitat.tile)
  const title = placeTitle(name, space, game, words)
  const lines = [...ground(habitat, biome, space, words), ...inhabitants(habitat, space, words), ...couldLive(habitat, space, game, words)]
  return { title, lines, rule: ruleOf(habitat, biome, space), ...(biome ? { icon: ICONS[TILE_ART[biome.id] ?? 'sprout'] } : {}) }
}

function ruleOf(habitat: HabitatView, biome: Biome | undefined, space: Space): string {
  if (space === 'predator') return '14.0'
  if (habitat.flipped) return '15.1e'
  if (space === 'rooter') return '12.0'
  if (!biome) return '2.6e'
  return biome.homeland ? '2.4f' : biome.orogeny ? '2.4e' : '2.4b'
}

/** What the space offers, and what becomes of it. */
function ground(habitat: HabitatView, biome: Biome | undefined, space: Space, words: Words): readonly string[] {
  if (space === 'predator') return [words.text('mc.note.predator')]
  if (!biome)
    return space === 'rooter'
      ? [words.text('mc.note.noRoots')]
      : [words.text(`mc.note.empty.${habitat.terrain === 'sea' ? 'sea' : 'land'}`, { climax: habitat.climax })]
  if (habitat.flipped) return [words.text(`mc.note.flipped.${habitat.terrain === 'ice' ? 'ice' : 'sea'}`, { climax: habitat.climax })]
  if (space === 'rooter') {
    return biome.rooter === null
      ? [words.text('mc.note.noRoots')]
      : [words.text('mc.note.roots', { dna: biome.rooter, niche: niche(biome.id, words) })]
  }
  const lines = [
    words.text(biome.homeland ? 'mc.note.homeland' : 'mc.note.biome', {
      dna: biome.needs,
      niche: niche(biome.id, words),
      terrain: `@mc.terrain.${groundName(biome)}`,
    }),
  ]
  lines.push(words.text('mc.note.climax', { climax: habitat.climax }))
  if (biome.star) lines.push(words.text(`mc.note.star.${biome.star}`))
  if (biome.superFern) lines.push(words.text('mc.note.superFern'))
  if (!biome.slides) lines.push(words.text('mc.note.staysPut'))
  if (habitat.immune) lines.push(words.text('mc.note.immune'))
  if (biome.source === 'reconstructed') lines.push(words.text('mc.note.reconstructed.tile'))
  return lines
}

const groundName = (biome: Biome): string => (biome.orogeny ? 'mountain' : biome.terrain)

function inhabitants(habitat: HabitatView, space: Space, words: Words): readonly string[] {
  const units = habitat[space]
  return units.length === 0 ? [] : [words.text('mc.note.here', { units: units.map((unit) => unitName(unit, words)) })]
}

/** Species that could feed here as things stand, whatever the distance. */
function couldLive(habitat: HabitatView, space: Space, game: ClassicView, words: Words): readonly string[] {
  const place = placeRef(habitat.id, space)
  const able = game.species.filter((species) => species.couldLive.includes(place)).map((species) => words.text(`species.${species.id}`))
  if (able.length === 0) return [words.text('mc.note.nobody')]
  return [words.text('mc.note.could', { species: listed(able, words, 6) })]
}
