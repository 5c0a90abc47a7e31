import { GAMES } from '@deeptime/games'
import type { LiveTable, SeatPerson, TableInfo } from '@deeptime/server/protocol'
import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { useGameTable } from '../app/hooks.ts'
import { Shell } from '../app/Shell.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { OFFERED_LEVELS } from '../play/bots.ts'
import { api } from './api.ts'
import { Chat } from './Chat.tsx'
import { useAsk, useOnlineWords } from './context.ts'
import { useLiveTable } from './live.ts'
import { Notices } from './Notices.tsx'
import { OnlineTable } from './OnlineTable.tsx'
import { goOnline, onlineLink } from './route.ts'

function inviteAddress(info: TableInfo): string {
  const url = new URL(location.href)
  url.hash = onlineLink({ page: 'table', id: info.id, invite: info.invite ?? undefined })
  return url.href
}

function Invite({ info }: { info: TableInfo }) {
  const words = useOnlineWords()
  const [copied, setCopied] = useState(false)
  const address = inviteAddress(info)
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true))
  return (
    <label className="online-invite">
      {words.text('room.invite')}
      <span>
        <input type="text" readOnly value={address} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" onClick={copy}>
          {words.text(copied ? 'room.copied' : 'room.copy')}
        </button>
      </span>
    </label>
  )
}

function SeatLine({
  seat,
  info,
  invite,
  run,
}: {
  seat: SeatPerson
  info: TableInfo
  invite: string | undefined
  run(work: () => Promise<unknown>): void
}) {
  const app = useApp()
  const words = useOnlineWords()
  const seated = info.seats.some((s) => s.you)
  const who = seat.bot
    ? app.words.text('seat.bot', { level: app.words.text(`level.${seat.bot}`) })
    : (seat.name ?? words.text('seat.empty'))
  return (
    <li>
      <span className={seat.online ? 'online-dot on' : 'online-dot'} aria-hidden />
      <span>{seat.you ? words.text('seat.you-named', { name: who }) : who}</span>
      {seat.free && !(seated && info.status !== 'open') && !seat.you && (
        <button type="button" className="button go" onClick={() => run(() => api.take(info.id, seat.seat, invite))}>
          {words.text('room.take')}
        </button>
      )}
      {info.host && seat.name && !seat.you && (info.status === 'open' || seat.bot) && (
        <button type="button" className="button" onClick={() => run(() => api.remove(info.id, seat.seat))}>
          {words.text('room.remove', { name: seat.name })}
        </button>
      )}
      {info.host && info.status === 'open' && !seat.name && (
        <select
          aria-label={words.text('room.bot', { n: seat.seat + 1 })}
          value={seat.bot ?? ''}
          onChange={(event) => run(() => api.setBot(info.id, seat.seat, event.target.value || null))}
        >
          <option value="">{words.text('seat.person')}</option>
          {OFFERED_LEVELS.map((level) => (
            <option key={level} value={level}>
              {app.words.text('seat.bot', { level: app.words.text(`level.${level}`) })}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}

/** Before the start: who sits where, the invitation, and the talk. */
function Gathering({ table, invite }: { table: LiveTable; invite: string | undefined }) {
  const app = useApp()
  const words = useOnlineWords()
  const { problem, busy, run } = useAsk()
  const { info } = table
  const full = info.seats.every((s) => s.name || s.bot)
  return (
    <Shell className="online" title={app.words.text(`plate.${info.game}.short`)}>
      <h1>{info.title ?? app.words.text(`plate.${info.game}`)}</h1>
      <div className="online-parts">
        <section>
          <h2 className="ruled">{words.text('new.seats')}</h2>
          <ol className="online-seats">
            {info.seats.map((seat) => (
              <SeatLine key={seat.seat} seat={seat} info={info} invite={invite} run={(work) => void run(work)} />
            ))}
          </ol>
          {problem && (
            <p className="notice" role="alert">
              {problem}
            </p>
          )}
          {info.invite && <Invite info={info} />}
          <div className="online-buttons">
            {info.host && (
              <button type="button" className="button go large" disabled={!full || busy} onClick={() => void run(() => api.start(info.id))}>
                {words.text('room.start')}
              </button>
            )}
            {!info.host && <p className="quiet">{words.text('room.wait')}</p>}
            {info.seats.some((s) => s.you) && (
              <button
                type="button"
                className="button"
                onClick={() => void run(async () => api.leave(info.id, undefined).then(() => goOnline({ page: 'lobby' })))}
              >
                {words.text('room.leave')}
              </button>
            )}
          </div>
        </section>
        <section>
          <h2 className="ruled">{words.text('chat')}</h2>
          <Chat table={table} />
        </section>
      </div>
      <Notices />
    </Shell>
  )
}

function Playing({ table, invite }: { table: LiveTable; invite: string | undefined }) {
  const words = useOnlineWords()
  const loaded = useGameTable(table.info.game, table.info.version)
  if (loaded.state === 'loading') return <Waiting />
  // During an update the page, or the process it has met, may be older than the table; another visit meets the new one.
  if (table.info.frozen || !GAMES.has(table.info.game, table.info.version)) return <Closed text={words.text('refused.frozen')} again />
  if (loaded.state === 'failed' || !table.view) return <Closed text={words.text('room.closed')} />
  return <OnlineTable game={loaded.value} table={table} invite={invite} />
}

function Closed({ text, again = false }: { text: string; again?: boolean }) {
  const words = useOnlineWords()
  return (
    <Shell className="online" title={words.text('online')}>
      <p className="notice">{text}</p>
      {again && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.text('version.reload')}
        </button>
      )}
      <a className="button" href={onlineLink({ page: 'lobby' })}>
        {words.text('room.lobby')}
      </a>
    </Shell>
  )
}

/** One table, from its invitation to its end. */
export function TableRoom({ id, invite }: { id: string; invite: string | undefined }) {
  const words = useOnlineWords()
  const watched = useLiveTable(id, invite)
  if (watched.state === 'loading') return <Waiting />
  if (watched.state === 'gone') return <Closed text={words.text(`refused.${watched.code}`)} />
  const { table } = watched
  return table.info.status === 'open' ? <Gathering table={table} invite={invite} /> : <Playing table={table} invite={invite} />
}
