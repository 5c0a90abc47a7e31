import type { DiscSection, MarineView, SpaceView, TerrainId } from '@deeptime/marine'
import { ACTION_DISPLAY, type Section, type Space } from '@deeptime/marine/components/action-display.ts'
import { memo } from 'react'
import { litAlike } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { spaceTitle } from './notes/titles.ts'
import { DiscMark, Glyph, Seal, SpecialPawn, TerrainMark, TokenMark } from './Pieces.tsx'
import { elementsAt } from './questions.ts'
import { cubeRef, elementRef, sectionRef, slotRef } from './refs.ts'
import { SECTION_ICONS } from './symbols.ts'

/** The action display: one row for each section, with what lies in it and its spaces for pawns. */
export function Actions(props: TableProps<MarineView>) {
  const { piece, words } = props
  return (
    <div className="mr-actions">
      {ACTION_DISPLAY.map((section) => (
        <div key={section.id} className="mr-row">
          <span {...piece(sectionRef(section.id))} className="mr-section">
            <Glyph name={SECTION_ICONS[section.id]} size={15} />
            {section.name[words.language]}
          </span>
          <Contents section={section} table={props} />
          <span className="mr-spaces">
            {section.spaces.map((space) => (
              <SpaceMark key={space.id} space={space} table={props} />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}

interface PartProps {
  readonly section: Section
  readonly table: TableProps<MarineView>
}

/** The discs of a pool or box, and the cubes of Regression. Speciation keeps its discs beside its spaces. */
function Contents({ section, table }: PartProps) {
  const { view, piece, lit } = table
  const id = section.id
  const slots = id === 'speciation' ? undefined : (view.game.slots as Partial<MarineView['slots']>)[id as DiscSection]
  if (!slots) return <span className="mr-contents" />
  const asked = elementsAt(view.ask) === id
  return (
    <span className="mr-contents" data-use={section.elementUse}>
      {id === 'regression' &&
        view.game.regressionCubes.map((cube, i) => (
          <span key={cubeRef(i)} {...piece(cubeRef(i))} className="mr-cubebox">
            {cube && <TokenMark animal={cube} size={15} />}
          </span>
        ))}
      {slots.map((element, i) => {
        const chosen = element !== null && asked && lit.has(elementRef(element))
        const ref = chosen ? elementRef(element) : slotRef(id as DiscSection, i)
        return (
          <span key={slotRef(id as DiscSection, i)} {...piece(ref)} className={element ? 'mr-slotdisc' : 'mr-slotdisc mr-emptyslot'}>
            {element && <DiscMark element={element} size={22} />}
          </span>
        )
      })}
    </span>
  )
}

/** Effects that a drawing tells better than letters: an exchange, any tile. */
const DRAWN: Readonly<Record<string, string>> = {
  'adaptation-3': 'M-5 -2.5H5L2.5 -5M5 2.5H-5L-2.5 5',
  'tectonics-2': 'M-3 -5H3L6 0L3 5H-3L-6 0Z',
}

/** What stands in the corner of a space: how many, which side, which special effect. */
function Badge({ space }: { space: Space }) {
  const drawn = DRAWN[space.id]
  if (drawn) {
    return (
      <small>
        <svg viewBox="-7 -7 14 14" width="11" height="11" aria-hidden="true" focusable="false" className="stroked">
          <path d={drawn} />
        </svg>
      </small>
    )
  }
  const letters = lettersOf(space)
  return letters && <small>{letters}</small>
}

function lettersOf(space: Space): string {
  if (space.cubes !== undefined) return space.cubes === 'all' ? '∞' : String(space.cubes)
  if (space.eliminate !== undefined) return String(space.eliminate)
  if (space.cardValue !== undefined) return String(space.cardValue)
  return VALUES[space.id] ?? ''
}

const VALUES: Readonly<Record<string, string>> = {
  'speciation-5': '?',
  'wanderlust-3': '+1',
  'competition-4': '1+1',
}

function SpaceMark({ space, table }: { space: Space; table: TableProps<MarineView> }) {
  const { game } = table.view
  const state = game.spaces.find((s) => s.id === space.id)
  // Before animals are chosen, nobody knows which spaces will be in play: all are shown.
  if (!state || (!state.inPlay && game.animals.length > 0)) return null
  return (
    <SpaceFace
      space={space}
      state={state}
      idle={state.idle !== null}
      view={game}
      label={labelOf(space, state, table)}
      piece={table.piece}
    />
  )
}

interface FaceProps {
  readonly space: Space
  readonly state: SpaceView
  readonly idle: boolean
  readonly view: MarineView
  /** Names the pawn on the space and what lies beside it. */
  readonly label: string
  readonly piece: TableProps<MarineView>['piece']
}

const drawnAlike = (a: FaceProps, b: FaceProps): boolean =>
  a.state === b.state &&
  a.idle === b.idle &&
  a.label === b.label &&
  a.view.specialPawns === b.view.specialPawns &&
  litAlike([b.state.ref], a.piece, b.piece)

const SpaceFace = memo(function SpaceFace({ space, state, idle, view, label, piece }: FaceProps) {
  return (
    <span {...piece(state.ref, label)} className={isPaired(space) ? 'mr-space mr-paired' : 'mr-space'} data-idle={idle || undefined}>
      <Beside space={space} view={view} />
      <svg width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
        <circle r="12.6" className="mr-hollow" />
        {space.specialOnly && <circle r="9.8" className="mr-hollow mr-second" />}
        <PawnOn state={state} view={view} space={space} />
        <circle r="13.6" className="halo" />
      </svg>
      <Badge space={space} />
    </span>
  )
}, drawnAlike)

function PawnOn({ state, view, space }: { state: SpaceView; view: MarineView; space: Space }) {
  const pawn = state.pawn
  if (pawn === null) {
    const icon = space.ventSide === 'smoker' ? 'smoking-volcano' : space.ventSide === 'geyser' ? 'eruption' : 'ammonite'
    return <Glyph name={icon} size={15} x={0} y={0} className="mr-fossil" />
  }
  if (pawn.kind === 'basic') return <Seal animal={pawn.animal} radius={12.4} />
  const controller = view.specialPawns.find((special) => special.element === pawn.element)?.controller ?? null
  return <SpecialPawn element={pawn.element} controller={controller} radius={11.6} />
}

/** What a screen reader says of a space: its name, the disc or marker beside it, the pawn on it. */
function labelOf(space: Space, { pawn }: SpaceView, { view, words }: TableProps<MarineView>): string {
  const element = space.elementSlot === undefined ? undefined : view.game.slots.speciation[space.elementSlot]
  const terrain = besideTerrain(space, view.game)
  const parts = [
    spaceTitle(space.id, words),
    element && words.text(`element.${element}`),
    terrain && words.text(`terrain.${terrain}`),
    pawn?.kind === 'basic' && words.text(`animal.${pawn.animal}`),
    pawn?.kind === 'special' && words.text('mr.note.specialPawn', { element: `@element.${pawn.element}` }),
  ]
  return parts.filter(Boolean).join(' · ')
}

const besideTerrain = (space: Space, game: MarineView): TerrainId | null | undefined =>
  space.terrainSlot === undefined ? undefined : (space.section === 'competition' ? game.competition : game.evolution)[space.terrainSlot]

const isPaired = (space: Space): boolean => space.elementSlot !== undefined || space.terrainSlot !== undefined

/** The disc or terrain marker that a space goes with. */
function Beside({ space, view }: { space: Space; view: MarineView }) {
  if (space.elementSlot !== undefined) {
    const element = view.slots.speciation[space.elementSlot]
    return <span className="mr-beside">{element && <DiscMark element={element} size={18} />}</span>
  }
  if (space.terrainSlot === undefined) return null
  const terrain = besideTerrain(space, view)
  return <span className="mr-beside">{terrain && <TerrainMark terrain={terrain} size={16} />}</span>
}
