import { Slider } from 'radix-ui'
import { memo, useState } from 'react'
import { useApp } from '../app/context.ts'

interface TimelineProps {
  readonly at: number
  readonly end: number
  readonly since: number
  readonly replaying: boolean
  look(at: number): void
  play(from: number): void
  stop(): void
  readonly chart: (() => void) | undefined
}

/** The whole game as a line one can drag along. */
export const Timeline = memo(function Timeline({ at, end, since, replaying, look, play, stop, chart }: TimelineProps) {
  const { words } = useApp()
  // The thumb follows the hand at once; the table follows as fast as it can.
  const [wish, setWish] = useState<number>()
  if (wish !== undefined && (wish === at || wish > end)) setWish(undefined)
  const shown = wish ?? at
  const move = (to: number) => {
    setWish(to)
    look(to)
  }
  const from = at < end ? at : since < end ? since : 0
  return (
    <div className="timeline">
      <button
        type="button"
        className="round small"
        disabled={end === 0}
        onClick={() => (replaying ? stop() : play(from))}
        aria-label={words.text(replaying ? 'timeline.stop' : at < end ? 'timeline.play-on' : 'timeline.play')}
        title={words.text(replaying ? 'timeline.stop' : at < end ? 'timeline.play-on' : 'timeline.play')}
      >
        <span aria-hidden>{replaying ? '❚❚' : '▶'}</span>
      </button>
      <Slider.Root className="slider" min={0} max={Math.max(1, end)} step={1} value={[shown]} onValueChange={([value = 0]) => move(value)}>
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={words.text('timeline')}
          aria-valuetext={words.text('timeline.at', { at: shown, end })}
        />
      </Slider.Root>
      <span className="timeline-at">{words.text('timeline.at', { at: shown, end })}</span>
      {chart && (
        <button type="button" className="link-button" onClick={chart}>
          {words.text('chart')}
        </button>
      )}
    </div>
  )
})
