/** A thing on the table by what it is and which one: `tile:2,-1`. Things of which there is only one have no id. */
export interface Ref {
  readonly kind: string
  readonly id: string
}

export function readRef(ref: string): Ref {
  const colon = ref.indexOf(':')
  return colon < 0 ? { kind: ref, id: '' } : { kind: ref.slice(0, colon), id: ref.slice(colon + 1) }
}
