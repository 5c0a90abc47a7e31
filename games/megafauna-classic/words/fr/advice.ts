import type { AdviceWords } from '../chapters.ts'

/** Ce que regardent les robots : les raisons qu’ils donnent. */
export const ADVICE_FR: AdviceWords = {
  'advice.fossils': 'Fossiles',
  'advice.population': 'Animaux sur le plan',
  'advice.cultures': 'Cultures',
  'advice.tarpit': 'Emprise sur le puits de goudron',
  'advice.scoring': 'Tuiles du prochain décompte',
  'advice.genes': 'Gènes',
  'advice.genotypes': 'Génotypes, futurs fossiles',
  'advice.diet': 'Nourritures différentes',
  'advice.marine': 'Espèces qui vont en mer',
  'advice.room': 'Places à portée',
  'advice.conquest': 'Places à prendre aux autres',
  'advice.homeland': 'Animaux sur la terre natale',
  'advice.predators': 'Animaux qui dépendent de proies',
  'advice.danger': 'Animaux sur des biomes menacés',
  'advice.risk': 'Danger des catastrophes',
  'advice.quota': 'Fossiles encore à gagner en solitaire',
}
