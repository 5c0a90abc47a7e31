import type { Text } from '@deeptime/kit'
import type { MarineView } from './view.ts'

type Tile = MarineView['tiles'][number]

const WIDTH = 14
const COLUMNS = [-3, 3] as const
const letters = (name: string): string => name.slice(0, 2)

/** Elements on the corners of a tile. */
function discsOf(view: MarineView, tile: Tile, text: Text): string {
  const here = `${tile.q},${tile.r}`
  return view.discs
    .filter((d) => d.ref.slice('corner:'.length).split('/').includes(here))
    .map((d) => letters(text(`element.${d.element}`)))
    .join(' ')
}

function speciesOf(tile: Tile, text: Text): string {
  return Object.entries(tile.species)
    .map(([animal, n]) => `${letters(text(`animal.${animal}`))}${n}`)
    .join('')
}

/** The hex grid as text: two rows of text a half-hex, so that columns interlock as on the board. */
function drawEarth(view: MarineView, text: Text): string[] {
  const lines = Array.from({ length: 28 }, () => ' '.repeat(WIDTH * (COLUMNS[1] - COLUMNS[0] + 1)))
  const write = (line: number, column: number, words: string): void => {
    const row = lines[line] as string
    lines[line] = row.slice(0, column) + words.slice(0, WIDTH - 1).padEnd(WIDTH - 1) + row.slice(column + WIDTH - 1)
  }
  for (const tile of view.tiles) {
    const column = (tile.q - COLUMNS[0]) * WIDTH
    const line = (2 * tile.r + tile.q + 6) * 2
    write(line, column, `/${tile.q},${tile.r} ${text(tile.vent ? `vent.${tile.vent}` : `terrain.${tile.terrain}`)}`)
    write(line + 1, column, `|${speciesOf(tile, text)}`)
    write(line + 2, column, `\\_${discsOf(view, tile, text)}`)
  }
  return lines.map((l) => l.trimEnd()).filter((l, i, all) => l !== '' || all[i - 1] !== '')
}

function drawSection(view: MarineView, section: string, text: Text): string {
  const element = (id: string): string => letters(text(`element.${id}`))
  const spaces = view.spaces.filter((s) => s.section === section && s.inPlay)
  const slots = view.slots[section as keyof MarineView['slots']]?.map((e) => (e ? element(e) : '··')).join(' ') ?? ''
  const markers = section === 'competition' ? view.competition : section === 'evolution' ? view.evolution : []
  const pawns = spaces.map(({ pawn, specialOnly }, i) => {
    const marker = markers[i] ? `${text(`terrain.${markers[i]}`).slice(0, 4)}:` : ''
    const held = pawn ? (pawn.kind === 'basic' ? letters(text(`animal.${pawn.animal}`)) : `*${element(pawn.element)}`) : '_'
    return specialOnly ? `(${marker}${held})` : `[${marker}${held}]`
  })
  return `${text(`section.${section}`).padEnd(18)} ${slots.padEnd(12)} ${pawns.join(' ')}`
}

function drawAnimal(view: MarineView, animal: MarineView['animals'][number], text: Text): string {
  const turn = view.active === animal.id ? '>' : ' '
  const element = (id: string): string => letters(text(`element.${id}`))
  const elements = [...animal.fixed, ...animal.added].map(element).join(' ')
  const specials = view.specialPawns.filter((p) => p.controller === animal.id).map((p) => `*${element(p.element)}`)
  const traits = animal.traits.map((id) => text(`trait.${id}`)).join(', ')
  const pawns = `${animal.pawns.available}/${animal.pawns.total} ${specials.join(' ')}`.padEnd(10)
  const figures = text('draw.animal', { vp: String(animal.vp).padStart(3), genes: String(animal.genePool).padStart(2), pawns })
  return `${turn}${text(`animal.${animal.id}`).padEnd(14)} ${figures}  ${elements.padEnd(18)} ${traits}`
}

/** Marine's table as text. Animals and elements are shown by the first two letters of their names, special pawns with a star. */
export function drawMarine(view: MarineView, text: Text): string {
  const sections = [...new Set(view.spaces.map((s) => s.section))]
  const stacks = view.stacks.map((s) => (s.top ? `${text(`terrain.${s.top}`)} (${s.tiles})` : '–')).join(' · ')
  const targets = view.specialPawns.map((p) => `${letters(text(`element.${p.element}`))} ${p.target}`).join('  ')
  return [
    ...drawEarth(view, text),
    '',
    ...sections.map((s) => drawSection(view, s, text)),
    '',
    ...view.row.map((card, i) => text('draw.card', { place: i + 1, card: `@card.${card}`, text: `@card.${card}.text` })).reverse(),
    '',
    ...view.animals.map((a) => drawAnimal(view, a, text)),
    `${stacks}   |   ${text('draw.vents', { vents: view.ventsLeft, terrain: '@terrain.vent' })}   |   ${targets}`,
  ].join('\n')
}
