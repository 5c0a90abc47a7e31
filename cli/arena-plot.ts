import type { Worth } from './arena-balance.ts'

const ROW = 18
const LEFT = 190
const WIDTH = 420
const MARGIN = 40

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The leads of a balance table with their intervals, as a plot that stands on its own on light and dark pages. */
export function balancePlot(title: string, worths: readonly Worth[], nameOf: (item: string) => string): string {
  const shown = worths.filter((w) => Number.isFinite(w.lead.low))
  const reach = Math.max(1, ...shown.map((w) => Math.max(Math.abs(w.lead.low), Math.abs(w.lead.high))))
  const x = (lead: number): number => Math.round(LEFT + ((lead / reach + 1) / 2) * WIDTH)
  const height = 2 * MARGIN + shown.length * ROW
  const ticks = [-reach, -reach / 2, 0, reach / 2, reach]
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 20} ${height}" font-family="system-ui, sans-serif" font-size="11">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fbf8f1"/>`,
    `<text x="10" y="22" font-size="13" font-weight="600" fill="#22303c">${escaped(title)}</text>`,
    ...ticks.map(
      (t) =>
        `<line x1="${x(t)}" x2="${x(t)}" y1="${MARGIN - 6}" y2="${height - MARGIN + 6}" stroke="#22303c" stroke-opacity="${t === 0 ? 0.6 : 0.12}"/>` +
        `<text x="${x(t)}" y="${height - MARGIN + 22}" text-anchor="middle" fill="#22303c">${t.toFixed(0)}</text>`,
    ),
    ...shown.map(({ item, lead }, i) => {
      const y = MARGIN + i * ROW + ROW / 2
      return (
        `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end" fill="#22303c">${escaped(nameOf(item))}</text>` +
        `<line x1="${x(lead.low)}" x2="${x(lead.high)}" y1="${y}" y2="${y}" stroke="#1f6f8b" stroke-width="2"/>` +
        `<circle cx="${x(lead.mean)}" cy="${y}" r="3.5" fill="#1f6f8b"/>`
      )
    }),
    '</svg>',
  ]
  return `${lines.join('\n')}\n`
}
