import type { Me } from '@deeptime/server/protocol'
import { api } from './api.ts'

/** In the page: a line that leads to the table. When the page is in the background, the browser's own notice as well. */
export function announce(text: string, open: () => void): void {
  dispatchEvent(new CustomEvent('deeptime-notice', { detail: { text, open } }))
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const notification = new Notification('Deep Time', { body: text, icon: '/icon-192.png' })
    notification.onclick = () => {
      focus()
      open()
    }
  }
}

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (c) => c.charCodeAt(0))
}

/** Asks the browser for web push, and hands its address to the server. */
export async function allowPush(): Promise<Me | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const worker = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(await api.pushKey()) }
  const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON()
  return api.addPush({ endpoint: endpoint ?? '', keys: keys ?? {} })
}

export async function stopPush(): Promise<Me | undefined> {
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) return undefined
  await subscription.unsubscribe()
  return api.removePush(subscription.endpoint)
}
