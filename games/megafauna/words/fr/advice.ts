import type { AdviceWords } from '../chapters.ts'

/** What bots look at: the reasons that they give for a move. */
export const ADVICE_FR: AdviceWords = {
  'advice.fossils': 'Fossiles',
  'advice.population': 'Rampions sur le plateau',
  'advice.endangered': 'Rampions menacés',
  'advice.newborn': 'Nouveau-nés',
  'advice.tableau': 'Cartes qui comptent dans les tableaux',
  'advice.hosts': 'Hôtes',
  'advice.emotions': 'Émotions et langage',
  'advice.medea': 'Carte Médéa',
  'advice.award': 'Fossiles des prix à venir',
  'advice.mutagen': 'Danger d’un mutagène',
  'advice.breed': 'Organes reproducteurs',
  'advice.edge': 'Organes qui gagnent les compétitions',
  'advice.forms': 'Espèces vivantes',
  'advice.promise': 'Mutations à promouvoir',
  'advice.room': 'Place à portée',
  'advice.prey': 'Proies à portée',
  'advice.budget': 'Rampions à naître pour payer',
  'advice.actions': 'Actions que donne l’air',
  'advice.ending': 'Points si l’effet de serre s’emballe',
  'advice.water': 'Mers pleines d’eau',
  'advice.alive': 'Être en vie',
}
