import type pg from 'pg'

/** Any number will do, as long as every process of ours uses the same. */
const LOCK = 7_219_340

/**
 * Processes that start together on one database prepare it one after another: creating what is missing is not safe to do twice
 * at once, not even with IF NOT EXISTS.
 */
export async function inTurn<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}
