import type { Catalog } from '@deeptime/engine'

/** What the command line itself says at a table; the games have words of their own. */
export const CLI_EN: Catalog = {
  'cli.you': 'You',
  'cli.prompt': 'number, h hint, w why did the bot, u undo, t table, r rule, q save and leave',
  'cli.answer': 'Answer with a number from 1 to {options}, or h, w, u, t, r or q.',
  'cli.undone': 'Taken back.',
  'cli.notUndone': 'Nothing to take back: something came to light since.',
  'cli.noThought': 'No bot has moved in the open yet.',
  'cli.lead': 'lead {lead, number, ::.0}',
  'cli.term': '{term} {value, number, ::.0 +!}',
  'cli.thought': '{option}: {reasons}',
  'cli.saved': 'The record is in {file}; look at it with "deeptime replay {file}".',
  'cli.seat': 'seat {seat}',
  'cli.score': '{player}: {total}',
  'cli.asked': '{player}: {question} ({options, plural, one {# option} other {# options}})',
}
