/** One long picture: eons and climate above, below them the tree of life, a row for each player. */

import type { Params } from '@deeptime/engine'
import { type Chronicle, type Lifeline, NOBODY } from './chronicle.ts'
import { type Laid, layOut, SIZE } from './layout.ts'
import { type Shape, shape } from './shapes.ts'

export interface Pen {
  /** Catalog keys to words. */
  readonly text: (key: string, params?: Params) => string
  /** What a row and a game are called. */
  readonly laneName: (lane: number) => string
  readonly gameName: (game: string) => string
  /** The path of an icon on a square of 512, by the name of what it shows; nothing where there is none. */
  readonly icon?: (name: string) => string | undefined
}

const INK = {
  ink: '#2c2822',
  soft: '#6b6150',
  line: '#cdbf9c',
  paper: '#f5eedd',
  deep: '#ece2c8',
  hot: '#c2502e',
  cold: '#3d7ea6',
  mark: '#b0157a',
}
const SERIF = "'EB Garamond', 'Iowan Old Style', Georgia, serif"

/** Colours of lives: of the four molecules of Genesis, of phyla and of dynasties. */
const HUES: Readonly<Record<string, string>> = {
  'life.red': '#b4442f',
  'life.yellow': '#b98a12',
  'life.green': '#4d7a34',
  'life.blue': '#2f6c9c',
  'phylum.green': '#4d7a34',
  'phylum.orange': '#c8711b',
  'phylum.black': '#3a3733',
  'phylum.white': '#8b8f96',
  'dynasty.red': '#b4442f',
  'dynasty.orange': '#c8711b',
  'dynasty.green': '#4d7a34',
  'dynasty.white': '#8b8f96',
}
const hueOf = (colour: string): string => HUES[colour] ?? INK.soft

const words = (x: number, y: number, text: string, attrs: Readonly<Record<string, string | number>> = {}): Shape =>
  shape('text', { x, y, 'font-family': SERIF, 'font-size': 14, fill: INK.ink, ...attrs }, text)

/** The whole picture. */
export function drawChronicle(chronicle: Chronicle, pen: Pen): Shape {
  const laid = layOut(chronicle)
  const { width, height } = laid
  return shape(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    shape('title', {}, pen.text('chronicle.title')),
    shape('rect', { x: 0, y: 0, width, height, fill: INK.paper }),
    ...headOf(chronicle, laid, pen),
    ...climateOf(chronicle, laid, pen),
    ...lanesOf(laid, pen),
    ...strikesOf(chronicle, laid),
    ...chronicle.lines.flatMap((line) => branchOf(chronicle, line, laid)),
    ...chronicle.lines.flatMap((line) => lifeOf(line, laid, pen)),
    ...legendOf(chronicle, laid, pen),
  )
}

/** The title, the chapters and the eons. */
function headOf({ chapters, eons, length }: Chronicle, { x, height }: Laid, pen: Pen): readonly Shape[] {
  return [
    words(24, 44, pen.text('chronicle.title'), { 'font-size': 30 }),
    ...chapters.flatMap(({ game, from, to, armageddon }, i) => [
      shape('rect', { x: x(from), y: 60, width: x(to) - x(from), height: 26, fill: i % 2 === 0 ? INK.deep : '#e2d4b0', stroke: INK.line }),
      words((x(from) + x(to)) / 2, 79, pen.gameName(game), { 'text-anchor': 'middle', 'font-size': 17 }),
      armageddon ? words(x(to) - 8, 54, pen.text('chronicle.armageddon'), { 'text-anchor': 'end', fill: INK.hot }) : undefined,
    ]),
    ...eons.flatMap(({ key, from, to }, i) => [
      shape('rect', { x: x(from), y: 90, width: Math.max(0, x(to) - x(from)), height: 24, fill: i % 2 === 0 ? '#efe6cd' : INK.deep }),
      words(x(from) + 8, 107, pen.text(`chronicle.eon.${key}`), { 'font-style': 'italic', fill: INK.soft }),
      shape('line', { x1: x(from), y1: 90, x2: x(from), y2: height - SIZE.foot, stroke: INK.line, 'stroke-width': 1 }),
    ]),
    shape('line', { x1: x(length), y1: 60, x2: x(length), y2: height - SIZE.foot, stroke: INK.line, 'stroke-width': 1 }),
  ].filter((part) => part !== undefined)
}

