import type { Phrases } from '../phrases.ts'

const ORIGINS = {
  rulebook: '',
  public: ' (Effet d’une carte du jeu d’origine ; on ignore si le paquet imprimé de Marine la contient.)',
}

export const PHRASES_FR: Phrases = {
  special: 'spéciale',
  ventSides: { smoker: 'fumeurs', geyser: 'geysers' },
  headings: { evolution: 'Cartes Évolution', traits: 'Traits' },
  cardOrigins: { ...ORIGINS, reconstructed: ' (Écrite pour ce projet : la carte imprimée n’est pas connue.)' },
  traitOrigins: { ...ORIGINS, reconstructed: ' (Écrit pour ce projet : le trait imprimé n’est pas connu.)' },
}
