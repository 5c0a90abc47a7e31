import type { Cards, Macro } from '@deeptime/genesis/components/cards.ts'
import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import type { OrganismView } from '@deeptime/genesis/view'
import { mutationCard } from './cards.ts'

/** H3: healthy cubes of each colour, on the placard and on its mutations; bionts never count. */
function healthyCubes({ cubes, mutations }: OrganismView, cards: Cards): Record<ColourId, number> {
  const found = Object.fromEntries(COLOUR_IDS.map((colour) => [colour, cubes[colour] ?? 0])) as Record<ColourId, number>
  for (const { id, base, plus } of mutations) {
    const card = mutationCard(cards, id)
    if (base === 'here') found[COLOUR_IDS[card.colour] as ColourId]++
    if (plus === 'here') found[COLOUR_IDS[card.plus] as ColourId]++
  }
  return found
}

/** Cubes that the nearest of some bacteria lacks to become a macroorganism; nothing if there is none. */
export function missingFor(macro: Macro, bacteria: readonly OrganismView[], cards: Cards): number | undefined {
  const gaps = bacteria.map((bacterium) => {
    const have = healthyCubes(bacterium, cards)
    return macro.marine.systems.reduce((sum, need, i) => sum + Math.max(0, need - have[COLOUR_IDS[i] as ColourId]), 0)
  })
  return gaps.length > 0 ? Math.min(...gaps) : undefined
}
