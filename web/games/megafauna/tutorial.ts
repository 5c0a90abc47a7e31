import type { MegafaunaView } from '@deeptime/megafauna'
import { beatsOf, is } from '../../learn/beats.ts'
import type { Chapter, Tutorial } from '../../learn/tutorial.ts'

/**
 * The guided first game. Tooth and claw: the learner leads Black, a bot Orange, on one table from chapter to chapter. Then two chapters of
 * Achterbahn, in which the learner leads Orange and commands Medea: the climate, and the plates.
 */

const { tell, watch, act, chapter: chapterOf } = beatsOf<MegafaunaView>('mf')

const HOME = 'place:siberia-1'
const ARCHETYPE = 'species:black-archetype'
const FLYER = 'species:black-flyer'

const ASHORE = [
  '0:mutate:mut-88',
  '0:populate:black-archetype',
  '0:count:3',
  '1:mutate:mut-65',
  '1:populate:orange-archetype',
  '0:space:siberia-2/herbivore',
  '0:space:siberia-5/herbivore',
  '0:space:siberia-6/herbivore',
  '1:space:laurentia-3/herbivore',
]
const BRANCHED = [
  '0:mutate:mut-21',
  '0:promote:black-archetype:mut-21',
  '0:side:A',
  '0:upright:siberia-6/herbivore',
  '1:mutate:mut-61',
  '1:populate:orange-archetype',
  '1:space:laurentia-0/herbivore',
  '1:populate:orange-archetype',
  '1:done',
]

const chapter = (
  id: string,
  choices: readonly string[],
  replies: readonly string[],
  beats: Chapter<MegafaunaView>['beats'],
): Chapter<MegafaunaView> =>
  chapterOf(id, {
    start: {
      seats: 2,
      settings: { rules: 'toothAndClaw', cratons: 'historic', colours: ['black', 'orange'] },
      seed: 'lesson-1',
      choices,
    },
    replies,
    beats,
  })

const shore = chapter(
  'shore',
  [],
  ['1:mutate:mut-65', '1:populate:orange-archetype', '1:space:laurentia-3/herbivore'],
  [
    tell('shore.welcome', { point: [HOME], rule: 'C1l' }),
    tell('shore.map', { point: ['place:siberia-0', 'place:siberia-3'], rule: 'F3c' }),
    tell('shore.ledger', { point: [ARCHETYPE], panel: 'species', rule: 'E1a' }),
    act('shore.mutate', is('mutate:mut-88'), { point: ['card:mut-88'], rule: 'E1' }),
    act('shore.populate', is('populate:black-archetype'), { point: [ARCHETYPE], panel: 'species', rule: 'E4' }),
    act('shore.count', is('count:3'), { rule: 'E4' }),
    watch('shore.orange', { rule: 'A2' }),
    act('shore.first', is('space:siberia-2/herbivore'), { point: ['place:siberia-2'], rule: 'F2' }),
    act('shore.second', is('space:siberia-5/herbivore'), { point: ['place:siberia-5'], rule: 'F1a' }),
    act('shore.third', is('space:siberia-6/herbivore'), { point: ['place:siberia-6'], rule: 'F6' }),
    watch('shore.done', { rule: 'A7b' }),
  ],
)

const branch = chapter(
  'branch',
  ASHORE,
  ['1:mutate:mut-61', '1:populate:orange-archetype', '1:space:laurentia-0/herbivore', '1:populate:orange-archetype', '1:done'],
  [
    tell('branch.mutagen', { panel: 'events', rule: 'D7' }),
    tell('branch.cost', { point: ['card:mut-21'], rule: 'E1a' }),
    act('branch.mutate', is('mutate:mut-21'), { point: ['card:mut-21'], rule: 'E1' }),
    act('branch.promote', is('promote:black-archetype:mut-21'), { point: ['card:mut-21'], panel: 'species', rule: 'E2' }),
    act('branch.side', is('side:A'), { rule: 'E3' }),
    act('branch.creeple', is('upright:siberia-6/herbivore'), { point: ['place:siberia-6'], rule: 'E3d' }),
    tell('branch.daughter', { point: [FLYER], panel: 'species', rule: 'E3b' }),
    watch('branch.orange', { rule: 'A5' }),
  ],
)

