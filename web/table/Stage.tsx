import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '../app/context.ts'
import { useSizeClass } from '../app/media.ts'
import { type Box, boxAround, leastScale, SIGHT, seenBox, setLettering, viewOf } from '../board/sight.ts'
import type { SmallShape } from '../play/glimpse.ts'
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
  /** How many pixels a unit of the board takes at least on a phone when the table is opened: there, a board is seen in part. */
  readonly near?: number
  /** The board in small, in its own coordinates: shown where a phone sees but a part of it. */
  readonly map?: readonly SmallShape[]
}

/** Where the zoom buttons stand, if the frame has a place for them; otherwise they float over the board. */
export const StageTools = createContext<HTMLElement | null>(null)

const MOST = 6
/** By how much letters are larger than designed. */
const LARGER = { normal: 1, large: 1.12, larger: 1.25 } as const
const STEP = 1.5
/** How far a key moves the board, of its width. */
const PAN = 0.12
/** A pointer that moved less than this made a click, not a drag. */
const CLICK_DISTANCE = 8

type Zoomer = ZoomBehavior<SVGSVGElement, unknown>

const moveOf = (svg: SVGSVGElement): ZoomTransform => (svg as SVGSVGElement & { __zoom?: ZoomTransform }).__zoom ?? zoomIdentity
const zoomOf = (svg: SVGSVGElement): number => moveOf(svg).k

const holds = (seen: Box, wanted: Box): boolean =>
  wanted.left >= seen.left && wanted.right <= seen.right && wanted.top >= seen.top && wanted.bottom <= seen.bottom

/** Moves the board so that these are seen: all of them if they fit, else those around the first. */
function bringIntoSight(svg: SVGSVGElement, zoomer: Zoomer, targets: readonly Element[], seen: Box): void {
  const all = boxAround(targets, svg)
  if (!all || holds(seen, all)) return
  const fits = all.right - all.left <= seen.right - seen.left && all.bottom - all.top <= seen.bottom - seen.top
  const boxes = targets.map((target) => boxAround([target], svg)).filter((box) => box !== undefined)
  if (!fits && boxes.some((box) => holds(seen, box))) return
  const wanted = fits ? all : (boxes[0] ?? all)
  select(svg).call(zoomer.translateTo, (wanted.left + wanted.right) / 2, (wanted.top + wanted.bottom) / 2)
}

/** The stage of a board: an SVG that can be dragged, pinched and zoomed, with buttons for those who can't. */
export function Stage({ viewBox, label, defs, children, className, near = 0, map }: StageProps) {
  const { words, text } = useApp()
  const phone = useSizeClass() === 'phone'
  const svg = useRef<SVGSVGElement>(null)
  const world = useRef<SVGGElement>(null)
  const glass = useRef<SVGRectElement>(null)
  const behaviour = useRef<Zoomer>(null)
  const slot = useContext(StageTools)
  const [zoomed, setZoomed] = useState(false)
  const [x, y, width, height] = viewBox
  const least = leastScale(phone) * LARGER[text]

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const all: [[number, number], [number, number]] = [
      [x, y],
      [x + width, y + height],
    ]
    const selection = select(element)
    const letter = () => setLettering(element, viewOf(element, viewBox) * zoomOf(element), least)
    const zoomer = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, MOST])
      .extent(all)
      .translateExtent(all)
      .clickDistance(CLICK_DISTANCE)
      .tapDistance(CLICK_DISTANCE)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        world.current?.setAttribute('transform', transform.toString())
        setZoomed(transform.k > 1.01)
        letter()
        framed(glass.current, seenBox(element, viewBox, transform))
      })
    behaviour.current = zoomer
    selection.call(zoomer).on('dblclick.zoom', null)
    const nearest = () => (phone ? near / viewOf(element, viewBox) : 1)
    let view = viewOf(element, viewBox)
    if (phone && near > 0) selection.call(zoomer.scaleTo, Math.max(1, nearest()))
    const sized = new ResizeObserver(() => {
      const now = viewOf(element, viewBox)
      // On a phone the board keeps its scale when the sheet takes more of the screen, or less.
      if (phone && near > 0 && now !== view) selection.call(zoomer.scaleTo, Math.max(1, (zoomOf(element) * view) / now))
      view = now
      letter()
    })
    sized.observe(element)
    const show = (pieces: readonly Element[]) => bringIntoSight(element, zoomer, pieces, seenBox(element, viewBox, moveOf(element)))
    const onFocus = (event: FocusEvent) => {
      const target = event.target as Element
      if (target.matches(':focus-visible')) show([target])
    }
    const onSight = (event: Event) => show((event as CustomEvent<readonly Element[]>).detail)
    element.addEventListener('focusin', onFocus)
    element.addEventListener(SIGHT, onSight)
    return () => {
      sized.disconnect()
      selection.on('.zoom', null)
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener(SIGHT, onSight)
    }
  }, [x, y, width, height, viewBox, near, phone, least])

  useLitInSight(svg)

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

  const nearer = () => scaleBy(phone && near > 0 && svg.current ? Math.max(STEP, near / viewOf(svg.current, viewBox)) : STEP)
  const tools = (
    <div className={slot ? 'stage-zoom docked' : 'stage-zoom'}>
      {!(phone && zoomed) && (
        <button type="button" className="round" data-zoom="in" onClick={nearer} aria-label={words.text('stage.in')}>
          +
        </button>
      )}
      {!phone && (
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
      )}
      {zoomed && !phone && (
        <button type="button" className="round" data-zoom="fit" onClick={fit} aria-label={words.text('stage.fit')}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true" focusable="false" className="stroked">
            <path d="M-6 -2V-6H-2M2 -6H6V-2M6 2V6H2M-2 6H-6V2" />
          </svg>
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
      {phone && (
        <button type="button" className="stage-map" hidden={!zoomed} onClick={fit} aria-label={words.text('stage.fit')}>
          <svg viewBox={viewBox.join(' ')} aria-hidden="true" focusable="false">
            {map?.map(({ d, fill }) => (
              <path key={d} d={d} fill={fill} />
            ))}
            <rect ref={glass} className="stage-glass" />
          </svg>
        </button>
      )}
      {slot ? createPortal(tools, slot) : tools}
    </div>
  )
}

/** Shows on the small map what part of the board is seen. */
function framed(glass: SVGRectElement | null, { left, top, right, bottom }: Box): void {
  if (!glass) return
  for (const [name, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top })) {
    glass.setAttribute(name, value.toFixed(1))
  }
}

/** What can be chosen on the board comes into sight when it is first offered. */
function useLitInSight(svg: { readonly current: SVGSVGElement | null }): void {
  const offered = useRef('')
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const lit = [...element.querySelectorAll('[data-lit]')]
    const refs = lit.map((piece) => piece.getAttribute('data-ref')).join()
    if (refs === offered.current) return
    offered.current = refs
    if (lit.length > 0) element.dispatchEvent(new CustomEvent(SIGHT, { detail: lit }))
  })
}
