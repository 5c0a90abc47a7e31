import type { AdviceWords } from '../chapters.ts'

/** Ce que regardent les robots : les raisons qu’ils donnent. */
export const ADVICE_FR: AdviceWords = {
  'advice.vp': 'PV acquis',
  'advice.tiles': 'tuiles tenues par des espèces prospères',
  'advice.presence': 'tuiles tenues par toutes les espèces',
  'advice.soon': 'tuiles que l’Évolution peut encore décompter ce tour-ci',
  'advice.thriving': 'espèces prospères',
  'advice.spread': 'tuiles où des espèces prospèrent',
  'advice.endangered': 'espèces menacées',
  'advice.survival': 'carte Survie',
  'advice.vents': 'espèces sur les évents',
  'advice.targets': 'cibles des pions spéciaux',
  'advice.specials': 'pions spéciaux contrôlés',
  'advice.dominance': 'un élément prêt à être dominé',
  'advice.threatened': 'pions spéciaux qu’un autre animal pourrait prendre',
  'advice.elements': 'éléments de l’animal',
  'advice.genes': 'cubes dans le pool de gènes',
  'advice.pawns': 'pions encore à placer',
  'advice.special-pawns': 'pions spéciaux prêts à agir',
}
