import type { KernelCatalog } from './keys.ts'

/** What the kernel has to say, in English. */
export const KERNEL_EN: KernelCatalog = {
  'problem.record.object': 'This is not a Deep Time record: it is not an object.',
  'problem.record.format':
    'This is not a Deep Time record: {found, select, none {it names no format} other {its format is “{found}”, not “{expected}”}}.',
  'problem.record.text': 'This is not a Deep Time record: “{field}” must be a short text.',
  'problem.record.seats': 'This is not a Deep Time record: “seats” must be a list of seats.',
  'problem.record.seat': 'This is not a Deep Time record: seat {seat} must be an object.',
  'problem.record.seat-text': 'This is not a Deep Time record: “{field}” of seat {seat} must be a short text.',
  'problem.record.settings': 'This is not a Deep Time record: “settings” must be an object.',
  'problem.record.choices': 'This is not a Deep Time record: “choices” must be a list of at most {most, number}.',
  'problem.record.choice': 'This is not a Deep Time record: choice {choice, number} must look like “0:option”.',
  'problem.record.game': 'This record is of “{found}”, not of “{game}”.',
  'problem.record.rules': 'This record was played by rules {found} of {game}; these are rules {rules}.',
  'problem.record.illegal': 'Choice {choice, number} of the record, “{text}”, is not legal there.',
  'problem.table.seats': '{game} is for {allowed} seats, not {seats}.',
  'problem.setting.unknown': '{game} has no setting “{setting}”.',
  'problem.setting.flag': 'The setting “{setting}” must be true or false.',
  'problem.setting.choice': 'The setting “{setting}” takes {values}.',
  'problem.setting.seats': 'The setting “{setting}” is for {allowed} seats, not {seats}.',
  'problem.setting.data': 'The setting “{setting}” does not fit: {flaw}',
  'problem.mode.unknown': '{game} has no mode “{mode}”; it has {modes}.',
  'problem.mode.seats': 'The mode “{mode}” is for {allowed} seats, not {seats}.',
  'refusal.game-over': 'The game is over.',
  'refusal.not-your-decision': 'There is nothing for you to decide now.',
  'refusal.no-such-option': '“{option}” is not on offer.',
  'refusal.nothing-to-undo': 'There is nothing to take back.',
  'refusal.nothing-to-redo': 'There is nothing to make again.',
  'refusal.information-barrier': 'Nothing to take back: something came to light since.',
}
