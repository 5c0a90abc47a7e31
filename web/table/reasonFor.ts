import type { SeatView, WhyNot } from '@deeptime/engine'

/** Why a thing can't be chosen now, as the rules say it. Where nothing is asked there is no reason. */
export const reasonFor = (ref: string, { ask, whyNot }: SeatView<unknown>): WhyNot | undefined =>
  ask && whyNot.find(({ about }) => about.includes(ref))
