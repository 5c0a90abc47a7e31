import { useSyncExternalStore } from 'react'

/** Where we are. Addresses live behind `#`, so that any server of files can serve the app. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string; readonly chapter: string | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'online'; readonly path: readonly string[] }
  | { readonly page: 'about' }
  | { readonly page: 'settings' }
  | { readonly page: 'lost' }

export function readRoute(hash: string): Route {
  const [page = '', ...rest] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => safeDecode(part))
  const [first, second] = rest
  switch (page) {
    case '':
      return { page: 'home' }
    case 'new':
      return first ? { page: 'new', game: first } : { page: 'lost' }
    case 'table':
      return first ? { page: 'table', id: first } : { page: 'lost' }
    case 'learn':
      return first ? { page: 'learn', game: first, chapter: second } : { page: 'lost' }
    case 'rules':
      return first ? { page: 'rules', game: first, rule: second } : { page: 'lost' }
    case 'online':
      return { page: 'online', path: rest }
    case 'about':
    case 'settings':
      return { page }
    default:
      return { page: 'lost' }
  }
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function linkTo(route: Route): string {
  const parts = (...list: readonly (string | undefined)[]) =>
    `#/${list
      .filter((part) => part !== undefined)
      .map(encodeURIComponent)
      .join('/')}`
  switch (route.page) {
    case 'home':
    case 'lost':
      return '#/'
    case 'new':
      return parts('new', route.game)
    case 'table':
      return parts('table', route.id)
    case 'learn':
      return parts('learn', route.game, route.chapter)
    case 'rules':
      return parts('rules', route.game, route.rule)
    case 'online':
      return parts('online', ...route.path)
    case 'about':
    case 'settings':
      return parts(route.page)
  }
}

export const go = (route: Route): void => {
  location.hash = linkTo(route)
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The current address; the page changes with it. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash)
