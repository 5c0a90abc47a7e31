/** J6 Emotions: promoted cards whose halves match make a personality; enough of them make a language. */

import type { Script } from '@deeptime/engine'
import { cardsOf, faceOf, faceWord } from '../cards.ts'
import { ownerOf } from '../cubes.ts'
import { ask, decide, type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import { type CardOption, cardOptions, KEEP, NO_TOOL, STOP } from '../options.ts'
import { emotionWord, speciesWord, TOOL_REFS, toolWord } from '../refs.ts'
import { settleSpecies } from '../settle.ts'
import { LANGUAGE, LANGUAGE_END, NONE, type Species, type State } from '../state.ts'
import { refresh, speciesOf, violetOf } from '../tableau.ts'

interface Piece {
  readonly card: number
  readonly left: number
  readonly right: number
  readonly member: boolean
}

function piecesOf(s: State, x: Species): readonly Piece[] {
  const pieces: Piece[] = []
  for (const card of x.cards) {
    if (card.side === 0) continue
    const { left, right } = faceOf(s, card)
    if (left === NONE && right === NONE) continue
    pieces.push({ card: card.card, left, right, member: x.personality.includes(card.card) })
  }
  return pieces
}

/** J6b–d: every order of two cards or more whose halves match and that leaves no present member out. */
export function personalitiesOf(s: State, species: number): readonly (readonly number[])[] {
  const x = speciesOf(s, species)
  const pieces = piecesOf(s, x)
  if (pieces.length < 2) return []
  const members = pieces.filter((piece) => piece.member).length
  const found: number[][] = []
  const used = new Set<Piece>()
  const row: number[] = []
  const extend = (last: Piece | undefined, inside: number): void => {
    if (row.length >= 2 && inside === members) found.push(row.slice())
    for (const piece of pieces) {
      if (used.has(piece) || (last && (last.right === NONE || piece.left !== last.right))) continue
      used.add(piece)
      row.push(piece.card)
      extend(piece, inside + (piece.member ? 1 : 0))
      row.pop()
      used.delete(piece)
    }
  }
  extend(undefined, 0)
  return found
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((card, i) => card === b[i])

/** J6h: after a promotion the owner may arrange the personality anew, card by card from the left. */
export function* formPersonality(t: MegafaunaTable, species: number): Script {
  const s = t.state
  const x = speciesOf(s, species)
  const rows = personalitiesOf(s, species)
  if (rows.every((row) => same(row, x.personality))) return
  const seat = ownerOf(s, species)
  const options = cardOptions(cardsOf(s)).personality
  let left = rows
  const chosen: number[] = []
  for (;;) {
    const next = new Set(left.map((row) => row[chosen.length]).filter((card) => card !== undefined))
    const open: MegafaunaOption[] = [...next].map((card) => options[card] as CardOption)
    if (chosen.length === 0) open.push(KEEP)
    else if (left.some((row) => row.length === chosen.length)) open.push(STOP)
    const params = { species: speciesWord(species) }
    const answer =
      chosen.length === 0
        ? yield* ask(t, seat, 'personality.next', open, 'J6b', params)
        : yield* decide(t, seat, 'personality.next', open, 'J6b', params)
    if (answer === KEEP) return
    if (answer === STOP) break
    chosen.push((answer as CardOption).card)
    left = left.filter((row) => same(row.slice(0, chosen.length), chosen))
  }
  x.personality = chosen
  refresh(s, x)
  tellPersonality(t, species, x)
  yield* takeTools(t, species, x)
}

function tellPersonality(t: MegafaunaTable, species: number, x: Species): void {
  const s = t.state
  const cards = x.personality.map((card) => faceWord(s, card, x.cards.find((c) => c.card === card)?.side as number))
  const emotions = x.emotions.flatMap((n, emotion) => new Array<string>(n).fill(emotionWord(emotion)))
  tell(t, 'personality', { species: speciesWord(species), cards, emotions }, 'J6b')
  if ((x.flags & LANGUAGE) === 0 || (s.endFlags & LANGUAGE_END) !== 0) return
  s.endFlags |= LANGUAGE_END
  tell(t, 'language', { species: speciesWord(species) }, 'J6f')
}

interface ToolOption extends MegafaunaOption {
  readonly tool: number
}
const TOOL_OPTIONS: readonly ToolOption[] = TOOL_REFS.map((ref, tool) => ({
  id: ref,
  about: [ref],
  label: 'tool',
  params: { tool: toolWord(tool) },
  tool,
}))

/** J7: each violet emotion beyond the most there were brings a tool, if one is left. */
function* takeTools(t: MegafaunaTable, species: number, x: Species): Script {
  const s = t.state
  const violet = violetOf(x)
  while (x.violetBest < violet) {
    x.violetBest++
    if (s.tools.length === 0) continue
    const options: MegafaunaOption[] = s.tools.flatMap((tool) => [
      TOOL_OPTIONS[tool * 2] as ToolOption,
      TOOL_OPTIONS[tool * 2 + 1] as ToolOption,
    ])
    options.push(NO_TOOL)
    const answer = yield* ask(t, ownerOf(s, species), 'tool', options, 'J7', { species: speciesWord(species) })
    if (answer === NO_TOOL) continue
    const { tool } = answer as ToolOption
    s.tools.splice(s.tools.indexOf(tool >> 1), 1)
    x.tools.push(tool)
    refresh(s, x)
    tell(t, 'tool', { species: speciesWord(species), tool: toolWord(tool) }, 'J7')
    // J7c: its predators may starve.
    settleSpecies(t, species)
  }
}
