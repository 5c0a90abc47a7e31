import type { Settings } from '@deeptime/engine'
import type { ElementId, MarineView } from '@deeptime/marine'
import type { CardOrigin } from '@deeptime/marine/components/deck.ts'
import { ELEMENTS } from '@deeptime/marine/components/elements.ts'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { cardOf, ownDeck, traitOf } from '../deck.ts'
import { asteroidAtLeast, asteroidAtMost } from '../status.ts'

/** Notes about what waits beside Earth: stacks, the bag, cards and traits. */

export function stackNote(id: string, game: MarineView, words: Words): Note {
  const stack = game.stacks[Number(id) - 1]
  const title = words.text('mr.note.stack', { number: id })
  if (!stack?.top) return { title, lines: [words.text('mr.note.stackEmpty')], rule: 'Wanderlust 1' }
  return { title, lines: [words.text('mr.note.stackTop', { terrain: `@terrain.${stack.top}`, tiles: stack.tiles })], rule: 'Wanderlust 1' }
}

export const ventsNote = (game: MarineView, words: Words): Note => ({
  title: words.text('terrain.vent'),
  lines: [words.text('mr.note.ventsLeft', { vents: game.ventsLeft })],
  rule: 'Tectonics',
})

export function bagNote(element: ElementId, game: MarineView, words: Words): Note {
  const all = ELEMENTS.find(({ id }) => id === element)?.discs ?? 0
  const onEarth = game.discs.filter((disc) => disc.element === element).length
  return {
    title: words.text(`element.${element}`),
    lines: [words.text('mr.note.inBag', { bag: game.bag[element], all, earth: onEarth })],
    rule: 'Elements',
  }
}

/** Where a card comes from: of a deck that people brought, that deck comes first. */
function sources(card: CardOrigin | undefined, settings: Settings, words: Words): readonly string[] {
  const own = ownDeck(settings)
  const from = own ? [words.text('mr.source.own', { deck: own.name[words.language] })] : []
  // What we reconstructed is ours; what others did is theirs, and their deck is told.
  return card && !(own && card.source === 'reconstructed') ? [...from, words.text(`mr.source.${card.source}`)] : from
}

/** The words of a card come from the catalog, so those of a table's own deck are its own. */
export function cardNote(id: string, game: MarineView, words: Words, settings: Settings): Note {
  const card = cardOf(id, settings)
  const slot = game.row.indexOf(id) + 1
  const lines = [
    words.text(`card.${id}.text`),
    ...(slot > 0 ? [words.text('mr.note.slot', { slot })] : []),
    ...(card?.fish ?? []).map((fish) => words.text(`mr.fish.${fish}`)),
    ...sources(card, settings, words),
  ]
  return { title: words.text(`card.${id}`), lines, rule: `Card ${id}` }
}

export function traitNote(id: string, game: MarineView, words: Words, settings: Settings): Note {
  const trait = traitOf(id, settings)
  const owners = game.animals.filter((animal) => animal.traits.includes(id))
  const copies = game.animals.filter((animal) => animal.copied === id)
  const lines = [
    words.text(`trait.${id}.text`),
    ...owners.map((animal) => words.text('mr.note.traitOf', { animal: `@animal.${animal.id}` })),
    ...copies.map((animal) => words.text('mr.note.traitCopied', { animal: `@animal.${animal.id}` })),
    ...sources(trait, settings, words),
  ]
  return { title: words.text(`trait.${id}`), lines, rule: `Trait ${id}` }
}

export function pileNote(game: MarineView, words: Words, settings: Settings): Note {
  const most = asteroidAtMost(game, settings)
  const key = game.lastRound ? 'mr.note.lastRound' : most === 0 ? 'mr.note.asteroidSeen' : 'mr.note.pile'
  return {
    title: words.text('mr.note.clock'),
    lines: [words.text(key, { pile: game.pile, most, least: asteroidAtLeast(game, settings) })],
    rule: 'Endgame',
  }
}
