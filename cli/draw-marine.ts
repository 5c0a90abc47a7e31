import type { MarineView } from '@deeptime/marine'

type Text = (key: string) => string
type Tile = MarineView['tiles'][number]

const WIDTH = 12
const COLUMNS = [-3, 3] as const
const letter = (name: string): string => name.slice(0, 2)

/** Elements on the corners of a tile. */
function discsOf(view: MarineView, tile: Tile): string {
  const here = `${tile.q},${tile.r}`
  return view.discs
    .filter((d) => d.ref.slice('corner:'.length).split('/').includes(here))
    .map((d) => letter(d.element))
    .join(' ')
}

function speciesOf(tile: Tile): string {
  return Object.entries(tile.species)
    .map(([animal, n]) => `${animal[0]?.toUpperCase()}${n}`)
    .join(' ')
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
    write(line, column, `/${text(tile.vent ? `vent.${tile.vent}` : `terrain.${tile.terrain}`)}`)
    write(line + 1, column, `|${tile.q},${tile.r} ${speciesOf(tile)}`)
    write(line + 2, column, `\\_${discsOf(view, tile)}`)
  }
  return lines.map((l) => l.trimEnd()).filter((l, i, all) => l !== '' || all[i - 1] !== '')
}

function drawSection(view: MarineView, section: string, text: Text): string {
  const spaces = view.spaces.filter((s) => s.section === section && s.inPlay)
  const slots = view.slots[section as keyof MarineView['slots']]?.map((e) => (e ? letter(e) : '··')).join(' ') ?? ''
  const markers = section === 'competition' ? view.competition : section === 'evolution' ? view.evolution : []
  const pawns = spaces.map(({ pawn, specialOnly }, i) => {
    const marker = markers[i] ? `${letter(markers[i])}:` : ''
    const held = pawn ? (pawn.kind === 'basic' ? pawn.animal[0]?.toUpperCase() : `*${letter(pawn.element)}`) : '_'
    return specialOnly ? `(${marker}${held})` : `[${marker}${held}]`
  })
  return `${text(`section.${section}`).padEnd(18)} ${slots.padEnd(12)} ${pawns.join(' ')}`
}

function drawAnimal(view: MarineView, animal: MarineView['animals'][number], text: Text): string {
  const turn = view.active === animal.id ? '>' : ' '
  const elements = [...animal.fixed, ...animal.added].map(letter).join(' ')
  const specials = view.specialPawns.filter((p) => p.controller === animal.id).map((p) => `*${letter(p.element)}`)
  const traits = animal.traits.map((id) => text(`trait.${id}`)).join(', ')
  const pawns = `${animal.pawns.available}/${animal.pawns.total} ${specials.join(' ')}`
  return `${turn}${text(`animal.${animal.id}`).padEnd(14)} ${String(animal.vp).padStart(3)} VP  ${String(animal.genePool).padStart(2)} genes  pawns ${pawns.padEnd(10)}  ${elements.padEnd(18)} ${traits}`
}

/** Marine's table as text. Animals and elements are shown by their first letters, special pawns with a star. */
export function drawMarine(view: MarineView, text: Text): string {
  const sections = [...new Set(view.spaces.map((s) => s.section))]
  const stacks = view.stacks.map((s) => (s.top ? `${text(`terrain.${s.top}`)} (${s.tiles})` : '–')).join(' · ')
  const targets = view.specialPawns.map((p) => `${letter(p.element)} ${p.target}`).join('  ')
  return [
    ...drawEarth(view, text),
    '',
    ...sections.map((s) => drawSection(view, s, text)),
    '',
    ...view.row.map((card, i) => `${i + 1}  ${text(`card.${card}`)}: ${text(`card.${card}.text`)}`).reverse(),
    '',
    ...view.animals.map((a) => drawAnimal(view, a, text)),
    `${stacks}   |   ${view.ventsLeft} × ${text('terrain.vent')}   |   ${targets}`,
  ].join('\n')
}