const hunt = chapter(
  'hunt',
  [...ASHORE, ...BRANCHED],
  ['1:space:laurentia-4/herbivore'],
  [
    tell('hunt.prey', { point: [FLYER], panel: 'species', rule: 'F4a' }),
    act('hunt.flyer', is('populate:black-flyer'), { point: [FLYER], panel: 'species', rule: 'E4' }),
    act('hunt.archetype', is('populate:black-archetype'), { point: [ARCHETYPE], panel: 'species', rule: 'E4' }),
    act('hunt.count', is('count:1'), { rule: 'E4' }),
    watch('hunt.orange', { rule: 'A3' }),
    act('hunt.which', is('species:black-flyer'), { point: [FLYER], panel: 'species', rule: 'F1' }),
    act('hunt.where', is('space:siberia-5/carnivore'), { point: ['place:siberia-5'], rule: 'F6a' }),
    tell('hunt.circle', { point: ['place:siberia-5'], rule: 'H2' }),
    act('hunt.centre', is('space:siberia-0/herbivore'), { point: ['place:siberia-0'], rule: 'F6b' }),
    tell('hunt.contest', { panel: 'species', rule: 'G2' }),
    tell('hunt.score', { point: ['player:black'], panel: 'species', rule: 'A7' }),
    tell('hunt.end', { rule: 'A8' }),
  ],
)

/** Achterbahn, against White. */
const everything = (id: string, seed: string, choices: readonly string[], beats: Chapter<MegafaunaView>['beats']): Chapter<MegafaunaView> =>
  chapterOf(id, {
    start: { seats: 2, settings: { rules: 'achterbahn', cratons: 'historic', colours: ['orange', 'white'] }, seed, choices },
    beats,
  })

const POPULATED = ['0:populate:orange-archetype', '0:populate:orange-archetype']
const WHITE_POPULATED = ['1:populate:white-archetype', '1:populate:white-archetype']
const WHITE_SETTLED = ['1:space:gondwana-6/herbivore', '1:space:gondwana-1/herbivore']

const climate = everything(
  'climate',
  'climate-170',
  [...POPULATED, ...WHITE_POPULATED, '0:space:laurentia-3/herbivore', '0:space:laurentia-4/herbivore', ...WHITE_SETTLED],
  [
    tell('climate.welcome', { point: ['place:laurentia-2'], rule: 'A1' }),
    tell('climate.oxygen', { point: ['track:oxygen'], rule: 'A2a' }),
    tell('climate.clouds', { point: ['track:clouds', 'track:atmosphere'], rule: 'D10h' }),
    tell('climate.rows', { point: ['latitude:2', 'latitude:3'], rule: 'A1g' }),
    tell('climate.events', { panel: 'events', rule: 'A1e' }),
    tell('climate.medea', { point: ['player:orange'], panel: 'species', rule: 'D12' }),
    act('climate.ice', is('place:siberia-5'), { point: ['place:siberia-5'], rule: 'D12a' }),
    act('climate.carbon', is('place:laurentia-north'), { point: ['place:laurentia-north'], rule: 'D10' }),
    tell('climate.after', { point: ['track:atmosphere'], rule: 'A1c' }),
    tell('climate.end', { rule: 'E8' }),
  ],
)

const plates = everything(
  'plates',
  'climate-21',
  [...WHITE_POPULATED, ...POPULATED, ...WHITE_SETTLED, '0:space:laurentia-3/herbivore'],
  [
    tell('plates.welcome', { point: ['craton:siberia', 'craton:gondwana'], rule: 'D1a' }),
    tell('plates.tabs', { point: ['place:siberia-north'], rule: 'D10g' }),
    act('plates.settle', is('space:laurentia-4/herbivore'), { point: ['place:laurentia-4'], rule: 'F2' }),
    tell('plates.drift', { point: ['craton:gondwana'], rule: 'D1' }),
    tell('plates.collision', { point: ['place:gondwana-5'], rule: 'D3a' }),
    tell('plates.subduction', { point: ['track:atmosphere'], rule: 'D3d' }),
    tell('plates.again', { rule: 'D4' }),
    act('plates.carbon', is('place:laurentia-north'), { point: ['place:laurentia-north'], rule: 'D12' }),
    act('plates.erode', is('place:siberia-0'), { point: ['place:siberia-0'], rule: 'D12' }),
    tell('plates.end', { rule: 'A7' }),
  ],
)

export const tutorial: Tutorial<MegafaunaView> = { minutes: 18, chapters: [shore, branch, hunt, climate, plates] }
