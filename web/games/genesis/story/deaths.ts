import type { LogEntry } from '@deeptime/engine'
import type { Death } from '../../../story/teller.ts'

/** Lines that say what struck an organism, and what it had against it. */
const CAUSES: ReadonlySet<string> = new Set([
  'suffers',
  'drought',
  'cancer.roll',
  'darwin.errors',
  'red-queen',
  'supplant',
  'transfer.home',
])

/** Who died out in these lines: whose it was, by its trophy, and the last line before that struck it. */
export function deaths(lines: readonly LogEntry[]): readonly Death[] {
  return lines.flatMap((line, at) => {
    if (line.key !== 'extinct' && line.key !== 'fallen' && line.key !== 'ocean.dies') return []
    const { organism } = line.params
    const struck = lines
      .slice(0, at)
      .findLast(({ key, params }) => CAUSES.has(key) && Object.values(params).some((value) => value === organism))
    const trophy = lines.slice(at).find(({ key }) => key === 'trophy')
    const owner = trophy?.params.colour
    return [
      {
        actor: typeof owner === 'string' ? owner : '',
        title: { key: `log.${line.key}`, params: line.params },
        reason: struck && { key: `log.${struck.key}`, params: struck.params },
        rule: struck?.rule ?? line.rule ?? '',
        refs: [],
        points: 0,
      },
    ]
  })
}
