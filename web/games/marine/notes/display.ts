import type { DiscSection, ElementId, MarineView, SectionId } from '@deeptime/marine'
import { SPACES, type Space } from '@deeptime/marine/components/action-display.ts'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'
import { sectionName, spaceTitle } from './titles.ts'

/** Notes about the action display: sections, spaces, and what lies in them. */

/** The rule of a section is called as the section is. */
const ruleOf = (section: SectionId): string => `${section.charAt(0).toUpperCase()}${section.slice(1)}`

const SPECIAL_RULES: Readonly<Record<string, string>> = {
  'adaptation-3': 'Adaptation special',
  'speciation-5': 'Speciation special',
  'wanderlust-3': 'Wanderlust 6',
  'tectonics-2': 'Tectonics special',
  'migration-4': 'Migration special',
  'competition-4': 'Competition special',
}

export const sectionNote = (id: SectionId, words: Words): Note => ({
  title: sectionName(id, words),
  lines: [words.text(`mr.section.${id}`)],
  rule: ruleOf(id),
})

/** What a space does now, with the disc or marker that lies beside it. */
function purpose(space: Space, game: MarineView, words: Words): string {
  const terrain = (space.section === 'competition' ? game.competition : game.evolution)[space.terrainSlot ?? -1]
  const element = game.slots.speciation[space.elementSlot ?? -1]
  const params = {
    cubes: space.cubes === undefined ? 0 : String(space.cubes),
    eliminate: space.eliminate ?? 0,
    value: space.cardValue ?? 0,
    terrain: terrain ? `@terrain.${terrain}` : '—',
    element: element ? `@element.${element}` : '—',
    side: space.ventSide ? `@vent.${space.ventSide}` : '',
  }
  const own = `mr.space.${space.id}`
  return words.text(words.has(own) ? own : `mr.space.${space.section}`, params)
}

export function spaceNote(id: string, game: MarineView, mine: boolean, words: Words): Note {
  const space = SPACES.find((s) => s.id === id)
  const state = game.spaces.find((s) => s.id === id)
  if (!space || !state) return { title: id, lines: [] }
  const lines = [purpose(space, game, words)]
  if (state.pawn?.kind === 'basic') lines.push(words.text('mr.note.pawnOf', { animal: `@animal.${state.pawn.animal}` }))
  if (state.pawn?.kind === 'special') lines.push(words.text('mr.note.specialOn', { element: `@element.${state.pawn.element}` }))
  if (space.specialOnly) lines.push(words.text('mr.note.specialOnly'))
  if (mine && state.idle) lines.push(words.text(`idle.${state.idle}`))
  return { title: spaceTitle(id, words), lines, rule: SPECIAL_RULES[id] ?? ruleOf(space.section) }
}

/** `abundance-2` */
export function slotNote(id: string, game: MarineView, words: Words): Note {
  const [section = '', number = '1'] = id.split('-')
  const element: ElementId | null | undefined = game.slots[section as DiscSection]?.[Number(number) - 1]
  const title = element ? words.text(`element.${element}`) : words.text('mr.note.emptySlot')
  return { title, lines: [words.text(`mr.slot.${section}`)], rule: ruleOf(section as SectionId) }
}

export function regressionBoxNote(id: string, game: MarineView, words: Words): Note {
  const cube = game.regressionCubes[Number(id) - 1]
  const lines = [words.text('mr.slot.regression-box')]
  if (cube) lines.unshift(words.text('mr.note.safe', { animal: `@animal.${cube}` }))
  return { title: words.text('mr.note.regressionBox'), lines, rule: 'Regression' }
}
