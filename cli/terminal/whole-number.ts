import { UserError } from '@deeptime/lab'

export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const n = Number(text)
    if (!Number.isInteger(n) || n < least || n > most)
      throw new UserError(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`)
    return n
  }
}
