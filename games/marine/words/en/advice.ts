import type { AdviceWords } from '../chapters.ts'

/** What bots look at: the reasons that they give for a move. */
export const ADVICE_EN: AdviceWords = {
  'advice.vp': 'VP now',
  'advice.tiles': 'tiles held by thriving species',
  'advice.presence': 'tiles held by all species',
  'advice.soon': 'tiles that Evolution can still score this round',
  'advice.thriving': 'thriving species',
  'advice.spread': 'tiles with thriving species',
  'advice.endangered': 'endangered species',
  'advice.survival': 'the Survival card',
  'advice.vents': 'species on Vents',
  'advice.targets': 'targets of special pawns',
  'advice.specials': 'special pawns under control',
  'advice.dominance': 'an element ready to be dominated',
  'advice.threatened': 'special pawns that another animal could take',
  'advice.elements': 'elements on the display',
  'advice.genes': 'cubes in the gene pool',
  'advice.pawns': 'pawns that can still be placed',
  'advice.special-pawns': 'special pawns ready to act',
}
