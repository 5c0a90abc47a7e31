import type { SeatView, Settings } from '@deeptime/engine'
import type { AnimalView, ElementId, MarineView, SectionId } from '@deeptime/marine'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { gainAt } from '../prospects.ts'
import { readRef } from '../refs.ts'
import { animalNote, displayNote, foodChainNote, pawnNote, reseedNote, survivalNote } from './animals.ts'
import { regressionBoxNote, sectionNote, slotNote, spaceNote } from './display.ts'
import { bagNote, cardNote, pileNote, stackNote, traitNote, ventsNote } from './supply.ts'
import { cornerNote, speciesNote, tileNote } from './tiles.ts'
import { whyNot } from './why.ts'

/** What any thing on the table says of itself now; first of all what choosing it would bring, or why it can't be chosen. */
export function note(ref: string, view: SeatView<MarineView>, words: Words, settings: Settings = {}): Note | undefined {
  const told = noteOf(ref, view, words, settings)
  if (!told) return undefined
  const reason = whyNot(ref, view)
  if (reason) return { ...told, lines: [words.text(`mr.why.${reason.key}`, reason.params), ...told.lines] }
  const gain = gainAt(ref, view)
  return gain === undefined ? told : { ...told, lines: [words.text('mr.note.gain', { vp: gain }), ...told.lines] }
}

function noteOf(ref: string, { game, ask }: SeatView<MarineView>, words: Words, settings: Settings): Note | undefined {
  const { kind, id } = readRef(ref)
  switch (kind) {
    case 'tile':
      return tileNote(ref, game, words)
    case 'species':
      return speciesNote(id, game, words)
    case 'corner':
      return cornerNote(ref, game, words)
    case 'space':
      return spaceNote(id, game, asked(game, ask?.seat), words)
    case 'section':
      return sectionNote(id as SectionId, words)
    case 'slot':
      return slotNote(id, game, words)
    case 'regression-box':
      return regressionBoxNote(id, game, words)
    case 'animal':
      return animalNote(id, game, words)
    case 'display':
      return displayNote(id, game, words)
    case 'pawn':
      return pawnNote(id as ElementId, game, words)
    case 'element':
      return ask?.kind === 'domination.element' ? pawnNote(id as ElementId, game, words) : bagNote(id as ElementId, game, words)
    case 'bag':
      return bagNote(id as ElementId, game, words)
    case 'reseed':
      return reseedNote(id, game, words)
    case 'stack':
      return stackNote(id, game, words)
    case 'card':
      return cardNote(id, game, words, settings)
    case 'trait':
      return traitNote(id, game, words, settings)
    default:
      return single(kind, game, words)
  }
}

/** Things of which there is only one. */
function single(kind: string, game: MarineView, words: Words): Note | undefined {
  switch (kind) {
    case 'vents':
      return ventsNote(game, words)
    case 'survival':
      return survivalNote(game, words)
    case 'food-chain':
      return foodChainNote(words)
    case 'pile':
      return pileNote(game, words)
    case 'retrieve':
      return { title: words.text('mr.retrieve'), lines: [words.text('mr.note.retrieve')], rule: 'Retrieve' }
    default:
      return undefined
  }
}

/** The animal whose turn it is, when the person at the screen decides for it. */
const asked = (game: MarineView, seat: number | undefined): AnimalView | undefined =>
  game.animals.find((animal) => animal.id === game.active && animal.seat === seat)
