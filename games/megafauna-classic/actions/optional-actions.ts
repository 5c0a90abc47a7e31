/** The two optional actions: 4.2e roadrunner step, 4.2f genetic drift. */

import type { Script, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { LETTERS, ROADRUNNER, TRACK_END } from '../components/dna.ts'
import { COLOURS, colourOf, SPECIES_NAMES, speciesIdsOf } from '../components/players.ts'
import { type ClassicOption, type ClassicTable, decide, tell } from '../keys.ts'
import { type PlayerOption, type SpeciesOption, STAY, STEAL_OPTIONS } from '../options.ts'
import { colourWord, SPECIES_REFS, unitWord } from '../refs.ts'
import { takesTurns } from '../species/extinction.ts'
import { express, spareAnimals, uncapped } from '../species/genome.ts'
import { LOWER, playerOf, type Species, type State, speciesOf } from '../state.ts'
import { because, whySpecies } from '../why-not.ts'
import { huntersOf } from './resize.ts'

export const ROADRUNNER_COST = 2

interface StepOption extends SpeciesOption {
  readonly letter: number
  readonly step: 1 | -1
}

/** `step:red-dino:N+`. */
const STEPS: readonly (readonly StepOption[])[] = SPECIES_NAMES.map((name, species) =>
  LETTERS.slice(ROADRUNNER).flatMap((letter, i) =>
    ([1, -1] as const).map((step) => ({
      id: `step:${name}:${letter}${step > 0 ? '+' : '-'}`,
      about: [`track:${letter}`, SPECIES_REFS[species] as string],
      label: 'step',
      params: { species: unitWord(species), dna: letter, step },
      species,
      letter: ROADRUNNER + i,
      step,
    })),
  ),
)

/** One box up or down; opening a track needs a spare animal. */
function canStep(state: State, species: Species, { letter, step }: StepOption): boolean {
  const shown = species.dna[letter] as number
  if (step < 0) return shown > 0
  return shown < TRACK_END && (shown > 0 || spareAnimals(state, species) > 0) && rises(state, species, letter)
}

/** Living text of 7.3b: above size 1 the S track ends at two. */
const rises = (state: State, species: Species, letter: number): boolean =>
  !(state.rules.livingFlight && letter === LETTERS.indexOf('S') && species.size > 1 && species.dna[letter] === TRACK_END - 1)

const stepsOf = (state: State, species: Species): readonly StepOption[] =>
  (STEPS[species.unit] as readonly StepOption[]).filter((o) => canStep(state, species, o))

export function stepOptions(state: State, colour: number): readonly StepOption[] {
  if (!state.rules.roadrunnerAction || playerOf(state, colour).genes < ROADRUNNER_COST) return []
  return speciesIdsOf(colour).flatMap((id) => {
    const species = state.species[id]
    return species ? stepsOf(state, species) : []
  })
}

/** 4.2e: why a track or a species can't be stepped: it stands at an end, or has no animal to open the track. */
function whyNotStep(state: State, colour: number): readonly WhyNot[] {
  const open = new Set(stepOptions(state, colour).flatMap(({ about }) => about ?? []))
  const tracks = LETTERS.slice(ROADRUNNER).map((letter) => `track:${letter}`)
  const ofTracks = whyNotOf(
    tracks,
    (track) => track,
    (track) => (open.has(track) ? undefined : because('no-step', '4.2e')),
  )
  const ofSpecies = whySpecies(state, colour, '4.2e', (s) => (open.has(SPECIES_REFS[s] as string) ? undefined : because('no-step', '4.2e')))
  return [...ofTracks, ...ofSpecies]
}

/** The shown value moves; what was innate is set to make it so. */
function stepTrack(state: State, species: Species, { letter, step }: StepOption): void {
  const i = letter - ROADRUNNER
  const target = (species.dna[letter] as number) + step
  species.innate[i] = (species.innate[i] as number) + target - uncapped(species, letter)
  express(state, species)
}

/** 4.2e: two genes onto the leftmost lower card; predators of the species may step the same letter, free of charge. */
export function* roadrunnerAction(t: ClassicTable): Script {
  const { state } = t
  const player = playerOf(state, state.active)
  const choice = yield* decide(t, player.seat, 'roadrunner', stepOptions(state, state.active), '4.2e', undefined, () =>
    whyNotStep(state, state.active),
  )
  const { genes } = state.rows[LOWER]
  player.genes -= ROADRUNNER_COST
  genes[0] = (genes[0] as number) + ROADRUNNER_COST
  const hunters = huntersOf(state, choice.species)
  const dna = LETTERS[choice.letter] as string
  stepTrack(state, speciesOf(state, choice.species), choice)
  tell(
    t,
    'roadrunner',
    { species: unitWord(choice.species), dna, level: speciesOf(state, choice.species).dna[choice.letter] as number },
    '4.2e',
  )
  for (const hunter of hunters) {
    const predator = speciesOf(state, hunter)
    const options: ClassicOption[] = [STAY, ...stepsOf(state, predator).filter((o) => o.letter === choice.letter)]
    const { seat } = playerOf(state, colourOf(hunter))
    const answer = yield* decide(t, seat, 'roadrunner.predator', options, '4.2e', { species: unitWord(hunter), dna })
    if (answer === STAY) continue
    stepTrack(state, predator, answer as StepOption)
    tell(t, 'roadrunner.predator', { species: unitWord(hunter), dna, level: predator.dna[choice.letter] as number }, '4.2e')
  }
}

/** 4.2f: the richest players, other than oneself. Illegal when one alone is the richest, or nobody has a gene. */
export function driftOptions(state: State, colour: number): readonly PlayerOption[] {
  if (!state.rules.geneticDrift) return []
  // 19.1: the genes of extinct two-tuskers are out of the game.
  const rivals = STEAL_OPTIONS.filter((o) => takesTurns(state, o.colour))
  const most = Math.max(...rivals.map((o) => playerOf(state, o.colour).genes))
  return most === 0 ? [] : rivals.filter((o) => o.colour !== colour && playerOf(state, o.colour).genes === most)
}

function whyNotSteal(state: State, colour: number): readonly WhyNot[] {
  const able = driftOptions(state, colour)
  const players = STEAL_OPTIONS.filter((o) => state.players[o.colour])
  return whyNotOf(
    players,
    ({ id }) => id,
    (o) => (able.includes(o) ? undefined : because(o.colour === colour ? 'yourself' : 'not-richest', '4.2f')),
  )
}

export function* geneticDrift(t: ClassicTable): Script {
  const { state } = t
  const player = playerOf(state, state.active)
  const { colour } = yield* decide(t, player.seat, 'drift', driftOptions(state, state.active), '4.2f', undefined, () =>
    whyNotSteal(state, state.active),
  )
  playerOf(state, colour).genes--
  player.genes++
  tell(t, 'drift', { player: colourWord(state.active), victim: `@colour.${COLOURS[colour]}` }, '4.2f')
}
