import { MUTAGEN, move, WINDY } from './event-makers.ts'
import type { BiosphereCardData } from './types.ts'

/** The 12 biosphere cards of a hot world (A1c). */
export const TOO_HOT_CARDS: readonly BiosphereCardData[] = [
  {
    id: 'evt-16',
    craton: 'siberia',
    rows: [[move('black', 'offshore', 'atmosphere', { pistol: true })], [move('green', 'oxygen', 'continent')]],
    source: 'public',
    figures: 'reconstructed',
  },
  {
    id: 'evt-17',
    craton: 'gondwana',
    rows: [[move('white', 'atmosphere', 'continent', { rainShadow: true })], [move('green', 'continent', 'oxygen')]],
    source: 'public',
    figures: 'mixed',
  },
  {
    id: 'evt-18',
    craton: 'baltica',
    rows: [
      [
        move('black', 'continent', 'offshore', { requires: 'precipitation' }),
        move('white', 'atmosphere', 'clouds', { requires: 'precipitation' }),
        move('green', 'oxygen', 'continent', { requires: 'precipitation' }),
      ],
    ],
    source: 'rulebook',
    figures: 'mixed',
  },
  {
    id: 'evt-19',
    craton: 'laurentia',
    rows: [[move('black', 'offshore', 'atmosphere', { pistol: true, requires: 'microbe' })], [MUTAGEN]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-20',
    craton: 'siberia',
    rows: [[move('green', 'continent', 'oxygen', { pistol: true, requires: 'conflagration' })], [move('white', 'atmosphere', 'clouds')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-21',
    craton: 'gondwana',
    rows: [
      [move('black', 'atmosphere', 'offshore', { requires: 'precipitation' })],
      [move('black', 'continent', 'offshore', { requires: 'precipitation' })],
    ],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-22',
    craton: 'baltica',
    rows: [[move('white', 'atmosphere', 'clouds')], [move('white', 'clouds', 'continent', { requires: 'overcast', rainShadow: true })]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-23',
    craton: 'laurentia',
    rows: [[move('green', 'offshore', 'oxygen', { pistol: true })], [move('black', 'atmosphere', 'offshore', { requires: 'microbe' })]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-24',
    craton: 'siberia',
    rows: [[move('green', 'oxygen', 'offshore')], [move('black', 'atmosphere', 'offshore')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-25',
    craton: 'gondwana',
    rows: [[move('white', 'clouds', 'atmosphere', { requires: 'microbe' })], [move('green', 'oxygen', 'continent')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-26',
    craton: 'baltica',
    rows: [[WINDY], [move('white', 'atmosphere', 'clouds')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
  {
    id: 'evt-27',
    craton: 'laurentia',
    rows: [[move('green', 'oxygen', 'continent', { requires: 'precipitation' })], [move('black', 'atmosphere', 'offshore')]],
    source: 'reconstructed',
    figures: 'reconstructed',
  },
]
