import type { ClassicView } from '@deeptime/megafauna-classic'
import { notesByKind } from '../../../board/notes.ts'
import { cardNote, inheritanceNote } from './cards.ts'
import { placeNote } from './places.ts'
import { cultureNote, instinctNote, playerNote, sizeNote, speciesNote, trackNote, unitNote } from './species.ts'
import { atlanticNote, eraNote, generalDeckNote, greenhouseNote, latitudeNote, periodNote, tarpitNote } from './world.ts'

/** What any thing on the table says of itself now. */
export const note = notesByKind<ClassicView>({
  place: ({ id, game, words }) => placeNote(id, game, words),
  unit: ({ id, game, words }) => unitNote(id, game, words),
  species: ({ id, game, words }) => speciesNote(id, game, words),
  player: ({ id, game, words }) => playerNote(id, game, words),
  card: ({ id, game, ask, words }) => cardNote(id, game, ask?.seat, words),
  inheritance: ({ id, words }) => inheritanceNote(id, words),
  culture: ({ id, game, words }) => cultureNote(id, game, words),
  instinct: ({ id, words }) => instinctNote(id, words),
  size: ({ id, game, words }) => sizeNote(Number(id), game, words),
  track: ({ id, game, words }) => trackNote(id, game, words),
  latitude: ({ id, game, words }) => latitudeNote(id, game, words),
  greenhouse: ({ id, game, words }) => greenhouseNote(id, game, words),
  period: ({ id, game, words }) => periodNote(id, game, words),
  tarpit: ({ game, words }) => tarpitNote(game, words),
  atlantic: ({ game, words }) => atlanticNote(game, words),
  era: ({ game, words }) => eraNote(game, words),
  'general-deck': ({ game, words }) => generalDeckNote(game, words),
})
