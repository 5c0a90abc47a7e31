import type { Clock, WhenTimeIsOver } from '@deeptime/server/protocol'
import { type ReactNode, useState } from 'react'
import { useApp } from '../app/context.ts'
import { useGameTable, useLoad } from '../app/hooks.ts'
import { type Draft, draftProblem, presetsOf, settingsOf, withSeats } from '../app/newGame.ts'
import { Modes, OneSetting, type PartProps, Seats } from '../app/SetupParts.tsx'
import { Shell } from '../app/Shell.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { plateOf } from '../games/registry.ts'
import type { GameTable } from '../table/board.ts'
import { tableWords } from '../table/tableWords.ts'
import { api } from './api.ts'
import { useAsk, useOnlineWords } from './context.ts'
import { goOnline } from './route.ts'

/** What a table online has beside the game. */
interface House {
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

interface HouseProps {
  readonly house: House
  change(part: Partial<House>): void
}

function ClockChoice({ house: { clock }, change }: HouseProps) {
  const words = useOnlineWords()
  return (
    <fieldset>
      <legend className="ruled">{words.text('new.clock')}</legend>
      <div className="setting">
        <div className="segmented" role="radiogroup" aria-label={words.text('new.clock.kind')}>
          {Object.entries(CLOCKS).map(([name, kind]) => (
            <label key={name}>
              <input type="radio" name="clock" checked={clockName(clock) === name} onChange={() => change({ clock: kind })} />
              <span className="segmented-name">{words.text(`clock.${name}`)}</span>
            </label>
          ))}
        </div>
      </div>
      {clock.kind !== 'none' && (
        <label className="setting">
          <strong>{words.text('new.clock.over')}</strong>
          <select
            value={clock.whenOver}
            onChange={(event) => change({ clock: { ...clock, whenOver: event.target.value as WhenTimeIsOver } })}
          >
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

function Guests({ house, change }: HouseProps) {
  const words = useOnlineWords()
  return (
    <fieldset>
      <legend className="ruled">{words.text('new.who')}</legend>
      <label className="setting flag">
        <input type="checkbox" checked={house.isPublic} onChange={(event) => change({ isPublic: event.target.checked })} />
        <strong>{words.text('new.public')}</strong>
      </label>
      <label className="setting flag">
        <input type="checkbox" checked={house.spectators} onChange={(event) => change({ spectators: event.target.checked })} />
        <strong>{words.text('new.spectators')}</strong>
      </label>
      <label className="setting">
        <strong>{words.text('new.title')}</strong>
        <input type="text" maxLength={60} value={house.title} onChange={(event) => change({ title: event.target.value })} />
      </label>
    </fieldset>
  )
}

const EMPTY: Draft = { seats: [], settings: {}, sides: [], seed: '' }

function Setup({ table, choice }: { table: GameTable<unknown>; choice: ReactNode }) {
  const app = useApp()
  const words = useOnlineWords()
  const { game, sides } = table
  const gameWords = tableWords(table, app.language)
  const { problem, busy, run } = useAsk(gameWords)
  const [draft, setDraft] = useState(() => withSeats(EMPTY, game.seats.includes(2) ? 2 : (game.seats[0] ?? 1), { name: '' }))
  const [house, setHouse] = useState<House>({ title: '', isPublic: false, spectators: true, clock: { kind: 'none' } })
  const wrong = draftProblem(draft, game)
  const parts: PartProps = { draft, game, sides, words: gameWords, change: setDraft }
  const around: HouseProps = { house, change: (part) => setHouse({ ...house, ...part }) }
  const create = () =>
    run(async () => {
      const made = await api.create({
        game: game.id,
        seats: draft.seats.length,
        settings: settingsOf(draft, sides) as Record<string, never>,
        public: house.isPublic,
        spectators: house.spectators,
        clock: house.clock,
        seat: 0,
        bots: draft.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [{ seat, level: bot }])),
        ...(house.title.trim() ? { title: house.title } : {}),
      })
      goOnline({ page: 'table', id: made.id, invite: undefined })
    })
  const settings = game.settings.filter((setting) => !sides?.hides.includes(setting.id))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <div className="new-head">
        <h1>{words.text('lobby.new')}</h1>
        <button type="submit" className="button go large" disabled={busy || wrong !== undefined}>
          {words.text('new.create')}
        </button>
      </div>
      {(problem || wrong) && (
        <p className="notice" role="alert">
          {wrong ? app.words.problem(wrong, gameWords) : problem}
        </p>
      )}
      {choice}
      <div className="new-parts">
        <Seats {...parts} own={words.text('seat.you')} />
        {presetsOf(game).length > 0 && <Modes {...parts} />}
        <fieldset>
          <legend className="ruled">{words.text('new.settings')}</legend>
          {settings.map((setting) => (
            <OneSetting key={setting.id} setting={setting} {...parts} />
          ))}
        </fieldset>
        <div className="new-parts-column">
          <ClockChoice {...around} />
          <Guests {...around} />
        </div>
      </div>
    </form>
  )
}

function OfGame({ game, choice }: { game: string; choice: ReactNode }) {
  const words = useOnlineWords()
  const table = useGameTable(game)
  if (table.state === 'loading') return <Waiting />
  return table.state === 'ready' ? <Setup table={table.value} choice={choice} /> : <p className="notice">{words.text('refused.offline')}</p>
}

/** A new table: which game, who sits there, how much time there is, and who may look. */
export function NewTablePage() {
  const app = useApp()
  const words = useOnlineWords()
  const games = useLoad('games', api.games)
  const playable = games.state === 'ready' ? games.value.filter((g) => plateOf(g.id)?.load) : []
  const [chosen, setChosen] = useState<string>()
  const game = chosen ?? playable[0]?.id
  const choice = (
    <div className="segmented game-choice" role="radiogroup" aria-label={words.text('new.game')}>
      {playable.map(({ id }) => (
        <label key={id}>
          <input type="radio" name="game" checked={id === game} onChange={() => setChosen(id)} />
          <span className="segmented-name">{app.words.text(`plate.${id}.short`)}</span>
        </label>
      ))}
    </div>
  )
  return (
    <Shell className="new-game online" title={words.text('online')}>
      {game ? <OfGame key={game} game={game} choice={choice} /> : <Waiting />}
    </Shell>
  )
}
