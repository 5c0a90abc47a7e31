import { UserError } from '@deeptime/lab'

/** `--database URL`, or the same variable as the server's; arguments can be seen by everybody on a machine. */
export function databaseUrl(option: string | true): string {
  const url = option === true ? process.env.DATABASE_URL : option
  if (!url) throw new UserError('Name a database: --database URL, or the variable DATABASE_URL')
  return url
}
