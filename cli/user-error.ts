/** Something that the person at the keyboard can put right: told in one line, with no stack. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message)
  }
}

export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const n = Number(text)
    if (!Number.isInteger(n) || n < least || n > most)
      throw new UserError(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`)
    return n
  }
}
