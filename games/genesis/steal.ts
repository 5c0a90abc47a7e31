import type { OptionLabel } from './keys.ts'
import { printedColour } from './losses.ts'
import type { GenesisOption } from './options.ts'
import { diseaseColour, organismAt } from './organisms.ts'
import { colourWord, cubeRef, diseaseRef, macroFace, mutationWord, organRef, organWord, promotedWord } from './refs.ts'
import { diseaseFrom, type GenesisState, HERE, type Held, NONE, ORGAN_CUBE, type Organism, STOLEN } from './state.ts'

/** E3: which cubes of a host a parasite can steal. Only mutation cubes and organs, '+' before base, never what lies on the placard. */

export interface CubeOption extends GenesisOption {
  readonly colour: number
  readonly from: { readonly held: Held; readonly plus: boolean } | { readonly organ: number } | { readonly incumbent: number }
}

/** A card's cubes in the order in which they can be taken: those on it and, for who supplants, those that its parasite holds. */
function chainOf(s: GenesisState, { card, base, plus }: Held, supplanting: boolean): number[] {
  const chain: number[] = []
  if (plus === HERE || (plus === STOLEN && supplanting)) chain.push(printedColour(s, card, true))
  if (base === HERE || (base === STOLEN && supplanting)) chain.push(printedColour(s, card, false))
  return chain
}

/** Cubes by colour in chains of which the first must go before the next. */
function chainsOf(s: GenesisState, host: number, supplanting: boolean): number[][] {
  const { mutations, macro, parasite } = organismAt(s, host)
  if (!macro) return mutations.map((held) => chainOf(s, held, supplanting))
  const { organs } = macroFace(s, macro.card, macro.land)
  const chains = organs.flatMap(({ colour }, slot) => (macro.organs[slot] === NONE ? [] : [[colour as number]]))
  if (supplanting && parasite !== NONE) {
    const { disease, face } = organismAt(s, parasite)
    for (let slot = 0; slot < disease.length; slot++) if (disease[slot] !== NONE) chains.push([diseaseColour(s, parasite, face, slot)])
  }
  return chains
}

/** The most cubes that empty slots of these colours can take from chains: with two slots at most two. */
function mostOf(slots: readonly number[], chains: readonly (readonly number[])[]): number {
  let most = 0
  for (let a = 0; a < slots.length; a++) {
    for (const [i, chain] of chains.entries()) {
      if (chain[0] !== slots[a]) continue
      most = Math.max(most, 1)
      const rest = slots.filter((_, b) => b !== a)
      if (rest.length === 0) return 1
      const left = chains.map((other, k) => (k === i ? other.slice(1) : other))
      if (rest.some((colour) => left.some((other) => other[0] === colour))) return 2
    }
  }
  return most
}

export const slotsOf = (s: GenesisState, parasite: number, face: number): number[] =>
  [0, 1].map((slot) => diseaseColour(s, parasite, face, slot))

/** How many cubes a face could hold of a host; of one that has a parasite already, with that one's cubes given back. */
export const mostCubes = (s: GenesisState, parasite: number, face: number, host: number, supplanting: boolean): number =>
  mostOf(slotsOf(s, parasite, face), chainsOf(s, host, supplanting))

export const diseaseCount = ({ disease }: Organism): number => disease.reduce((n, from) => n + (from === NONE ? 0 : 1), 0)

const emptySlots = (s: GenesisState, parasite: number): number[] => {
  const { disease, face } = organismAt(s, parasite)
  return [0, 1].filter((slot) => disease[slot] === NONE).map((slot) => diseaseColour(s, parasite, face, slot))
}

const cubeOption = (
  from: CubeOption['from'],
  colour: number,
  ref: string,
  label: OptionLabel,
  params: Record<string, string>,
): CubeOption => ({
  id: ref,
  about: [ref],
  label,
  params: { colour: colourWord(colour), ...params },
  colour,
  from,
})

