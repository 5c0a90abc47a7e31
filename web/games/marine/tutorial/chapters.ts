import type { MarineView } from '@deeptime/marine'
import { is } from '../../../learn/beats.ts'
import type { Chapter } from '../../../learn/tutorial.ts'
import { act, anything, chapter as chapterOf, notForgo, past, spaceOf, tell, turnOver, watch } from './beats.ts'

/** Every chapter begins at the same table: the learner leads the Crustaceans, a bot the Reptiles. */
const START: Chapter<MarineView>['start'] = {
  seats: 2,
  seed: 'lesson-170',
  choices: ['0:animal:crustacean', '1:animal:reptile', '0:trait:pioneer', '1:trait:amphibious'],
}

const REEF = 'tile:0,0'
const WORMS = 'corner:0,0/0,1/1,0'
const ALGAE = 'corner:0,-1/0,0/1,-1'

const MIGRATES = ['1:space:migration-1', '1:tile:0,0', '1:tile:0,-1', '1:count:1', '1:done']
const DOMINATES = ['1:space:domination-1', '1:element:sun']
const DEFENDS = ['1:space:regression-1', '1:place-cube', '1:space:regression-2', '1:place-cube']

const chapter = (id: string, rest: Pick<Chapter<MarineView>, 'beats' | 'replies'>): Chapter<MarineView> =>
  chapterOf(id, { start: START, ...rest })

const sea = chapter('sea', {
  replies: MIGRATES,
  beats: [
    tell('sea.welcome', { point: ['species:crustacean@0,0'] }),
    tell('sea.tiles', { point: [REEF, 'tile:0,-1', 'tile:0,1'], rule: 'Tiles' }),
    tell('sea.elements', { point: [WORMS, ALGAE], rule: 'Elements' }),
    tell('sea.display', {
      panel: 'animals',
      point: ['display:crustacean-1', 'display:crustacean-2', 'display:crustacean-3'],
      rule: 'Thriving',
    }),
    tell('sea.actions', { panel: 'actions', rule: 'Display' }),
    act('sea.pawn', (option, _, view) => spaceOf('speciation')(option, _, view) && besideWorms(option.id, view.game), {
      panel: 'actions',
      point: ['section:speciation'],
      rule: 'Speciation',
    }),
    act('sea.disc', notForgo, { point: [WORMS] }),
    act('sea.count', (option, ask) => option.id === ask.options[0]?.id, { until: past('speciation.count') }),
    tell('sea.grown', { point: [REEF, 'tile:1,0', 'tile:0,1'] }),
    watch('sea.rivals', { rule: 'Sequence' }),
    tell('sea.after', { panel: 'actions', rule: 'Basic pawns' }),
  ],
})

const besideWorms = (space: string, game: MarineView): boolean => game.slots.speciation[Number(space.split('-')[1]) - 1] === 'worms'

const food = chapter('food', {
  replies: [...MIGRATES, ...DOMINATES],
  beats: [
    tell('food.why', { point: ['tile:0,2', 'tile:-1,3', 'tile:1,2'], rule: 'Thriving' }),
    act('food.pawn', spaceOf('abundance'), { panel: 'actions', point: ['section:abundance'], rule: 'Abundance' }),
    act('food.element', is('element:worms'), { panel: 'actions' }),
    act('food.corner', (option) => /[:/]0,2(\/|$)/.test(option.id), { point: ['tile:0,2'] }),
    watch('food.rivals'),
    act('food.adapt', spaceOf('adaptation'), { panel: 'actions', point: ['section:adaptation'], rule: 'Adaptation' }),
    act('food.choose', (option) => option.id !== 'forgo' && option.id !== 'element:worms' && option.id !== 'element:algae', {
      panel: 'actions',
    }),
    tell('food.thrive', { panel: 'animals', point: ['display:crustacean-4'], rule: 'Dominance 2' }),
    watch('food.rivals2'),
    act('food.migrate', spaceOf('migration'), { panel: 'actions', point: ['section:migration'], rule: 'Migration' }),
    act('food.moves', notForgo, { point: [REEF], until: turnOver }),
    tell('food.hollow', { rule: 'Extinction' }),
  ],
})

