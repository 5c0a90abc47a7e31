import type { FocusEvent, PointerEvent } from 'react'
import { Store, useStore } from '../../app/store.ts'
import { readRef } from '../../board/refs.ts'
import { readUnit } from './refs.ts'

/** Which species is being looked at: the board shows where it could live, what it could eat and what could eat it. */

const species = new Store<string | undefined>(undefined)

export const useSpotlight = (): string | undefined => useStore(species)

/** The species that an element of the table is about. */
function speciesAt(target: EventTarget): string | undefined {
  const ref = target instanceof Element ? target.closest('[data-ref]')?.getAttribute('data-ref') : undefined
  if (!ref) return undefined
  const { kind, id } = readRef(ref)
  if (kind === 'species') return id
  const unit = kind === 'unit' ? readRef(readUnit(id).unit) : undefined
  return unit?.kind === 'species' ? unit.id : undefined
}

/** To be spread on whatever holds animals. */
export const spotlightHandlers = {
  onPointerOver: (event: PointerEvent) => species.set(speciesAt(event.target)),
  onPointerLeave: () => species.set(undefined),
  onFocus: (event: FocusEvent) => species.set(speciesAt(event.target)),
  onBlur: () => species.set(undefined),
}
