import type { FlawWords } from '../chapters.ts'

/** Ce qui cloche dans les données d’un réglage, ou dans un paquet. */
export const FLAWS_FR: FlawWords = {
  'problem.colours.count': 'il faut {seats, plural, one {# couleur} other {# couleurs}}, une par place.',
  'problem.colours.unknown': 'les couleurs sont {colours}.',
  'problem.colours.twice': 'aucune couleur ne peut être nommée deux fois.',
  'problem.colours.plant': 'la plante est verte, et les animaux ne le sont pas.',
  'problem.genesis.shape': 'ce n’est pas un fichier de passage de Genesis.',
  'problem.genesis.solitaire': 'une partie de Genesis en solitaire se continue seul, une partie à plusieurs se continue à plusieurs.',
  'problem.genesis.end': 'cette partie de Genesis a fini en Armageddon : personne ne gagne la terre.',
  'problem.genesis.seats': 'le fichier nomme des joueurs qui ne sont pas à cette table.',
  'problem.genesis.macro': 'il n’y a pas de macro-organisme {macro}.',
  'problem.genesis.organs': 'les organes de {macro} sont illisibles.',
  'problem.genesis.bionts': 'les biontes de {macro} sont illisibles.',
  'problem.deck.tuned': '{path} : seule une carte reconstruite peut être ajustée.',
  'problem.deck.few-mutations': '{path} : la rangée {row} exige au moins {least} cartes ; il y en a {found}.',
  'problem.deck.few-events': '{path} : il faut au moins {least, plural, one {# carte} other {# cartes}} ; il y en a {found}.',
  'problem.deck.comets': '{path} : une carte et une seule doit être la comète ; il y en a {found, plural, =0 {zéro} other {#}}.',
  'problem.deck.order': '{path} : les trois couleurs doivent différer.',
  'problem.deck.genotype': '{path} : un génotype a une forme et une récession, ni organes ni traits.',
  'problem.deck.recession': '{path} : seul un génotype a une récession.',
  'problem.deck.monster': '{path} : une face donne des organes ou un monstre, pas les deux.',
  'problem.deck.same-place': '{path} : le disque doit aller ailleurs que d’où il vient.',
  'problem.deck.wrong-place': '{path} : un disque {disc} ne peut y être.',
}
