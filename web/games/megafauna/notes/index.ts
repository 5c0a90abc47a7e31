import type { MegafaunaView } from '@deeptime/megafauna'
import { notesByKind } from '../../../board/notes.ts'
import { cardNote, eventNote, toolNote } from './cards.ts'
import { creepleNote, placeNote, spaceNote } from './places.ts'
import { playerNote, speciesNote } from './species.ts'
import { cratonNote, latitudeNote, medeaNote, trackNote } from './world.ts'

/** What any thing on the table says of itself now. */
export const note = notesByKind<MegafaunaView>({
  place: (asked) => placeNote(asked),
  space: (asked) => spaceNote(asked),
  creeple: (asked) => creepleNote(asked),
  species: (asked) => speciesNote(asked),
  player: (asked) => playerNote(asked),
  card: (asked) => cardNote(asked),
  event: (asked) => eventNote(asked),
  tool: (asked) => toolNote(asked),
  track: (asked) => trackNote(asked),
  latitude: (asked) => latitudeNote(asked),
  craton: (asked) => cratonNote(asked),
  medea: (asked) => medeaNote(asked),
})
