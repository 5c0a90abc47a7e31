import type { Script, Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { atrophy } from '../atrophy.ts'
import { BLUE, COLOURS } from '../components/ids.ts'
import { rollDice } from '../dice.ts'
import { colourOption } from '../options.ts'
import { biontsIn, chromosomes, hasAbility, isAlive, macroOf, organismAt, organisms, organsOn } from '../organisms.ts'
import { addCatalysts, hasRoom } from '../pools.ts'
import { colourWord, organismWord } from '../refs.ts'
import { errors, facesOf } from '../rolls.ts'
import { decide, tell } from '../speech.ts'
import type { GenesisState, Risen } from '../state.ts'
import { plague } from '../suffer.ts'

type T = Table<GenesisState>

const macros = (s: GenesisState): number[] => organisms(s).filter((o) => macroOf(s, o) !== null)

/** D8: every macro-organism rolls. */
export function* cancer(t: T): Script {
  const s = t.state
  yield* plague(t, {
    rule: 'D8',
    name: catalogRef('icon', 'cancer'),
    hits: macros(s),
    wouldLose: () => true,
    strike: (o) => cancerOf(t, o),
  })
}

function* cancerOf(t: T, o: number): Script {
  const s = t.state
  const macro = macroOf(s, o) as Risen
  const dice = rollDice(t, 'cancer', o, organsOn(macro) + 2 * biontsIn(s, o))
  yield* cancerWith(t, o, dice)
  s.roll = null
}

/** The dice as they lie: catalysts first, then the losses. */
export function* cancerWith(t: T, o: number, dice: readonly number[]): Script {
  const s = t.state
  const faces = facesOf(dice)
  const excess = errors(hasAbility(s, o, 'cancerShield'), faces) - chromosomes(s, o, BLUE)
  const params = { organism: organismWord(s, o), dice: dice.join(' '), errors: Math.max(0, excess) }
  tell(t, 'cancer.roll', params, 'D8')
  yield* catalystsOfChoice(t, o, faces[1] as number)
  if (excess > 0 && isAlive(s, o)) yield* atrophy(t, o, excess)
}

/** D8: each 1 is a catalyst of a colour that the owner chooses. */
function* catalystsOfChoice(t: T, o: number, count: number): Script {
  const s = t.state
  const owner = organismAt(s, o).controller
  for (let left = count; left > 0; left--) {
    const options = COLOURS.filter((colour) => hasRoom(s, owner, colour)).map(colourOption)
    if (options.length === 0) return
    const { colour } = yield* decide(t, owner, 'cancer.colour', options, 'D8', { organism: organismWord(s, o) })
    addCatalysts(s, owner, colour, 1)
    tell(t, 'gain', { colour: colourWord(owner), catalyst: colourWord(colour), count: 1 }, 'D8')
  }
}

/** D9: every macro-organism on land without a shield. */
export function* drought(t: T): Script {
  const s = t.state
  yield* plague(t, {
    rule: 'D9',
    name: catalogRef('icon', 'drought'),
    hits: macros(s).filter((o) => macroOf(s, o)?.land),
    wouldLose: (o) => !hasAbility(s, o, 'droughtShield'),
    *strike(o) {
      tell(t, 'drought', { organism: organismWord(s, o) }, 'D9')
      yield* atrophy(t, o, 1)
    },
  })
}
