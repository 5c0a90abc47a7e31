import type { Cycle, EventData, Latitude } from './types.ts'

/** The latitudes that each cycle of the Earth's orbit strikes (6.3), in printed order. */
const CYCLES: Readonly<Record<Cycle, readonly Latitude[]>> = { P: ['arctic', 'horse'], E: ['tropical'], T: ['jetStream'] }

export const NEW_TILES: EventData = { kind: 'newTiles' }
export const EROSION: EventData = { kind: 'erosion' }
export const milankovich = (cycle: Cycle): EventData => ({ kind: 'milankovich', cycle, latitudes: CYCLES[cycle] })
export const catastrophe = (level: number, greenhouse: 1 | -1): EventData => ({ kind: 'catastrophe', level, greenhouse })
