import type { ClassicView } from '@deeptime/megafauna-classic'
import { beatsOf, is } from '../../learn/beats.ts'
import type { Chapter, Tutorial } from '../../learn/tutorial.ts'
import { ATLANTIC, greenhouseRef, periodRef, TARPIT } from './refs.ts'

/** The guided first game: the learner leads Red, a bot Orange, on one table from chapter to chapter. */

const { tell, watch, act, chapter: chapterOf } = beatsOf<ClassicView>('mc')

const HOMELAND = 'place:T2b'
const SWAMP = 'place:T3b'
const ABOVE_SWAMP = 'place:T3p'

const MUTATED = ['0:card:M50', '0:species:red-dino', '1:resize']
const SPREAD = ['0:expand', '0:species:red-dino', '0:place:T3b', '1:resize', '1:shrink:orange-cat']
const HUNTED = ['0:expand', '0:animal:red-dino@T3b', '0:species:red-bird', '0:inherit:2G', '0:place:T3p', '1:resize']
const GROWN = ['0:resize', '0:grow:red-dino', '0:stay', '1:resize', '1:shrink:orange-cat']

const chapter = (
  id: string,
  choices: readonly string[],
  replies: readonly string[],
  beats: Chapter<ClassicView>['beats'],
): Chapter<ClassicView> =>
  chapterOf(id, { start: { seats: 2, settings: { colours: ['red', 'orange'] }, seed: 'lesson-60', choices }, replies, beats })

const home = chapter(
  'home',
  [],
  ['1:resize'],
  [
    tell('home.welcome', { point: ['unit:species.red-dino@T2b'] }),
    tell('home.map', { point: [HOMELAND, SWAMP], rule: '2.6a' }),
    tell('home.needs', { point: [SWAMP], rule: '2.4b' }),
    tell('home.cards', { point: ['card:M5', 'card:M50', 'card:G6'], rule: '5.0a' }),
    act('home.buy', is('card:M50'), { point: ['card:M50'], rule: '4.2a' }),
    act('home.mutate', is('species:red-dino'), { point: ['species:red-dino'], panel: 'species', rule: '7.1' }),
    watch('home.event', { rule: '6.1' }),
  ],
)

const spread = chapter(
  'spread',
  MUTATED,
  ['1:resize', '1:shrink:orange-cat'],
  [
    tell('spread.genome', { point: ['species:red-dino'], panel: 'species', rule: '2.3d' }),
    act('spread.expand', is('expand'), { rule: '10.0' }),
    act('spread.same', is('species:red-dino'), { point: ['species:red-dino'], panel: 'species', rule: '10.2' }),
    act('spread.where', is('place:T3b'), { point: [SWAMP], rule: '10.4' }),
    watch('spread.population', { rule: '4.4a' }),
  ],
)

const hunt = chapter(
  'hunt',
  [...MUTATED, ...SPREAD],
  ['1:resize'],
  [
    tell('hunt.triangle', { point: [ABOVE_SWAMP], rule: '14.1' }),
    act('hunt.expand', is('expand'), { rule: '10.0' }),
    act('hunt.parent', is('animal:red-dino@T3b'), { point: [SWAMP], rule: '10.1' }),
    act('hunt.bird', is('species:red-bird'), { point: ['species:red-bird'], panel: 'species', rule: '10.2' }),
    act('hunt.inherit', is('inherit:2G', 'inherit:3G'), { point: ['inheritance:2G'], panel: 'species', rule: '10.3c' }),
    act('hunt.where', is('place:T3p'), { point: [ABOVE_SWAMP], rule: '10.4' }),
    watch('hunt.circle', { rule: '14.0' }),
  ],
)

const size = chapter(
  'size',
  [...MUTATED, ...SPREAD, ...HUNTED],
  ['1:resize', '1:shrink:orange-cat'],
  [
    tell('size.niche', { point: [SWAMP], rule: '13.2b' }),
    act('size.resize', is('resize'), { rule: '8.0' }),
    act('size.grow', is('grow:red-dino'), { point: ['species:red-dino'], panel: 'species', rule: '8.0a' }),
    act('size.follow', is('stay'), { rule: '8.0b' }),
    watch('size.done', { point: ['size:1', 'size:2'], panel: 'tracks', rule: '2.5a' }),
  ],
)

const contest = chapter(
  'contest',
  [...MUTATED, ...SPREAD, ...HUNTED, ...GROWN],
  ['1:resize'],
  [
    tell('contest.plan', { point: [SWAMP], rule: '13.0' }),
    act('contest.expand', is('expand'), { rule: '10.0' }),
    act('contest.parent', is('animal:red-bird@T3p'), { point: [ABOVE_SWAMP], rule: '10.1' }),
    act('contest.same', is('species:red-bird'), { point: ['species:red-bird'], panel: 'species', rule: '10.2' }),
    act('contest.where', is('place:T3b'), { point: [SWAMP], rule: '10.4' }),
    watch('contest.why', { panel: 'story', rule: '13.6' }),
    tell('contest.tarpit', { point: [TARPIT, periodRef('triassic')], rule: '4.4d' }),
    tell('contest.climate', { point: [greenhouseRef('800')], rule: '15.1' }),
    tell('contest.world', { point: [ATLANTIC], rule: '17.1' }),
    tell('contest.end', { rule: '18.1' }),
  ],
)

export const tutorial: Tutorial<ClassicView> = { minutes: 12, chapters: [home, spread, hunt, size, contest] }
