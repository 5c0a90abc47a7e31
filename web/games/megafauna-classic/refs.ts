/** What the table calls the things that people can ask about. Those that options speak of are named as the rules name them. */

export type Space = 'biome' | 'rooter' | 'predator'

const LETTER_OF: Readonly<Record<Space, string>> = { biome: 'b', rooter: 'r', predator: 'p' }
const SPACE_OF: Readonly<Record<string, Space>> = { b: 'biome', r: 'rooter', p: 'predator' }

export const placeRef = (habitat: string, space: Space): string => `place:${habitat}${LETTER_OF[space]}`

/** `T4b` → habitat T4, space biome. */
export const readPlace = (id: string): { habitat: string; space: Space } => ({
  habitat: id.slice(0, -1),
  space: SPACE_OF[id.slice(-1)] ?? 'biome',
})

/** One animal or immigrant where it stands: `unit:species.red-dino@T4b`, `unit:tile.IM11@T4b`. */
export const unitRef = (unit: string, habitat: string, space: Space): string =>
  `unit:${unit.replace(':', '.')}@${habitat}${LETTER_OF[space]}`

export function readUnit(id: string): { unit: string; place: string } {
  const [name = '', place = ''] = id.split('@')
  return { unit: name.replace('.', ':'), place }
}

export const speciesRef = (id: string): string => `species:${id}`
export const cardRef = (id: string): string => `card:${id}`
export const cultureRef = (id: string): string => `culture:${id}`
export const inheritanceRef = (face: string): string => `inheritance:${face}`
export const playerRef = (colour: string): string => `player:${colour}`
export const trackRef = (letter: string, box?: number): string => `track:${letter}${box ?? ''}`
export const sizeRef = (size: number): string => `size:${size}`
export const latitudeRef = (latitude: string): string => `latitude:${latitude}`
export const greenhouseRef = (level: string): string => `greenhouse:${level}`
export const periodRef = (period: string): string => `period:${period}`
export const instinctRef = (instinct: string): string => `instinct:${instinct}`

export const TARPIT = 'tarpit'
export const ATLANTIC = 'atlantic'
export const ERA = 'era'
export const GENERAL_DECK = 'general-deck'
