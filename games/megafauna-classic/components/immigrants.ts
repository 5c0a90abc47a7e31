import type { ImmigrantData } from './types.ts'

/** The 16 Mesozoic immigrants (2.4g). */
export const MESOZOIC_IMMIGRANTS: readonly ImmigrantData[] = [
  { id: 'IM1', latitude: 'arctic', terrain: 'land', diet: 'herbivore', size: 1, dna: 'HIIN', source: 'public' },
  { id: 'IM2', latitude: 'arctic', terrain: 'land', diet: 'herbivore', size: 2, dna: 'BGGA', source: 'public' },
  { id: 'IM3', latitude: 'arctic', terrain: 'land', diet: 'herbivore', size: 5, dna: 'BBGA', source: 'public' },
  { id: 'IM4', latitude: 'arctic', terrain: 'land', diet: 'predator', size: null, dna: 'PAASS', source: 'public' },
  { id: 'IM5', latitude: 'jetStream', terrain: 'amphibious', diet: 'herbivore', size: 3, dna: 'BHHAA', source: 'public' },
  { id: 'IM6', latitude: 'jetStream', terrain: 'land', diet: 'herbivore', size: 5, dna: 'BBA', source: 'public' },
  { id: 'IM7', latitude: 'tropical', terrain: 'land', diet: 'herbivore', size: 1, dna: 'BII', source: 'public' },
  { id: 'IM8', latitude: 'tropical', terrain: 'land', diet: 'herbivore', size: 1, dna: 'BIS', source: 'public' },
  { id: 'IM9', latitude: 'tropical', terrain: 'sea', diet: 'herbivore', size: 2, dna: 'AMM', source: 'public' },
  { id: 'IM10', latitude: 'tropical', terrain: 'amphibious', diet: 'herbivore', size: 2, dna: 'HAAM', source: 'public' },
  { id: 'IM11', latitude: 'tropical', terrain: 'land', diet: 'herbivore', size: 6, dna: 'BBA', source: 'public' },
  { id: 'IM12', latitude: 'tropical', terrain: 'sea', diet: 'herbivore', size: 6, dna: 'MMN', source: 'public' },
  { id: 'IM13', latitude: 'tropical', terrain: 'sea', diet: 'predator', size: null, dna: 'PAMM', source: 'public' },
  { id: 'IM14', latitude: 'tropical', terrain: 'sea', diet: 'predator', size: null, dna: 'AAMM', source: 'public' },
  { id: 'IM15', latitude: 'tropical', terrain: 'amphibious', diet: 'predator', size: null, dna: 'MNN', source: 'public' },
  { id: 'IM16', latitude: 'tropical', terrain: 'amphibious', diet: 'predator', size: null, dna: 'AAM', source: 'public' },
]

/** The 16 Cenozoic immigrants (2.4g). */
export const CENOZOIC_IMMIGRANTS: readonly ImmigrantData[] = [
  { id: 'IC1', latitude: 'arctic', terrain: 'land', diet: 'herbivore', size: 3, dna: 'BGPP', source: 'rulebook' },
  { id: 'IC2', latitude: 'arctic', terrain: 'land', diet: 'herbivore', size: 5, dna: 'BGGP', source: 'reconstructed' },
  { id: 'IC3', latitude: 'arctic', terrain: 'land', diet: 'herbivore', size: 3, dna: 'GGPS', source: 'reconstructed' },
  { id: 'IC4', latitude: 'arctic', terrain: 'land', diet: 'predator', size: null, dna: 'PPAAS', source: 'reconstructed' },
  { id: 'IC5', latitude: 'jetStream', terrain: 'land', diet: 'herbivore', size: 1, dna: 'BGPS', source: 'reconstructed' },
  { id: 'IC6', latitude: 'jetStream', terrain: 'land', diet: 'predator', size: null, dna: 'PAAS', source: 'reconstructed' },
  { id: 'IC7', latitude: 'tropical', terrain: 'land', diet: 'herbivore', size: 4, dna: 'BBA', source: 'reconstructed' },
  { id: 'IC8', latitude: 'tropical', terrain: 'amphibious', diet: 'herbivore', size: 4, dna: 'GGGM', source: 'reconstructed' },
  { id: 'IC9', latitude: 'tropical', terrain: 'amphibious', diet: 'herbivore', size: 1, dna: 'GHM', source: 'reconstructed' },
  { id: 'IC10', latitude: 'tropical', terrain: 'land', diet: 'herbivore', size: 1, dna: 'IIAA', source: 'reconstructed' },
  { id: 'IC11', latitude: 'tropical', terrain: 'land', diet: 'herbivore', size: 1, dna: 'HHA', source: 'reconstructed' },
  { id: 'IC12', latitude: 'tropical', terrain: 'sea', diet: 'herbivore', size: 2, dna: 'AMM', source: 'reconstructed' },
  { id: 'IC13', latitude: 'tropical', terrain: 'sea', diet: 'herbivore', size: 3, dna: 'GMM', source: 'reconstructed' },
  { id: 'IC14', latitude: 'tropical', terrain: 'sea', diet: 'predator', size: null, dna: 'AAMM', source: 'rulebook' },
  { id: 'IC15', latitude: 'tropical', terrain: 'land', diet: 'predator', size: null, dna: 'PASS', source: 'reconstructed' },
  { id: 'IC16', latitude: 'tropical', terrain: 'amphibious', diet: 'predator', size: null, dna: 'AMN', source: 'reconstructed' },
]
