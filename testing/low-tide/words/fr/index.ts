import type { GameWords } from '@deeptime/engine'

export const words: GameWords = {
  catalog: {
    'mode.standard': 'Trois tours',
    'mode.standard.about': 'Trois cartes chacun, et une enchère par tour.',
    'decision.bid': 'Quelle carte misez-vous ?',
    'decision.share': 'Laissez-vous un coquillage à votre voisin ?',
    'option.keep': 'Tout garder',
    'option.share': 'En laisser un',
    'about.card': 'Carte {id}',
    'log.gather':
      '{seat, plural, =0 {La première place} =1 {La deuxième} other {La troisième}} trouve {shells, plural, one {un coquillage} other {# coquillages}}.',
    'score.shells': 'Coquillages',
    'result.shells': 'Le plus de coquillages.',
    'draw.round': 'Tour {round}',
    'draw.seat': 'Place {seat} : {shells, plural, one {un coquillage} other {# coquillages}}, cartes {cards}',
  },
  rules: [
    {
      id: '1',
      section: 'Enchères',
      title: 'Miser',
      text: 'Tous misent une carte à la fois, en secret. La plus haute que nul n’égale gagne.',
    },
    {
      id: '3',
      section: 'Coquillages',
      title: 'Trouver',
      text: 'Le gagnant trouve autant de coquillages que dit le dé, et peut en laisser un à gauche.',
    },
  ],
}
