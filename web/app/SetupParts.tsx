import type { Game, Setting, Settings } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { OFFERED_LEVELS } from '../play/bots.ts'
import type { Sides } from '../table/board.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { useApp } from './context.ts'
import { DataSetting } from './DataSetting.tsx'
import { type Draft, modeOf, type SeatDraft, withMode, withSeats, withSide } from './newGame.ts'

/** What every part of a set-up works on. */
export interface PartProps {
  readonly draft: Draft
  readonly game: Game
  readonly sides: Sides | undefined
  readonly words: Words
  change(next: Draft): void
}

/** A name and, if the catalog has it, one sentence. */
export function Explained({ words, name }: { words: Words; name: string }) {
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
  const own = sides.crests.find((crest) => crest.id === draft.sides[seat])
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
      <span className="quiet">{own ? words.text(own.name) : app.words.text('new.side.open')}</span>
    </fieldset>
  )
}

const PERSON: SeatDraft = { name: '' }

/** A person, or a bot of some level. */
function WhoSits({ label, seat, set }: { label: string; seat: SeatDraft; set(next: SeatDraft): void }) {
  const { words } = useApp()
  return (
    <select
      aria-label={label}
      value={seat.bot ?? 'person'}
      onChange={(event) => set(event.target.value === 'person' ? { name: seat.name } : { name: '', bot: event.target.value })}
    >
      <option value="person">{words.text('new.person')}</option>
      {OFFERED_LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.text('seat.bot', { level: words.text(`level.${level}`) })}
        </option>
      ))}
    </select>
  )
}

/** Who sits where. Around one screen people have names; online the first seat is `own`, and people come with their names. */
export function Seats(props: PartProps & { own?: string }) {
  const { draft, game, sides, change, own } = props
  const { words } = useApp()
  const set = (i: number, seat: SeatDraft) => change({ ...draft, seats: draft.seats.map((old, k) => (k === i ? seat : old)) })
  const rows = draft.seats.map((seat, i) => ({ seat, i, key: words.text('new.seat.who', { n: i + 1 }) }))
  return (
    <fieldset>
      <legend className="ruled">{words.text('new.seats')}</legend>
      <div className="segmented" role="radiogroup" aria-label={words.text('new.seats.count')}>
        {game.seats.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="seats"
              checked={draft.seats.length === n}
              onChange={() => change(withSeats(draft, n, own === undefined ? undefined : PERSON))}
            />
            <span className="segmented-name">{words.text('new.seats.n', { n })}</span>
          </label>
        ))}
      </div>
      <ol className="seat-list">
        {rows.map(({ seat, i, key }) => (
          <li key={key}>
            <span className="seat-number">{i + 1}</span>
            {own !== undefined && i === 0 ? <strong>{own}</strong> : <WhoSits label={key} seat={seat} set={(next) => set(i, next)} />}
            {seat.bot === undefined && own === undefined && (
              <input
                type="text"
                maxLength={24}
                value={seat.name}
                placeholder={words.text('new.name')}
                aria-label={words.text('new.name.of', { n: i + 1 })}
                onChange={(event) => set(i, { name: event.target.value })}
              />
            )}
            {seat.bot !== undefined && <span className="quiet">{words.text(`level.${seat.bot}.about`)}</span>}
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

/** Named sets of settings, for games that have them. */
export function Modes({ draft, game, words, change }: PartProps) {
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

/** One of the game’s own settings. */
export function OneSetting({ setting, draft, game, words, change }: PartProps & { setting: Setting }) {
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
