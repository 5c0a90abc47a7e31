import type { Table } from '@deeptime/engine'
import { COLOUR_IDS, COLOURS } from './components/ids.ts'
import type { GenesisOption } from './options.ts'
import { organismAt, organisms, rootOf, tableauOf } from './organisms.ts'
import { addCatalysts, hasRoom, held, spend } from './pools.ts'
import { catalystRef, colourWord, organismRef, organismWord } from './refs.ts'
import { tell } from './speech.ts'
import { type GenesisState, isParasite, NONE } from './state.ts'

/** H: who controls a parasite may give catalysts to the pool it lives on. */

export interface DonateOption extends GenesisOption {
  readonly donated: number
  readonly parasite: number
}

export function donations(s: GenesisState, player: number): DonateOption[] {
  const found: DonateOption[] = []
  for (const parasite of organisms(s)) {
    if (!isParasite(parasite) || organismAt(s, parasite).controller !== player || rootOf(s, parasite) === NONE) continue
    const tableau = tableauOf(s, parasite)
    if (tableau === player || found.some((other) => tableauOf(s, other.parasite) === tableau)) continue
    for (const colour of COLOURS) {
      if (held(s, player, colour) === 0 || !hasRoom(s, tableau, colour)) continue
      found.push({
        id: `donate:${COLOUR_IDS[tableau]}/${COLOUR_IDS[colour]}`,
        about: [catalystRef(player, colour), organismRef(s, parasite)],
        label: 'donate',
        params: { colour: colourWord(colour), organism: organismWord(s, parasite) },
        donated: colour,
        parasite,
      })
    }
  }
  return found
}

export function donate(t: Table<GenesisState>, player: number, { donated, parasite }: DonateOption): void {
  const s = t.state
  spend(s, player, donated)
  addCatalysts(s, tableauOf(s, parasite), donated, 1)
  tell(t, 'donate', { colour: colourWord(player), catalyst: colourWord(donated), organism: organismWord(s, parasite) }, 'H')
}
