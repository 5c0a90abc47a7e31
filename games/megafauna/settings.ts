import type { Mode, Setting, Settings } from '@deeptime/engine'
import { COLOURS } from './components/phyla.ts'
import type { World } from './components/types.ts'
import { DECK_SETTING } from './deck/setting.ts'
import type { Genesis } from './genesis.ts'
import { checkColours, checkGenesis } from './setup/checks.ts'
import type { Rules } from './state.ts'

/** What a table settles before it begins. Which worlds and which plants there are hangs on how many play (K, L). */
export const SETTINGS = [
  { id: 'rules', kind: 'choice', values: ['achterbahn', 'toothAndClaw'], initial: 'achterbahn', seats: [2, 3, 4] },
  { id: 'length', kind: 'choice', values: ['short', 'long'], initial: 'short' },
  { id: 'cratons', kind: 'choice', values: ['random', 'historic'], initial: 'random' },
  { id: 'apomorphies', kind: 'flag', initial: false },
  { id: 'world', kind: 'choice', values: ['mars', 'venus', 'earth'], initial: 'mars', seats: [1] },
  { id: 'plant', kind: 'choice', values: ['off', 'rules', 'person'], initial: 'off', seats: [1, 2, 3] },
  { id: 'aridClimaxHitsWater', kind: 'flag', initial: true },
  { id: 'greenOnWeedsOnly', kind: 'flag', initial: false },
  { id: 'colours', kind: 'data', check: checkColours },
  { id: 'genesis', kind: 'data', check: checkGenesis },
  DECK_SETTING,
] as const satisfies readonly Setting[]

const SEVERAL = [2, 3, 4] as const

export const MODES = [
  { id: 'achterbahn', settings: {}, seats: SEVERAL },
  { id: 'toothAndClaw', settings: { rules: 'toothAndClaw' }, seats: SEVERAL },
  { id: 'long', settings: { length: 'long' }, seats: SEVERAL },
  { id: 'longToothAndClaw', settings: { rules: 'toothAndClaw', length: 'long' }, seats: SEVERAL },
  { id: 'apomorphies', settings: { apomorphies: true }, seats: SEVERAL },
  { id: 'mars', settings: { world: 'mars', plant: 'rules' }, seats: [1] },
  { id: 'venus', settings: { world: 'venus', plant: 'rules' }, seats: [1] },
  { id: 'earth', settings: { world: 'earth', plant: 'rules' }, seats: [1] },
  { id: 'plantProtagonist', settings: { world: 'mars', plant: 'person' }, seats: [1] },
  { id: 'venusPlant', settings: { plant: 'person' }, seats: [2] },
  { id: 'venusAnimals', settings: { plant: 'rules' }, seats: [2, 3] },
] as const satisfies readonly Mode[]

/**
 * The settings as the rules want them. Alone one always plays on another world, with or without a plant by the rules.
 * C2: several who come from Genesis play the full rules on Earth.
 */
export function readRules(seats: number, settings: Settings): Rules {
  const colours = (settings.colours ?? null) as readonly string[] | null
  const genesis = (settings.genesis ?? null) as Genesis | null
  const alien = seats === 1 || (genesis === null && (settings.plant === 'rules' || settings.plant === 'person'))
  const world = (seats === 1 ? settings.world : alien ? 'venus' : 'earth') as World
  // C3: a campaign goes on on Earth; C3a: who won as a plant stays one.
  const campaign = seats === 1 && genesis !== null
  return {
    seats,
    toothAndClaw: !alien && genesis === null && settings.rules === 'toothAndClaw',
    long: alien || settings.length === 'long',
    apomorphies: settings.apomorphies === true,
    alien,
    world: campaign ? 'earth' : world,
    plantByRules: alien && !(campaign ? wonAsPlant(genesis) : settings.plant === 'person' && seats < 3),
    historicOrder: settings.cratons === 'historic',
    aridClimaxHitsWater: settings.aridClimaxHitsWater !== false,
    greenOnWeedsOnly: settings.greenOnWeedsOnly === true,
    earlyEvents: campaign && !wonGenesis(genesis),
    colours: colours?.map((colour) => (COLOURS as readonly string[]).indexOf(colour)) ?? null,
    genesis,
  }
}

/** An Armageddon is no victory (C2). */
const wonGenesis = ({ end, solitaire }: Genesis): boolean =>
  end === 'deck' && (solitaire?.marine === true || solitaire?.terrestrial === true)
const wonAsPlant = (genesis: Genesis): boolean => wonGenesis(genesis) && genesis.solitaire?.plant === true
