import type { Script, Table } from '@deeptime/engine'
import { actorsIn, biontOf, sendHome } from './bionts.ts'
import { COLOURS } from './components/ids.ts'
import type { OptionLabel } from './keys.ts'
import { demote, discardCard, fallBack, loseDisease, printedColour, settle } from './losses.ts'
import type { GenesisOption } from './options.ts'
import { type Decider, deciderOf, diseaseColour, organismAt } from './organisms.ts'
import {
  biontRef,
  chromosomeRef,
  circleRef,
  circleWord,
  colourWord,
  cubeRef,
  discRef,
  diseaseRef,
  mutationRef,
  mutationWord,
  organismId,
  organismWord,
  organRef,
  organWord,
  promotedWord,
  trophicRef,
} from './refs.ts'
import { decide, tell } from './speech.ts'
import {
  type Actor,
  cardOfDisease,
  colourOfActor,
  colourOfBiont,
  diseaseFrom,
  type GenesisState,
  HERE,
  type Held,
  isPlusDisease,
  NONE,
  ORGAN_CUBE,
  type Organism,
} from './state.ts'

/** Atrophy: the loss of one token, in the order of the glossary or, with immunology, in any. */

type T = Table<GenesisState>

/** What can be lost. */
export type Token =
  | { readonly kind: 'plus' | 'base' | 'card'; readonly held: Held }
  | { readonly kind: 'cube' | 'disc' | 'circle'; readonly colour: number }
  | { readonly kind: 'disease' | 'organ'; readonly slot: number }
  | { readonly kind: 'biont'; readonly actor: Actor }
  | { readonly kind: 'trophic' }

export interface TokenOption extends GenesisOption {
  readonly token: Token
}

const option = (token: Token, ref: string, label: OptionLabel, params: Record<string, string>): TokenOption => ({
  id: ref,
  about: [ref],
  label,
  params,
  token,
})

function cubeOption(s: GenesisState, held: Held, plus: boolean): TokenOption {
  const params = {
    mutation: held.promoted ? promotedWord(s, held.card) : mutationWord(s, held.card),
    colour: colourWord(printedColour(s, held.card, plus)),
  }
  return option({ kind: plus ? 'plus' : 'base', held }, cubeRef(s, held.card, plus), plus ? 'plus-cube' : 'base-cube', params)
}

/** The steps of the glossary, first to last. */
const STEPS = 6

function tokensOfStep(s: GenesisState, o: number, step: number): TokenOption[] {
  const organism = organismAt(s, o)
  switch (step) {
    case 0:
      return organism.mutations.filter(({ plus }) => plus === HERE).map((held) => cubeOption(s, held, true))
    case 1:
      return organism.mutations.filter(({ base, plus }) => base === HERE && plus !== HERE).map((held) => cubeOption(s, held, false))
    case 2:
      return organism.mutations.filter(({ base, plus }) => base !== HERE && plus !== HERE).map((held) => bareOption(s, held))
    case 3:
      return otherCubes(s, o, organism)
    case 4:
      return biontTokens(s, o, organism)
    default:
      return organism.macro ? [trophicOption(s, o, organism.macro.trophic)] : []
  }
}

function bareOption(s: GenesisState, held: Held): TokenOption {
  const mutation = held.promoted ? promotedWord(s, held.card) : mutationWord(s, held.card)
  return option({ kind: 'card', held }, mutationRef(s, held.card), 'mutation', { mutation })
}

/** Of one card the '+' goes before the base. */
const keepsPlusOf = (disease: readonly number[], from: number): boolean =>
  from !== ORGAN_CUBE && !isPlusDisease(from) && disease.includes(diseaseFrom(cardOfDisease(from), true))

function otherCubes(s: GenesisState, o: number, { cubes, disease, face, macro }: Organism): TokenOption[] {
  const found: TokenOption[] = []
  for (const colour of COLOURS) {
    if ((cubes[colour] as number) > 0) {
      found.push(option({ kind: 'cube', colour }, chromosomeRef(s, o, colour), 'chromosome', { colour: colourWord(colour) }))
    }
  }
  for (let slot = 0; slot < disease.length; slot++) {
    const from = disease[slot] as number
    if (from === NONE || keepsPlusOf(disease, from)) continue
    const colour = colourWord(diseaseColour(s, o, face, slot))
    found.push(option({ kind: 'disease', slot }, diseaseRef(s, o, slot), 'disease', { colour }))
  }
  if (macro) {
    for (let slot = 0; slot < macro.organs.length; slot++) {
      if (macro.organs[slot] === NONE) continue
      const organ = organWord(s, macro.card, macro.land, slot)
      found.push(option({ kind: 'organ', slot }, organRef(s, macro.card, macro.land, slot), 'organ', { organ }))
    }
  }
  return found
}

