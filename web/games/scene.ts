/** One figure of a scene: where its centre stands and how wide it is, in hundredths of the width, and how near it is (0 far, 1 near). */
export interface SceneFigure {
  readonly icon: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly near: number
}

/** A drawing 100 wide and 76 high, from the farthest figure to the nearest. */
export type Scene = readonly SceneFigure[]

export const figure = (icon: string, x: number, y: number, size: number, near: number): SceneFigure => ({ icon, x, y, size, near })
