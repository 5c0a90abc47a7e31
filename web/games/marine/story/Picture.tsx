import type { LogEntry } from '@deeptime/engine'
import type { PictureProps } from '../../../story/teller.ts'
import { CrestMark } from '../../../ui/CrestMark.tsx'

const lostIn = (lines: readonly LogEntry[], animal: string): number =>
  lines.reduce((sum, { key, params }) => (key === 'extinction.species' && params.animal === animal ? sum + Number(params.count) : sum), 0)

/** How many species each animal lost to Extinction: those that are gone, dashed. */
export function Picture({ lines, words, cast }: PictureProps) {
  const losers = cast.actors.flatMap(({ id }) => {
    const [named, lost] = [cast.actor(id), lostIn(lines, id)]
    return named && lost > 0 ? [{ id, named, lost }] : []
  })
  if (losers.length === 0) return null
  return (
    <p className="mr-losses">
      {losers.map(({ id, named, lost }) => (
        <span key={id} role="img" aria-label={words.text('mr.lost', { name: named.name, n: lost })}>
          {named.crests[0] && <CrestMark crest={named.crests[0]} size={18} />}
          {Array.from({ length: Math.min(lost, 10) }, (_, i) => `${id} ${i}`).map((key) => (
            <i key={key} style={{ borderColor: named.crests[0]?.line ?? named.crests[0]?.colour }} />
          ))}
          <b className="mr-lost">−{lost}</b>
        </span>
      ))}
    </p>
  )
}
