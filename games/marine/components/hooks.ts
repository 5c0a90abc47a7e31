import type { Described } from '@deeptime/kit'
import type { modifier, traitModifier } from '../deck/hook-schema.ts'

/** Changes of the rules that a displayed card makes for all, as `deck/hook-schema.ts` describes them. */
export type Modifier = Described<typeof modifier>

/** Those that a trait makes for its owner. */
export type TraitModifier = Described<typeof traitModifier>

type Hook<Name extends TraitModifier['hook']> = Extract<TraitModifier, { hook: Name }>

export type ActionCondition = Hook<'vpOnAction'>['condition']
export type ReseedCondition = Hook<'vpOnReseed'>['condition']
export type ElementLoss = Hook<'elementImmunity'>['from'][number]
