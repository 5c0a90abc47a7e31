import type { Me, TableInfo } from '@deeptime/server/protocol'
import { useCallback, useState } from 'react'
import { useApp } from '../app/context.ts'
import { useLoad } from '../app/hooks.ts'
import { Shell } from '../app/Shell.tsx'
import { api } from './api.ts'
import { useOnlineWords } from './context.ts'
import { useNotices } from './live.ts'
import { Notices } from './Notices.tsx'
import { onlineLink } from './route.ts'

export const isYourTurn = (t: TableInfo): boolean => t.seats.some((s) => s.you && !s.bot && t.waitingFor.includes(s.seat))

function TableLine({ table }: { table: TableInfo }) {
  const { words, language } = useApp()
  const online = useOnlineWords()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const state = isYourTurn(table) ? 'your-turn' : table.status
  const free = table.seats.filter((s) => s.free).length
  const people = table.seats.map((s) => (s.bot ? words.text('seat.bot', { level: words.text(`level.${s.bot}`) }) : (s.name ?? '…')))
  return (
    <li className={`online-table ${state}`}>
      <a href={onlineLink({ page: 'table', id: table.id, invite: undefined })}>
        <strong>{table.title ?? words.text(`plate.${table.game}.short`)}</strong>
        <span>{people.join(' · ')}</span>
        <span className="online-state">{online.text(`state.${state}`, { free })}</span>
        <small>{when.format(table.updatedAt)}</small>
      </a>
    </li>
  )
}

function List({ title, empty, tables }: { title: string; empty: string; tables: readonly TableInfo[] }) {
  return (
    <section aria-label={title}>
      <h2 className="ruled">{title}</h2>
      {tables.length === 0 ? (
        <p className="online-none">{empty}</p>
      ) : (
        <ul className="online-list">
          {tables.map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Your tables, with those that wait for you on top; and open ones that anybody may join. */
export function Lobby({ me }: { me: Me }) {
  const words = useOnlineWords()
  const [round, setRound] = useState(0)
  const mine = useLoad(`mine/${me.id}/${round}`, api.mine)
  const open = useLoad(`open/${round}`, api.lobby)
  const again = useCallback(() => setRound((n) => n + 1), [])
  useNotices(again)
  const yours = mine.state === 'ready' ? mine.value : []
  const known = new Set(yours.map((t) => t.id))
  return (
    <Shell className="online" title={words.text('online')}>
      <div className="online-head">
        <h1>{words.text('lobby.title')}</h1>
        <a className="button go large" href={onlineLink({ page: 'new' })}>
          {words.text('lobby.new')}
        </a>
        <a className="button" href={onlineLink({ page: 'account' })}>
          {words.text('lobby.account', { name: me.name })}
        </a>
        <button type="button" className="link-button" onClick={() => setRound((n) => n + 1)}>
          {words.text('lobby.refresh')}
        </button>
      </div>
      <div className="online-lobby">
        <List title={words.text('lobby.yours')} empty={words.text('lobby.yours.none')} tables={yours} />
        <List
          title={words.text('lobby.open')}
          empty={words.text('lobby.open.none')}
          tables={open.state === 'ready' ? open.value.filter((t) => !known.has(t.id)) : []}
        />
      </div>
      <Notices />
    </Shell>
  )
}
