import type { AdviceWords } from '../chapters.ts'

export const ADVICE_FR: AdviceWords = {
  'advice.points': 'points déjà acquis',
  'advice.dominance': 'rang dans les chaînes alimentaires',
  'advice.losses': 'pertes que menacent les prochains événements',
  'advice.errors': 'erreurs des prochains jets darwiniens',
  'advice.income': 'catalyseurs à venir',
  'advice.catalysts': 'catalyseurs du pool',
  'advice.useful': 'catalyseurs utiles dès maintenant',
  'advice.refugia': 'refuges qui peuvent prendre vie',
  'advice.free': 'biotes libres',
  'advice.distance': 'proximité d’un macro-organisme',
  'advice.landing': 'organes sur la voie de la terre ferme',
  'advice.crowding': 'danger de manquer de place',
  'advice.guests': 'biotes chez les autres',
  'advice.parasites': 'parasites et leurs hôtes',
  'advice.libertinage': 'avance en transfert de gènes',
  'advice.diseased': 'cartes malades',
  'advice.clock': 'points qu’un Armageddon fixerait',
  'advice.goal': 'le but commun',
}
