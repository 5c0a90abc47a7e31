import type { SeatView } from '@deeptime/engine'
import type { MegafaunaView } from '@deeptime/megafauna'

const SPECIES = /^@species\.([a-z]+-[a-z]+)$/

/** The species that a question is about: the newborn that is placed, the one that loses an organ. */
export function speciesAsked({ ask }: SeatView<MegafaunaView>): string | undefined {
  const named = ask?.params?.species
  return typeof named === 'string' ? SPECIES.exec(named)?.[1] : undefined
}

/** The species whose newborn looks for a place. */
export const moverIn = (view: SeatView<MegafaunaView>): string | undefined =>
  view.ask?.kind === 'disperse.to' ? speciesAsked(view) : undefined
