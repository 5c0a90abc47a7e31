import dna from '~icon/dna2'
import molecule from '~icon/molecule'
import trilobite from '~icon/trilobite'
import virus from '~icon/virus'
import volcano from '~icon/volcano'
import type { Drawing } from './drawing.ts'
import { figure } from './scene.ts'

/** Games that are still to come: their plates are shown with nothing behind them. Their words are `plate.<id>` in the app's catalog. */
export const COMING: readonly (Drawing & { readonly id: string; readonly seats: readonly number[] })[] = [
  {
    id: 'genesis',
    seats: [1, 2, 3, 4],
    scene: [
      figure(volcano, 78, 46, 44, 0.2),
      figure(molecule, 20, 20, 18, 0.45),
      figure(virus, 82, 18, 14, 0.5),
      figure(trilobite, 18, 60, 17, 0.7),
      figure(dna, 48, 40, 42, 1),
    ],
    tint: 'var(--tint-vent)',
  },
]
