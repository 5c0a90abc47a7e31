import type { AnimalId, DiscSection, ElementId, SectionId } from '@deeptime/marine'

/** What the table calls the things that people can ask about. Those that options speak of are named as the rules name them. */

export const tileRef = (q: number, r: number): string => `tile:${q},${r}`
export const speciesRef = (animal: AnimalId, q: number, r: number): string => `species:${animal}@${q},${r}`
export const cardRef = (card: string): string => `card:${card}`
export const traitRef = (trait: string): string => `trait:${trait}`
export const elementRef = (element: ElementId): string => `element:${element}`
export const pawnRef = (element: ElementId): string => `pawn:${element}`
export const animalRef = (animal: AnimalId): string => `animal:${animal}`
export const sectionRef = (section: SectionId): string => `section:${section}`
export const slotRef = (section: DiscSection, slot: number): string => `slot:${section}-${slot + 1}`
export const cubeRef = (box: number): string => `regression-box:${box + 1}`
export const reseedRef = (animal: AnimalId): string => `reseed:${animal}`
export const displayRef = (animal: AnimalId, place: number): string => `display:${animal}-${place + 1}`
export const bagRef = (element: ElementId): string => `bag:${element}`

export const RETRIEVE = 'retrieve'
export const VENTS = 'vents'
export const SURVIVAL = 'survival'
export const FOOD_CHAIN = 'food-chain'
export const DRAW_PILE = 'pile'

/** `2,-1` → q 2, r −1. */
export function readHex(id: string): { q: number; r: number } {
  const [q = 0, r = 0] = id.split(',').map(Number)
  return { q, r }
}

/** `-1,2/0,1/0,2` → its three hexes. */
export const readCorner = (id: string): { q: number; r: number }[] => id.split('/').map(readHex)

const COLUMNS = 'ABCDEFG'
const RADIUS = (COLUMNS.length - 1) / 2

/** What people call a hex: its column from left to right and its place from the top, as on the grid of an atlas. `0,0` is D4. */
export function hexName(id: string): string {
  const { q, r } = readHex(id)
  return `${COLUMNS[q + RADIUS] ?? '?'}${r + RADIUS + Math.min(0, q) + 1}`
}

/** The hexes of the board that meet at a corner, by name. */
export const cornerNames = (id: string): string[] =>
  id
    .split('/')
    .filter((hex) => {
      const { q, r } = readHex(hex)
      return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS
    })
    .map(hexName)
