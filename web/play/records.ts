import { carriedSettings, type Game, type GameRecord, type SeatInfo } from '@deeptime/engine'

/** A name for the file of a record that sorts by game and day. */
export function recordFileName(record: GameRecord, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return `deep-time-${record.game}-${day}-${record.choices.length}.json`
}

/** Hands a record to the browser as a file. */
export function downloadRecord(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = recordFileName(record, new Date())
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** The first choices of a record: a new game that shares its past. */
export function forkRecord(record: GameRecord, at: number): GameRecord {
  return { ...record, choices: record.choices.slice(0, at) }
}

/** The same people, settings and game by its newest rules, and other dice. */
export function rematchOf(record: GameRecord, newest: Game, seed: string): GameRecord {
  const seats: readonly SeatInfo[] = [...record.seats.slice(1), ...record.seats.slice(0, 1)]
  const settings = record.version === newest.version ? record.settings : carriedSettings(newest, seats.length, record.settings)
  return { ...record, version: newest.version, seats, settings, seed, choices: [] }
}

/** A seed that people can read out and write down. */
export function newSeed(random: () => number = Math.random): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const some = (n: number) => Array.from({ length: n }, () => letters[Math.floor(random() * letters.length)]).join('')
  return `${some(4)}-${some(4)}`
}
