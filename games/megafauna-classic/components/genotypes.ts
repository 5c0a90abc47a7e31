import { catastrophe, milankovich, NEW_TILES } from './events.ts'
import type { GenotypeData, GenotypeSide, Silhouette } from './types.ts'

const side = (silhouette: Silhouette, min: number, max: number, dna: string): GenotypeSide => ({ silhouette, sizes: [min, max], dna })

/** The 26 genotype cards (7.4), each with a side for either dynasty. */
export const GENOTYPES: readonly GenotypeData[] = [
  { id: 'G1', mammal: side('cat', 1, 3, 'PN'), dinosaur: side('dino', 1, 5, 'PS'), event: milankovich('P'), source: 'public' },
  { id: 'G2', mammal: side('cat', 1, 2, 'IA'), dinosaur: side('fin', 1, 3, 'AN'), event: NEW_TILES, source: 'public' },
  { id: 'G3', mammal: side('rhino', 1, 4, 'GP'), dinosaur: side('dino', 2, 5, 'GG'), event: NEW_TILES, source: 'public' },
  { id: 'G4', mammal: side('dolphin', 1, 5, 'GM'), dinosaur: side('croc', 1, 3, 'NM'), event: NEW_TILES, source: 'public' },
  { id: 'G5', mammal: side('rhino', 1, 5, 'BS'), dinosaur: side('croc', 1, 4, 'AM'), event: NEW_TILES, source: 'public' },
  { id: 'G6', mammal: side('bat', 1, 2, 'PPPP'), dinosaur: side('bird', 1, 1, 'NSSS'), event: NEW_TILES, source: 'public' },
  { id: 'G7', mammal: side('rhino', 1, 5, 'GAA'), dinosaur: side('fin', 2, 5, 'GAA'), event: NEW_TILES, source: 'public' },
  { id: 'G8', mammal: side('bat', 1, 1, 'NSSS'), dinosaur: side('bird', 1, 1, 'MSSS'), event: milankovich('P'), source: 'public' },
  { id: 'G9', mammal: side('rhino', 3, 5, 'BGPP'), dinosaur: side('fin', 1, 5, 'BA'), event: NEW_TILES, source: 'public' },
  { id: 'G10', mammal: side('rhino', 2, 6, 'BGPP'), dinosaur: side('dino', 1, 4, 'BS'), event: NEW_TILES, source: 'public' },
  { id: 'G11', mammal: side('dolphin', 2, 4, 'PM'), dinosaur: side('croc', 2, 6, 'AM'), event: catastrophe(4, -1), source: 'public' },
  { id: 'G12', mammal: side('bat', 1, 1, 'IN'), dinosaur: side('fin', 1, 4, 'AA'), event: milankovich('P'), source: 'public' },
  { id: 'G13', mammal: side('rhino', 1, 5, 'GS'), dinosaur: side('dino', 1, 4, 'GS'), event: NEW_TILES, source: 'public' },
  { id: 'G14', mammal: side('bat', 1, 1, 'IN'), dinosaur: side('bird', 1, 3, 'BS'), event: catastrophe(5, 1), source: 'public' },
  { id: 'G15', mammal: side('bat', 1, 3, 'HN'), dinosaur: side('bird', 1, 1, 'HSSS'), event: NEW_TILES, source: 'public' },
  { id: 'G16', mammal: side('dolphin', 2, 6, 'PPMM'), dinosaur: side('croc', 1, 5, 'MM'), event: milankovich('T'), source: 'public' },
  { id: 'G17', mammal: side('rhino', 1, 3, 'BG'), dinosaur: side('dino', 1, 3, 'BS'), event: NEW_TILES, source: 'public' },
  { id: 'G18', mammal: side('bat', 1, 2, 'HN'), dinosaur: side('fin', 1, 3, 'AS'), event: NEW_TILES, source: 'public' },
  { id: 'G19', mammal: side('rhino', 1, 4, 'BA'), dinosaur: side('dino', 4, 6, 'BB'), event: NEW_TILES, source: 'public' },
  { id: 'G20', mammal: side('cat', 1, 3, 'AA'), dinosaur: side('dino', 1, 5, 'AA'), event: NEW_TILES, source: 'public' },
  { id: 'G21', mammal: side('bat', 1, 1, 'HN'), dinosaur: side('bird', 1, 1, 'ISSS'), event: milankovich('E'), source: 'public' },
  { id: 'G22', mammal: side('rhino', 1, 4, 'BG'), dinosaur: side('fin', 2, 5, 'BGGA'), event: NEW_TILES, source: 'public' },
  { id: 'G23', mammal: side('dolphin', 1, 3, 'PM'), dinosaur: side('bird', 1, 1, 'PSSS'), event: NEW_TILES, source: 'public' },
  { id: 'G24', mammal: side('cat', 1, 3, 'AS'), dinosaur: side('dino', 1, 4, 'AS'), event: NEW_TILES, source: 'public' },
  { id: 'G25', mammal: side('cat', 1, 3, 'PS'), dinosaur: side('dino', 1, 3, 'AS'), event: NEW_TILES, source: 'public' },
  { id: 'G26', mammal: side('bat', 1, 1, 'GS'), dinosaur: side('croc', 1, 3, 'AM'), event: milankovich('P'), source: 'public' },
]
