import type { OrganismView } from '@deeptime/genesis/view'
import type { Words } from '@deeptime/words'
import { forecastLife, percent } from './forecasts.ts'
import { SIGNS } from './icons.ts'
import { Sign } from './Tokens.tsx'

/** The next Darwinian roll as a bar: unharmed, one loss, more. */
export function Chances({ organism, words, small }: { organism: OrganismView; words: Words; small?: boolean }) {
  const forecast = forecastLife(organism)
  const text = words.text('ge.chances', {
    dice: forecast.dice,
    face: organism.errorFace,
    unharmed: percent(forecast.unharmed),
    one: percent(forecast.one),
    more: percent(forecast.more),
  })
  return (
    <span className="ge-chances" title={text}>
      <Sign of={SIGNS.dice} size={14} />
      <span>{forecast.dice}</span>
      <span className="ge-bar" aria-hidden>
        <i className="ok" style={{ flexGrow: forecast.unharmed }} />
        <i className="one" style={{ flexGrow: forecast.one }} />
        <i className="more" style={{ flexGrow: forecast.more }} />
      </span>
      {!small && <b>{words.text('ge.unharmed', { chance: percent(forecast.unharmed) })}</b>}
      <span className="sr-only">{text}</span>
    </span>
  )
}
