import type { AdviceWords } from '../chapters.ts'

export const ADVICE_EN: AdviceWords = {
  'advice.points': 'points already made',
  'advice.dominance': 'rank in the food chains',
  'advice.losses': 'losses that the next events threaten',
  'advice.errors': 'errors of the next Darwinian rolls',
  'advice.income': 'catalysts to come',
  'advice.catalysts': 'catalysts in the pool',
  'advice.useful': 'catalysts that buy something now',
  'advice.refugia': 'refugia that may come alive',
  'advice.free': 'free bionts',
  'advice.distance': 'how near a macroorganism is',
  'advice.landing': 'organs on the way to the land',
  'advice.crowding': 'danger of being crowded out',
  'advice.guests': 'bionts in others’ organisms',
  'advice.parasites': 'parasites and their hosts',
  'advice.libertinage': 'lead in gene transfer',
  'advice.diseased': 'diseased cards',
  'advice.clock': 'points that an Armageddon would settle',
  'advice.goal': 'the goal of all',
}
