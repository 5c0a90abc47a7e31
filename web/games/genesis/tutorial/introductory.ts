import type { GenesisView } from '@deeptime/genesis/view'
import { beatsOf, is } from '../../../learn/beats.ts'
import type { Chapter } from '../../../learn/tutorial.ts'
import { biontRef, catalystRef, dieRef, eventRef, mutationRef, pileRef, rowRef } from '../refs.ts'

/** The guided first game: one life from a pool on Mars to its first promoted mutation, in the introductory game. */

const { tell, watch, act, chapter: chapterOf } = beatsOf<GenesisView>('ge')

const MARS = 'refugium:refugium-mars'
const MICROBE = 'bacterium:bacterium-mars'
const MESSENGER = 'mutation-05'
const FREE = biontRef('red', 'pool')

const SETTLED = ['0:biont:red/pool', `0:${MARS}`, '0:done', '1:done']
const ALIVE = ['0:keep', '0:red', '0:yellow', '0:take']
const BOUGHT = ['0:done', `0:${MICROBE}`, `0:buy:${MESSENGER}`]

const chapter = (
  id: string,
  choices: readonly string[],
  replies: readonly string[],
  beats: Chapter<GenesisView>['beats'],
): Chapter<GenesisView> =>
  chapterOf(id, {
    start: { seats: 2, settings: { play: 'introductory', colours: ['red', 'blue'] }, seed: 'lesson-103', choices },
    replies,
    beats,
  })

const soup = chapter(
  'soup',
  [],
  ['1:done'],
  [
    tell('soup.welcome', { point: [FREE] }),
    tell('soup.earth', { point: [rowRef('cosmic'), rowRef('continental')], rule: 'D2' }),
    tell('soup.event', { point: [eventRef('event-38')], panel: 'world', rule: 'D' }),
    tell('soup.pool', { point: [MARS], rule: 'F' }),
    act('soup.biont', is('biont:red/pool'), { point: [FREE], panel: 'life', rule: 'E1' }),
    act('soup.place', is(MARS), { point: [MARS], rule: 'E1' }),
    tell('soup.entropy', { rule: 'E2' }),
    act('soup.done', is('done'), { rule: 'E' }),
    watch('soup.rolls', { rule: 'F' }),
  ],
)

const alive = chapter(
  'alive',
  SETTLED,
  [],
  [
    tell('alive.dice', { point: [dieRef(0), dieRef(1)], rule: 'F' }),
    tell('alive.life', { point: [MARS], rule: 'F1' }),
    act('alive.keep', is('keep'), { rule: 'F' }),
    act('alive.red', is('red'), { point: [MARS], rule: 'F1' }),
    act('alive.yellow', is('yellow'), { point: [MARS], rule: 'F1' }),
    tell('alive.death', { point: [MARS], rule: 'F2' }),
    act('alive.take', is('take'), { rule: 'F3' }),
  ],
)

const copy = chapter(
  'copy',
  [...SETTLED, ...ALIVE],
  [],
  [
    tell('copy.cell', { point: [MICROBE], panel: 'life', rule: 'F3' }),
    tell('copy.roll', { point: [dieRef(0), dieRef(3)], rule: 'G' }),
    act('copy.keep', is('done'), { rule: 'G1' }),
    tell('copy.proteins', { point: [catalystRef('red', 'red')], panel: 'life', rule: 'G2' }),
    act('copy.open', is(MICROBE), { point: [MICROBE], panel: 'life', rule: 'H' }),
    act('copy.buy', is(`buy:${MESSENGER}`), { point: [pileRef('cosmic'), pileRef('oceanic')], rule: 'H1' }),
    watch('copy.turn', { rule: 'D5' }),
  ],
)

const grow = chapter(
  'grow',
  [...SETTLED, ...ALIVE, ...BOUGHT],
  ['1:done'],
  [
    tell('grow.heat', { point: [MICROBE], panel: 'life', rule: 'D5' }),
    tell('grow.closed', { point: [rowRef('cosmic'), rowRef('oceanic')], rule: 'E2' }),
    act('grow.done', is('done'), { rule: 'E' }),
    watch('grow.rival', { rule: 'G' }),
    tell('grow.error', { point: [MICROBE], rule: 'G3' }),
    act('grow.keep', is('done'), { rule: 'G1' }),
    act('grow.open', is(MICROBE), { point: [MICROBE], panel: 'life', rule: 'H' }),
    act('grow.promote', is(`promote:${MESSENGER}`), { point: [mutationRef(MESSENGER)], panel: 'life', rule: 'H2' }),
    tell('grow.dna', { rule: 'G3' }),
    tell('grow.points', { rule: 'I1' }),
    tell('grow.more', { rule: 'H3' }),
  ],
)

export const INTRODUCTORY: readonly Chapter<GenesisView>[] = [soup, alive, copy, grow]
