import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** Ce qui ne va pas dans les données d’un réglage, en français. */
export const FLAWS_FR: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.colours.count': 'il faut {seats, plural, one {# couleur} other {# couleurs}}, une par place.',
  'problem.colours.unknown': 'les couleurs sont {colours}.',
  'problem.colours.twice': 'aucune couleur ne peut être nommée deux fois.',
  'problem.colours.opponent': 'le blanc est l’adversaire du jeu en solitaire.',
}
