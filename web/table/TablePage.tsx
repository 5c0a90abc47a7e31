import type { GameRecord, LogEntry } from '@deeptime/engine'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { useGameTable, useLoad } from '../app/hooks.ts'
import { PACES, prefsStore } from '../app/prefs.ts'
import { go, linkTo } from '../app/router.ts'
import { TroubleText } from '../app/Trouble.tsx'
import { toast } from '../app/toast.ts'
import { Waiting } from '../app/Waiting.tsx'
import { WorkerBots } from '../play/bots.ts'
import { TableController, type Trouble } from '../play/controller.ts'
import { Explanations } from '../play/explanations.ts'
import { WorkerTable } from '../play/port.ts'
import { downloadRecord, forkRecord, newSeed, rematchOf } from '../play/records.ts'
import { createTable, forgetUnstored, keepUnstored, loadTable, type SavedTable, unstoredTable } from '../play/store.ts'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import { isShared } from './cast.ts'
import { type OpenDialog, TableDialogs } from './TableDialogs.tsx'
import { TableFrame } from './TableFrame.tsx'
import { TableMenu } from './TableMenu.tsx'
import { wordsAt } from './tableWords.ts'
import { useNextFrame } from './useNextFrame.ts'
import './table.css'

/** How long bots wait: as the person likes it, and not at all while nobody looks. */
/** Bots wait until what was told last has been watched, unless nobody looks or nobody wants to wait. */
const paceOf =
  (table: GameTable<unknown>) =>
  (told: readonly LogEntry[]): number => {
    const least = document.hidden ? 0 : PACES[prefsStore().get().pace]
    return least === 0 ? 0 : Math.max(least, table.lasting?.(told) ?? 0)
  }

/** Whether the screen is handed over at all. */
const handOver = (): boolean => prefsStore().get().handOver !== 'never'

/** How a table is opened: the first time, again after trouble, or in spite of another tab. */
interface Attempt {
  readonly n: number
  readonly insisting: boolean
}

/** What runs a table, and what explains its moves. */
interface Run {
  readonly controller: TableController
  readonly explanations: Explanations
}

/** A run for as long as the component lives. */
function useRun(table: GameTable<unknown>, id: string, insisting: boolean): Run | undefined {
  const game = table.game.id
  const [run, setRun] = useState<Run>()
  useEffect(() => {
    const keep = (table: SavedTable | undefined) => (table ? keepUnstored(table) : forgetUnstored(id))
    const port = new WorkerTable()
    const controller = new TableController({ port, bots: new WorkerBots(), game, pace: paceOf(table), keep, handOver })
    const explanations = new Explanations({ table: controller, port, bots: new WorkerBots(), game })
    setRun({ controller, explanations })
    void controller.openSaved(id, { insisting, unstored: unstoredTable(id) })
    return () => {
      explanations.end()
      controller.close()
    }
  }, [table, game, id, insisting])
  return run
}

