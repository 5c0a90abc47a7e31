import type { GenesisView } from '@deeptime/genesis/view'
import { notesByKind } from '../../../board/notes.ts'
import { circleNote, cubeNote, macroNote, mutationNote, organNote, pileNote } from './cards.ts'
import {
  biontNote,
  catalystNote,
  chromosomeNote,
  discNote,
  diseaseNote,
  organismNote,
  parasiteNote,
  playerNote,
  trophicNote,
} from './life.ts'
import { chainNote, climateNote, dieNote, eonNote, eventNote, refugiumNote, rowNote } from './world.ts'

/** What any thing on the table says of itself now. */
export const note = notesByKind<GenesisView>({
  refugium: refugiumNote,
  row: rowNote,
  pile: pileNote,
  event: eventNote,
  climate: climateNote,
  eon: eonNote,
  chain: chainNote,
  die: dieNote,
  bacterium: organismNote,
  parasite: parasiteNote,
  mutation: mutationNote,
  cube: cubeNote,
  chromosome: chromosomeNote,
  loose: chromosomeNote,
  disease: diseaseNote,
  disc: discNote,
  organ: organNote,
  circle: circleNote,
  trophic: trophicNote,
  biont: biontNote,
  catalyst: catalystNote,
  marine: macroNote,
  player: playerNote,
})
