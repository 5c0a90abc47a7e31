import { useCallback, useSyncExternalStore } from 'react'
import type { SizeClass } from '../table/board.ts'

/** A question to the browser, asked once: whoever wants to know reads its answer, or listens. */
const media = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const known = media.get(query) ?? matchMedia(query)
  media.set(query, known)
  return known
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      mediaOf(query).addEventListener('change', listener)
      return () => mediaOf(query).removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches)
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')

export function useSizeClass(): SizeClass {
  const wide = useMedia('(min-width: 1200px)')
  const phone = useMedia('(max-width: 759.9px)')
  return wide ? 'wide' : phone ? 'phone' : 'medium'
}
