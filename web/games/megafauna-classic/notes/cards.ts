import type { Seat } from '@deeptime/engine'
import { type Card, type ClassicView, FACES, type Genotype } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { essence, sizesText } from '../CardFace.tsx'
import { cardOf, dynastyOf, isMutation, playerAt, sideOf } from '../components.ts'
import { ICONS } from '../icons.ts'
import { eventName, eventText } from '../labels.ts'

interface Slot {
  readonly cost: number
  readonly genes: number
}

const slotOf = (id: string, game: ClassicView): Slot | undefined =>
  [...game.lower.cards, ...(game.upper?.cards ?? [])].find((slot) => slot.id === id)

/** A card: what it gives, to whom, what it costs now and the event it brings. */
export function cardNote(id: string, game: ClassicView, seat: Seat | undefined, words: Words): Note | undefined {
  const card = cardOf(id)
  if (!card) return undefined
  const colour = (seat === undefined ? undefined : playerAt(game, seat)?.colour) ?? game.active
  const { art, name } = essence(card, dynastyOf(colour))
  const lines = [
    ...gifts(card, game, words),
    ...price(slotOf(id, game), words),
    words.text('mc.note.event', { event: eventName(card.event, id, words), does: eventText(card.event, words) }),
  ]
  if (card.source === 'reconstructed') lines.push(words.text('mc.note.reconstructed'))
  return { title: words.text(name), lines, rule: isMutation(card) ? '7.1' : '7.4', icon: ICONS[art] }
}

function gifts(card: Card, game: ClassicView, words: Words): readonly string[] {
  if (!isMutation(card)) return [...bothSides(card, words), words.text('mc.note.genotype')]
  const lines = [words.text('mc.note.mutation', { dna: card.dna || '–', sizes: sizesText(card.sizes) })]
  if (card.instinct) lines.push(words.text('mc.note.gives', { instinct: `@instinct.${card.instinct}` }))
  const able = game.species
    .filter(({ size }) => size >= card.sizes[0] && size <= card.sizes[1])
    .map(({ id }) => words.text(`species.${id}`))
  if (able.length > 0) lines.push(words.text('mc.note.fits', { species: able }))
  return lines
}

const bothSides = (card: Genotype, words: Words): readonly string[] =>
  (['dinosaur', 'mammal'] as const).map((dynasty) => {
    const { dna, sizes, silhouette, parentNeeds } = sideOf(card, dynasty)
    return words.text(`mc.note.side.${dynasty}`, {
      name: `@card.${card.id}.${dynasty}`,
      dna,
      sizes: sizesText(sizes),
      silhouette: `@silhouette.${silhouette}`,
      share: parentNeeds,
    })
  })

function price(slot: Slot | undefined, words: Words): readonly string[] {
  if (!slot) return []
  const lines = [slot.cost === 0 ? words.text('mc.note.free') : words.text('mc.note.cost', { genes: slot.cost })]
  if (slot.genes > 0) lines.push(words.text('mc.genesOn', { genes: slot.genes }))
  return lines
}

/** A face of an inheritance tile. */
export function inheritanceNote(id: string, words: Words): Note | undefined {
  const face = FACES.find((f) => f.id === id)
  if (!face) return undefined
  return {
    title: words.text('mc.note.face', { dna: face.dna }),
    lines: [words.text('mc.note.face.does', { dna: face.dna, sizes: sizesText(face.sizes) })],
    rule: '10.3c',
    icon: ICONS['family-tree'],
  }
}
