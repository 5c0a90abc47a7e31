/** The greenhouse track (15.0). The two end boxes end the game (18.0c). */
export const GREENHOUSE = ['snowball', '200', '400', '800', '1600', '3200', 'hothouse'] as const

export const SNOWBALL = 0
export const PPM_200 = 1
export const PPM_800 = 3
export const PPM_1600 = 4
export const PPM_3200 = 5
export const HOTHOUSE = 6
