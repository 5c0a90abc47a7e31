import type { Params } from '@deeptime/engine'

/** A short message that goes away by itself. */
export interface Toast {
  readonly key: string
  readonly params?: Params
  readonly action?: { readonly key: string; run(): void }
}

type Listener = (toast: Toast | undefined) => void

let listener: Listener | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const LASTS = 7000

export function toast(message: Toast): void {
  clearTimeout(timer)
  listener?.(message)
  timer = setTimeout(() => listener?.(undefined), LASTS)
}

export function listenToToasts(next: Listener): () => void {
  listener = next
  return () => {
    listener = undefined
  }
}
