import { type Band, bandOf, type Worth } from './balance.ts'

const ROW = 18
const LEFT = 210
const WIDTH = 300
const GAP = 40
const TOP = 60
const BOTTOM = 40
const INK = '#22303c'
const SEA = '#1f6f8b'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One half of the plot: what is measured, on which scale, and the interval of a row. */
interface Panel {
  readonly title: string
  readonly left: number
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  readonly label: (tick: number) => string
  readonly band?: Band
  readonly of: (worth: Worth) => { readonly middle: number; readonly low: number; readonly high: number }
}

function leadPanel(worths: readonly Worth[]): Panel {
  const reach = Math.max(1, ...worths.map((w) => Math.max(Math.abs(w.lead.low), Math.abs(w.lead.high))))
  return {
    title: 'lead at the end, points',
    left: LEFT,
    from: -reach,
    to: reach,
    ticks: [-reach, -reach / 2, 0, reach / 2, reach],
    label: (t) => t.toFixed(0),
    of: ({ lead }) => ({ middle: lead.mean, low: lead.low, high: lead.high }),
  }
}

const winPanel = (worths: readonly Worth[]): Panel => ({
  title: 'wins, %; in line where shaded',
  left: LEFT + WIDTH + GAP,
  from: 0,
  to: 1,
  ticks: [0, 0.25, 0.5, 0.75, 1],
  label: (t) => (100 * t).toFixed(0),
  band: bandOf(worths),
  of: ({ wins }) => ({ middle: wins.share, low: wins.low, high: wins.high }),
})

function drawPanel({ title, left, from, to, ticks, label, band, of }: Panel, worths: readonly Worth[]): string[] {
  const x = (value: number): number => Math.round(left + ((value - from) / (to - from)) * WIDTH)
  const end = TOP + worths.length * ROW
  const shade =
    band &&
    `<rect x="${x(band.low)}" y="${TOP}" width="${x(band.high) - x(band.low)}" height="${end - TOP}" fill="${SEA}" fill-opacity="0.1"/>`
  return [
    `<text x="${left + WIDTH / 2}" y="${TOP - 14}" text-anchor="middle" fill="${INK}">${escaped(title)}</text>`,
    ...(shade ? [shade] : []),
    ...ticks.map(
      (t) =>
        `<line x1="${x(t)}" x2="${x(t)}" y1="${TOP - 6}" y2="${end + 6}" stroke="${INK}" stroke-opacity="${t === 0 ? 0.6 : 0.12}"/>` +
        `<text x="${x(t)}" y="${end + 22}" text-anchor="middle" fill="${INK}">${label(t)}</text>`,
    ),
    ...worths.map((worth, i) => {
      const y = TOP + i * ROW + ROW / 2
      const { middle, low, high } = of(worth)
      return (
        `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${SEA}" stroke-width="2"/>` +
        `<circle cx="${x(middle)}" cy="${y}" r="3.5" fill="${SEA}"/>`
      )
    }),
  ]
}

/** The leads and win rates of a balance table with their intervals, as a plot that stands on its own on light and dark pages. */
export function balancePlot(title: string, worths: readonly Worth[], nameOf: (item: string) => string): string {
  const shown = worths.filter((w) => Number.isFinite(w.lead.low))
  const width = LEFT + 2 * WIDTH + GAP + 20
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${TOP + shown.length * ROW + BOTTOM}" font-family="system-ui, sans-serif" font-size="11">`,
    `<title>${escaped(title)}</title>`,
    '<rect width="100%" height="100%" fill="#fbf8f1"/>',
    `<text x="10" y="22" font-size="13" font-weight="600" fill="${INK}">${escaped(title)}</text>`,
    ...shown.map(({ item }, i) => {
      const y = TOP + i * ROW + ROW / 2 + 4
      return `<text x="${LEFT - 10}" y="${y}" text-anchor="end" fill="${INK}">${escaped(nameOf(item))}</text>`
    }),
    ...[leadPanel(shown), winPanel(shown)].flatMap((panel) => drawPanel(panel, shown)),
    '</svg>',
  ]
  return `${lines.join('\n')}\n`
}
