import { MUTAGEN, move, WINDY } from './event-makers.ts'
import type { BiosphereCardData } from './types.ts'

/** The 12 biosphere cards of a cold world (A1c). */
export const TOO_COLD_CARDS: readonly BiosphereCardData[] = [
  {
    id: 'evt-40',
    craton: 'siberia',
    rows: [[move('white', 'atmosphere', 'continent', { rainShadow: true })], [move('black', 'continent', 'atmosphere')]],
    source: 'rulebook',
    figures: 'mixed',
  },
  {
    id: 'evt-41',
    craton: 'laurentia',
    rows: [[move('white', 'clouds', 'continent')], [move('white', 'atmosphere', 'clouds')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-42',
    craton: 'gondwana',
    rows: [[move('white', 'continent', 'cloudsOrAtmosphere', { pistol: true })], [move('green', 'oxygen', 'offshore')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-43',
    craton: 'baltica',
    rows: [[move('black', 'continent', 'atmosphere', { pistol: true })], [move('white', 'clouds', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-44',
    craton: 'siberia',
    rows: [[WINDY], [move('green', 'oxygen', 'offshore')], [move('black', 'continent', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-45',
    craton: 'laurentia',
    rows: [[WINDY], [move('green', 'continent', 'oxygen')], [move('white', 'clouds', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-46',
    craton: 'siberia',
    rows: [
      [move('black', 'offshore', 'atmosphere', { pistol: true, requires: 'microbe' })],
      [move('white', 'continent', 'cloudsOrAtmosphere')],
    ],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-47',
    craton: 'baltica',
    rows: [[move('green', 'continent', 'oxygen')], [MUTAGEN], [move('black', 'continent', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-48',
    craton: 'gondwana',
    rows: [[move('black', 'continent', 'offshore')], [move('black', 'offshore', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-49',
    craton: 'laurentia',
    rows: [[move('white', 'clouds', 'atmosphere')], [move('white', 'continent', 'cloudsOrAtmosphere', { pistol: true })]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-50',
    craton: 'baltica',
    rows: [[move('white', 'clouds', 'atmosphere', { requires: 'overcast' })], [move('black', 'offshore', 'atmosphere')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-51',
    craton: 'gondwana',
    rows: [
      [move('green', 'continent', 'oxygen', { pistol: true, requires: 'conflagration' })],
      [move('black', 'offshore', 'atmosphere')],
      [move('white', 'clouds', 'atmosphere')],
    ],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
]
