import type { Catalog } from '@deeptime/engine'

/** Ce que la ligne de commande dit elle-même à une table ; les jeux ont leurs propres mots. */
export const CLI_FR: Catalog = {
  'cli.you': 'Vous',
  'cli.prompt': 'numéro, h conseil, w pourquoi ce coup du bot, u annuler, t table, r règle, q sauver et quitter',
  'cli.answer': 'Répondez par un numéro de 1 à {options}, ou par h, w, u, t, r ou q.',
  'cli.undone': 'Coup repris.',
  'cli.notUndone': 'Rien à reprendre : quelque chose a été révélé depuis.',
  'cli.noThought': 'Aucun bot n’a encore joué à découvert.',
  'cli.lead': 'avance {lead, number, ::.0}',
  'cli.term': '{term} {value, number, ::.0 +!}',
  'cli.thought': '{option} : {reasons}',
  'cli.saved': 'La partie est dans {file} ; revoyez-la avec « deeptime replay {file} ».',
  'cli.seat': 'place {seat}',
  'cli.score': '{player} : {total}',
  'cli.asked': '{player} : {question} ({options, plural, one {# possibilité} other {# possibilités}})',
}
