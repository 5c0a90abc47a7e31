import type { Text } from '@deeptime/kit'
import { OXYGEN } from './components/reservoirs.ts'
import type { DisplayView, MegafaunaView, PlaceView, PlayerView, SpeciesView } from './view.ts'

const DISC_MARKS: Readonly<Record<string, string>> = { black: '●', white: '○', green: '◉', bloom: '◉' }
const LEVEL_MARKS: Readonly<Record<string, string>> = { plant: '⚘', herbivore: '✿', carnivore: '▲' }

function drawPlace(place: PlaceView, text: Text): string {
  const upright = place.upright.map(({ species, level }) => `${LEVEL_MARKS[level]} ${text(`species.${species}`)}`)
  const lying = place.lying.map(({ species }) => `✝ ${text(`species.${species}`)}`)
  const disc = DISC_MARKS[place.disc] ?? ' '
  const biome = place.tab ? '' : place.biome
  return `  ${String(place.row).padStart(2)} ${place.id.padEnd(18)} ${disc} ${biome.padEnd(9)} ${[...upright, ...lying].join('  ')}`
}

/** A tab with nothing on it says nothing. */
const tells = (place: PlaceView): boolean => !place.tab || place.disc !== 'none' || place.upright.length + place.lying.length > 0

function drawAir(view: MegafaunaView, text: Text): readonly string[] {
  if (!view.air) return []
  const { oxygen, clouds, atmosphere, strip } = view.air
  const percent = OXYGEN[Math.min(oxygen, OXYGEN.length - 1)]?.percent ?? 0
  return [text('draw.air', { percent, clouds, air: atmosphere, strip: text(`strip.${strip}`) })]
}

const drawRow = ({ cards }: DisplayView, text: Text): string =>
  cards.map((slot) => (slot ? `${text(`card.${slot.card}`)} (${slot.cost})` : '–')).join(' · ')

function drawSpecies(species: SpeciesView, text: Text): string {
  const { size, living, newborn, unborn, organs } = species
  const cards = species.cards.map(({ card, side }) => text(side === '' ? `card.${card}` : `side.${card}${side}`)).join(', ')
  return `   ${text(`species.${species.id}`).padEnd(24)} ${text('draw.species', { size, living, newborn, unborn })}  [${organs.join(' ')}]  ${cards}`
}

function drawPlayer(view: MegafaunaView, player: PlayerView, text: Text): readonly string[] {
  const turn = view.active === player.colour ? '>' : ' '
  const { points, population, actions, medea, parts } = player
  const fossils = (parts.tokens ?? 0) + (parts.fossils ?? 0)
  const figures = text('draw.player', { points, population, fossils, actions, medea: medea ? 'yes' : 'no' })
  const own = view.species.filter((species) => species.colour === player.colour)
  return [`${turn}${text(`colour.${player.colour}`).padEnd(8)} ${figures}`, ...own.map((species) => drawSpecies(species, text))]
}

/** The table of Megafauna as text: the air, each landmass from west to east with its places, the display, players and species. */
export function drawMegafauna(view: MegafaunaView, text: Text): string {
  const lands = view.landmasses.flatMap(({ die, latitude, parts }) => [
    `${parts.map(({ craton }) => text(`craton.${craton}`)).join(' + ')} (${text(`craton.${die}`)} ${latitude})`,
    ...parts
      .flatMap(({ craton }) => view.places.filter(({ id }) => id.startsWith(`${craton}-`)).filter(tells))
      .map((p) => drawPlace(p, text)),
  ])
  const cards = [view.et, view.biosphere].filter((card) => card !== null).map((card) => text(`event.${card}`))
  return [
    [text('draw.turn', { turn: view.turn, era: view.era }), ...cards].join(' · '),
    ...drawAir(view, text),
    '',
    ...lands,
    '',
    drawRow(view.display.metabolic, text),
    drawRow(view.display.darwinian, text),
    '',
    ...view.players.flatMap((player) => drawPlayer(view, player, text)),
  ].join('\n')
}
