import type { Text } from '@deeptime/kit'
import type { ClassicView, DisplayView, HabitatView, PlayerView, SpeciesView } from './view.ts'

/** `species:red-dino` or `tile:IM11` by name. */
const unit = (ref: string, text: Text): string => text(ref.replace(':', '.'))

function drawHabitat(habitat: HabitatView, text: Text): string {
  const space = (mark: string, units: readonly string[]): string =>
    units.length > 0 ? `${mark} ${units.map((ref) => unit(ref, text)).join(', ')}` : ''
  const tile = habitat.tile ? `${text(`tile.${habitat.tile}`)}${habitat.flipped ? ' ↻' : ''}` : '–'
  const spaces = [space('✿', habitat.biome), space('⚘', habitat.rooter), space('▲', habitat.predator)]
  const units = spaces.filter((s) => s !== '').join('  ')
  return `${habitat.id.padEnd(5)} ${text(`draw.${habitat.terrain}`).padEnd(5)} ${String(habitat.climax).padStart(3)}  ${tile.padEnd(30)} ${units}`
}

function drawDisplay(display: DisplayView, text: Text): string {
  return display.cards.map(({ id, cost, genes }) => `${text(`card.${id}`)} (${cost}${genes > 0 ? `, +${genes}` : ''})`).join(' · ')
}

function drawPlayer(view: ClassicView, player: PlayerView, text: Text): string {
  const turn = view.active === player.colour ? '>' : ' '
  const name = text(`colour.${player.colour}`).padEnd(14)
  const { points, genes, population, fossils } = player
  const figures = text('draw.player', { points: String(points).padStart(3), genes, population, fossils: fossils.length })
  return `${turn}${name} ${figures}`
}

function drawSpecies(species: SpeciesView, text: Text): string {
  const cards = species.cards.map((id) => text(`card.${id}`)).join(', ')
  const size = text('draw.species', { size: species.size })
  return `   ${text(`species.${species.id}`).padEnd(26)} ${size}  ${species.dna.padEnd(10)} ×${species.onMap}  ${cards}`
}

/** Megafauna Classic's table as text: habitats with biome ✿, rooters ⚘ and predators ▲, displays, players and their species. */
export function drawClassic(view: ClassicView, text: Text): string {
  return [
    ...view.habitats.map((h) => drawHabitat(h, text)),
    '',
    ...(view.upper ? [drawDisplay(view.upper, text)] : []),
    drawDisplay(view.lower, text),
    '',
    ...view.players.flatMap((player) => [
      drawPlayer(view, player, text),
      ...view.species.filter((s) => s.colour === player.colour && (s.onMap > 0 || s.cards.length > 0)).map((s) => drawSpecies(s, text)),
    ]),
  ].join('\n')
}
