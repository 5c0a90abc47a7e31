import type { Json, Setting, Settings } from '@deeptime/engine'
import type { Clock, WhenTimeIsOver } from '@deeptime/server/protocol'
import type { Words } from '@deeptime/words'
import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { useGameTable, useLoad } from '../app/hooks.ts'
import { Shell } from '../app/Shell.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { plateOf } from '../games/registry.ts'
import { OFFERED_LEVELS } from '../play/bots.ts'
import type { GameTable } from '../table/board.ts'
import { tableWords } from '../table/tableWords.ts'
import { api } from './api.ts'
import { useAsk, useOnlineWords } from './context.ts'
import { goOnline } from './route.ts'

interface Draft {
  readonly seats: readonly string[]
  readonly settings: Settings
  readonly title: string
  readonly isPublic: boolean
  readonly spectators: boolean
  readonly clock: Clock
}

const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 30, increment: 20, whenOver: 'move' },
  day: { kind: 'days', days: 1, whenOver: 'move' },
  days: { kind: 'days', days: 3, whenOver: 'move' },
}
const WHEN_OVER: readonly WhenTimeIsOver[] = ['move', 'replace', 'end', 'wait']

const clockName = (clock: Clock): string => (clock.kind === 'days' ? (clock.days > 1 ? 'days' : 'day') : clock.kind)

