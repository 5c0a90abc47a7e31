import type { SeatView } from '@deeptime/engine'
import type { ClassicView } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { readRef } from '../refs.ts'
import { cardNote, inheritanceNote } from './cards.ts'
import { placeNote } from './places.ts'
import { cultureNote, instinctNote, playerNote, sizeNote, speciesNote, trackNote, unitNote } from './species.ts'
import { atlanticNote, eraNote, generalDeckNote, greenhouseNote, latitudeNote, periodNote, tarpitNote } from './world.ts'

/** What any thing on the table says of itself now. */
export function note(ref: string, { game, ask }: SeatView<ClassicView>, words: Words): Note | undefined {
  const { kind, id } = readRef(ref)
  switch (kind) {
    case 'place':
      return placeNote(id, game, words)
    case 'unit':
      return unitNote(id, game, words)
    case 'species':
      return speciesNote(id, game, words)
    case 'player':
      return playerNote(id, game, words)
    case 'card':
      return cardNote(id, game, ask?.seat, words)
    case 'inheritance':
      return inheritanceNote(id, words)
    case 'culture':
      return cultureNote(id, game, words)
    case 'instinct':
      return instinctNote(id, words)
    case 'size':
      return sizeNote(Number(id), game, words)
    case 'track':
      return trackNote(id, game, words)
    default:
      return worldNote(kind, id, game, words)
  }
}

function worldNote(kind: string, id: string, game: ClassicView, words: Words): Note | undefined {
  switch (kind) {
    case 'latitude':
      return latitudeNote(id, game, words)
    case 'greenhouse':
      return greenhouseNote(id, game, words)
    case 'period':
      return periodNote(id, game, words)
    case 'tarpit':
      return tarpitNote(game, words)
    case 'atlantic':
      return atlanticNote(game, words)
    case 'era':
      return eraNote(game, words)
    case 'general-deck':
      return generalDeckNote(game, words)
    default:
      return undefined
  }
}
