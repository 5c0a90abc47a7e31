import type { Flaw, Params } from '@deeptime/engine'

/** Why a game does not go on in another one; words under `campaign.problem.`. */
export const CAMPAIGN_PROBLEMS = [
  'shape', // no record and no campaign at all
  'record', // a record that does not fit its game: text
  'foreign', // game: nothing goes on from there
  'rules', // game, version: nobody has these rules
  'unfinished', // game
  'armageddon', // C2
  'alone', // a game for one is continued by one
  'company', // a game for several is continued by several
  'seats', // most
  'strangers', // nobody who played sits at the table
  'forged', // chapter: says what the one before it did not hand over
  'order', // chapter: can't follow the one before it
] as const
export type CampaignProblem = (typeof CAMPAIGN_PROBLEMS)[number]

export type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Flaw }

export const told = <T>(value: T): Told<T> => ({ ok: true, value })
export const failed = (key: CampaignProblem, params: Params = {}): Extract<Told<never>, { ok: false }> => ({
  ok: false,
  problem: { key, params },
})
