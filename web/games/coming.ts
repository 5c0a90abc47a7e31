import beetle from '~icon/beetle-shell'
import diplodocus from '~icon/diplodocus'
import dragonfly from '~icon/dragonfly'
import fern from '~icon/fern'
import palm from '~icon/palm-tree'
import salamander from '~icon/salamander'
import type { Drawing } from './drawing.ts'
import { figure } from './scene.ts'

/** Games that are still to come: their plates are shown with nothing behind them. Their words are `plate.<id>` in the app's catalog. */
export const COMING: readonly (Drawing & { readonly id: string; readonly seats: readonly number[] })[] = [
  {
    id: 'megafauna',
    seats: [1, 2, 3, 4],
    scene: [
      figure(palm, 86, 40, 40, 0.22),
      figure(fern, 10, 54, 30, 0.3),
      figure(dragonfly, 76, 17, 19, 0.55),
      figure(beetle, 82, 64, 13, 0.8),
      figure(salamander, 28, 62, 20, 0.7),
      figure(diplodocus, 46, 38, 46, 1),
    ],
    tint: 'var(--tint-ice)',
  },
]
