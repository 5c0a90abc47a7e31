/** What of a board is seen, and how large. Boards draw in units of their own; a stage shows a part of them, scaled. */

/** A part of a board, in its units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Asks a stage to show pieces: dispatched on its SVG, with the elements as detail. */
export const SIGHT = 'deep-time-sight'

/** Brings pieces of a board into sight; those that stand elsewhere are left where they are. */
export function bringToSight(pieces: readonly Element[]): void {
  const [stage] = pieces.map((piece) => piece.closest('.stage-svg')).filter((svg) => svg !== null)
  stage?.dispatchEvent(new CustomEvent(SIGHT, { detail: pieces.filter((piece) => stage.contains(piece)) }))
}

/** How small letters may be, in pixels. */
export const leastScale = (phone: boolean): number => (phone ? 12 : 11)

/** Pixels that one unit of the board takes while it is seen whole. */
export function viewOf(svg: SVGSVGElement, [, , width, height]: readonly [number, number, number, number]): number {
  const frame = svg.getBoundingClientRect()
  return frame.width === 0 ? 1 : Math.min(frame.width / width, frame.height / height)
}

/** The transform from the board's units to the page. */
const pageMatrix = (svg: SVGSVGElement): DOMMatrix | null => (svg.querySelector(':scope > g') as SVGGElement | null)?.getScreenCTM() ?? null

function toBoard(matrix: DOMMatrix, { left, top, right, bottom }: Box): Box {
  const { a, d, e, f } = matrix
  return { left: (left - e) / a, top: (top - f) / d, right: (right - e) / a, bottom: (bottom - f) / d }
}

/** How far a board is moved and how near it is. */
interface Move {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** The part of the board that is seen: the screen's own shape around the middle of the board, moved. */
export function seenBox(svg: SVGSVGElement, viewBox: readonly [number, number, number, number], { k, x, y }: Move): Box {
  const view = viewOf(svg, viewBox)
  const [left, top, width, height] = viewBox
  const frame = svg.getBoundingClientRect()
  const [half, tall] = [frame.width / view / 2, frame.height / view / 2]
  const [cx, cy] = [left + width / 2, top + height / 2]
  return { left: (cx - half - x) / k, top: (cy - tall - y) / k, right: (cx + half - x) / k, bottom: (cy + tall - y) / k }
}

/** The least part of the board that holds all of these. */
export function boxAround(pieces: readonly Element[], svg: SVGSVGElement): Box | undefined {
  const matrix = pageMatrix(svg)
  const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter(({ width, height }) => width + height > 0)
  if (!matrix || boxes.length === 0) return undefined
  return toBoard(matrix, {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  })
}

/** The sizes of letters that boards use, in their units; each has a class: `u14`. */
export const LETTERS: readonly number[] = Array.from({ length: 22 }, (_, i) => i + 9)

/**
 * Tells the styles of a board how small its letters may be. Letters of a class like `u14` are left out while they would be smaller;
 * letters that are always needed take at least `var(--least)`.
 */
export function setLettering(svg: SVGSVGElement, scale: number, least: number): void {
  svg.style.setProperty('--least', `${(least / scale).toFixed(2)}px`)
  const small = LETTERS.filter((size) => size * scale < least - 0.01).join(' ')
  if (svg.dataset.small !== small) svg.dataset.small = small
}

/** A size of letters that are always needed: as designed, or as small as letters may be. */
export const atLeast = (size: number): string => `max(${size.toFixed(1)}px, var(--least))`
