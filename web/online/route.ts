/** Addresses below `#/online`. */
export type OnlineRoute =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'account' }
  | { readonly page: 'table'; readonly id: string; readonly invite: string | undefined }

export function readOnlineRoute(path: readonly string[]): OnlineRoute {
  const [first, second] = path
  if (!first) return { page: 'lobby' }
  if (first === 'new' || first === 'account') return { page: first }
  return { page: 'table', id: first, invite: second }
}

export function onlineLink(route: OnlineRoute): string {
  if (route.page === 'lobby') return '#/online'
  if (route.page !== 'table') return `#/online/${route.page}`
  return `#/online/${[route.id, ...(route.invite ? [route.invite] : [])].map(encodeURIComponent).join('/')}`
}

export const goOnline = (route: OnlineRoute): void => {
  location.hash = onlineLink(route)
}
