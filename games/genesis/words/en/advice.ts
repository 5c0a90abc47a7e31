import type { AdviceWords } from '../chapters.ts'

export const ADVICE_EN: AdviceWords = {
  'advice.points': 'points already made',
  'advice.dominance': 'rank in the food chains',
  'advice.losses': 'losses that the next events threaten',
  'advice.errors': 'errors of the next Darwinian rolls',
  'advice.income': 'catalysts to come',
  'advice.catalysts': 'catalysts in the pool',
  'advice.refugia': 'refugia that may come alive',
  'advice.free': 'free bionts',
  'advice.distance': 'how near a macroorganism is',
  'advice.crowding': 'danger of being crowded out',
  'advice.guests': 'bionts in others’ organisms',
  'advice.parasites': 'parasites and their hosts',
  'advice.libertinage': 'lead in gene transfer',
  'advice.diseased': 'diseased cards',
  'advice.goal': 'the goal of all',
}
