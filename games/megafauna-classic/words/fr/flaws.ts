import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** Ce qui ne va pas dans les données d’un réglage, en français. */
export const FLAWS_FR: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.colours.count': 'il faut {seats, plural, one {# couleur} other {# couleurs}}, une par place.',
  'problem.colours.unknown': 'les couleurs sont {colours}.',
  'problem.colours.twice': 'aucune couleur ne peut être nommée deux fois.',
  'problem.genesis.shape': 'ce n’est pas un fichier de passage de Bios : Genesis.',
  'problem.genesis.solitaire': 'une partie en solitaire se continue seul, et elle seulement.',
  'problem.genesis.seats': 'le passage nomme des joueurs qui ne sont pas à cette table.',
  'problem.colours.opponent': 'le blanc est l’adversaire du jeu en solitaire.',
}
