import { GREENHOUSE } from '@deeptime/megafauna-classic'
import type { PictureProps } from '../../../story/teller.ts'
import { greenhouseChange } from './climate.ts'

/** The greenhouse gauge before and after, where the climate changed. The ends of the scale are drawn only where it came to them. */
export function Picture({ lines, words }: PictureProps) {
  const change = greenhouseChange(lines)
  if (!change) return null
  const shown = GREENHOUSE.filter((level, i) => (i > 0 && i < GREENHOUSE.length - 1) || level === change.to || level === change.from)
  return (
    <p className="mc-gauge" role="img" aria-label={words.text('mc.gauge', { from: `@mc.ppm.${change.from}`, to: `@mc.ppm.${change.to}` })}>
      {shown.map((level) => (
        <span key={level} data-level={level} data-now={level === change.to || undefined} data-was={level === change.from || undefined}>
          {words.text(`mc.ppm.${level}`)}
        </span>
      ))}
    </p>
  )
}
