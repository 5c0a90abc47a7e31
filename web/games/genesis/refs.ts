import type { ColourId } from '@deeptime/genesis/components/ids.ts'

/** What the table calls the things that people can ask about, as the rules name them. */

export const pileRef = (row: string): string => `pile:${row}`
export const rowRef = (row: string): string => `row:${row}`
export const mutationRef = (id: string): string => `mutation:${id}`
export const cubeRef = (mutation: string, plus: boolean): string => `cube:${mutation}/${plus ? 'plus' : 'base'}`
export const chromosomeRef = (organism: string, colour: ColourId): string => `chromosome:${organism}/${colour}`
export const looseRef = (refugium: string, colour: ColourId): string => `loose:${refugium}/${colour}`
export const discRef = (organism: string, colour: ColourId): string => `disc:${organism}/${colour}`
export const diseaseRef = (parasite: string, slot: number): string => `disease:${parasite}/${slot}`
export const trophicRef = (organism: string): string => `trophic:${organism}`
export const biontRef = (colour: ColourId, place: string): string => `biont:${colour}/${place}`
export const catalystRef = (player: ColourId, colour: ColourId): string => `catalyst:${player}/${colour}`
export const dieRef = (die: number): string => `die:${die}`
export const eventRef = (id: string): string => `event:${id}`
export const macroRef = (id: string): string => `marine:${id}`
export const playerRef = (colour: ColourId): string => `player:${colour}`
export const eonRef = (eon: string): string => `eon:${eon}`
export const abilityRef = (ability: string): string => `ability:${ability}`
export const CLIMATE = 'climate'
export const chainRef = (ecosystem: string): string => `chain:${ecosystem}`
