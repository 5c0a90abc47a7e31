/** E5 Neoteny: up to one basal organ of each species goes. J8c: black may do it once a turn for a fossil. */

import type { Script } from '@deeptime/engine'
import { cardRef, cardWord } from '../cards.ts'
import { BLACK, speciesIdsOf } from '../components/phyla.ts'
import { removeBasal, seatOf } from '../cubes.ts'
import { decide, type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import { type BasalOption, basalIndex, NEOTENY_OPTIONS, NO_NEOTENY } from '../options.ts'
import { organWord, speciesWord, TOOL_REFS, toolWord } from '../refs.ts'
import { fossilCardsOf } from '../score.ts'
import { settleSpecies } from '../settle.ts'
import { ORGAN_COUNT, type Player, type State } from '../state.ts'
import { playerOf, refresh, speciesOf } from '../tableau.ts'

function basalOptions(s: State, species: number): MegafaunaOption[] {
  const { basal } = speciesOf(s, species)
  const options: MegafaunaOption[] = []
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    if ((basal[organ] as number) > 0) options.push(NEOTENY_OPTIONS[basalIndex(species, organ)] as BasalOption)
  }
  return options
}

export const hasBasal = (s: State, colour: number): boolean =>
  speciesIdsOf(colour).some((species) => s.species[species]?.basal.some((n) => n > 0))

/** Species by species; with nothing done so far the last one can't be left out. */
export function* neoteny(t: MegafaunaTable, colour: number): Script {
  const s = t.state
  const able = speciesIdsOf(colour).filter((species) => s.species[species]?.basal.some((n) => n > 0))
  let done = 0
  for (const [i, species] of able.entries()) {
    if (!s.species[species]) continue
    const options = basalOptions(s, species)
    if (done > 0 || i < able.length - 1) options.push(NO_NEOTENY)
    const answer = yield* decide(t, seatOf(s, colour), 'neoteny.organ', options, 'E5', { species: speciesWord(species) })
    if (answer === NO_NEOTENY) continue
    done++
    shed(t, species, (answer as BasalOption).organ)
  }
}

function shed(t: MegafaunaTable, species: number, organ: number): void {
  const s = t.state
  const x = speciesOf(s, species)
  removeBasal(s, x, organ)
  refresh(s, x)
  tell(t, 'neoteny', { species: speciesWord(species), organ: organWord(organ) }, 'E5')
  // K2b
  settleSpecies(t, species)
}

/** J8c: whether black may still shed an organ for a fossil this turn. */
export function canMetamorphose(s: State, colour: number): boolean {
  if (colour !== BLACK || !s.rules.apomorphies) return false
  const player = playerOf(s, colour)
  return player.freeNeoteny && player.fossilTokens + fossilCardsOf(player) > 0 && hasBasal(s, colour)
}

interface FossilOption extends MegafaunaOption {
  /** The card or the side of the tool; 0 for what there is one of. */
  readonly number: number
}

/** What black can pay with: any one token or card of its record. */
function fossilOptions(s: State, player: Player): readonly FossilOption[] {
  const { fossilTokens, archetypeFossil, macroFossil, fossilCards, fossilTools } = player
  const single = (label: 'fossil.token' | 'fossil.archetype' | 'fossil.macro'): FossilOption => ({ id: label, label, number: 0 })
  return [
    ...(fossilTokens > 0 ? [single('fossil.token')] : []),
    ...(archetypeFossil ? [single('fossil.archetype')] : []),
    ...(macroFossil ? [single('fossil.macro')] : []),
    ...fossilCards.map((card): FossilOption => {
      const about = [cardRef(s, card)]
      return { id: `fossil.card:${card}`, about, label: 'fossil.card', params: { card: cardWord(s, card) }, number: card }
    }),
    ...fossilTools.map((tool): FossilOption => {
      const about = [TOOL_REFS[tool] as string]
      return { id: `fossil.tool:${tool}`, about, label: 'fossil.tool', params: { tool: toolWord(tool) }, number: tool }
    }),
  ]
}

/** A fossil leaves the game. An archetype card stays at hand for a resurrection, but is no fossil any more. */
function pay(s: State, player: Player, { label, number }: FossilOption): void {
  if (label === 'fossil.token') player.fossilTokens--
  else if (label === 'fossil.archetype') player.archetypeFossil = false
  else if (label === 'fossil.macro') player.macroFossil = false
  else if (label === 'fossil.card') s.removed.push(...player.fossilCards.splice(player.fossilCards.indexOf(number), 1))
  else s.removedTools.push(...player.fossilTools.splice(player.fossilTools.indexOf(number), 1))
}

/** J8c: a free neoteny of each species of black, for one fossil. */
export function* metamorphose(t: MegafaunaTable): Script {
  const s = t.state
  const player = playerOf(s, BLACK)
  pay(s, player, yield* decide(t, player.seat, 'neoteny.fossil', fossilOptions(s, player), 'J8c'))
  player.freeNeoteny = false
  tell(t, 'neoteny.free', {}, 'J8c')
  yield* neoteny(t, BLACK)
}