const worlds = chapter('worlds', {
  replies: [...MIGRATES, ...DOMINATES],
  beats: [
    act('worlds.pawn', spaceOf('wanderlust'), { panel: 'actions', point: ['section:wanderlust'], rule: 'Wanderlust' }),
    act('worlds.stack', notForgo, { point: ['stack:1', 'stack:2', 'stack:3'], rule: 'Wanderlust 1' }),
    act('worlds.hex', anything, { rule: 'Wanderlust 4' }),
    act('worlds.element', anything, { until: past('wanderlust'), rule: 'Wanderlust 3' }),
    tell('worlds.bonus', { rule: 'Bonus VP' }),
    watch('worlds.rivals'),
    act('worlds.tectonics', spaceOf('tectonics'), { panel: 'actions', point: ['section:tectonics', 'vents'], rule: 'Tectonics' }),
    act('worlds.vent', notForgo, { point: ['tile:0,-3', 'tile:0,3'], until: turnOver, rule: 'Tectonics 4' }),
    tell('worlds.survival', { point: ['survival', 'food-chain'], rule: 'Survival card' }),
  ],
})

const points = chapter('points', {
  replies: DEFENDS,
  beats: [
    tell('points.places', { point: [REEF], rule: 'Evolution scoring 1' }),
    tell('points.ties', { point: ['food-chain'], rule: 'Food chain' }),
    act('points.pawn', (option, _, view) => spaceOf('competition')(option, _, view) && besideReef(option.id, view.game.competition), {
      panel: 'actions',
      point: ['section:competition'],
      rule: 'Competition',
    }),
    act('points.tile', notForgo, { point: [REEF], until: past('competition.tile') }),
    act('points.victims', anything, { point: ['species:reptile@0,0'], until: turnOver }),
    watch('points.rivals', { rule: 'Regression' }),
    act('points.evolve', (option, _, view) => spaceOf('evolution')(option, _, view) && besideReef(option.id, view.game.evolution), {
      panel: 'actions',
      point: ['section:evolution'],
      rule: 'Evolution',
    }),
    act('points.score', notForgo, { point: [REEF], until: past('evolution.tile') }),
    act('points.card', anything, { panel: 'cards', until: past('evolution.card'), rule: 'Evolution cards' }),
    act('points.effect', anything, { until: turnOver }),
    tell('points.row', { panel: 'cards', point: ['pile'], rule: 'Evolution row' }),
    tell('points.fish', { panel: 'cards', rule: 'Events' }),
  ],
})

const besideReef = (space: string, markers: MarineView['competition']): boolean => markers[Number(space.split('-')[1]) - 1] === 'reef'

const pawns = chapter('pawns', {
  replies: DEFENDS,
  beats: [
    tell('pawns.dominance', { point: ['pawn:worms'], rule: 'Dominance 2' }),
    act('pawns.pawn', spaceOf('domination'), { panel: 'actions', point: ['section:domination'], rule: 'Domination' }),
    act('pawns.take', is('element:worms'), { point: ['pawn:worms'], rule: 'Domination 1' }),
    tell('pawns.special', { point: ['pawn:worms'], rule: 'Special pawns' }),
    watch('pawns.rivals'),
    act('pawns.choose', is('pawn:worms'), { point: ['pawn:worms'] }),
    act('pawns.place', is('space:migration-4'), { panel: 'actions', point: ['space:migration-4'], rule: 'Migration special' }),
    act('pawns.moves', notForgo, { until: turnOver }),
    watch('pawns.rivals2'),
    act('pawns.retrieve', is('retrieve'), { panel: 'actions', point: ['retrieve'], rule: 'Retrieve' }),
    tell('pawns.reseed', { point: ['reseed:crustacean', 'reseed:reptile'], rule: 'Reseed' }),
    tell('pawns.asteroid', { panel: 'cards', point: ['pile'], rule: 'Endgame' }),
    tell('pawns.end', { rule: 'Endgame 5' }),
  ],
})

export const CHAPTERS: readonly Chapter<MarineView>[] = [sea, food, worlds, points, pawns]
