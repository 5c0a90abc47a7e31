import type { Phrases } from '../phrases.ts'

const ORIGINS = {
  rulebook: '',
  public: ' (Effect of a card of the original game; whether the printed deck of Marine has it is not known.)',
}

export const PHRASES_EN: Phrases = {
  special: 'special',
  ventSides: { smoker: 'smokers', geyser: 'geysers' },
  headings: { evolution: 'Evolution cards', traits: 'Traits' },
  cardOrigins: { ...ORIGINS, reconstructed: ' (Written for this project: the printed card is not known.)' },
  traitOrigins: { ...ORIGINS, reconstructed: ' (Written for this project: the printed trait is not known.)' },
}
