import type { PointerEvent } from 'react'
import { Store } from '../../app/store.ts'

/** The level of a place that a pointer or a finger means, as `siberia-3/herbivore`: the way there is drawn, and its ladder is told. */
export const pointedSpace: Store<string | undefined> = new Store<string | undefined>(undefined)

const SPACE = 'space:'

/** On the map: what a pointer moves over. */
export const pointsAtSpaces = {
  onPointerOver(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    const ref = event.target instanceof Element ? event.target.closest('[data-ref]')?.getAttribute('data-ref') : undefined
    pointedSpace.set(ref?.startsWith(SPACE) ? ref.slice(SPACE.length) : undefined)
  },
  onPointerLeave: (): void => pointedSpace.set(undefined),
}
