import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RefusalCode } from '../protocol.ts'
import { compressFiles } from './compress.ts'

/** Nothing is loaded from elsewhere, nothing runs that we did not serve, nobody may frame us. */
export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

function policyWith(nonce: string): string {
  const styles = { ...CONTENT_POLICY, 'style-src': [...CONTENT_POLICY['style-src'], `'nonce-${nonce}'`] }
  return Object.entries(styles)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** The page itself, each time with a fresh nonce: dialogs put a style into the page while they are open. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyWith(nonce))
    .header('cache-control', 'no-cache')
    .send(html.replace('</head>', `<meta name="style-nonce" content="${nonce}"></head>`))
}

const readPage = (webRoot: string): string | undefined => {
  const index = resolve(webRoot, 'index.html')
  return existsSync(index) ? readFileSync(index, 'utf8') : undefined
}

/** Which build of the app is served: the path of its script, which changes with everything that the script needs. */
export function buildIn(webRoot: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(readPage(webRoot) ?? '')?.[1]
}

/** Serves the built web app: its files as they are, and the page for every path of the app. */
export async function serveWeb(app: FastifyInstance, webRoot: string, refuse: (code: RefusalCode) => Error): Promise<void> {
  const root = resolve(webRoot)
  const html = readPage(root)
  if (html !== undefined) {
    await compressFiles(root)
    await app.register(files, {
      root,
      index: false,
      globIgnore: ['index.html*'],
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      // Files in assets/ carry a hash in their name; everything else is asked for anew.
      setHeaders: (reply, path) =>
        void reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  }
  app.all('/api/*', () => {
    throw refuse('not-found')
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPage = ['GET', 'HEAD'].includes(request.method) && (path === '/index.html' || !/\.\w+$/.test(path))
    if (html !== undefined && isPage) return sendPage(reply, html)
    throw refuse('not-found')
  })
}
