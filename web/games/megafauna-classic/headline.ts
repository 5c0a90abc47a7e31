import type { LogEntry } from '@deeptime/engine'

/** What people want to be told first. Whose turn it is, the prompt says already. */
const MOMENTOUS: readonly RegExp[] = [
  /^end\./,
  /^lazarus/,
  /^extinct\.species$/,
  /^score\.takes$/,
  /^(play\.|culture$|resize$|expand$|roadrunner$|drift$|twoTusker\.)/,
  /^buy$/,
  /^(?!turn)/,
]

/** The most momentous line; of equals, the last. */
export function headline(news: readonly LogEntry[]): LogEntry | undefined {
  for (const kind of MOMENTOUS) {
    const line = news.findLast(({ key }) => kind.test(key))
    if (line) return line
  }
  return news.at(-1)
}
