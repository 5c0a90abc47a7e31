import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** What is wrong with the data of a setting, in French. */
export const FLAWS_FR: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.colours': 'chaque siège doit avoir une couleur, aucune deux fois, comme dans ["red", "blue"].',
  'problem.deck.count':
    '{path} doit contenir {needed} cartes{kind, select, hadean { hadéennes} archean { archéennes} proterozoic { protérozoïques} cosmic { cosmiques} oceanic { océaniques} coastal { côtières} continental { continentales} other {}}, et en contient {found}.',
  'problem.deck.tuned': '{path} : seule une carte reconstituée peut être ajustée.',
  'problem.deck.aftershock': '{path} : une réplique n’ouvre aucune ligne et ne nomme pas de premier joueur.',
  'problem.deck.first-player': '{path} doit nommer au moins trois couleurs, aucune deux fois.',
  'problem.deck.colours': '{path} doit nommer les quatre couleurs : celles sans cube figurent aussi dans « dots ».',
  'problem.deck.dot': '{path} : la couleur « {colour} » doit figurer exactement une fois dans « manna ».',
  'problem.deck.colour-order': '{path} : une de chaque couleur, dans l’ordre red, yellow, green, blue.',
  'problem.hand-over.unfinished': 'la partie n’est pas encore terminée.',
  'problem.hand-over.twice': '{path} : « {id} » figure deux fois.',
  'problem.hand-over.stranger': '{path} : il n’y a pas de joueur « {id} ».',
  'problem.hand-over.trophic': '{path} : le premier doit être le biote trophique, les autres des endosymbiotes.',
  'problem.hand-over.sum': '{path} doit être la somme de ses parts, {needed}, et non {found}.',
  'problem.hand-over.verdict': '{path} doit figurer dans ce mode, et seulement là.',
  'problem.hand-over.seats': '{path} : les joueurs viennent par siège, un chacun ; en solitaire les deux couleurs ont le siège 0.',
}
