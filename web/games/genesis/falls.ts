import type { Cards } from '@deeptime/genesis/components/cards.ts'
import { COLOUR_IDS } from '@deeptime/genesis/components/ids.ts'
import type { OrganismView } from '@deeptime/genesis/view'
import { macroCard, mutationCard } from './cards.ts'
import { biontRef, chromosomeRef, cubeRef, diseaseRef, trophicRef } from './refs.ts'

/** Atrophy: what an organism would lose next, one of these; with immunology anything, so nothing is marked. */
export function fallsNext(organism: OrganismView, cards: Cards): ReadonlySet<string> {
  const { id, mutations, cubes, disease, macro, bionts } = organism
  if (isImmune(organism, cards)) return new Set()
  const steps: readonly (readonly string[])[] = [
    mutations.filter((m) => m.plus === 'here').map((m) => cubeRef(m.id, true)),
    mutations.filter((m) => m.base === 'here').map((m) => cubeRef(m.id, false)),
    mutations.filter((m) => m.base !== 'here' && m.plus !== 'here').map((m) => m.ref),
    [
      ...COLOUR_IDS.filter((colour) => cubes[colour]).map((colour) => chromosomeRef(id, colour)),
      ...disease.flatMap(({ filled }, slot) => (filled ? [diseaseRef(id, slot)] : [])),
      ...(macro?.organs.filter((organ) => organ.filled).map((organ) => organ.ref) ?? []),
    ],
    macro
      ? macro.circles.filter((circle) => circle.biont).map((circle) => circle.ref)
      : COLOUR_IDS.filter((colour) => bionts.some((biont) => biont.colour === colour)).map((colour) => biontRef(colour, id)),
    macro ? [trophicRef(id)] : [],
  ]
  return new Set(steps.find((step) => step.length > 0))
}

/** Whether a mutation, an organ or a guest lets somebody choose in any order. */
function isImmune({ mutations, macro }: OrganismView, cards: Cards): boolean {
  if (mutations.some((m) => !m.waiting && mutationCard(cards, m.id)[m.promoted ? 'promoted' : 'plain'].immunology)) return true
  if (!macro) return false
  const face = macroCard(cards, macro.id)[macro.land ? 'land' : 'marine']
  const organs = macro.organs.some((organ, slot) => organ.filled && !organ.waiting && face.organs[slot]?.abilities.immunology)
  return organs || macro.circles.some((circle, at) => circle.biont && !circle.biont.npc && face.circles[at]?.abilities.immunology)
}
