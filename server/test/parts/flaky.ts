import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

export interface FlakyLine {
  readonly url: string
  /** How often it broke, and how often it said something twice. */
  readonly broken: () => number
  readonly doubled: () => number
  close(): void
}

/** At every so manieth message, so that no run is spared by luck. Primes, so that it is never the same message of a greeting. */
const DROP = 19
const DOUBLE = 5

/** A line to the server that delays and doubles messages both ways, and breaks again and again with messages under way. */
export async function flakyLine(target: string, delay = 8): Promise<FlakyLine> {
  let carried = 0
  let broken = 0
  let doubled = 0
  const http: Server = createServer()
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (near, request) => {
    const { cookie = '', origin = '' } = request.headers
    const far = new WebSocket(`${target.replace('http', 'ws')}${request.url}`, { headers: { cookie, origin } })
    const breakOff = () => {
      near.terminate()
      far.terminate()
    }
    const carry = (from: WebSocket, to: WebSocket) => {
      let free = Promise.resolve()
      from.on('message', (data) => {
        const text = data.toString()
        free = free.then(async () => {
          await new Promise((settle) => setTimeout(settle, Math.random() * delay))
          if (to.readyState === WebSocket.CONNECTING) await new Promise((settle) => to.once('open', settle))
          const n = ++carried
          if (n % DROP === 0) {
            broken++
            breakOff()
          }
          if (to.readyState !== WebSocket.OPEN) return
          to.send(text)
          if (n % DOUBLE !== 0) return
          doubled++
          // The echo comes late, after newer messages.
          setTimeout(() => to.readyState === WebSocket.OPEN && to.send(text), Math.random() * 40)
        })
      })
      from.on('close', breakOff)
      from.on('error', breakOff)
    }
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((settle) => http.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    broken: () => broken,
    doubled: () => doubled,
    close: () => {
      sockets.close()
      http.closeAllConnections()
      http.close()
    },
  }
}
