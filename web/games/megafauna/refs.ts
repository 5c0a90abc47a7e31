/** What the table calls the things that people can ask about. Those that options speak of are named as the rules name them. */

import type { Level } from '@deeptime/megafauna'

export const placeRef = (place: string): string => `place:${place}`
export const spaceRef = (place: string, level: Level): string => `space:${place}/${level}`
export const speciesRef = (id: string): string => `species:${id}`
export const cardRef = (id: string): string => `card:${id}`
export const playerRef = (colour: string): string => `player:${colour}`
export const trackRef = (track: string): string => `track:${track}`
export const toolRef = (tool: string): string => `tool:${tool}`
export const eventRef = (card: string): string => `event:${card}`
export const latitudeRef = (row: number): string => `latitude:${row}`
export const cratonRef = (craton: string): string => `craton:${craton}`
/** One creeple where it is: `creeple:black-flyer@siberia-3/carnivore`, with `!` if it is endangered. */
export const creepleRef = (species: string, place: string, level: Level, lies: boolean): string =>
  `creeple:${species}@${place}/${level}${lies ? '!' : ''}`

export interface CreepleName {
  readonly species: string
  readonly place: string
  readonly level: Level
  readonly lies: boolean
}

export function readCreeple(id: string): CreepleName {
  const [species = '', at = ''] = id.split('@')
  const lies = at.endsWith('!')
  const [place = '', level = 'herbivore'] = (lies ? at.slice(0, -1) : at).split('/')
  return { species, place, level: level as Level, lies }
}

/** `siberia-3/carnivore` → place and level. */
export function readSpace(id: string): { readonly place: string; readonly level: Level } {
  const [place = '', level = 'herbivore'] = id.split('/')
  return { place, level: level as Level }
}

/** `siberia-north` → craton and slot. */
export function readPlace(id: string): { readonly craton: string; readonly slot: string } {
  const cut = id.lastIndexOf('-')
  return { craton: id.slice(0, cut), slot: id.slice(cut + 1) }
}

export const MEDEA = 'medea'
export const ERA = 'era'
