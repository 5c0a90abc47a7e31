import type { GenesisView } from '@deeptime/genesis/view'
import { beatsOf, is } from '../../../learn/beats.ts'
import type { Chapter } from '../../../learn/tutorial.ts'
import { CLIMATE, chainRef, macroRef } from '../refs.ts'

/** The second guided game, by the advanced rules: a bacterium of Green becomes a seaweed, grows its organs and goes ashore. */

const { tell, act, chapter: chapterOf } = beatsOf<GenesisView>('ge')

const VENT = 'bacterium:bacterium-hydrothermal-vent'
const SEAWEED = 'macro-seaweed'
const organ = (slot: number): string => `organ:seaweed-marine-${slot}`

/** From the first biont to two bacteria with a mutation each. */
const FOUNDED = [
  '0:biont:green/pool',
  '0:refugium:refugium-hydrothermal-vent',
  '0:catalyst:green/green',
  '0:refugium:refugium-hydrothermal-vent',
  '1:done',
  '0:reroll',
  '0:red',
  '0:biont:green/refugium-hydrothermal-vent',
  '0:pool',
  '0:biont:green/pool',
  '0:refugium:refugium-hydrothermal-vent',
  '1:done',
  '0:keep',
  '0:blue',
  '0:green',
  '0:green',
  '0:take',
  '0:bacterium:bacterium-hydrothermal-vent',
  '0:buy:mutation-14',
  '0:claim',
  '0:pass',
  '1:done',
  '0:biont:green/pool',
  '0:refugium:refugium-clay-mound',
  '0:biont:green/pool',
  '0:refugium:refugium-hydrogen-volcano',
  '0:done',
  '0:take',
  '0:pass',
  '0:bacterium:bacterium-clay-mound',
  '0:claim',
  '0:bacterium:bacterium-clay-mound',
  '0:buy:mutation-05',
]

/** It has risen; a third biont settles elsewhere. */
const RISEN = [
  `0:${VENT}`,
  `0:macro:${SEAWEED}`,
  '0:biont:green/bacterium-clay-mound',
  '0:refugium:refugium-pumice-raft',
  '0:biont:green/pool',
  '0:catalyst:green/green',
  '0:refugium:refugium-pumice-raft',
  '1:done',
  '0:green',
  '0:take',
]

/** Two organs have grown. */
const GROWN = [
  `0:${VENT}`,
  `0:${organ(3)}`,
  '0:done',
  '1:done',
  '0:biont:green/pool',
  '0:done',
  '0:blue',
  '0:biont:green/refugium-hydrogen-volcano',
  '0:bacterium:bacterium-hydrothermal-vent',
  '0:organ:seaweed-marine-1',
  '0:done',
  '1:done',
  '1:done',
  '0:biont:green/pool',
  '0:biont:green/pool',
  '0:catalyst:green/yellow',
  '0:bacterium:bacterium-hydrothermal-vent',
  '0:red',
  '0:biont:green/refugium-eutectic-brine',
  '0:chromosome:refugium-eutectic-brine/red',
]

const chapter = (id: string, choices: readonly string[], beats: Chapter<GenesisView>['beats']): Chapter<GenesisView> =>
  chapterOf(id, {
    start: { seats: 2, settings: { play: 'standard', colours: ['green', 'blue'] }, seed: 'rise-b-7', choices },
    replies: ['1:done'],
    beats,
  })

const rise = chapter('rise', FOUNDED, [
  tell('rise.welcome', { point: [VENT], panel: 'life' }),
  tell('rise.climate', { point: [CLIMATE], panel: 'world', rule: 'D10' }),
  tell('rise.sale', { point: [macroRef(SEAWEED)], panel: 'world', rule: 'H3' }),
  act('rise.open', is(VENT), { point: [VENT], panel: 'life', rule: 'H' }),
  act('rise.macro', is(`macro:${SEAWEED}`), { point: [macroRef(SEAWEED)], panel: 'world', rule: 'H3' }),
  tell('rise.risen', { point: [VENT], panel: 'life', rule: 'H3' }),
  tell('rise.oxygen', { rule: 'H3' }),
  tell('rise.chain', { point: [chainRef('sea')], panel: 'world', rule: 'H6' }),
])

const organs = chapter(
  'organs',
  [...FOUNDED, ...RISEN],
  [
    tell('organs.slots', { point: [organ(1), organ(2), organ(3)], panel: 'life', rule: 'H5' }),
    act('organs.open', is(VENT), { point: [VENT], panel: 'life', rule: 'H' }),
    act('organs.grow', is(organ(3)), { point: [organ(3)], panel: 'life', rule: 'H5' }),
    tell('organs.danger', { point: [VENT], panel: 'life', rule: 'D8' }),
  ],
)

const ashore = chapter(
  'ashore',
  [...FOUNDED, ...RISEN, ...GROWN],
  [
    tell('ashore.last', { point: [organ(2)], panel: 'life', rule: 'H5' }),
    act('ashore.open', is(VENT), { point: [VENT], panel: 'life', rule: 'H' }),
    act('ashore.grow', is(organ(2)), { point: [organ(2)], panel: 'life', rule: 'H5' }),
    tell('ashore.landed', { point: [VENT], panel: 'life', rule: 'H5' }),
    tell('ashore.chain', { point: [chainRef('land')], panel: 'world', rule: 'I1' }),
    act('ashore.land', is('land'), { point: [VENT], panel: 'life', rule: 'H5' }),
    tell('ashore.more', { rule: 'E3' }),
  ],
)

export const ADVANCED: readonly Chapter<GenesisView>[] = [rise, organs, ashore]
