import type { WordsOf } from '@deeptime/kit'
import type { FLAWS } from '../../keys.ts'

/** What is wrong with the data of a setting, in French. */
export const FLAWS_FR: WordsOf<{ problem: typeof FLAWS }> = {
  'problem.seating': 'chaque place doit avoir ses animaux, aucun deux fois, comme dans [["fish"], ["reptile"]].',
  'problem.deck.tuned': '{path} : seule une carte reconstituée peut être ajustée.',
  'problem.deck.endings':
    '{path} : une carte et une seule, l’Astéroïde, doit dire « triggerEndgame » ; {found, plural, =0 {aucune ne le dit} one {# le dit} other {# le disent}}.',
  'problem.deck.few-cards': '{path} demande au moins {least} cartes et en a {found}.',
  'problem.deck.few-traits': '{path} demande au moins {least} traits qui n’en copient pas d’autre et en a {found}.',
  'problem.deck.not-copyable': '{path} : un trait avec « {hook} » ne peut pas être copié.',
  'problem.deck.no-step': '{path} : aucune étape précédente n’a l’identifiant « {id} ».',
  'problem.deck.self': '{path} : « self » n’a de sens que dans « eachAnimal ».',
  'problem.deck.no-tile': '{path} : aucun « chooseTile » précédent ne nomme la tuile « {name} ».',
  'problem.deck.on-or-each': '{path} : dites « on » ou « onEach », pas les deux.',
  'problem.deck.most-where': '{path} : « eachAnimalWithMost » demande « on » ou « onEach ».',
  'problem.deck.entering': '{path} : « {op} » est impossible à l’entrée en jeu d’une carte.',
  'problem.deck.entering-score': '{path} : aucune tuile n’est comptée à l’entrée en jeu d’une carte.',
  'problem.deck.other-section': '{path} : « {space} » n’est pas une case de « {action} ».',
  'problem.deck.needs-space': '{path} : « {action} » demande « as », la case dont elle tient lieu.',
  'problem.deck.migration': '{path} : « migration » demande « as » ou « cubes ».',
  'problem.deck.cubes': '{path} : « cubes » ne va qu’avec « migration ».',
}
