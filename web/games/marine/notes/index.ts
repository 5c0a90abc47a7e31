import type { SeatView, Settings } from '@deeptime/engine'
import type { ElementId, MarineView, SectionId } from '@deeptime/marine'
import type { Words } from '@deeptime/words'
import { notesByKind } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { gainAt } from '../gains.ts'
import { animalNote, displayNote, foodChainNote, pawnNote, reseedNote, survivalNote } from './animals.ts'
import { regressionBoxNote, sectionNote, slotNote, spaceNote } from './display.ts'
import { bagNote, cardNote, pileNote, stackNote, traitNote, ventsNote } from './supply.ts'
import { cornerNote, speciesNote, tileNote } from './tiles.ts'

/** What any thing on the table says of itself now; first of all what choosing it would bring. */
export function note(ref: string, view: SeatView<MarineView>, words: Words, settings: Settings = {}): Note | undefined {
  const told = noteOf(ref, view, words, settings)
  if (!told) return undefined
  const gain = gainAt(ref, view)
  return gain === undefined ? told : { ...told, lines: [words.text('mr.note.gain', { vp: gain }), ...told.lines] }
}

const noteOf = notesByKind<MarineView>({
  tile: ({ ref, game, words }) => tileNote(ref, game, words),
  species: ({ id, game, words }) => speciesNote(id, game, words),
  corner: ({ ref, game, words }) => cornerNote(ref, game, words),
  space: ({ id, game, ask, words }) => spaceNote(id, game, isAsked(game, ask?.seat), words),
  section: ({ id, words }) => sectionNote(id as SectionId, words),
  slot: ({ id, game, words }) => slotNote(id, game, words),
  'regression-box': ({ id, game, words }) => regressionBoxNote(id, game, words),
  animal: ({ id, game, words }) => animalNote(id, game, words),
  display: ({ id, game, words }) => displayNote(id, game, words),
  pawn: ({ id, game, words }) => pawnNote(id as ElementId, game, words),
  element: ({ id, game, ask, words }) =>
    ask?.kind === 'domination.element' ? pawnNote(id as ElementId, game, words) : bagNote(id as ElementId, game, words),
  bag: ({ id, game, words }) => bagNote(id as ElementId, game, words),
  reseed: ({ id, game, words }) => reseedNote(id, game, words),
  stack: ({ id, game, words }) => stackNote(id, game, words),
  card: ({ id, game, words, settings }) => cardNote(id, game, words, settings),
  trait: ({ id, game, words, settings }) => traitNote(id, game, words, settings),
  vents: ({ game, words }) => ventsNote(game, words),
  survival: ({ game, words }) => survivalNote(game, words),
  'food-chain': ({ words }) => foodChainNote(words),
  pile: ({ game, words, settings }) => pileNote(game, words, settings),
  retrieve: ({ words }) => ({ title: words.text('mr.retrieve'), lines: [words.text('mr.note.retrieve')], rule: 'Retrieve' }),
})

/** Whether the person at the screen decides for the animal whose turn it is. */
const isAsked = (game: MarineView, seat: number | undefined): boolean =>
  game.animals.some((animal) => animal.id === game.active && animal.seat === seat)
