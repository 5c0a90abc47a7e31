import shell from '~icon/oyster'
import type { Drawing } from '../../games/drawing.ts'
import { figure } from '../../games/scene.ts'
import type { GameTable } from '../../table/board.ts'

export const drawing: Drawing = {
  scene: [figure(shell, 50, 40, 40, 1)],
  tint: 'var(--tint-sea)',
  load: async () => (await import('./index.ts')).lowTideTable as GameTable<unknown>,
}
