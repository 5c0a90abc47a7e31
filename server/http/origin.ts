import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

export const COOKIE = 'deeptime'

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

export function cookieIn(request: IncomingMessage): string | undefined {
  return fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE]
}
