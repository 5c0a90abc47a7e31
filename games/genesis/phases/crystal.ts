import type { Script, Step, Table } from '@deeptime/engine'
import { type CrystalArgs, STEP } from '../agenda.ts'
import { atrophy } from '../atrophy.ts'
import { printedColour } from '../losses.ts'
import { icons, isAlive, organismAt } from '../organisms.ts'
import { topOf } from '../piles.ts'
import { buyOptions, promote, promoteOptions, scrambleOptions, scramblePile, takeMutation } from '../purchases/mutations.ts'
import { npcBuysOne } from '../purchases/npc.ts'
import { pay } from '../purchases/payment.ts'
import { mutationWord, organismWord } from '../refs.ts'
import { maybe } from '../speech.ts'
import { type GenesisState, isNpc, NONE } from '../state.ts'

/** G4: an error can be bought off with a mutation or a promotion; what is left is lost. */

type T = Table<GenesisState>

export function* crystal(t: T, args: CrystalArgs): Script {
  const s = t.state
  const { organism: o, errors, left } = args
  if (!isAlive(s, o)) return
  if (left <= 0 || errors <= 0 || !(yield* buyOff(t, args))) {
    if (isAlive(s, o) && errors > 0) yield* atrophy(t, o, errors)
  }
}

/** True if the roll goes on in another step. */
function* buyOff(t: T, args: CrystalArgs): Script<boolean> {
  const s = t.state
  const { organism: o, left, errors } = args
  const again = (scrambles: number): Step => STEP.crystal({ ...args, scrambles })
  const then = STEP.crystal({ organism: o, errors: errors - 1, left: left - 1, scrambles: NONE })
  const { controller } = organismAt(s, o)
  const scrambles = args.scrambles === NONE ? icons(s, o, 'sexuality') : args.scrambles
  if (isNpc(controller)) return yield* npcBuysOne(t, o, scrambles, again, then)
  const options = [...(scrambles > 0 ? scrambleOptions(s, o) : []), ...buyOptions(s, o), ...promoteOptions(s, o)]
  const choice = yield* maybe(t, controller, 'crystal', options, 'G4', { organism: organismWord(s, o), left: Math.min(left, errors) })
  if (!choice) return false
  if ('scrambles' in choice) {
    scramblePile(t, o, choice.scrambles)
    t.next(STEP.turnUp, again(scrambles - 1))
    return true
  }
  const card = 'buys' in choice ? topOf(s, choice.buys) : choice.promotes.card
  yield* pay(t, controller, o, printedColour(s, card, false), mutationWord(s, card), 'G4')
  t.next(STEP.turnUp, then)
  if ('buys' in choice) yield* takeMutation(t, o, choice.buys)
  else yield* promote(t, o, choice.promotes)
  return true
}
