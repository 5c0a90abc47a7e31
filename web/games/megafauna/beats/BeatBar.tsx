import type { MegafaunaView } from '@deeptime/megafauna'
import type { TableProps } from '../../../table/board.ts'
import { RuleLink } from '../../../table/RuleLink.tsx'
import { EVENT_ART } from '../art.ts'
import type { IconName } from '../icons.ts'
import { Glyph } from '../Pieces.tsx'
import { type Beat, isTectonic } from './unfold.ts'
import type { Unfolding } from './useBeats.ts'

const SIGNS: Readonly<Record<string, IconName>> = {
  turn: 'card-pick',
  'event.latitude': 'earth-crack',
  'event.drift': 'earth-crack',
  burial: 'ammonite-fossil',
  fossils: 'ammonite-fossil',
  disc: 'bubbles',
}

function signOf({ line: { key } }: Beat): IconName {
  const [kind = '', event = ''] = key.split('.')
  const art: Readonly<Record<string, IconName>> = EVENT_ART
  return (
    SIGNS[key] ?? (kind === 'event' ? (art[event === 'disease' ? 'crowdDisease' : event] ?? 'earth-crack') : (SIGNS[kind] ?? 'bubbles'))
  )
}

/** What the planet does now, in one sentence, with the means to hold it, to step through it and to see how it was before. */
export function BeatBar({ words, beats: unfolding }: TableProps<MegafaunaView> & { readonly beats: Unfolding }) {
  const { beats, at, playing, play, pause, show, end, side } = unfolding
  if (beats.length === 0) return null
  const beat = at === undefined ? undefined : beats[at]
  if (at === undefined || !beat) {
    return (
      <button type="button" className="mf-beats mf-beats-again" onClick={play} data-beats="again">
        <PlayOrPause playing={false} /> {words.text('mf.beats.again', { count: beats.length })}
      </button>
    )
  }
  return (
    <section className="mf-beats" aria-label={words.text('mf.beats')} data-beat={beat.line.key}>
      <button
        type="button"
        className="mf-beat-button"
        onClick={playing ? pause : play}
        aria-label={words.text(playing ? 'mf.beats.pause' : 'mf.beats.play')}
        data-beats={playing ? 'pause' : 'play'}
      >
        <PlayOrPause playing={playing} />
      </button>
      <Step label={words.text('mf.beats.back')} to={at - 1} go={() => show(at - 1, 'after')} sign="‹" />
      <span className="mf-beat-count">
        {at + 1}/{beats.length}
      </span>
      <Step label={words.text('mf.beats.on')} to={at + 1 < beats.length ? at + 1 : -1} go={() => show(at + 1, 'after')} sign="›" />
      <span className="mf-beat-said">
        <Glyph name={signOf(beat)} size={17} />
        <span>{words.log(beat.line)}</span>
        <RuleLink game="megafauna" rule={beat.line.rule} words={words} label={beat.line.rule} />
      </span>
      {(isTectonic(beat) || beat.flights.length > 0) && (
        <fieldset className="mf-beat-sides">
          <legend className="sr-only">{words.text('mf.beats.sides')}</legend>
          {(['before', 'after'] as const).map((to) => (
            <button key={to} type="button" aria-pressed={side === to} onClick={() => show(at, to)} data-beats={to}>
              {words.text(`mf.beats.${to}`)}
            </button>
          ))}
        </fieldset>
      )}
      <button type="button" className="mf-beat-button" onClick={end} aria-label={words.text('mf.beats.end')} data-beats="end">
        <span aria-hidden>×</span>
      </button>
    </section>
  )
}

function Step({ label, to, go, sign }: { label: string; to: number; go: () => void; sign: string }) {
  return (
    <button type="button" className="mf-beat-button" onClick={go} disabled={to < 0} aria-label={label}>
      <span aria-hidden>{sign}</span>
    </button>
  )
}

const PlayOrPause = ({ playing }: { playing: boolean }) => (
  <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true" focusable="false">
    <path d={playing ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2 1l9 5l-9 5z'} fill="currentColor" />
  </svg>
)
