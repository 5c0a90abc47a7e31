import type { Option } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { useReducedMotion, useSizeClass } from '../app/media.ts'
import { prefsStore, REPLAYS } from '../app/prefs.ts'
import { useStore } from '../app/store.ts'
import type { TableDriver } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import type { Explanations } from '../play/explanations.ts'
import { useSounds } from '../sound/useSounds.ts'
import { Marks } from '../story/Marks.tsx'
import { StoryDock } from '../story/StoryDock.tsx'
import { useStory } from '../story/useStory.ts'
import { useStoryActs } from '../story/useStoryActs.ts'
import { Announcer } from './Announcer.tsx'
import { BoardArea } from './BoardArea.tsx'
import type { GameTable } from './board.ts'
import type { Cast } from './cast.ts'
import { KeySheet } from './keyboard/KeySheet.tsx'
import { useKeptFocus } from './keyboard/useKeptFocus.ts'
import { useKeyboard } from './keyboard/useKeyboard.ts'
import { promptOf } from './promptOf.ts'
import { TableHeader } from './TableHeader.tsx'
import { TableNote } from './TableNote.tsx'
import { Beside, TablePanels, useGamePanels } from './TablePanels.tsx'
import { TableReasons } from './TableReasons.tsx'
import { Timeline } from './Timeline.tsx'
import { useCast } from './useCast.ts'
import { useDocks } from './useDocks.ts'
import { useDrawn } from './useDrawn.ts'
import { placeFor, useExplanation, useKeptPlace, usePointedInSight } from './useExplanation.ts'
import { useAsked, useLight, usePieceProps, useTableProps } from './useOpenTable.ts'
import { usePanelOfNeed } from './usePanelOfNeed.ts'
import { usePieces } from './usePieces.ts'
import { type Shown, useShown } from './useShown.ts'

export interface TableFrameProps {
  readonly table: GameTable<unknown>
  readonly controller: TableDriver
  /** The game's words and the table's. */
  readonly words: Words
  /** At the right end of the header. */
  readonly menu?: ReactNode
  /** What a lesson says, and what it points at. */
  readonly coach?: ReactNode
  readonly pointed?: ReadonlySet<string>
  /** The only options that are offered: a lesson lights nothing but what it asks for. */
  readonly wanted?: (option: Option) => boolean
  readonly panel?: string | undefined
  /** Several people share the screen: the prompt names whom it asks. */
  readonly shared?: boolean
  /** Who gives hints and reasons, where that is fair. */
  readonly explanations?: Explanations
  fork?(at: number): void
  chart?(): void
}

/** The table once there is something to show. */
export type OpenTableProps = TableFrameProps & { readonly live: Snapshot; readonly shown: Shown; readonly cast: Cast }

/** The frame of every table. It knows seats, questions, notes and time, and no game. */
export function TableFrame(props: TableFrameProps) {
  const { controller, table } = props
  const state = useStore({ subscribe: controller.subscribe, get: () => controller.state })
  const shown = useShown(table, state)
  if (!state.live || !shown) return <div className="table-loading" aria-busy />
  return <NamedTable {...props} live={state.live} shown={shown} />
}

/** Everybody at the table has a name, and the game's words use it. */
function NamedTable(props: Omit<OpenTableProps, 'cast'>) {
  const { cast, words } = useCast(props.table, props.live, props.words)
  return <OpenTable {...props} cast={cast} words={words} />
}

/** The ways through time. */
function useTimeTravel({ controller, table, live }: OpenTableProps, still: boolean) {
  const look = useCallback((at: number) => void controller.look(at), [controller])
  const replay = useCallback(
    (from: number, to?: number) => {
      const least = REPLAYS[prefsStore().get().replay] * (still ? 2 : 1)
      const told = (at: number) => live.log.filter((line) => line.at === at)
      void controller.replay(from, (at) => Math.max(least, at > from ? (table.lasting?.(told(at)) ?? 0) : 0), to)
    },
    [controller, still, table, live],
  )
  const present = useCallback(() => void controller.present(), [controller])
  return { look, replay, present }
}

/** What is pointed at by a lesson or by the reasons for a move. */
function usePointed(lesson: ReadonlySet<string> | undefined) {
  const [explained, point] = useState<readonly string[]>([])
  const pointed = useCallback((ref: string) => (lesson?.has(ref) ?? false) || explained.includes(ref), [lesson, explained])
  return { explained, point, pointed }
}

