import { MUTAGEN, move, WINDY } from './event-makers.ts'
import type { BiosphereCardData } from './types.ts'

/** The 12 biosphere cards of a temperate world (A1c). */
export const GOLDILOCKS_CARDS: readonly BiosphereCardData[] = [
  {
    id: 'evt-28',
    craton: 'laurentia',
    rows: [[move('green', 'offshore', 'oxygen', { pistol: true })], [move('white', 'atmosphere', 'clouds')]],
    source: 'public',
    figures: 'mixed',
  },
  {
    id: 'evt-29',
    craton: 'baltica',
    rows: [
      [move('black', 'continent', 'offshore', { pistol: true, requires: 'precipitation' })],
      [move('white', 'clouds', 'atmosphere', { requires: 'precipitation' })],
    ],
    source: 'public',
    figures: 'mixed',
  },
  {
    id: 'evt-30',
    craton: 'gondwana',
    rows: [[move('black', 'continent', 'atmosphere')], [move('white', 'atmosphere', 'clouds')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-31',
    craton: 'siberia',
    rows: [[WINDY], [move('white', 'atmosphere', 'continent', { rainShadow: true })], [move('black', 'offshore', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-32',
    craton: 'laurentia',
    rows: [[move('green', 'oxygen', 'continent')], [move('black', 'atmosphere', 'offshore', { requires: 'microbe' })]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-33',
    craton: 'siberia',
    rows: [[move('black', 'continent', 'offshore', { requires: 'precipitation' })], [move('green', 'oxygen', 'offshore')]],
    source: 'rulebook',
    figures: 'mixed',
  },
  {
    id: 'evt-34',
    craton: 'gondwana',
    rows: [[move('white', 'clouds', 'atmosphere', { requires: 'microbe' })], [move('green', 'oxygen', 'offshore')]],
    source: 'rulebook',
    figures: 'mixed',
  },
  {
    id: 'evt-35',
    craton: 'baltica',
    rows: [[move('green', 'continent', 'oxygen', { requires: 'conflagration' })], [move('black', 'offshore', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-36',
    craton: 'siberia',
    rows: [[move('white', 'continent', 'cloudsOrAtmosphere', { pistol: true })], [move('black', 'continent', 'atmosphere')]],
    source: 'rulebook',
    figures: 'mixed',
  },
  {
    id: 'evt-37',
    craton: 'laurentia',
    rows: [[move('white', 'clouds', 'continent', { rainShadow: true })], [WINDY], [move('black', 'continent', 'atmosphere')]],
    source: 'rulebook',
    figures: 'reconstructed',
  },
  {
    id: 'evt-38',
    craton: 'gondwana',
    rows: [[move('black', 'continent', 'atmosphere')], [move('black', 'offshore', 'atmosphere', { requires: 'microbe' })]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-39',
    craton: 'baltica',
    rows: [[MUTAGEN], [move('white', 'clouds', 'atmosphere', { requires: 'overcast' })], [move('black', 'continent', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
]
