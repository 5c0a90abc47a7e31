import type { Option } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { memo, type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { useReducedMotion, useSizeClass } from '../app/hooks.ts'
import type { TableDriver } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import { canAskWhy, canHint, type Explanations } from '../play/explanations.ts'
import { Brand } from '../ui/Brand.tsx'
import { Announcer } from './Announcer.tsx'
import type { GameTable, PieceProps, TableProps } from './board.ts'
import { ExplanationPanel } from './ExplanationPanel.tsx'
import { buttonsOf, litBy } from './lit.ts'
import { News } from './News.tsx'
import { NoteCard } from './NoteCard.tsx'
import { seatName } from './names.ts'
import { PanelArea, type ShownPanel } from './PanelArea.tsx'
import { Prompt } from './Prompt.tsx'
import { promptOf } from './promptOf.ts'
import { ScoreStrip } from './ScoreStrip.tsx'
import { StageTools } from './Stage.tsx'
import { Story } from './Story.tsx'
import { scoreNote } from './scoreNote.ts'
import { Timeline } from './Timeline.tsx'
import { useDrawn } from './useDrawn.ts'
import { placeFor, useExplanation, useKeptPlace, usePointedInSight } from './useExplanation.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useKeptHeight } from './useKeptHeight.ts'
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

const NO_REFS: ReadonlySet<string> = new Set()
/** Room for a prompt of two lines and the news, in pixels. */
const TALLEST_HEAD = 132
/** How long each moment stays when a turn is played again. */
const REPLAY_PAUSE = 700

/** The frame of every table. It knows seats, questions, notes and time, and no game. */
export function TableFrame(props: TableFrameProps) {
  const state = useSyncExternalStore(props.controller.subscribe, () => props.controller.state)
  const shown = useShown(props.table, state)
  if (!state.live || !shown) return <div className="table-loading" aria-busy />
  return <OpenTable {...props} live={state.live} shown={shown} />
}

function OpenTable({
  table,
  controller,
  words,
  menu,
  coach,
  pointed = NO_REFS,
  wanted,
  panel,
  shared,
  explanations,
  fork,
  chart,
  live,
  shown,
}: TableFrameProps & { live: Snapshot; shown: Shown }) {
  const app = useApp()
  const { state } = controller
  const { settings } = live
  const size = useSizeClass()
  const still = useReducedMotion() || (state.past !== undefined && !state.replaying)
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const asking = useRef<HTMLElement>(null)
  const [panelId, setPanelId] = useState<string>()
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const hidden = state.passTo !== undefined
  const asked = state.past || hidden ? undefined : live.view.ask
  const ask = useMemo(() => (asked && wanted ? { ...asked, options: asked.options.filter(wanted) } : asked), [asked, wanted])
  const lit = useMemo(() => litBy(ask), [ask])
  const choose = useCallback((option: string) => void controller.choose(option), [controller])
  const pieces = usePieces(lit, choose)
  const drawn = useDrawn(root, lit)
  const explanation = useExplanation(explanations)
  const [explained, point] = useState<readonly string[]>([])
  const buttons = buttonsOf(ask, (ref) => !drawn.missing.has(ref))

  const piece = useCallback(
    (ref: string, label?: string): PieceProps => ({
      'data-ref': ref,
      ...(lit.has(ref) ? { 'data-lit': '' as const } : {}),
      ...(shown.changed.has(ref) ? { 'data-changed': shown.beat } : {}),
      ...(pointed.has(ref) || explained.includes(ref) ? { 'data-pointed': '' as const } : {}),
      role: lit.has(ref) ? 'button' : 'img',
      tabIndex: lit.has(ref) ? 0 : -1,
      'aria-label': label ?? table.note(ref, shown.view, words, settings)?.title ?? words.ref(ref),
    }),
    [lit, shown, pointed, explained, table, words, settings],
  )
  const at = state.past?.at ?? live.view.choices
  const told = useMemo(() => live.log.filter((entry) => entry.at <= at), [live.log, at])
  const tableProps = useMemo<TableProps<unknown>>(
    () => ({
      view: shown.view,
      before: shown.before,
      log: told,
      seat: live.eyes,
      seats: live.seats,
      settings,
      lit,
      piece,
      choose,
      openPanel: setPanelId,
      words,
      size,
      theme: app.theme,
      still,
    }),
    [shown, told, live.eyes, live.seats, settings, lit, piece, choose, words, size, app.theme, still],
  )
  const Board = useMemo(() => memo(table.Board), [table])
  const look = useCallback((at: number) => void controller.look(at), [controller])
  const replay = useCallback((from: number) => void controller.replay(from, still ? REPLAY_PAUSE * 2 : REPLAY_PAUSE), [controller, still])
  const present = useCallback(() => void controller.present(), [controller])
  const closeExplanation = useCallback(() => explanations?.close(), [explanations])

  const story: ShownPanel = {
    id: 'story',
    title: app.words.text('story'),
    content: (
      <Story table={table} view={shown.view.game} log={live.log} words={words} since={state.since} at={state.past?.at} look={look} />
    ),
  }
  const gamePanels = useMemo(
    () =>
      table.panels.map((p): ShownPanel & { side: 'left' | 'right' } => ({
        ...p,
        title: words.text(p.title),
        tab: p.tab && words.text(p.tab),
        content: <p.Component {...tableProps} />,
      })),
    [table, words, tableProps],
  )

  usePointedInSight(root, explained)
  useKeptFocus(asking, live.view.choices, ask)
  useKeptHeight(head, TALLEST_HEAD, size !== 'phone')
  usePanelOfNeed({ size, ask, drawn, told: panel, open: panelId, setPanelId, root })

  const prompt = promptOf(state, live, words, app.words)
  const who = shared && ask ? seatName(live, ask.seat, app.words) : undefined
  const crest =
    (ask && table.crestOf?.(ask, live.view.game)) ?? (prompt.seat === undefined ? undefined : table.crests(live.view.game, prompt.seat)[0])
  const status = table.status(shown.view.game)
  const { note } = pieces
  const noteText =
    note &&
    (scoreNote(note.ref, live, words, app.words) ??
      table.note(note.ref, shown.view, words, settings) ?? { title: words.ref(note.ref), lines: [] })
  const timeline = (
    <Timeline
      at={at}
      end={live.view.choices}
      since={state.since}
      replaying={state.replaying}
      look={look}
      play={replay}
      stop={present}
      chart={chart}
    />
  )

  const left = gamePanels.filter((p) => p.side === 'left')
  const place = useKeptPlace(explanation !== undefined, size, placeFor(size, drawn, left))
  const nameOf = (option: Option): string => {
    const ref = option.label === undefined ? option.about?.[0] : undefined
    return (ref && table.note(ref, shown.view, words, settings)?.title) || words.option(option)
  }
  const panelOfReasons = explanation && (
    <ExplanationPanel
      key={explanation.kind}
      explanation={explanation}
      name={seatName(live, explanation.seat, app.words)}
      words={words}
      nameOf={nameOf}
      place={place}
      point={point}
      choose={choose}
      step={(to) => void explanations?.step(to)}
      close={closeExplanation}
    />
  )

  return (
    <div className={`table ${size}`} ref={root} {...pieces.handlers} data-open-panel={panelId} data-choices={live.view.choices}>
      <header className="table-header">
        <Brand compact={size === 'phone'} />
        {size !== 'phone' && <em>{app.words.text(`plate.${table.game.id}.short`)}</em>}
        {status && (
          <span className="table-status" title={words.text(status.key, status.params)}>
            {words.text(status.key, status.params)}
          </span>
        )}
        <ScoreStrip table={table} snapshot={live} words={words} size={size} />
        {menu}
      </header>
      <PanelArea
        size={size}
        left={left}
        right={gamePanels.filter((p) => p.side === 'right')}
        story={
          size !== 'wide' ? { ...story, content: [<div key="timeline">{timeline}</div>, <div key="story">{story.content}</div>] } : story
        }
        open={panelId}
        setOpen={setPanelId}
        lit={drawn.panels}
        over={place !== 'board' && panelOfReasons}
      >
        <main className="board-area" aria-hidden={hidden || undefined}>
          <div className="board-head" ref={head}>
            <Prompt
              place={asking}
              who={who}
              sentence={prompt.sentence}
              crest={crest}
              ask={ask}
              buttons={buttons}
              words={words}
              game={table.game.id}
              busy={prompt.busy}
              noUndo={coach ? 'lesson' : live.noUndo}
              canRedo={!coach && live.canRedo}
              choose={choose}
              undo={() => void controller.undo()}
              redo={() => void controller.redo()}
              hint={explanations && canHint(state) ? () => void explanations.hint() : undefined}
            />
            <News
              table={table}
              state={state}
              live={live}
              words={words}
              replay={() => replay(state.since)}
              present={present}
              fork={fork && (() => fork(at))}
              why={explanations && canAskWhy(state) ? () => void explanations.why() : undefined}
            />
          </div>
          <div className="board">
            {!hidden && (
              <StageTools value={size === 'wide' ? tools : null}>
                <Board {...tableProps} />
              </StageTools>
            )}
            {place === 'board' && panelOfReasons}
          </div>
          {size === 'wide' && (
            <div className="board-foot">
              {timeline}
              <div ref={setTools} />
            </div>
          )}
          {coach}
        </main>
      </PanelArea>
      <Announcer log={live.log} sentence={who ? `${who} · ${prompt.sentence}` : prompt.sentence} words={words} />
      {note && noteText && (
        <NoteCard
          open={note}
          note={noteText}
          options={lit.get(note.ref) ?? []}
          words={words}
          game={table.game.id}
          choose={choose}
          close={pieces.closeNote}
        />
      )}
    </div>
  )
}
