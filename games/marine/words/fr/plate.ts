import type { Plate } from '@deeptime/kit'

export const PLATE_FR: Plate = {
  title: 'Dominant Species: Marine',
  short: 'Marine',
  about: 'Reptiles, poissons, céphalopodes et crustacés se répandent dans une mer qui change sans cesse, jusqu’à la chute de l’astéroïde.',
}
