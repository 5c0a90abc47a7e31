/** What bots look at in a position, and what each of it is worth. Terms are catalog keys below `advice.`. */

export const ADVICE_TERMS = [
  /** VP now. */
  'vp',
  /** VP that the tiles would pay after an Extinction: what final scoring would bring. */
  'tiles',
  /** VP that they would pay now, endangered species included. */
  'presence',
  /** The best tile of each Evolution marker whose space is still free. */
  'soon',
  /** Thriving species on Earth. */
  'thriving',
  /** Tiles with thriving species. */
  'spread',
  /** Endangered species. */
  'endangered',
  /** Bonus VP of a Survival event, for whoever holds the card. */
  'survival',
  /** Species on Vents, which the Survival card goes by. */
  'vents',
  /** Target numbers of its special pawns: VP at the end. */
  'targets',
  /** Special pawns that it controls. */
  'specials',
  /** The best target number that a Domination would raise. */
  'dominance',
  /** Target numbers of its special pawns that another animal could take. */
  'threatened',
  /** Elements on its display. */
  'elements',
  /** Cubes left in the gene pool, up to a dozen. */
  'genes',
  /** Basic pawns that can still be placed below its last one. */
  'pawns',
  /** Special pawns in front of it. */
  'special-pawns',
] as const
export type AdviceTerm = (typeof ADVICE_TERMS)[number]

/** Points for one unit of each term, at the start and at the end of a game; in between they change evenly. */
export type AdviceWeights = Readonly<Record<AdviceTerm, readonly [early: number, late: number]>>

export interface TunedWeights {
  readonly date: string
  /** How they were found, and what they were worth. */
  readonly result: string
  readonly weights: AdviceWeights
}

export const MARINE_WEIGHTS: TunedWeights = {
  date: '2025-11-15',
  result: 'Set by hand.',
  weights: {
    vp: [1, 1],
    tiles: [0.5, 0.9],
    presence: [0.2, 0.1],
    soon: [0.5, 0.5],
    thriving: [0.35, 0.1],
    spread: [0.4, 0.1],
    endangered: [0.05, 0],
    survival: [0.5, 0.9],
    vents: [0.3, 0.2],
    targets: [0.7, 1],
    specials: [3, 0.5],
    dominance: [0.6, 0.3],
    threatened: [-0.3, -0.5],
    elements: [1.5, 0.3],
    genes: [0.1, 0],
    pawns: [0.6, 0.4],
    'special-pawns': [0.8, 0.5],
  },
}
