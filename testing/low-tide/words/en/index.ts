import type { GameWords } from '@deeptime/engine'

export const words: GameWords = {
  catalog: {
    'mode.standard': 'Three rounds',
    'mode.standard.about': 'Three cards each, and a bid a round.',
    'decision.bid': 'Which card do you bid?',
    'decision.share': 'Do you leave a shell to your neighbour?',
    'option.keep': 'Keep all',
    'option.share': 'Leave one',
    'about.card': 'Card {id}',
    'log.gather':
      '{seat, plural, =0 {The first seat} =1 {The second} other {The third}} finds {shells, plural, one {a shell} other {# shells}}.',
    'score.shells': 'Shells',
    'result.shells': 'Most shells.',
    'draw.round': 'Round {round}',
    'draw.seat': 'Seat {seat}: {shells, plural, one {a shell} other {# shells}}, cards {cards}',
  },
  rules: [
    { id: '1', section: 'Bids', title: 'Bid', text: 'All bid one card at once, in secret. The highest card that nobody matched wins.' },
    { id: '3', section: 'Shells', title: 'Find', text: 'The winner finds as many shells as the die says, and may leave one to the left.' },
  ],
}