function ClockChoice({ clock, change }: { clock: Clock; change(next: Clock): void }) {
  const words = useOnlineWords()
  return (
    <fieldset>
      <legend className="ruled">{words.text('new.clock')}</legend>
      <label>
        {words.text('new.clock.kind')}{' '}
        <select value={clockName(clock)} onChange={(event) => change(CLOCKS[event.target.value] as Clock)}>
          {Object.keys(CLOCKS).map((name) => (
            <option key={name} value={name}>
              {words.text(`clock.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {clock.kind !== 'none' && (
        <label>
          {words.text('new.clock.over')}{' '}
          <select value={clock.whenOver} onChange={(event) => change({ ...clock, whenOver: event.target.value as WhenTimeIsOver })}>
            {WHEN_OVER.map((what) => (
              <option key={what} value={what}>
                {words.text(`clock.over.${what}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}

interface GameSettingProps {
  readonly setting: Setting
  readonly seats: number
  readonly value: Json | undefined
  readonly words: Words
  set(value: Json): void
}

/** One of the game's own settings; those that are files belong to local games. */
function GameSetting({ setting, seats, value, words, set }: GameSettingProps) {
  const name = `setting.${setting.id}`
  const fits = setting.seats?.includes(seats) ?? true
  if (setting.kind === 'data' || !fits) return null
  if (setting.kind === 'flag') {
    return (
      <label>
        <input type="checkbox" checked={(value ?? setting.initial) === true} onChange={(event) => set(event.target.checked)} />{' '}
        {words.text(name)}
      </label>
    )
  }
  return (
    <label>
      {words.text(name)}{' '}
      <select value={String(value ?? setting.initial)} onChange={(event) => set(event.target.value)}>
        {setting.values.map((option) => (
          <option key={option} value={option}>
            {words.text(`${name}.${option}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Setup({ table }: { table: GameTable<unknown> }) {
  const app = useApp()
  const words = useOnlineWords()
  const gameWords = tableWords(table, app.language)
  const { game } = table
  const { problem, busy, run } = useAsk()
  const [draft, setDraft] = useState<Draft>({
    seats: Array.from({ length: game.seats.includes(2) ? 2 : (game.seats[0] ?? 1) }, () => 'person'),
    settings: {},
    title: '',
    isPublic: false,
    spectators: true,
    clock: { kind: 'none' },
  })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const resize = (n: number) => {
    const fits = ([id]: [string, unknown]) => game.settings.find((s) => s.id === id)?.seats?.includes(n) ?? true
    const seats = Array.from({ length: n }, (_, i) => draft.seats[i] ?? 'person')
    change({ seats, settings: Object.fromEntries(Object.entries(draft.settings).filter(fits)) })
  }
  const create = () =>
    run(async () => {
      const bots = draft.seats.flatMap((who, seat) => (who === 'person' ? [] : [{ seat, level: who }]))
      const made = await api.create({
        game: game.id,
        seats: draft.seats.length,
        settings: draft.settings as Record<string, never>,
        public: draft.isPublic,
        spectators: draft.spectators,
        clock: draft.clock,
        seat: 0,
        bots,
        ...(draft.title.trim() ? { title: draft.title } : {}),
      })
      goOnline({ page: 'table', id: made.id, invite: undefined })
    })
  return (
    <form
      className="online-form"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <fieldset>
        <legend className="ruled">{words.text('new.seats')}</legend>
        <label>
          {words.text('new.seats.count')}{' '}
          <select value={draft.seats.length} onChange={(event) => resize(Number(event.target.value))}>
            {game.seats.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <ol className="online-seats">
          {draft.seats
            .map((who, seat) => ({ who, seat, key: words.text('seat.n', { n: seat + 1 }) }))
            .map(({ who, seat, key }) => (
              <li key={key}>
                {seat === 0 ? (
                  <span>{words.text('seat.you')}</span>
                ) : (
                  <select
                    aria-label={key}
                    value={who}
                    onChange={(event) => change({ seats: draft.seats.map((old, i) => (i === seat ? event.target.value : old)) })}
                  >
                    <option value="person">{words.text('seat.person')}</option>
                    {OFFERED_LEVELS.map((level) => (
                      <option key={level} value={level}>
                        {app.words.text('seat.bot', { level: app.words.text(`level.${level}`) })}
                      </option>
                    ))}
                  </select>
                )}
              </li>
            ))}
        </ol>
      </fieldset>
      <fieldset>
        <legend className="ruled">{words.text('new.settings')}</legend>
        {game.settings.map((setting) => (
          <GameSetting
            key={setting.id}
            setting={setting}
            seats={draft.seats.length}
            value={draft.settings[setting.id]}
            words={gameWords}
            set={(value) => change({ settings: { ...draft.settings, [setting.id]: value } })}
          />
        ))}
      </fieldset>
      <ClockChoice clock={draft.clock} change={(clock) => change({ clock })} />
      <fieldset>
        <legend className="ruled">{words.text('new.who')}</legend>
        <label>
          <input type="checkbox" checked={draft.isPublic} onChange={(event) => change({ isPublic: event.target.checked })} />{' '}
          {words.text('new.public')}
        </label>
        <label>
          <input type="checkbox" checked={draft.spectators} onChange={(event) => change({ spectators: event.target.checked })} />{' '}
          {words.text('new.spectators')}
        </label>
        <label>
          {words.text('new.title')}{' '}
          <input type="text" maxLength={60} value={draft.title} onChange={(event) => change({ title: event.target.value })} />
        </label>
      </fieldset>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button go large" disabled={busy}>
        {words.text('new.create')}
      </button>
    </form>
  )
}

function OfGame({ game }: { game: string }) {
  const words = useOnlineWords()
  const table = useGameTable(game)
  if (table.state === 'loading') return <Waiting />
  return table.state === 'ready' ? <Setup table={table.value} /> : <p className="notice">{words.text('refused.offline')}</p>
}

/** A new table: which game, who sits there, how much time there is, and who may look. */
export function NewTablePage() {
  const app = useApp()
  const words = useOnlineWords()
  const games = useLoad('games', api.games)
  const playable = games.state === 'ready' ? games.value.filter((g) => plateOf(g.id)?.load) : []
  const [chosen, setChosen] = useState<string>()
  const game = chosen ?? playable[0]?.id
  return (
    <Shell className="online" title={words.text('online')}>
      <h1>{words.text('lobby.new')}</h1>
      {playable.length > 1 && (
        <label className="online-game">
          {words.text('new.game')}{' '}
          <select value={game} onChange={(event) => setChosen(event.target.value)}>
            {playable.map(({ id }) => (
              <option key={id} value={id}>
                {app.words.text(`plate.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {game ? <OfGame key={game} game={game} /> : <Waiting />}
    </Shell>
  )
}
