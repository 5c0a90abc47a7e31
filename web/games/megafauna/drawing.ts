import beetle from '~icon/beetle-shell'
import diplodocus from '~icon/diplodocus'
import dragonfly from '~icon/dragonfly'
import fern from '~icon/fern'
import palm from '~icon/palm-tree'
import salamander from '~icon/salamander'
import type { GameTable } from '../../table/board.ts'
import type { Drawing } from '../drawing.ts'
import { figure } from '../scene.ts'

export const drawing: Drawing = {
  scene: [
    figure(palm, 86, 40, 40, 0.22),
    figure(fern, 10, 54, 30, 0.3),
    figure(dragonfly, 76, 17, 19, 0.55),
    figure(beetle, 82, 64, 13, 0.8),
    figure(salamander, 28, 62, 20, 0.7),
    figure(diplodocus, 46, 38, 46, 1),
  ],
  tint: 'var(--tint-ice)',
  load: async () => (await import('./index.ts')).megafaunaTable as GameTable<unknown>,
}