/** Above the middle it is hot, below it cold. */
function climateOf({ climate, length }: Chronicle, { x, climateTop }: Laid, pen: Pen): readonly Shape[] {
  const middle = climateTop + SIZE.climate / 2
  const bars = climate.flatMap(({ at, value }, i) => {
    const to = climate[i + 1]?.at ?? length
    const height = (Math.abs(value) * SIZE.climate) / 2
    if (height === 0 || to <= at) return []
    const fill = value > 0 ? INK.hot : INK.cold
    return [shape('rect', { x: x(at), y: value > 0 ? middle - height : middle, width: x(to) - x(at), height, fill, opacity: 0.75 })]
  })
  return [
    words(24, middle + 5, pen.text('chronicle.climate'), { 'font-style': 'italic', fill: INK.soft }),
    words(SIZE.left - 8, middle - 8, pen.text('chronicle.hot'), { 'text-anchor': 'end', 'font-size': 11, fill: INK.hot }),
    words(SIZE.left - 8, middle + 16, pen.text('chronicle.cold'), { 'text-anchor': 'end', 'font-size': 11, fill: INK.cold }),
    ...bars,
    shape('line', { x1: x(0), y1: middle, x2: x(length), y2: middle, stroke: INK.soft, 'stroke-width': 0.8 }),
  ]
}

function lanesOf({ lanes, x, width }: Laid, pen: Pen): readonly Shape[] {
  return lanes.flatMap(({ lane, top, bottom }, i) => [
    shape('rect', { x: 12, y: top - 8, width: width - 24, height: bottom - top + 12, rx: 8, fill: i % 2 === 0 ? '#fbf7ea' : '#f2ead4' }),
    words(24, top + 20, lane === NOBODY ? '' : pen.laneName(lane), { 'font-size': 18 }),
    shape('line', { x1: x(0), y1: top - 8, x2: x(0), y2: bottom + 4, stroke: INK.line, 'stroke-width': 1 }),
  ])
}

const strikesOf = ({ strikes }: Chronicle, { x, height, climateTop }: Laid): readonly Shape[] =>
  strikes.map((at) =>
    shape('line', {
      x1: x(at),
      y1: climateTop,
      x2: x(at),
      y2: height - SIZE.foot,
      stroke: INK.hot,
      'stroke-width': 1,
      'stroke-dasharray': '2 5',
      opacity: 0.6,
    }),
  )

/** From the mother to the daughter. */
function branchOf({ lines }: Chronicle, line: Lifeline, { x, y }: Laid): readonly Shape[] {
  const mother = lines.find(({ id }) => id === line.parent)
  const from = mother && y.get(mother.id)
  const to = y.get(line.id)
  if (!mother || from === undefined || to === undefined) return []
  const end = x(line.from)
  const start = Math.max(x(mother.from), Math.min(end - 26, x(mother.to)))
  const d = `M${start} ${from}C${start + 20} ${from} ${end - 22} ${to} ${end} ${to}`
  return [shape('path', { d, fill: 'none', stroke: hueOf(line.colour), 'stroke-width': 2, opacity: 0.75 })]
}

/** Half the height of a line with so many creatures. */
const girth = (weight: number): number => Math.min(8.5, 1.2 + Math.sqrt(Math.max(0, weight)) * 1.7)

/** The body of a line: thick where there are many. */
function bodyOf(line: Lifeline, { x, y }: Laid): string {
  const middle = y.get(line.id) as number
  const points = line.weights.flatMap(({ at, weight }, i) => {
    const next = Math.min(line.to, line.weights[i + 1]?.at ?? line.to)
    return [at, Math.max(at, next - 0.15)].map((t) => ({ x: x(t), h: girth(weight) }))
  })
  const all = [...points, { x: x(line.to), h: line.alive ? (points.at(-1)?.h ?? 1) : 0.6 }]
  const upper = all.map((p) => `${p.x} ${middle - p.h}`)
  const lower = all.toReversed().map((p) => `${p.x} ${middle + p.h}`)
  return `M${[...upper, ...lower].join('L')}Z`
}