function biontTokens(s: GenesisState, o: number, { macro }: Organism): TokenOption[] {
  if (!macro) {
    return actorsIn(s, o).map((actor) => {
      const params = { colour: colourWord(colourOfActor(actor)), at: organismWord(s, o) }
      return option({ kind: 'biont', actor }, biontRef(actor, organismId(s, o)), 'biont', params)
    })
  }
  return COLOURS.filter((colour) => macro.circles[colour] !== NONE).map((colour) => {
    const params = { circle: circleWord(s, macro.card, macro.land, colour), colour: colourWord(colour) }
    return option({ kind: 'circle', colour }, circleRef(s, macro.card, macro.land, colour), 'endosymbiont', params)
  })
}

const trophicOption = (s: GenesisState, o: number, biont: number): TokenOption =>
  option({ kind: 'trophic' }, trophicRef(s, o), 'trophic', { colour: colourWord(colourOfBiont(biont)) })

/** D6: against oxygen discs may be lost instead. */
function discTokens(s: GenesisState, o: number, { discs }: Organism): TokenOption[] {
  return COLOURS.filter((colour) => (discs[colour] as number) > 0).map((colour) =>
    option({ kind: 'disc', colour }, discRef(s, o, colour), 'disc', { colour: colourWord(colour) }),
  )
}

/** What the next atrophy may take. */
export function tokens(s: GenesisState, o: number, oxygen: boolean, decider: Decider = deciderOf(s, o)): TokenOption[] {
  const discs = oxygen ? discTokens(s, o, organismAt(s, o)) : []
  const found: TokenOption[] = []
  for (let step = 0; step < STEPS; step++) {
    if (decider.sparesTrophic && step === STEPS - 1 && found.length > 0) break
    found.push(...tokensOfStep(s, o, step))
    if (!decider.anyOrder && found.length > 0) break
  }
  return [...discs, ...found]
}

/** As many tokens as said, while the organism lives on in the same form. */
export function* atrophy(t: T, o: number, losses: number, oxygen = false): Script {
  const s = t.state
  const organism = organismAt(s, o)
  const { macro } = organism
  for (let left = losses; left > 0; left--) {
    if (s.organisms[o] !== organism || organism.macro !== macro) return
    const decider = deciderOf(s, o)
    const options = tokens(s, o, oxygen, decider)
    if (options.length === 0) return
    const params = { organism: organismWord(s, o), left }
    const { token, params: what } = yield* decide(t, decider.actor, 'atrophy.token', options, 'Atrophy', params)
    const lost = what?.mutation ?? what?.organ ?? what?.circle ?? what?.colour ?? ''
    tell(t, 'atrophy', { organism: organismWord(s, o), what: lost }, 'Atrophy')
    yield* loseToken(t, o, token)
  }
}

export function* loseToken(t: T, o: number, token: Token): Script {
  takeToken(t, o, token)
  if (token.kind === 'trophic') yield* fallBack(t, o)
  yield* settle(t, o)
}

function takeToken(t: T, o: number, token: Token): void {
  const s = t.state
  const organism = organismAt(s, o)
  switch (token.kind) {
    case 'plus':
      demote(t, organism, token.held)
      return
    case 'base':
    case 'card':
      discardCard(t, o, token.held)
      return
    case 'cube':
      organism.cubes[token.colour] = (organism.cubes[token.colour] as number) - 1
      return
    case 'disc':
      organism.discs[token.colour] = (organism.discs[token.colour] as number) - 1
      return
    case 'disease':
      loseDisease(t, o, token.slot)
      return
    case 'organ':
      if (organism.macro) organism.macro.organs[token.slot] = NONE
      s.levelsStale = true
      return
    case 'circle':
      sendHome(t, organism.macro?.circles[token.colour] as number, true)
      return
    case 'biont':
      sendHome(t, biontOf(s, token.actor, o), true)
      return
    case 'trophic':
      // It stays on the bacterium below (B4).
      return
  }
}
