import type { Words } from '@deeptime/words'
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { Chapter } from '../story/chapters.ts'
import { momentAt, placeOf, scaleOf, type TimeScale, turnFrom } from '../story/scale.ts'
import type { Teller } from '../story/teller.ts'
import { ShapeOutline } from '../ui/ShapeMark.tsx'
import type { Cast } from './cast.ts'

interface TimelineProps {
  readonly at: number
  readonly end: number
  /** The whole game, chapter by chapter. */
  readonly chapters: readonly Chapter[]
  /** After how many choices the news begins. */
  readonly news: number
  readonly cast: Cast
  readonly teller: Pick<Teller<unknown>, 'partTitle'>
  /** The game's words. */
  readonly words: Words
  readonly replaying: boolean
  look(at: number): void
  play(from: number): void
  stop(): void
  readonly chart: (() => void) | undefined
}

/** So many turns have a sign each; above that a bar stands for a round. */
const MOST_SIGNS = 60

/** Of the line: the room that a name needs, and where it would run over the end. */
const LEAST_ROOM = 0.13
const NEAR_END = 0.85

/** The whole game as a line one can drag along: a sign for each turn in its player's colour and shape, and the game's own scale below. */
export const Timeline = memo(function Timeline(props: TimelineProps) {
  const { at, end, chapters, news, replaying, look, play, stop, chart } = props
  const { words } = useApp()
  const turns = useMemo(() => chapters.filter(({ opening }) => opening.kind === 'turn'), [chapters])
  const scale = useMemo(() => scaleOf(turns, end), [turns, end])
  const label = words.text(replaying ? 'timeline.stop' : at < end ? 'timeline.play-on' : 'timeline.play')
  const from = at < end ? at : news < end ? news : 0
  return (
    <div className="timeline">
      <button
        type="button"
        className="round small"
        disabled={end === 0}
        onClick={() => (replaying ? stop() : play(from))}
        aria-label={label}
        title={label}
      >
        <svg viewBox="0 0 12 12" width={11} height={11} aria-hidden fill="currentColor">
          <path d={replaying ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2.5 1 11 6 2.5 11z'} />
        </svg>
      </button>
      <Line scale={scale} at={at} end={end} look={look}>
        <Signs {...props} turns={turns} scale={scale} />
      </Line>
      {chart && (
        <button type="button" className="link-button" data-chart onClick={chart}>
          {words.text('chart')}
        </button>
      )}
    </div>
  )
})

interface LineProps {
  readonly scale: TimeScale
  readonly at: number
  readonly end: number
  look(at: number): void
  readonly children: React.ReactNode
}

/** How far a key leads. */
function stepOf({ key, shiftKey }: KeyboardEvent, scale: TimeScale, at: number, end: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return shiftKey ? turnFrom(scale, at, 'back') : at - 1
    case 'ArrowRight':
    case 'ArrowUp':
      return shiftKey ? turnFrom(scale, at, 'on') : at + 1
    case 'PageDown':
      return turnFrom(scale, at, 'back')
    case 'PageUp':
      return turnFrom(scale, at, 'on')
    case 'Home':
      return 0
    case 'End':
      return end
    default:
      return undefined
  }
}

/** The line itself: dragged, clicked, or moved along by keys. */
function Line({ scale, at, end, look, children }: LineProps) {
  const { words } = useApp()
  const line = useRef<HTMLDivElement>(null)
  // The thumb follows the hand at once; the table follows as fast as it can.
  const [wish, setWish] = useState<number>()
  if (wish !== undefined && (wish === at || wish > end)) setWish(undefined)
  const shown = wish ?? at
  const move = (to: number) => {
    const there = Math.max(0, Math.min(end, to))
    setWish(there)
    look(there)
  }
  const drag = (event: PointerEvent) => {
    const box = line.current?.getBoundingClientRect()
    if (box && box.width > 0) move(momentAt(scale, (event.clientX - box.left) / box.width))
  }
  return (
    <div
      className="slider"
      ref={line}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
    >
      {children}
      <div
        className="slider-thumb"
        role="slider"
        tabIndex={0}
        aria-label={words.text('timeline')}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={shown}
        aria-valuetext={words.text('timeline.at', { at: shown, end })}
        style={{ left: `${100 * placeOf(scale, shown)}%` }}
        onKeyDown={(event) => {
          const to = stepOf(event, scale, shown, end)
          if (to === undefined || event.altKey || event.ctrlKey) return
          event.preventDefault()
          move(to)
        }}
      />
    </div>
  )
}

type SignsProps = Pick<TimelineProps, 'news' | 'end' | 'chapters' | 'cast' | 'teller' | 'words'> & {
  readonly turns: readonly Chapter[]
  readonly scale: TimeScale
}

const percent = (place: number): string => `${(100 * place).toFixed(2)}%`

/** A sign for each turn, a ring round what is new; rounds or periods below. */
function Signs({ news, end, chapters, cast, teller, words, turns, scale }: SignsProps) {
  const { words: app } = useApp()
  const parts = useMemo(() => {
    const titled = turns.map((turn) => {
      const { key, params } = teller.partTitle(turn.part)
      return { ...turn, title: words.text(key, params) }
    })
    return titled.filter(({ title }, i) => title !== titled[i - 1]?.title)
  }, [turns, teller, words])
  const wide = turns.length <= MOST_SIGNS
  const fresh = turns.filter(({ from }) => from >= news)
  const [first] = fresh
  return (
    <div className="time-signs" aria-hidden>
      {wide
        ? turns.map((turn) => <Sign key={turn.id} turn={turn} cast={cast} scale={scale} />)
        : parts.map((part, i) => (
            <i
              key={part.id}
              className="time-bar"
              style={{ left: percent(placeOf(scale, part.from)), right: percent(1 - placeOf(scale, parts[i + 1]?.from ?? end)) }}
            />
          ))}
      {first && news < end && (
        <i className="time-new" style={{ left: percent(placeOf(scale, first.from)), right: '0' }} title={app.text('panel.news')} />
      )}
      {parts.map((part, i) => {
        const place = placeOf(scale, part.from)
        // A part that has only begun is named from the end; one that was soon over is not named.
        const near = place > NEAR_END
        const room = (parts[i + 1] ? placeOf(scale, parts[i + 1]?.from ?? end) : 1) - place
        return room < LEAST_ROOM && !near ? null : (
          <span key={part.id} className="time-part" style={near ? { right: 0 } : { left: percent(place) }}>
            {part.title}
          </span>
        )
      })}
      {chapters.length === 0 && <i className="time-bar" style={{ left: 0, right: 0 }} />}
    </div>
  )
}

function Sign({ turn, cast, scale }: { turn: Chapter; cast: Cast; scale: TimeScale }) {
  const crest = turn.opening.kind === 'turn' ? cast.actor(turn.opening.actor)?.crests[0] : undefined
  if (!crest) return null
  const middle = (placeOf(scale, turn.from) + placeOf(scale, Math.max(turn.to, turn.from + 1))) / 2
  return (
    <svg
      className="time-sign"
      aria-hidden
      viewBox="-10 -10 20 20"
      width={9}
      height={9}
      style={{ left: percent(middle), color: crest.colour, stroke: crest.line }}
    >
      <ShapeOutline shape={crest.shape} />
    </svg>
  )
}