function lifeOf(line: Lifeline, laid: Laid, pen: Pen): readonly Shape[] {
  const { x, y } = laid
  const middle = y.get(line.id)
  if (middle === undefined) return []
  const hue = hueOf(line.colour)
  const end = x(line.to)
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  const told = line.names.map(({ name }) => capital(pen.text(name))).join(' → ')
  return [
    shape('g', {}, shape('title', {}, told), shape('path', { d: bodyOf(line, laid), fill: hue })),
    shape('circle', { cx: x(line.from), cy: middle, r: 4, fill: INK.paper, stroke: hue, 'stroke-width': 2 }),
    ...line.names.flatMap(({ at, name }, i) => nameOf(line, x(at), middle, i, capital(pen.text(name)), pen.icon?.(name))),
    ...line.marks.map(({ at, kind }) => markOf(kind, x(at), middle, hue)),
    line.alive
      ? shape('path', { d: `M${end} ${middle - 6}L${end + 11} ${middle}L${end} ${middle + 6}Z`, fill: hue })
      : shape('path', {
          d: `M${end - 5} ${middle - 5}L${end + 5} ${middle + 5}M${end + 5} ${middle - 5}L${end - 5} ${middle + 5}`,
          stroke: INK.ink,
          'stroke-width': 1.8,
          fill: 'none',
        }),
  ]
}

const ICON = 20

/** A name above its line; what many have in common is told only once, by the legend. */
function nameOf(line: Lifeline, x: number, y: number, i: number, text: string, icon: string | undefined): readonly Shape[] {
  const plain = line.kind === 'microbe' || line.kind === 'parasite'
  const picture = icon
    ? shape('path', { d: icon, fill: hueOf(line.colour), transform: `translate(${x + 5} ${y - ICON - 7}) scale(${ICON / 512})` })
    : undefined
  const size = plain && i === 0 ? 10 : 13
  const label = words(x + (icon ? ICON + 10 : 7), y - 10, text, { 'font-size': size, fill: plain && i === 0 ? INK.soft : INK.ink })
  return picture ? [picture, label] : [label]
}

function markOf(kind: 'rise' | 'land' | 'language', x: number, y: number, hue: string): Shape {
  const look = { fill: kind === 'language' ? INK.mark : INK.paper, stroke: kind === 'language' ? INK.mark : hue, 'stroke-width': 2 }
  if (kind === 'rise') return shape('path', { d: `M${x} ${y - 8}L${x + 7} ${y + 5}L${x - 7} ${y + 5}Z`, ...look })
  if (kind === 'land') return shape('rect', { x: x - 5.5, y: y - 5.5, width: 11, height: 11, ...look })
  return shape('circle', { cx: x, cy: y, r: 7, ...look })
}

function legendOf({ lines }: Chronicle, { height, x }: Laid, pen: Pen): readonly Shape[] {
  const y = height - 24
  const hue = INK.soft
  const signs: readonly (readonly [string, Shape])[] = [
    ['birth', shape('circle', { cx: 0, cy: 0, r: 4, fill: INK.paper, stroke: hue, 'stroke-width': 2 })],
    ['rise', markOf('rise', 0, 0, hue)],
    ['land', markOf('land', 0, 0, hue)],
    ['language', markOf('language', 0, 0, hue)],
    ['death', shape('path', { d: 'M-5 -5L5 5M5 -5L-5 5', stroke: INK.ink, 'stroke-width': 1.8 })],
    ['alive', shape('path', { d: 'M-4 -6L7 0L-4 6Z', fill: hue })],
    ['strike', shape('line', { x1: 0, y1: -9, x2: 0, y2: 9, stroke: INK.hot, 'stroke-dasharray': '2 3' })],
  ]
  let at = 30
  const drawn = signs.map(([key, sign]) => {
    const text = pen.text(`chronicle.legend.${key}`)
    const part = shape('g', { transform: `translate(${at} ${y})` }, sign, words(14, 5, text, { 'font-size': 12.5, fill: INK.soft }))
    at += 44 + text.length * 6.2
    return part
  })
  const alive = lines.filter((line) => line.alive && !lines.some(({ parent }) => parent === line.id)).length
  const deaths = lines.filter((line) => !line.alive).length
  const summary = pen.text('chronicle.summary', { lines: lines.length, deaths, alive })
  return [...drawn, words(x(0), height - 50, summary, { 'font-style': 'italic', 'font-size': 16 })]
}
