import type { Catalog } from '@deeptime/engine'

export const EN: Catalog = {
  'lt.board': 'Your cards',
  'lt.card': 'The highest card that nobody matched wins.',
  'lt.game': 'The tide',
  'lt.seat.0': 'Gulls',
  'lt.seat.1': 'Crabs',
  'lt.seat.2': 'Herons',
  'lt.status': 'Round {round} of 3',
  'story.action.gather': 'Find',
  'story.clause.gather': 'found {shells, plural, one {a shell} other {# shells}}',
  'story.step.gather': '{shells, plural, one {A shell} other {# shells}} found.',
}

export const FR: Catalog = {
  'lt.board': 'Vos cartes',
  'lt.card': 'La plus haute que nul n’égale gagne.',
  'lt.game': 'La marée',
  'lt.seat.0': 'Mouettes',
  'lt.seat.1': 'Crabes',
  'lt.seat.2': 'Hérons',
  'lt.status': 'Tour {round} sur 3',
  'story.action.gather': 'Trouvaille',
  'story.clause.gather': 'trouve {shells, plural, one {un coquillage} other {# coquillages}}',
  'story.step.gather': '{shells, plural, one {Un coquillage trouvé} other {# coquillages trouvés}}.',
}
