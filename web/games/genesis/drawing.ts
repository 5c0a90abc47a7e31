import dna from '~icon/dna2'
import molecule from '~icon/molecule'
import trilobite from '~icon/trilobite'
import virus from '~icon/virus'
import volcano from '~icon/volcano'
import type { GameTable } from '../../table/board.ts'
import type { Drawing } from '../drawing.ts'
import { figure } from '../scene.ts'

export const drawing: Drawing = {
  scene: [
    figure(volcano, 78, 46, 44, 0.2),
    figure(molecule, 20, 20, 18, 0.45),
    figure(virus, 82, 18, 14, 0.5),
    figure(trilobite, 18, 60, 17, 0.7),
    figure(dna, 48, 40, 42, 1),
  ],
  tint: 'var(--tint-vent)',
  load: async () => (await import('./index.ts')).genesisTable as GameTable<unknown>,
}
