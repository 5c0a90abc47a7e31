import type { Table } from '@deeptime/engine'
import { biontsAt, sendHome } from '../bionts.ts'
import { COSMIC } from '../components/ids.ts'
import { colourWord, refugiumWord } from '../refs.ts'
import { disorganisedOf, mannaCubes, organisedOf, refugia, refugiumCard } from '../refugia.ts'
import { tell } from '../speech.ts'
import type { GenesisState } from '../state.ts'

type T = Table<GenesisState>

/** D4: every refugium loses its rightmost enzyme, or else a cube. Some are immune, all cosmic ones to the big whack. */
export function strike(t: T, cosmicImmune: boolean): void {
  for (const placard of refugia(t.state)) {
    const { strikeImmune, row } = refugiumCard(t.state, placard)
    if (!strikeImmune && !(cosmicImmune && row === COSMIC)) strikeRefugium(t, placard)
  }
}

function strikeRefugium(t: T, placard: number): void {
  const s = t.state
  const refugium = refugiumWord(s, placard)
  const enzyme = (s.enzymes[placard] as number[]).pop()
  if (enzyme !== undefined) {
    tell(t, 'strike.enzyme', { refugium, colour: colourWord(enzyme) }, 'D4')
    return
  }
  // The leftmost printed colour that is still there, disorganised first.
  const colour = refugiumCard(s, placard).order.find((c) => organisedOf(s, placard, c) + disorganisedOf(s, placard, c) > 0)
  if (colour !== undefined) {
    const pile = disorganisedOf(s, placard, colour) > 0 ? s.disorganised : s.organised
    pile[placard * 4 + colour] = (pile[placard * 4 + colour] as number) - 1
    tell(t, 'strike.cube', { refugium, colour: colourWord(colour) }, 'D4')
  }
  if (mannaCubes(s, placard) === 0) destroy(t, placard)
}

/** The placard leaves the game; its bionts go home with nothing. */
function destroy(t: T, placard: number): void {
  const s = t.state
  const row = s.placards[refugiumCard(s, placard).row] as number[]
  row.splice(row.indexOf(placard), 1)
  for (const biont of biontsAt(s, placard)) sendHome(t, biont, false)
  s.destroyed.push(placard)
  tell(t, 'strike.destroyed', { refugium: refugiumWord(s, placard) }, 'D4')
}
