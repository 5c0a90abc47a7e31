import type { LiveTable, TableInfo } from '@deeptime/server/protocol'
import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { go } from '../app/router.ts'
import { downloadRecord } from '../play/records.ts'
import { createTable } from '../play/store.ts'
import type { GameTable } from '../table/board.ts'
import { type Ended, ResultDialog } from '../table/ResultDialog.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { wordsAt } from '../table/tableWords.ts'
import { useCast } from '../table/useCast.ts'
import { Modal } from '../ui/Modal.tsx'
import { api } from './api.ts'
import { Chat } from './Chat.tsx'
import { Clocks } from './Clocks.tsx'
import { useAsk, useOnlineWords } from './context.ts'
import { OnlineController } from './controller.ts'
import { live, useLine } from './live.ts'
import { Notices } from './Notices.tsx'
import { goOnline } from './route.ts'
import '../table/table.css'

const STAND_IN = 'normal'

interface MenuProps {
  readonly info: TableInfo
  readonly unread: number
  chat(): void
  run(work: () => Promise<unknown>): void
}

function OnlineMenu({ info, unread, chat, run }: MenuProps) {
  const { words: app } = useApp()
  const words = useOnlineWords()
  const seated = info.seats.some((s) => s.you)
  const item = (text: string, onSelect: () => void) => (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      {text}
    </DropdownMenu.Item>
  )
  return (
    <>
      <button type="button" className="button online-chat-button" onClick={chat}>
        {words.text('chat')}
        {unread > 0 && <b className="online-unread">{unread}</b>}
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="round menu-button" aria-label={app.text('menu')}>
          <span aria-hidden>⋯</span>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
            {info.status === 'over' && item(app.text('menu.export'), () => run(async () => downloadRecord(await api.record(info.id))))}
            {info.status === 'over' &&
              item(words.text('table.keep'), () =>
                run(async () => go({ page: 'table', id: await createTable(await api.record(info.id)) })),
              )}
            {info.status === 'over' && seated && item(words.text('table.rematch'), () => run(() => rematch(info.id)))}
            {info.status === 'playing' &&
              seated &&
              item(words.text('table.leave-bot'), () =>
                run(async () => api.leave(info.id, STAND_IN).then(() => goOnline({ page: 'lobby' }))),
              )}
            {item(words.text('room.lobby'), () => goOnline({ page: 'lobby' }))}
            {item(app.text('menu.home'), () => go({ page: 'home' }))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  )
}

async function rematch(id: string): Promise<void> {
  goOnline({ page: 'table', id: (await api.rematch(id)).id, invite: undefined })
}

/** What others ask of us, and what is wrong with the line: below the header, in the way of nothing. */
function Bars({
  table,
  barrier,
  setBarrier,
  run,
}: {
  table: LiveTable
  barrier: number | undefined
  setBarrier(to: number | undefined): void
  run: MenuProps['run']
}) {
  const words = useOnlineWords()
  const line = useLine()
  const { info, undo, seat } = table
  const name = (s: number) => info.seats[s]?.name ?? words.text('seat.n', { n: s + 1 })
  const vacant = info.status === 'playing' && seat !== null ? info.seats.filter((s) => !s.name && !s.bot) : []
  const mine = info.seats.find((s) => s.you)
  return (
    <div className="online-bars" role="status">
      {line !== 'open' && <p className="online-bar warn">{words.text('line.lost')}</p>}
      {undo && seat !== null && !undo.agreed.includes(seat) && (
        <p className="online-bar">
          {words.text('undo.asked', { name: name(undo.by), back: (table.view?.choices ?? 0) - undo.to })}
          <button type="button" className="button go" onClick={() => void live().answerUndo(info.id, undo.request, true)}>
            {words.text('undo.agree')}
          </button>
          <button type="button" className="button" onClick={() => void live().answerUndo(info.id, undo.request, false)}>
            {words.text('undo.refuse')}
          </button>
        </p>
      )}
      {undo && undo.by === seat && <p className="online-bar">{words.text('undo.waiting')}</p>}
      {barrier !== undefined && !undo && (
        <p className="online-bar">
          {words.text('undo.barrier')}
          <button
            type="button"
            className="button go"
            onClick={() => {
              void live().askUndo(info.id, barrier)
              setBarrier(undefined)
            }}
          >
            {words.text('undo.ask')}
          </button>
          <button type="button" className="button" onClick={() => setBarrier(undefined)}>
            {words.text('undo.never-mind')}
          </button>
        </p>
      )}
      {vacant.map((s) => (
        <p key={s.seat} className="online-bar">
          {words.text('table.vacant', { n: s.seat + 1 })}
          <button type="button" className="button go" onClick={() => run(() => api.setBot(info.id, s.seat, STAND_IN))}>
            {words.text('table.add-bot')}
          </button>
        </p>
      ))}
      {mine?.bot && info.status === 'playing' && (
        <p className="online-bar">
          {words.text('table.replaced')}
          <button type="button" className="button go" onClick={() => run(() => api.take(info.id, mine.seat, undefined))}>
            {words.text('table.return')}
          </button>
        </p>
      )}
      {info.rematch && (
        <p className="online-bar">
          {words.text('table.rematch-open')}
          <button type="button" className="button go" onClick={() => run(() => rematch(info.id))}>
            {words.text('table.rematch')}
          </button>
        </p>
      )}
    </div>
  )
}

/** How a table ended that was not played out. */
const endedEarly = (ended: LiveTable['info']['ended']): Ended | undefined => (ended === 'time' || ended === 'closed' ? ended : undefined)

function OnlineResult({ words, ...result }: Omit<ComponentProps<typeof ResultDialog>, 'cast'>) {
  return <ResultDialog {...result} {...useCast(result.table, result.snapshot, words)} />
}

/** A table that a server hosts, in the frame of all tables. */
export function OnlineTable({ game, table, invite }: { game: GameTable<unknown>; table: LiveTable; invite: string | undefined }) {
  const app = useApp()
  const { run, problem } = useAsk()
  const [barrier, setBarrier] = useState<number>()
  const [controller] = useState(() => new OnlineController(table, invite, setBarrier))
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(table.chat.length)
  const [reviewed, setReviewed] = useState(false)
  const words = useOnlineWords()
  useEffect(() => controller.update(table), [controller, table])
  const state = useSyncExternalStore(controller.subscribe, () => controller.state)
  const { info } = table
  const snapshot = state.live
  const settings = snapshot?.settings
  const gameWords = useMemo(() => wordsAt(game, app.language, settings, info.version), [game, app.language, settings, info.version])
  const ask = (work: () => Promise<unknown>) => void run(work)
  return (
    <>
      <TableFrame
        table={game}
        controller={controller}
        words={gameWords}
        showResult={reviewed ? () => setReviewed(false) : undefined}
        menu={
          <>
            <Clocks table={table} />
            <OnlineMenu
              info={info}
              unread={open ? 0 : table.chat.length - read}
              chat={() => {
                setOpen(true)
                setRead(table.chat.length)
              }}
              run={ask}
            />
          </>
        }
      />
      <Bars table={table} barrier={barrier} setBarrier={setBarrier} run={ask} />
      {problem && (
        <p className="online-bar warn" role="alert">
          {problem}
        </p>
      )}
      {open && (
        <Modal
          title={words.text('chat')}
          close={() => {
            setRead(table.chat.length)
            setOpen(false)
          }}
        >
          <Chat table={table} />
        </Modal>
      )}
      {snapshot && (snapshot.view.result || endedEarly(info.ended)) && !state.past && !reviewed && (
        <OnlineResult
          table={game}
          snapshot={snapshot}
          result={snapshot.view.result}
          ended={endedEarly(info.ended)}
          words={gameWords}
          close={() => setReviewed(true)}
          rematch={() => ask(() => rematch(info.id))}
        />
      )}
      <Notices />
    </>
  )
}
