import type { Plate } from '@deeptime/kit'

export const PLATE_EN: Plate = {
  title: 'Dominant Species: Marine',
  short: 'Marine',
  about: 'Reptiles, fish, cephalopods and crustaceans spread over a sea that never stops changing, until the asteroid falls.',
}