/** Cubes of the host that can be taken now, whatever their colour; `incumbent` is a parasite that is being driven out. */
function loose(s: GenesisState, host: number, incumbent: number): CubeOption[] {
  const { mutations, macro } = organismAt(s, host)
  const found: CubeOption[] = []
  for (const held of mutations) {
    const plus = held.plus === HERE
    if (!plus && held.base !== HERE) continue
    const mutation = held.promoted ? promotedWord(s, held.card) : mutationWord(s, held.card)
    const label = plus ? 'plus-cube' : 'base-cube'
    found.push(cubeOption({ held, plus }, printedColour(s, held.card, plus), cubeRef(s, held.card, plus), label, { mutation }))
  }
  if (!macro) return found
  const { organs } = macroFace(s, macro.card, macro.land)
  for (let slot = 0; slot < organs.length; slot++) {
    if (macro.organs[slot] === NONE) continue
    const organ = organWord(s, macro.card, macro.land, slot)
    const ref = organRef(s, macro.card, macro.land, slot)
    found.push(cubeOption({ organ: slot }, organs[slot]?.colour as number, ref, 'organ', { organ }))
  }
  if (incumbent !== NONE) found.push(...incumbentCubes(s, incumbent))
  return found
}

function incumbentCubes(s: GenesisState, incumbent: number): CubeOption[] {
  const { disease, face } = organismAt(s, incumbent)
  return [0, 1]
    .filter((slot) => disease[slot] !== NONE)
    .map((slot) => cubeOption({ incumbent: slot }, diseaseColour(s, incumbent, face, slot), diseaseRef(s, incumbent, slot), 'disease', {}))
}

/** What fits an empty slot of the parasite. */
export function stealable(s: GenesisState, parasite: number, host: number, incumbent: number = NONE): CubeOption[] {
  const slots = emptySlots(s, parasite)
  return loose(s, host, incumbent).filter(({ colour }) => slots.includes(colour))
}

/** Whether one more cube could follow this one, where more are needed. */
export function leadsTo(s: GenesisState, parasite: number, host: number, option: CubeOption, need: number, incumbent: number): boolean {
  if (need <= 0) return true
  const { from, colour } = option
  const rest = emptySlots(s, parasite)
  rest.splice(rest.indexOf(colour), 1)
  const next = 'held' in from && from.plus && from.held.base === HERE ? [printedColour(s, from.held.card, false)] : []
  const others = loose(s, host, incumbent)
    .filter((other) => other.id !== option.id)
    .map((other) => other.colour)
  return [...others, ...next].some((c) => rest.includes(c))
}

/** E3: the cube moves to the first empty slot of its colour. */
export function steal(s: GenesisState, parasite: number, host: number, { from, colour }: CubeOption, incumbent: number = NONE): void {
  const { disease, face } = organismAt(s, parasite)
  const slot = [0, 1].find((i) => disease[i] === NONE && diseaseColour(s, parasite, face, i) === colour) as number
  if ('held' in from) {
    if (from.plus) from.held.plus = STOLEN
    else from.held.base = STOLEN
    disease[slot] = diseaseFrom(from.held.card, from.plus)
    return
  }
  disease[slot] = ORGAN_CUBE
  if ('organ' in from) {
    const { macro } = organismAt(s, host)
    if (macro) macro.organs[from.organ] = NONE
    s.levelsStale = true
  } else organismAt(s, incumbent).disease[from.incumbent] = NONE
}

/** H4, E4: a cube goes back to the card or slot it came from; without an empty slot of its colour an organ's cube is lost. */
export function giveBack(s: GenesisState, parasite: number, slot: number): void {
  const { disease, face, host } = organismAt(s, parasite)
  const from = disease[slot] as number
  disease[slot] = NONE
  const { mutations, macro } = organismAt(s, host)
  if (from === ORGAN_CUBE) {
    if (!macro) return
    const home = emptyOrgan(s, host, diseaseColour(s, parasite, face, slot))
    // An organ that comes back works at once.
    if (home !== NONE) macro.organs[home] = s.turn - 1
    s.levelsStale = true
    return
  }
  const held = mutations.find(({ card }) => card === from >> 1) as Held
  if (from & 1) held.plus = HERE
  else held.base = HERE
}

export function giveAllBack(s: GenesisState, parasite: number): void {
  const { disease } = organismAt(s, parasite)
  for (let slot = 0; slot < disease.length; slot++) if (disease[slot] !== NONE) giveBack(s, parasite, slot)
}

/** The first empty organ slot of a colour, or `NONE`. */
export function emptyOrgan(s: GenesisState, o: number, colour: number): number {
  const { macro } = organismAt(s, o)
  if (!macro) return NONE
  return macroFace(s, macro.card, macro.land).organs.findIndex((organ, slot) => organ.colour === colour && macro.organs[slot] === NONE)
}
