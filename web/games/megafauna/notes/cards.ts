import { type MegafaunaView, ORGANS } from '@deeptime/megafauna'
import type { Words } from '@deeptime/words'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { EVENT_ART, emblemOf } from '../art.ts'
import { eventIn, mutationIn } from '../components.ts'
import { ICONS } from '../icons.ts'

type On = Asked<MegafaunaView>

/** A mutation: what it gives, both sides of its promotion, and what it costs each of your species now. */
export function cardNote({ id, game, words, settings }: On): Note | undefined {
  const card = mutationIn(settings, id)
  if (!card) return undefined
  const colour = ORGANS[card.colour] as string
  const holder = game.species.find(({ cards, genotype }) => genotype?.card === id || cards.some((held) => held.card === id))
  return {
    title: words.text(`card.${id}`),
    lines: [
      words.text(`card.${id}.text`),
      ...(holder ? [words.text('mf.note.held', { species: `@species.${holder.id}` })] : prices(id, game, words)),
      words.text(`side.${id}A.text`),
      words.text(`side.${id}B.text`),
    ],
    rule: holder ? 'E2' : 'E1',
    icon: ICONS[emblemOf(id, colour)],
  }
}

/** What the card costs, and for whom it costs less. */
function prices(id: string, game: MegafaunaView, words: Words): readonly string[] {
  const slot = [...game.display.metabolic.cards, ...game.display.darwinian.cards].find((s) => s?.card === id)
  if (!slot) return []
  const lines = [slot.cost === 0 ? words.text('mf.note.free') : words.text('mf.note.cost', { cost: slot.cost })]
  for (const [species, cost] of Object.entries(slot.costs)) {
    const budget = game.species.find((s) => s.id === species)?.budget ?? 0
    if (cost < slot.cost) lines.push(words.text('mf.note.cheaper', { species: `@species.${species}`, cost }))
    if (cost > budget) lines.push(words.text('mf.note.tooDear', { species: `@species.${species}`, missing: cost - budget }))
  }
  return lines
}

export function eventNote({ id, words, settings }: On): Note | undefined {
  const card = eventIn(settings, id)
  if (!card) return undefined
  const first = card.rows[0]?.[0]
  return {
    title: words.text(`event.${id}`),
    lines: [words.text(`event.${id}.text`)],
    rule: 'A1e',
    icon: ICONS[EVENT_ART[first?.kind ?? 'reservoir'] ?? 'bubbles'],
  }
}

export const toolNote = ({ id, words }: On): Note => ({
  title: words.text(`tool.${id}`),
  lines: [words.text(`tool.${id}.text`), words.text('mf.note.tool')],
  rule: 'J7',
  icon: ICONS['stone-axe'],
})
