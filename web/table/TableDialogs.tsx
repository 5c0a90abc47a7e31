import type { Result } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import { prefsStore, REPLAYS } from '../app/prefs.ts'
import type { TableController } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import { PassDevice } from './PassDevice.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import { ScoreChart } from './ScoreChart.tsx'
import { useCast } from './useCast.ts'
import { useGlimpse } from './useGlimpse.ts'

/** The chart is open, or the result was closed to look at the board. */
export type OpenDialog = 'chart' | 'reviewed'

interface TableDialogsProps {
  readonly id: string
  readonly table: GameTable<unknown>
  readonly controller: TableController
  readonly words: Words
  readonly live: Snapshot
  readonly result: Result | undefined
  readonly dialog: OpenDialog | undefined
  setDialog(dialog: OpenDialog | undefined): void
  rematch(): void
  exportRecord(): void
}

/** What may stand over a table: the hand-over, the result, the chart. */
export function TableDialogs({ table, controller, live, result, dialog, setDialog, rematch, exportRecord, ...rest }: TableDialogsProps) {
  const app = useApp()
  const { cast, words } = useCast(table, live, rest.words)
  const { past, passTo } = controller.state
  useGlimpse(rest.id, table, live, cast, words)
  const reviewed = () => setDialog('reviewed')
  const review = () => {
    reviewed()
    void controller.replay(0, () => REPLAYS[prefsStore().get().replay])
  }
  const seats = live.seats.map((_, seat) => ({ name: cast.player(seat).name, crest: cast.player(seat).crests[0] }))
  return (
    <>
      {passTo !== undefined && (
        <PassDevice name={seats[passTo]?.name ?? ''} crests={cast.player(passTo).crests} ready={() => void controller.sit(passTo)} />
      )}
      {result && result === live.view.result && !past && dialog === undefined && (
        <ResultDialog {...{ table, result, words, cast, rematch, exportRecord }} snapshot={live} review={review} close={reviewed} />
      )}
      {dialog === 'chart' && (
        <Modal title={app.words.text('chart.title')} className="wide" close={() => setDialog(live.view.result ? 'reviewed' : undefined)}>
          <ScoreChart totals={live.totals} seats={seats} />
        </Modal>
      )}
    </>
  )
}
