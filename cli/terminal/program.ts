/** What plays the games of an arena, bundled: rules, bots and all. It stands beside the command line. */
export const ARENA_WORKER = new URL('./arena-worker.mjs', import.meta.url)

/** What thinks for bots at a terminal's table. */
export const THINK_WORKER = new URL('./think-worker.mjs', import.meta.url)
