import type { GameTable } from '../table/board.ts'
import type { Scene } from './scene.ts'

/** A game as it is drawn: on its plate of the atlas, before anything else of it is loaded, and at its table. */
export interface Drawing {
  readonly scene: Scene
  /** The tint of its ground, a custom property of the theme. */
  readonly tint: string
  /** Absent while the game is still to come. */
  readonly load?: () => Promise<GameTable<unknown>>
}
