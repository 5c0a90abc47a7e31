import type { Snapshot } from './core.ts'

/**
 * What the page does not know yet. Story and totals only grow, but for undo: the page keeps what they share with the last
 * snapshot, and a long game costs no more to show than a short one.
 */
export interface SnapshotPatch extends Snapshot {
  /** How many lines of the story stay; `log` holds those that follow. */
  readonly logKept: number
  /** How many rows of totals stay; `totals` holds those that follow. */
  readonly totalsKept: number
}

function sharedLength(a: readonly unknown[], b: readonly unknown[]): number {
  const most = Math.min(a.length, b.length)
  let n = 0
  while (n < most && a[n] === b[n]) n++
  return n
}

/** Remembers what was sent, so that it is sent once. */
export class Sent {
  #log: Snapshot['log'] = []
  #totals: Snapshot['totals'] = []

  patch(snapshot: Snapshot): SnapshotPatch {
    const { log, totals } = snapshot
    const [logKept, totalsKept] = [sharedLength(this.#log, log), sharedLength(this.#totals, totals)]
    this.#log = log
    this.#totals = [...totals]
    return { ...snapshot, logKept, totalsKept, log: log.slice(logKept), totals: totals.slice(totalsKept) }
  }
}

const grown = <T>(old: readonly T[], kept: number, more: readonly T[]): readonly T[] =>
  kept === old.length && more.length === 0 ? old : [...old.slice(0, kept), ...more]

/** The whole snapshot again. What did not change is the very same object as before, so that nobody draws it anew. */
export function patched(last: Snapshot | undefined, { logKept, totalsKept, ...fresh }: SnapshotPatch): Snapshot {
  const log = grown(last?.log ?? [], logKept, fresh.log)
  const totals = grown(last?.totals ?? [], totalsKept, fresh.totals)
  const whole = { ...fresh, log, totals }
  return last ? shared({ ...last, log, totals }, whole) : whole
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The new value with every part that equals the old one taken from the old one. For plain data only. */
export function shared<T>(old: T, fresh: T): T {
  if (Object.is(old, fresh)) return old
  if (Array.isArray(old) && Array.isArray(fresh)) return sharedList(old, fresh) as T
  if (isFields(old) && isFields(fresh)) return sharedFields(old, fresh) as T
  return fresh
}

function sharedList(old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  let same = old.length === fresh.length
  const list = fresh.map((value, i) => {
    const part = shared(old[i], value)
    same &&= part === old[i]
    return part
  })
  return same ? old : list
}

function sharedFields(old: Fields, fresh: Fields): Fields {
  const names = Object.keys(fresh)
  let same = names.length === Object.keys(old).length
  const fields: Record<string, unknown> = {}
  for (const name of names) {
    const part = shared(old[name], fresh[name])
    fields[name] = part
    same &&= part === old[name] && name in old
  }
  return same ? old : fields
}
