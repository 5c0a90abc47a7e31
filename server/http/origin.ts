import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

export const COOKIE = 'deeptime'
/** Held by a browser that has signed in to an account before. */
export const KNOWN = 'deeptime-known'

/** Browsers tell where a request comes from; only our own pages may change anything or open a live connection. */
export function isOwnOrigin(request: IncomingMessage, config: Pick<Config, 'publicUrl'>): boolean {
  const { origin, host } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  return config.publicUrl ? origin === config.publicUrl : new URL(origin).host === host
}

/** The address of a person, seen through the proxies that the operator trusts. */
export function addressOf(request: IncomingMessage, config: Pick<Config, 'trustProxy'>): string {
  return proxyAddress(request, [...config.trustProxy])
}

/**
 * What limits are counted by: an address of IPv4 stands for itself, one of IPv6 for its /64, which a single household has all of.
 * An IPv4 address in the clothes of IPv6 is the IPv4 address.
 */
export function blockOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = (address.split('%')[0] as string).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

export function cookieIn(request: IncomingMessage): string | undefined {
  return fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE]
}
