import type { Game, Setting, Settings } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useState } from 'react'
import { OFFERED_LEVELS } from '../play/bots.ts'
import { newSeed } from '../play/records.ts'
import { createTable, StorageTrouble } from '../play/store.ts'
import type { GameTable, Sides } from '../table/board.ts'
import { tableWords } from '../table/tableWords.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { useApp } from './context.ts'
import { DataSetting } from './DataSetting.tsx'
import { useGameTable } from './hooks.ts'
import { ImportButton } from './ImportButton.tsx'
import { Lost } from './Lost.tsx'
import {
  type Draft,
  draftProblem,
  firstDraft,
  modeOf,
  newRecord,
  presetsOf,
  type SeatDraft,
  settingsOf,
  withMode,
  withSeats,
  withSide,
} from './newGame.ts'
import { go } from './router.ts'
import { Shell } from './Shell.tsx'
import { Waiting } from './Waiting.tsx'

interface PartProps {
  readonly draft: Draft
  readonly game: Game
  readonly sides: Sides | undefined
  readonly words: Words
  change(next: Draft): void
}

/** A name and, if the catalog has it, one sentence. */
function Explained({ words, name }: { words: Words; name: string }) {
  return (
    <span className="explained">
      <strong>{words.text(name)}</strong>
      {words.has(`${name}.about`) && <small>{words.text(`${name}.about`)}</small>}
    </span>
  )
}

/** Which side a seat takes: one of its crests, or none yet. */
function SidePicker({ seat, draft, sides, words, change }: PartProps & { seat: number; sides: Sides }) {
  const app = useApp()
  return (
    <fieldset className="side-picker" aria-label={app.words.text('new.side', { n: seat + 1 })}>
      {sides.crests.map((crest) => {
        const mine = draft.sides[seat] === crest.id
        const taken = !mine && draft.sides.includes(crest.id)
        const name = words.text(crest.name)
        return (
          <button
            key={crest.id}
            type="button"
            className={taken ? 'taken' : undefined}
            aria-pressed={mine}
            aria-label={name}
            title={taken ? app.words.text('new.side.taken', { name }) : name}
            onClick={() => change(withSide(draft, seat, crest.id))}
          >
            <CrestMark crest={crest} size={30} />
          </button>
        )
      })}
    </fieldset>
  )
}