/** While choices are not stored, the browser asks before the page is left. */
function useHeldPage(held: boolean): void {
  useEffect(() => {
    if (!held) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [held])
}

interface TroubleDialogProps {
  readonly trouble: Trouble
  exportRecord(): void
  /** Opens the table anew from what is stored. */
  retry(insisting: boolean): void
  /** Lets the bots think again. */
  resume(): void
  dismiss(): void
}

/** What went wrong, over the table if there is one: nothing that was chosen is lost. */
function TroubleDialog({ trouble, exportRecord, retry, resume, dismiss }: TroubleDialogProps) {
  const { words } = useApp()
  const remedy = (key: string, run: () => void) => (
    <button type="button" className="button go" onClick={run}>
      {words.text(key)}
    </button>
  )
  return (
    <Modal title={words.text(trouble.kind === 'elsewhere' ? 'elsewhere' : 'trouble')} close={dismiss}>
      <p className="lead">
        <TroubleText trouble={trouble} />
      </p>
      <div className="modal-buttons">
        {trouble.kind === 'crash' && remedy('trouble.retry', () => retry(false))}
        {trouble.kind === 'elsewhere' && remedy('trouble.take-over', () => retry(true))}
        {trouble.kind === 'bots' && remedy('trouble.resume', resume)}
        {trouble.kind === 'storage' && remedy('menu.export', exportRecord)}
        {'record' in trouble && remedy('menu.export', () => downloadRecord(trouble.record))}
        <a className="button" href={linkTo({ page: 'home' })}>
          {words.text('menu.home')}
        </a>
      </div>
      {'detail' in trouble && (
        <details>
          <summary>{words.text('trouble.detail')}</summary>
          <pre>{trouble.detail}</pre>
        </details>
      )}
    </Modal>
  )
}

interface PlayTableProps {
  readonly table: GameTable<unknown>
  readonly id: string
  /** The rules that it began with. */
  readonly version: string
  readonly insisting: boolean
  retry(insisting: boolean): void
}

function PlayTable({ table, id, version, insisting, retry }: PlayTableProps) {
  const run = useRun(table, id, insisting)
  return run ? <Playing id={id} table={table} version={version} {...run} retry={retry} /> : <Waiting />
}

type PlayingProps = Pick<PlayTableProps, 'id' | 'table' | 'version' | 'retry'> & Run

function Playing({ id, table, version, controller, explanations, retry }: PlayingProps) {
  const app = useApp()
  const state = useSyncExternalStore(controller.subscribe, () => controller.state)
  const settings = state.live?.settings
  const words = useMemo(() => wordsAt(table, app.language, settings, version), [table, app.language, settings, version])
  const [dialog, setDialog] = useState<OpenDialog>()
  const chart = useCallback(() => setDialog('chart'), [])
  const { live, trouble, unstored } = state
  useHeldPage(unstored !== undefined)
  // The last move is seen before the result covers it.
  const result = useNextFrame(live?.view.result)

  const openNew = async (make: (record: GameRecord) => GameRecord, told?: string) => {
    const id = await createTable(make(await controller.record()))
    go({ page: 'table', id })
    if (told) toast({ key: told })
  }
  const exportRecord = () => void controller.record().then(downloadRecord)
  const fork = (at: number) => void openNew((record) => forkRecord(record, at), 'fork.done')
  const rematch = () => void openNew((record) => rematchOf(record, table.game, newSeed()))

  const resume = () => {
    controller.dismissTrouble()
    controller.resume()
  }
  // A table that another tab plays, or that stopped, is not for looking at.
  const leaves = !live || trouble?.kind === 'elsewhere' || trouble?.kind === 'crash'
  const dismiss = () => (leaves ? go({ page: 'home' }) : trouble?.kind === 'bots' ? resume() : controller.dismissTrouble())
  const troubled = trouble && <TroubleDialog {...{ trouble, exportRecord, retry, resume, dismiss }} />

  if (!live) return troubled ?? <Waiting />
  return (
    <>
      <TableFrame
        table={table}
        controller={controller}
        words={words}
        shared={isShared(live)}
        explanations={explanations}
        fork={fork}
        chart={chart}
        menu={
          <>
            {unstored && (
              <button
                type="button"
                className="button unstored"
                onClick={exportRecord}
                title={app.words.text(`trouble.storage.${unstored}`)}
              >
                {app.words.text('trouble.unstored')}
              </button>
            )}
            <TableMenu
              game={table.game.id}
              canFork={live.view.choices > 0}
              exportRecord={exportRecord}
              fork={() => fork(state.past?.at ?? live.view.choices)}
              chart={chart}
            />
          </>
        }
      />
      <TableDialogs {...{ id, table, controller, words, live, result, dialog, setDialog, rematch, exportRecord }} />
      {troubled}
    </>
  )
}

function WithTable({ id, game, record: { version } }: SavedTable) {
  const { words } = useApp()
  const table = useGameTable(game, version)
  const [{ n, insisting }, setAttempt] = useState<Attempt>({ n: 0, insisting: false })
  if (table.state === 'loading') return <Waiting />
  const retry = (insisting: boolean) => setAttempt({ n: n + 1, insisting })
  if (table.state === 'ready') return <PlayTable key={n} table={table.value} {...{ id, version, insisting, retry }} />
  return <p className="full-page notice">{words.text('trouble.offline-game')}</p>
}

/** A table of this browser, by its id. */
export default function TablePage({ id }: { id: string }) {
  const saved = useLoad(id, () => loadTable(id))
  const home = () => go({ page: 'home' })
  if (saved.state === 'loading') return <Waiting />
  if (saved.state === 'ready' && saved.value) return <WithTable {...saved.value} />
  const trouble: Trouble = saved.state === 'failed' ? { kind: 'storage', storage: 'unavailable' } : { kind: 'not-found' }
  return <TroubleDialog trouble={trouble} exportRecord={home} retry={home} resume={home} dismiss={home} />
}
