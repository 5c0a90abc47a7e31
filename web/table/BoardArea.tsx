import type { Ask } from '@deeptime/engine'
import { memo, type ReactNode, type RefObject, useMemo, useState } from 'react'
import { canAskWhy, canHint } from '../play/explanations.ts'
import type { Moment } from '../story/useStory.ts'
import type { TableProps } from './board.ts'
import { barredOf, buttonsOf } from './lit.ts'
import { PastPrompt } from './PastPrompt.tsx'
import { Prompt } from './Prompt.tsx'
import type { promptOf } from './promptOf.ts'
import { StageTools } from './Stage.tsx'
import type { OpenTableProps } from './TableFrame.tsx'
import { useCompound } from './useCompound.ts'
import type { Drawn } from './useDrawn.ts'
import type { Pointing } from './usePanelOfNeed.ts'

interface BoardAreaProps {
  readonly props: OpenTableProps
  readonly tableProps: TableProps<unknown>
  readonly ask: Ask | undefined
  readonly drawn: Drawn
  readonly prompt: ReturnType<typeof promptOf>
  /** Whom the prompt asks, where that could be several. */
  readonly who: string | undefined
  /** Where the question stands: the keyboard returns to it. */
  readonly asking: RefObject<HTMLElement | null>
  readonly timeline: ReactNode
  /** Reasons that stand over the board. */
  readonly over: ReactNode
  /** Panels between the board and the right dock. */
  readonly beside: ReactNode
  readonly pointing: Pointing
  /** Where in the game what is shown stands. */
  readonly moment: Moment
  present(): void
}

/** The middle of the table: the question, always one row; the board; and time below it. */
export function BoardArea(area: BoardAreaProps) {
  const { props, tableProps, timeline, over, beside, pointing } = area
  const { table, controller, coach } = props
  const { size } = tableProps
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const Board = useMemo(() => memo(table.Board), [table])
  const hidden = controller.state.passTo !== undefined
  return (
    <main className="board-area" aria-hidden={hidden || undefined}>
      <div className="board-head" {...pointing}>
        {controller.state.past ? <Past {...area} past={controller.state.past.at} /> : <Question {...area} />}
      </div>
      {size === 'phone' && coach}
      <div className="board-middle">
        <div className="board-hero">
          <div className="board" {...pointing}>
            {!hidden && (
              <StageTools value={size === 'phone' ? null : tools}>
                <Board {...tableProps} />
              </StageTools>
            )}
            {over}
          </div>
          {size === 'medium' && coach}
          {size !== 'phone' && (
            <div className="board-foot">
              {timeline}
              <div ref={setTools} />
            </div>
          )}
        </div>
        {beside}
      </div>
    </main>
  )
}

function Question({ props, tableProps, ask, drawn, prompt, who, asking }: BoardAreaProps) {
  const { table, controller, words, live, coach, explanations } = props
  const { state } = controller
  const compound = useCompound(props, ask)
  const crest =
    (ask && table.crestOf?.(ask, live.view.game)) ?? (prompt.seat === undefined ? undefined : table.crests(live.view.game, prompt.seat)[0])
  return (
    <Prompt
      place={asking}
      who={who}
      sentence={prompt.sentence}
      crest={crest}
      ask={ask}
      buttons={buttonsOf(ask, (ref) => !drawn.missing.has(ref))}
      barred={ask ? barredOf(live.view.whyNot) : []}
      words={words}
      game={table.game.id}
      busy={prompt.busy}
      noUndo={coach ? 'lesson' : live.noUndo}
      canRedo={!coach && live.canRedo}
      compound={compound}
      choose={tableProps.choose}
      undo={() => void controller.undo()}
      redo={() => void controller.redo()}
      hint={explanations && canHint(state) ? () => void explanations.hint() : undefined}
    />
  )
}

/** In the past nothing is asked, taken back or hinted at. */
function Past({ props, asking, moment, past, present }: BoardAreaProps & { readonly past: number }) {
  const { controller, explanations, fork } = props
  const { state } = controller
  return (
    <PastPrompt
      place={asking}
      moment={moment}
      replaying={state.replaying}
      present={present}
      fork={fork && (() => fork(past))}
      why={explanations && canAskWhy(state) ? () => void explanations.why() : undefined}
    />
  )
}
