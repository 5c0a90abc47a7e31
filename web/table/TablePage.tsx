import type { GameRecord } from '@deeptime/engine'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { useGameTable, useLoad } from '../app/hooks.ts'
import { PACES, prefsStore } from '../app/prefs.ts'
import { go, linkTo } from '../app/router.ts'
import { TroubleText } from '../app/Trouble.tsx'
import { toast } from '../app/toast.ts'
import { Waiting } from '../app/Waiting.tsx'
import { WorkerBots } from '../play/bots.ts'
import { TableController, type Trouble } from '../play/controller.ts'
import { WorkerTable } from '../play/port.ts'
import { downloadRecord, forkRecord, newSeed, rematchOf } from '../play/records.ts'
import { createTable, loadTable } from '../play/store.ts'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import { seatName } from './names.ts'
import { PassDevice } from './PassDevice.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import { ScoreChart } from './ScoreChart.tsx'
import { TableFrame } from './TableFrame.tsx'
import { TableMenu } from './TableMenu.tsx'
import { wordsAt } from './tableWords.ts'
import './table.css'

/** How long bots wait: as the person likes it, and not at all while nobody looks. */
const pace = (): number => (document.hidden ? 0 : PACES[prefsStore().get().pace])

/** A controller for as long as the component lives. */
function useController(game: string, id: string): TableController | undefined {
  const [controller, setController] = useState<TableController>()
  useEffect(() => {
    const made = new TableController({ port: new WorkerTable(), bots: new WorkerBots(), game, pace })
    setController(made)
    void made.openSaved(id)
    return () => made.close()
  }, [game, id])
  return controller
}

/** What went wrong, over the table if there is one: nothing that was chosen is lost. */
function TroubleDialog({
  trouble,
  exportRecord,
  retry,
  dismiss,
}: {
  trouble: Trouble
  exportRecord(): void
  retry(): void
  dismiss(): void
}) {
  const { words } = useApp()
  const record = 'record' in trouble ? trouble.record : undefined
  return (
    <Modal title={words.text('trouble')} close={dismiss}>
      <p className="lead">
        <TroubleText trouble={trouble} />
      </p>
      <div className="modal-buttons">
        {trouble.kind === 'crash' && (
          <button type="button" className="button go" onClick={retry}>
            {words.text('trouble.retry')}
          </button>
        )}
        {trouble.kind === 'storage' && (
          <button type="button" className="button go" onClick={exportRecord}>
            {words.text('menu.export')}
          </button>
        )}
        {record && (
          <button type="button" className="button go" onClick={() => downloadRecord(record)}>
            {words.text('menu.export')}
          </button>
        )}
        <a className="button" href={linkTo({ page: 'home' })}>
          {words.text('menu.home')}
        </a>
      </div>
    </Modal>
  )
}

interface PlayTableProps {
  readonly table: GameTable<unknown>
  readonly id: string
  /** Opens the table anew from what is stored. */
  retry(): void
}

function PlayTable({ table, id, retry }: PlayTableProps) {
  const controller = useController(table.game.id, id)
  return controller ? <Playing table={table} controller={controller} retry={retry} /> : <Waiting />
}

function Playing({ table, controller, retry }: { table: GameTable<unknown>; controller: TableController; retry(): void }) {
  const app = useApp()
  const state = useSyncExternalStore(controller.subscribe, () => controller.state)
  const settings = state.live?.settings
  const words = useMemo(() => wordsAt(table, app.language, settings), [table, app.language, settings])
  const [dialog, setDialog] = useState<'chart' | 'reviewed'>()
  const { live, trouble, passTo } = state

  const openNew = async (make: (record: GameRecord) => GameRecord, told?: string) => {
    const id = await createTable(make(await controller.record()))
    go({ page: 'table', id })
    if (told) toast({ key: told })
  }
  const exportRecord = () => void controller.record().then(downloadRecord)
  const fork = (at: number) => void openNew((record) => forkRecord(record, at), 'fork.done')
  const rematch = () => void openNew((record) => rematchOf(record, newSeed()))

  if (!live)
    return trouble ? (
      <TroubleDialog trouble={trouble} exportRecord={exportRecord} retry={retry} dismiss={() => go({ page: 'home' })} />
    ) : (
      <Waiting />
    )
  const seats = live.seats.map((_, seat) => ({ name: seatName(live, seat, app.words), crest: table.crests(live.view.game, seat)[0] }))
  return (
    <>
      <TableFrame
        table={table}
        controller={controller}
        words={words}
        fork={fork}
        chart={() => setDialog('chart')}
        menu={
          <TableMenu
            game={table.game.id}
            canFork={live.view.choices > 0}
            exportRecord={exportRecord}
            fork={() => fork(state.past?.at ?? live.view.choices)}
            chart={() => setDialog('chart')}
          />
        }
      />
      {passTo !== undefined && (
        <PassDevice
          name={seats[passTo]?.name ?? ''}
          crests={table.crests(live.view.game, passTo)}
          ready={() => void controller.sit(passTo)}
        />
      )}
      {live.view.result && !state.past && dialog === undefined && (
        <ResultDialog
          table={table}
          snapshot={live}
          result={live.view.result}
          words={words}
          close={() => setDialog('reviewed')}
          rematch={rematch}
          chart={() => setDialog('chart')}
        />
      )}
      {dialog === 'chart' && (
        <Modal title={app.words.text('chart.title')} className="wide" close={() => setDialog(live.view.result ? 'reviewed' : undefined)}>
          <ScoreChart totals={live.totals} seats={seats} />
        </Modal>
      )}
      {trouble && <TroubleDialog trouble={trouble} exportRecord={exportRecord} retry={retry} dismiss={() => controller.dismissTrouble()} />}
    </>
  )
}

function WithTable({ game, id }: { game: string; id: string }) {
  const { words } = useApp()
  const table = useGameTable(game)
  const [attempt, setAttempt] = useState(0)
  if (table.state === 'loading') return <Waiting />
  if (table.state === 'ready') return <PlayTable key={attempt} table={table.value} id={id} retry={() => setAttempt(attempt + 1)} />
  return <p className="full-page notice">{words.text('trouble.offline-game')}</p>
}

/** A table of this browser, by its id. */
export default function TablePage({ id }: { id: string }) {
  const saved = useLoad(id, () => loadTable(id))
  const home = () => go({ page: 'home' })
  if (saved.state === 'loading') return <Waiting />
  if (saved.state === 'ready' && saved.value) return <WithTable game={saved.value.game} id={id} />
  const trouble: Trouble = saved.state === 'failed' ? { kind: 'storage', storage: 'unavailable' } : { kind: 'not-found' }
  return <TroubleDialog trouble={trouble} exportRecord={home} retry={home} dismiss={home} />
}
