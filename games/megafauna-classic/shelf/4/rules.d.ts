import type { Rules } from '@deeptime/kit'

export declare const game: Rules['game']
export declare const advice: NonNullable<Rules['advice']>
