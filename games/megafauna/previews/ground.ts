/** What a place becomes with another disc on it, by the names that people see (F3, K7). */

import { CRATONS } from '../components/cratons.ts'
import { BIOMES } from '../components/movement.ts'
import type { Biome, Form, World } from '../components/types.ts'

const BY_DISC: Readonly<Record<string, string>> = { black: 'mountain', white: 'ice', green: 'forest' }
const ALIEN_BY_DISC: Readonly<Record<string, string>> = { black: 'mountain', white: 'water' }
/** Basins count as seas, highlands as weeds. */
const PRINTED_AS: Readonly<Partial<Record<Biome, string>>> = { basin: 'sea', highland: 'weeds' }

/** The biome in force at `siberia-3` with this disc, or with none. */
export function biomeWith(world: World, alien: boolean, place: string, disc: string): string {
  const cut = place.lastIndexOf('-')
  const [craton, slot] = [place.slice(0, cut), Number(place.slice(cut + 1))]
  if (Number.isNaN(slot)) return disc === 'bloom' ? 'bloom' : 'offshore'
  if (alien) return ALIEN_BY_DISC[disc] ?? 'land'
  const printed = CRATONS[world].find(({ id }) => id === craton)?.biomes[slot] ?? 'weeds'
  return BY_DISC[disc] ?? PRINTED_AS[printed] ?? printed
}

/** F3c: whether a form lives in a biome without help. */
export const livesIn = (form: Form, biome: string): boolean => BIOMES.find((data) => data.biome === biome)?.habitable[form] ?? true
