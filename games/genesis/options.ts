import { DONE, type OptionOf, oncePer } from '@deeptime/kit'
import type { Cards } from './components/cards.ts'
import { COLOUR_IDS } from './components/ids.ts'
import type { OptionLabel } from './keys.ts'
import { bacteriumRef, bacteriumWord, cardsIn, colourWord, organismRef, organismWord, refugiumRefOf, refugiumWordOf } from './refs.ts'
import { type GenesisState, isParasite } from './state.ts'

/** An option whose label has words. */
export type GenesisOption = OptionOf<OptionLabel>
export { DONE }

/** Plain answers, made once. */
const plain = (id: OptionLabel): GenesisOption => ({ id, label: id })
export const CLAIM = plain('claim')
export const PASS = plain('pass')
export const CALL = plain('call')
export const NO_CALL = plain('no-call')
export const GAIA = plain('gaia')
export const MEDEA = plain('medea')
export const BLOCK = plain('block')
export const ALLOW = plain('allow')
export const REFUSE = plain('refuse')
export const DIE = plain('die')
export const KEEP = plain('keep')
export const REROLL = plain('reroll')
export const TAKE = plain('take')
export const LEAVE = plain('leave')
export const LAND = plain('land')
export const STAY = plain('stay')

export interface ColourOption extends GenesisOption {
  readonly colour: number
}
const COLOUR_OPTIONS: readonly ColourOption[] = COLOUR_IDS.map((id, colour) => ({
  id,
  label: 'colour',
  params: { colour: colourWord(colour) },
  colour,
}))
export const colourOption = (colour: number): ColourOption => COLOUR_OPTIONS[colour] as ColourOption

export interface OrganismOption extends GenesisOption {
  readonly organism: number
}
const bacteriaOptions = oncePer((cards: Cards): readonly OrganismOption[] =>
  cards.refugia.map((_, organism) => {
    const ref = bacteriumRef(cards, organism)
    return { id: ref, about: [ref], label: 'organism', params: { organism: bacteriumWord(cards, organism) }, organism }
  }),
)
/** Those of bacteria are made once; what a risen one or a parasite is called depends on the side that lies up. */
export function organismOption(s: GenesisState, organism: number): OrganismOption {
  if (!isParasite(organism) && !s.organisms[organism]?.macro) return bacteriaOptions(cardsIn(s))[organism] as OrganismOption
  const ref = organismRef(s, organism)
  return { id: ref, about: [ref], label: 'organism', params: { organism: organismWord(s, organism) }, organism }
}

export interface RefugiumOption extends GenesisOption {
  readonly placard: number
}
const refugiaOptions = oncePer((cards: Cards): readonly RefugiumOption[] =>
  cards.refugia.map((_, placard) => {
    const ref = refugiumRefOf(cards, placard)
    return { id: ref, about: [ref], label: 'refugium', params: { refugium: refugiumWordOf(cards, placard) }, placard }
  }),
)
export const refugiumOption = (s: GenesisState, placard: number): RefugiumOption => refugiaOptions(cardsIn(s))[placard] as RefugiumOption
