import type { WordsOf } from '@deeptime/kit'
import type { GENESIS_DECK_FLAWS } from '../../deck/keys.ts'

/** What is wrong with a deck, in French. */
export const DECK_FLAWS_FR: WordsOf<{ problem: typeof GENESIS_DECK_FLAWS }> = {
  'problem.deck.count':
    '{path} doit contenir {needed} cartes{kind, select, hadean { hadéennes} archean { archéennes} proterozoic { protérozoïques} cosmic { cosmiques} oceanic { océaniques} coastal { côtières} continental { continentales} other {}}, et en contient {found}.',
  'problem.deck.tuned': '{path} : seule une carte reconstituée peut être ajustée.',
  'problem.deck.aftershock': '{path} : une réplique n’ouvre aucune ligne et ne nomme pas de premier joueur.',
  'problem.deck.first-player': '{path} doit nommer au moins trois couleurs, aucune deux fois.',
  'problem.deck.colours': '{path} doit nommer les quatre couleurs : celles sans cube figurent aussi dans « dots ».',
  'problem.deck.dot': '{path} : la couleur « {colour} » doit figurer exactement une fois dans « manna ».',
  'problem.deck.colour-order': '{path} : une de chaque couleur, dans l’ordre red, yellow, green, blue.',
}
