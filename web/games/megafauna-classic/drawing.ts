import rex from '~icon/dinosaur-rex'
import fern from '~icon/fern'
import mammoth from '~icon/mammoth'
import pterodactylus from '~icon/pterodactylus'
import volcano from '~icon/volcano'
import type { GameTable } from '../../table/board.ts'
import type { Drawing } from '../drawing.ts'
import { figure } from '../scene.ts'

export const drawing: Drawing = {
  scene: [
    figure(volcano, 80, 30, 34, 0.2),
    figure(pterodactylus, 24, 17, 20, 0.35),
    figure(fern, 9, 58, 26, 0.4),
    figure(mammoth, 82, 58, 24, 0.6),
    figure(rex, 44, 44, 46, 1),
  ],
  tint: 'var(--tint-land)',
  load: async () => (await import('./index.ts')).classicTable as GameTable<unknown>,
}
