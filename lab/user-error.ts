/** Something that the person at the keyboard can put right: told in one line, with no stack. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message)
  }
}
