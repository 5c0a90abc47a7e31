import { type AbilityId, COUNTED_ABILITIES, PLAIN_ABILITIES } from '@deeptime/genesis/components/ids.ts'

export type { AbilityId }
export const ABILITY_IDS: readonly AbilityId[] = [...COUNTED_ABILITIES, ...PLAIN_ABILITIES]