function Seats(props: PartProps) {
  const { draft, game, sides, change } = props
  const { words } = useApp()
  const set = (i: number, seat: SeatDraft) => change({ ...draft, seats: draft.seats.map((old, k) => (k === i ? seat : old)) })
  const rows = draft.seats.map((seat, i) => ({ seat, i, key: words.text('new.seat.who', { n: i + 1 }) }))
  return (
    <fieldset>
      <legend className="ruled">{words.text('new.seats')}</legend>
      <div className="segmented" role="radiogroup" aria-label={words.text('new.seats.count')}>
        {game.seats.map((n) => (
          <label key={n}>
            <input type="radio" name="seats" checked={draft.seats.length === n} onChange={() => change(withSeats(draft, n))} />
            <span className="segmented-name">{words.text('new.seats.n', { n })}</span>
          </label>
        ))}
      </div>
      <ol className="seat-list">
        {rows.map(({ seat, i, key }) => (
          <li key={key}>
            <span className="seat-number">{i + 1}</span>
            <select
              aria-label={key}
              value={seat.bot ?? 'person'}
              onChange={(event) => set(i, event.target.value === 'person' ? { name: seat.name } : { name: '', bot: event.target.value })}
            >
              <option value="person">{words.text('new.person')}</option>
              {OFFERED_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {words.text('seat.bot', { level: words.text(`level.${level}`) })}
                </option>
              ))}
            </select>
            {seat.bot === undefined ? (
              <input
                type="text"
                maxLength={24}
                value={seat.name}
                placeholder={words.text('new.name')}
                aria-label={words.text('new.name.of', { n: i + 1 })}
                onChange={(event) => set(i, { name: event.target.value })}
              />
            ) : (
              <span className="quiet">{words.text(`level.${seat.bot}.about`)}</span>
            )}
            {sides?.fit(draft.settings, draft.seats.length) && <SidePicker {...props} sides={sides} seat={i} />}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

/** For how many players something is. */
const seatsText = (words: Words, seats: readonly number[]): string =>
  words.text('new.mode.seats', { seats: seats.map(String), most: Math.max(...seats) })

function Modes({ draft, game, words, change }: PartProps) {
  const app = useApp()
  const current = modeOf(draft, game)
  return (
    <fieldset>
      <legend className="ruled">{app.words.text('new.mode')}</legend>
      <div className="mode-cards">
        {game.modes.map((mode) => {
          const fits = mode.seats.includes(draft.seats.length)
          const reason = fits ? undefined : seatsText(app.words, mode.seats)
          return (
            <label key={mode.id} className={fits ? 'mode-card' : 'mode-card off'} title={reason}>
              <input
                type="radio"
                name="mode"
                disabled={!fits}
                checked={current === mode.id}
                onChange={() => change(withMode(draft, game, mode))}
              />
              <Explained words={words} name={`mode.${mode.id}`} />
              {reason && <small className="seats-needed">{reason}</small>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function OneSetting({ setting, draft, game, words, change }: PartProps & { setting: Setting }) {
  const app = useApp()
  const name = `setting.${setting.id}`
  const set = (value: Settings[string]) => change({ ...draft, settings: { ...draft.settings, [setting.id]: value } })
  const fits = !setting.seats || setting.seats.includes(draft.seats.length)
  const reason = fits ? undefined : seatsText(app.words, setting.seats ?? [])
  const value = draft.settings[setting.id]
  switch (setting.kind) {
    case 'flag':
      return (
        <label className={fits ? 'setting flag' : 'setting flag off'} title={reason}>
          <input
            type="checkbox"
            disabled={!fits}
            checked={(value ?? setting.initial) === true}
            onChange={(event) => set(event.target.checked)}
          />
          <Explained words={words} name={name} />
          {reason && <small className="seats-needed">{reason}</small>}
        </label>
      )
    case 'choice':
      return (
        <div className="setting">
          <Explained words={words} name={name} />
          <div className="segmented" role="radiogroup" aria-label={words.text(name)}>
            {setting.values.map((option) => (
              <label key={option} title={words.has(`${name}.${option}.about`) ? words.text(`${name}.${option}.about`) : reason}>
                <input
                  type="radio"
                  name={name}
                  disabled={!fits}
                  checked={(value ?? setting.initial) === option}
                  onChange={() => set(option)}
                />
                <span className="segmented-name">{words.text(`${name}.${option}`)}</span>
              </label>
            ))}
          </div>
          {words.has(`${name}.${value ?? setting.initial}.about`) && (
            <small className="setting-about">{words.text(`${name}.${value ?? setting.initial}.about`)}</small>
          )}
        </div>
      )
    case 'data':
      return <DataSetting setting={setting} seats={draft.seats.length} value={value ?? null} words={words} set={set} key={game.id} />
  }
}

function Setup({ table }: { table: GameTable<unknown> }) {
  const app = useApp()
  const { game } = table
  const words = tableWords(table, app.language)
  const [draft, setDraft] = useState(() => firstDraft(game))
  const [storage, setStorage] = useState<'full' | 'unavailable'>()
  const { sides } = table
  const problem = draftProblem(draft, game)
  const parts: PartProps = { draft, game, sides, words, change: setDraft }
  const begin = async () => {
    try {
      void navigator.storage?.persist?.()
      go({ page: 'table', id: await createTable(newRecord(draft, game, settingsOf(draft, sides), newSeed())) })
    } catch (error) {
      setStorage(error instanceof StorageTrouble ? error.kind : 'unavailable')
    }
  }
  const offered = game.settings.filter((setting) => !sides?.hides.includes(setting.id))
  const plain = offered.filter((setting) => setting.kind !== 'data')
  const data = offered.filter((setting) => setting.kind === 'data')
  return (
    <Shell className="new-game" title={app.words.text(`plate.${game.id}.short`)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <div className="new-head">
          <h1>{app.words.text('new.title')}</h1>
          <button type="submit" className="button go large" disabled={problem !== undefined}>
            {app.words.text('new.begin')}
          </button>
        </div>
        {(problem || storage) && (
          <p className="notice" role="alert">
            {problem ?? app.words.text(`trouble.storage.${storage}`)}
          </p>
        )}
        <div className="new-parts">
          <Seats {...parts} />
          {presetsOf(game).length > 0 && <Modes {...parts} />}
          {plain.length > 0 && (
            <fieldset>
              <legend className="ruled">{app.words.text('new.settings')}</legend>
              {plain.map((setting) => (
                <OneSetting key={setting.id} setting={setting} {...parts} />
              ))}
            </fieldset>
          )}
          <details className="advanced">
            <summary>{app.words.text('new.advanced')}</summary>
            <label className="setting">
              <span className="explained">
                <strong>{app.words.text('new.seed')}</strong>
                <small>{app.words.text('new.seed.about')}</small>
              </span>
              <input
                type="text"
                maxLength={60}
                value={draft.seed}
                placeholder={app.words.text('new.seed.random')}
                onChange={(event) => setDraft({ ...draft, seed: event.target.value })}
              />
            </label>
            {data.map((setting) => (
              <OneSetting key={setting.id} setting={setting} {...parts} />
            ))}
            <p>
              <ImportButton opened={(id) => go({ page: 'table', id })} />
            </p>
          </details>
        </div>
      </form>
    </Shell>
  )
}

/** Who plays, what, and how long. Its defaults are a good first game: one more click begins it. */
export default function NewGame({ game }: { game: string }) {
  const table = useGameTable(game)
  if (table.state === 'loading') return <Waiting />
  return table.state === 'ready' ? <Setup table={table.value} /> : <Lost />
}