function OpenTable(props: OpenTableProps) {
  const { table, controller, words, live, shown, cast } = props
  const app = useApp()
  const { state } = controller
  const size = useSizeClass()
  const still = useReducedMotion() || (state.past !== undefined && !state.replaying)
  const at = state.past?.at ?? live.view.choices
  // The table as it is shown: scores, notes and panels are of that moment.
  const then = useMemo(() => (live.view === shown.view ? live : { ...live, view: shown.view }), [live, shown.view])
  const root = useRef<HTMLDivElement>(null)
  const asking = useRef<HTMLElement>(null)
  const [panelId, setPanelId] = useState<string>()
  const docks = useDocks(table.game.id, size)
  const story = useStory(props)

  const ask = useAsked(state, live, props.wanted)
  const { lit, choose } = useLight(ask, controller)
  const pieces = usePieces(lit, choose)
  const drawn = useDrawn(root, lit)
  const { explained, point, pointed } = usePointed(props.pointed)
  const piece = usePieceProps({ ...props, lit, pointed })
  const need = {
    size,
    ask,
    drawn,
    told: props.panel,
    // A lesson tells its own story.
    news: props.coach ? 0 : story.since.length,
    panels: table.panels,
    docks,
    open: panelId,
    setPanelId,
    root,
  }
  const { openPanel, pointing } = usePanelOfNeed(need)
  const tableProps = useTableProps({ props, lit, piece, choose, openPanel, still, size, at })
  const panels = useGamePanels(props, tableProps)
  const time = useTimeTravel(props, still)

  const explanation = useExplanation(props.explanations)
  // Why a turn went as it did is told within its summary; hints, and reasons in the past, stand beside the board.
  const within = explanation?.kind === 'why' && !state.past
  const kept = useKeptPlace(explanation !== undefined, size, placeFor(size, drawn))
  const place = within ? 'story' : kept
  const reasons = explanation && <TableReasons {...{ props, explanation, place, point, choose }} />
  const { acts, marks } = useStoryActs({ props, since: story.since, replay: time.replay, reasons: within ? reasons : undefined })

  usePointedInSight(root, explained)
  useKeptFocus(root, asking, live.view.choices, ask)

  const prompt = promptOf(state, live, cast, words, app.words)
  const who = props.shared && ask ? cast.player(ask.seat).name : undefined
  const { look, present } = time
  const showStory = useCallback(() => openPanel('story'), [openPanel])
  const letters = app.keys === 'on'
  useSounds(table, live)
  const keyboard = useKeyboard({ root, story, at, end: live.view.choices, look, present, chart: props.chart, showStory, letters })
  const { replaying } = state
  const timeline = (
    <Timeline
      {...{ at, cast, words, replaying, look, chart: props.chart, chapters: story.all, news: story.from, teller: table.story }}
      end={live.view.choices}
      play={time.replay}
      stop={present}
    />
  )
  return (
    <div
      className={`table ${size}`}
      ref={root}
      {...pieces.handlers}
      data-open-panel={panelId}
      data-choices={live.view.choices}
      data-past={state.past?.at}
    >
      <TableHeader table={table} live={then} cast={cast} changes={story.changes} words={words} size={size} menu={props.menu} />
      <TablePanels
        {...{ props, tableProps, panels, docks, timeline }}
        story={<StoryDock story={story} acts={acts} />}
        news={story.since.length}
        open={panelId}
        setOpen={setPanelId}
        lit={drawn.panels}
        over={(place === 'right' || place === 'below') && reasons}
      >
        <BoardArea
          {...{ props, tableProps, ask, drawn, prompt, who, asking, timeline, pointing, present }}
          moment={story.moment}
          over={place === 'board' && reasons}
          beside={size !== 'phone' && <Beside panels={panels} />}
        />
      </TablePanels>
      <Marks root={root} marks={marks} shown={shown.view} />
      <Announcer story={story} sentence={who ? `${who} · ${prompt.sentence}` : prompt.sentence} />
      {keyboard.sheet && <KeySheet close={keyboard.closeSheet} />}
      {pieces.note && <TableNote {...{ props, then, lit, choose }} open={pieces.note} close={pieces.closeNote} />}
    </div>
  )
}
