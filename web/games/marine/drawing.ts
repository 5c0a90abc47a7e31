import algae from '~icon/algae'
import clownfish from '~icon/clownfish'
import coral from '~icon/coral'
import crab from '~icon/crab'
import octopus from '~icon/octopus'
import plesiosaurus from '~icon/plesiosaurus'
import type { GameTable } from '../../table/board.ts'
import type { Drawing } from '../drawing.ts'
import { figure } from '../scene.ts'

export const drawing: Drawing = {
  scene: [
    figure(plesiosaurus, 26, 22, 30, 0.3),
    figure(algae, 10, 60, 24, 0.34),
    figure(coral, 91, 63, 22, 0.4),
    figure(clownfish, 80, 26, 18, 0.6),
    figure(crab, 74, 66, 15, 0.85),
    figure(octopus, 46, 43, 42, 1),
  ],
  tint: 'var(--tint-sea)',
  load: async () => (await import('./index.ts')).marineTable as GameTable<unknown>,
}
