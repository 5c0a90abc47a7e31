import { type FocusEvent, type PointerEvent, useSyncExternalStore } from 'react'
import { readRef, readUnit } from './refs.ts'

/** Which species is being looked at: the board shows where it could live, what it could eat and what could eat it. */

let species: string | undefined
const listeners = new Set<() => void>()

function shine(next: string | undefined): void {
  if (next === species) return
  species = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSpotlight = (): string | undefined => useSyncExternalStore(subscribe, () => species)

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
  onPointerOver: (event: PointerEvent) => shine(speciesAt(event.target)),
  onPointerLeave: () => shine(undefined),
  onFocus: (event: FocusEvent) => shine(speciesAt(event.target)),
  onBlur: () => shine(undefined),
}
