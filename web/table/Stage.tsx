import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '../app/context.ts'
import { useStageKeys } from './keyboard/useStageKeys.ts'

interface StageProps {
  /** The board's own coordinates: left, top, width, height. */
  readonly viewBox: readonly [number, number, number, number]
  /** What a screen reader calls it. */
  readonly label: string
  /** Patterns, gradients and clips: they do not move with the board. */
  readonly defs?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** Where the zoom buttons stand, if the frame has a place for them; otherwise they float over the board. */
export const StageTools = createContext<HTMLElement | null>(null)

const SCALE: [number, number] = [1, 6]
const STEP = 1.5
/** How far a key moves the board, of its width. */
const PAN = 0.12
/** A pointer that moved less than this made a click, not a drag. */
const CLICK_DISTANCE = 8

/** Moves the board so that what the keyboard has reached can be seen. */
function bringIntoSight(svg: SVGSVGElement, behaviour: ZoomBehavior<SVGSVGElement, unknown>, target: Element): void {
  const frame = svg.getBoundingClientRect()
  const box = target.getBoundingClientRect()
  const inside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  const matrix = svg.getScreenCTM()
  if (inside || !matrix) return
  const away = (from: number, to: number, low: number, high: number) => (low < from ? from - low : high > to ? to - high : 0)
  const scale = (svg as SVGSVGElement & { __zoom?: ZoomTransform }).__zoom?.k ?? 1
  const dx = away(frame.left, frame.right, box.left, box.right) / (matrix.a * scale)
  const dy = away(frame.top, frame.bottom, box.top, box.bottom) / (matrix.d * scale)
  select(svg).call(behaviour.translateBy, dx, dy)
}

/** The stage of a board: an SVG that can be dragged, pinched and zoomed, with buttons for those who can't. */
export function Stage({ viewBox, label, defs, children, className }: StageProps) {
  const { words } = useApp()
  const svg = useRef<SVGSVGElement>(null)
  const world = useRef<SVGGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(null)
  const slot = useContext(StageTools)
  const [zoomed, setZoomed] = useState(false)
  const [x, y, width, height] = viewBox

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const zoomer = zoom<SVGSVGElement, unknown>()
      .scaleExtent(SCALE)
      .extent([
        [x, y],
        [x + width, y + height],
      ])
      .translateExtent([
        [x, y],
        [x + width, y + height],
      ])
      .clickDistance(CLICK_DISTANCE)
      .tapDistance(CLICK_DISTANCE)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        world.current?.setAttribute('transform', transform.toString())
        setZoomed(transform.k > 1.01)
      })
    behaviour.current = zoomer
    const selection = select(element)
    selection.call(zoomer).on('dblclick.zoom', null)
    const onFocus = (event: FocusEvent) => {
      const target = event.target as Element
      if (target.matches(':focus-visible')) bringIntoSight(element, zoomer, target)
    }
    element.addEventListener('focusin', onFocus)
    return () => {
      selection.on('.zoom', null)
      element.removeEventListener('focusin', onFocus)
    }
  }, [x, y, width, height])

  const scaleBy = (factor: number) => {
    if (svg.current && behaviour.current) select(svg.current).call(behaviour.current.scaleBy, factor)
  }
  const fit = () => {
    if (svg.current && behaviour.current) select(svg.current).call(behaviour.current.transform, zoomIdentity)
  }

  const pan = useCallback(
    (dx: number, dy: number) => {
      if (svg.current && behaviour.current) select(svg.current).call(behaviour.current.translateBy, dx * width * PAN, dy * width * PAN)
    },
    [width],
  )
  useStageKeys(pan)

  const tools = (
    <div className={slot ? 'stage-zoom docked' : 'stage-zoom'}>
      <button type="button" className="round" data-zoom="in" onClick={() => scaleBy(STEP)} aria-label={words.text('stage.in')}>
        +
      </button>
      <button
        type="button"
        className="round"
        data-zoom="out"
        onClick={() => scaleBy(1 / STEP)}
        disabled={!zoomed}
        aria-label={words.text('stage.out')}
      >
        −
      </button>
      {zoomed && (
        <button type="button" className="round" data-zoom="fit" onClick={fit} aria-label={words.text('stage.fit')}>
          ⤢
        </button>
      )}
    </div>
  )

  return (
    <div className="stage">
      <svg
        ref={svg}
        viewBox={viewBox.join(' ')}
        className={className ? `stage-svg ${className}` : 'stage-svg'}
        role="application"
        aria-label={label}
      >
        {defs}
        <g ref={world}>{children}</g>
      </svg>
      {slot ? createPortal(tools, slot) : tools}
    </div>
  )
}
