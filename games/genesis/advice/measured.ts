import type { Measured } from '@deeptime/kit'

/** What the lab measures of Genesis. */
export const measured: Measured = { bench: { seats: 2, depths: [20, 70, 120] } }
