/** I4 Fossil awards, and the end of a turn. */

import { type MegafaunaTable, tell } from '../keys.ts'
import { colourWord } from '../refs.ts'
import { populationOf } from '../score.ts'
import { NONE, type State } from '../state.ts'
import { playerOf } from '../tableau.ts'

/** I4b: what each colour would get: a token for each player with a smaller population. */
export function awardsOf(s: State): readonly { readonly colour: number; readonly population: number; readonly tokens: number }[] {
  // L2: a plant that nobody plays scores nothing.
  const rivals = s.order.filter((colour) => playerOf(s, colour).seat !== NONE)
  const populations = rivals.map((colour) => populationOf(s, colour))
  return rivals.map((colour, i) => {
    const population = populations[i] as number
    return { colour, population, tokens: populations.filter((other) => other < population).length }
  })
}

/** I4: tokens run out, and then there are none. */
export function awardFossils(t: MegafaunaTable): void {
  const s = t.state
  for (const { colour, population, tokens } of awardsOf(s)) {
    const taken = Math.min(tokens, s.fossils)
    s.fossils -= taken
    const player = playerOf(s, colour)
    player.fossilTokens += taken
    tell(t, 'fossils.award', { player: colourWord(colour), population, tokens: taken }, 'I4b')
  }
}
