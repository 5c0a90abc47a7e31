import type { RulesOf } from '../../rule-words.ts'

/** Chapters G and H. */
export const herbivoresEn: RulesOf<'G'> = {
  G1: ['Living as a herbivore', 'A herbivore in a biome where it can’t live is endangered. The endangered are ignored in all contests.'],
  G2: [
    'Contest of herbivores',
    'A biome feeds one herbivore. Two of them go through the steps G3 to G7 until one loses; the loser is endangered.',
  ],
  G3: ['Who can be eaten', 'Only if a carnivore is there: if just one of the two can be eaten by it, that one loses.'],
  G4: ['Roadrunner', 'Only if a carnivore is there: the one with fewer organs of the biome’s roadrunner colour loses.'],
  G5: ['Humidity', 'The one with fewer organs of the latitude’s colour loses: green where it is wet, white where it is arid.'],
  G5a: ['Tooth and claw', 'Always green.'],
  G6: ['Size', 'The smaller one loses.'],
  G7: ['Skeleton', 'The lower skeletal number wins.'],
  G7a: ['One colour', 'If both belong to one player and nothing decides, the owner does.'],
  G8: [
    'Changing diet',
    'A herbivore that loses, or can’t live where it is, may become a carnivore there if it finds prey. A carnivore already there must be beaten at once. Never the other way round.',
  ],
}

export const carnivoresEn: RulesOf<'H'> = {
  H1: ['Living as a carnivore', 'A carnivore without prey that it can eat (F4) is endangered. The endangered are ignored.'],
  H2: [
    'Contest of carnivores',
    'A biome feeds one carnivore. Two of them go through the steps H3 to H6. Herbivores never suffer from being eaten.',
  ],
  H3: ['Roadrunner', 'The one with fewer organs of the biome’s roadrunner colour loses.'],
  H4: ['Match for the prey', 'The one whose size differs more from the prey’s loses.'],
  H5: ['Size', 'The smaller one loses.'],
  H6: ['Skeleton', 'The higher skeletal number wins.'],
  H6a: ['One colour', 'If both belong to one player and nothing decides, the owner does.'],
}
