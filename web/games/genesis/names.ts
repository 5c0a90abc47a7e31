import type { GenesisView, OrganismView } from '@deeptime/genesis/view'
import type { Words } from '@deeptime/words'

/** The catalog key of what an organism is called now: a placard that has risen is called by its card. */
export const nameKey = ({ kind, id, macro }: OrganismView): string =>
  macro ? `${macro.land ? 'land' : 'marine'}.${macro.id}` : `${kind === 'parasite' ? 'parasite' : 'bacterium'}.${id}`

export const nameOf = (organism: OrganismView, words: Words): string => words.text(nameKey(organism))

export const organismByRef = (game: GenesisView, ref: string): OrganismView | undefined => game.organisms.find((o) => o.ref === ref)
