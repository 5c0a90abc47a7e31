import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const TIMEOUT = 5000
const ANSWER_LIMIT = 16_384

/** Only addresses of the public Internet: nothing of this machine, its network, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

export class Forbidden extends Error {}

/** Looks a name up and refuses if any of its addresses is private: the connection uses the very address that was checked. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error || !addresses?.length) return done(error ?? new Error('No address'), [])
    if (addresses.some((a) => !isPublicAddress(a.address))) return done(new Forbidden('Not a public address'), [])
    if (options.all) return done(null, addresses)
    const [first] = addresses as [LookupAddress]
    done(null, first.address, first.family)
  })
}

export interface Letter {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string
}

/** Whether a URL may be asked at all, as far as that shows without looking its name up. */
export function mayPostTo(url: string, allowPrivate: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(url)
  if (!['http:', 'https:'].includes(protocol) || username || password) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  return allowPrivate || !isIP(host) || isPublicAddress(host)
}

/** Posts to an address that a person gave us. Follows no redirect, waits 5 s, reads little; answers with the status. */
export function post({ url, headers, body }: Letter, allowPrivate: boolean): Promise<number> {
  if (!mayPostTo(url, allowPrivate)) return Promise.reject(new Forbidden('Not a public address'))
  const options: RequestOptions = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, timeout: TIMEOUT }
  if (!allowPrivate) options.lookup = publicLookup
  return new Promise((settle, fail) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest
    const request = send(url, options, (response) => {
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > ANSWER_LIMIT) response.destroy()
      })
      response.on('error', () => undefined)
      settle(response.statusCode ?? 0)
    })
    const limit = setTimeout(() => request.destroy(new Error('Too slow')), TIMEOUT)
    request.on('timeout', () => request.destroy(new Error('Too slow')))
    request.on('error', fail)
    request.on('close', () => clearTimeout(limit))
    request.end(body)
  })
}
