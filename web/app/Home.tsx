import type { Manifest } from '@deeptime/kit'
import { useState } from 'react'
import { type Plate as PlateData, plates } from '../games/registry.ts'
import { forgetGlimpse, glimpseOf } from '../play/glimpse.ts'
import { createTable, deleteTable, listTables, type SavedTable } from '../play/store.ts'
import { Icon } from '../ui/Icon.tsx'
import { useApp } from './context.ts'
import { useLoad } from './hooks.ts'
import { ImportButton } from './ImportButton.tsx'
import { roman } from './roman.ts'
import { go, linkTo } from './router.ts'
import { Shell } from './Shell.tsx'
import { toast } from './toast.ts'

/** How long it takes, and how much there is to learn. */
function PlateFacts({ manifest: { minutes, weight } }: { manifest: Manifest }) {
  const { words } = useApp()
  const [shortest, longest] = minutes
  return <p className="plate-facts quiet">{words.text('plate.facts', { shortest, longest, weight })}</p>
}

/** One game of the atlas. */
function Plate({ plate, number }: { plate: PlateData; number: number }) {
  const { words } = useApp()
  const [fewest, most] = [Math.min(...plate.seats), Math.max(...plate.seats)]
  const ready = plate.load !== undefined
  return (
    <article className={ready ? 'plate' : 'plate coming'} style={{ '--tint': plate.tint }}>
      <header>
        <span>{words.text('plate.number', { numeral: roman(number) })}</span>
        <span>{words.text('plate.players', { fewest, most })}</span>
      </header>
      <div className="plate-art">
        <svg viewBox="0 0 100 76" aria-hidden="true">
          {plate.scene.map(({ icon, x, y, size, near }) => (
            <g key={icon} style={{ '--near': `${Math.round(near * 88)}%` }}>
              <Icon of={icon} x={x} y={y} size={size} />
            </g>
          ))}
        </svg>
        {!ready && <span className="plate-stamp">{words.text('plate.coming')}</span>}
      </div>
      <h2>{words.text(`plate.${plate.id}`)}</h2>
      {plate.manifest && <PlateFacts manifest={plate.manifest} />}
      <p>{words.text(`plate.${plate.id}.about`)}</p>
      {ready ? (
        <footer>
          <a className="button go large" href={linkTo({ page: 'new', game: plate.id })}>
            {words.text('plate.play')}
          </a>
          <a className="button" href={linkTo({ page: 'learn', game: plate.id, chapter: undefined })}>
            {words.text('plate.learn')}
          </a>
          <a className="plain-link" href={linkTo({ page: 'rules', game: plate.id, rule: undefined })}>
            {words.text('rules')}
          </a>
        </footer>
      ) : (
        <footer>
          <span className="quiet">{words.text('plate.coming.more')}</span>
        </footer>
      )}
    </article>
  )
}

/** A table that was begun: its board in small, against whom, which round, whose turn. */
function Saved({ table }: { table: SavedTable }) {
  const { words, language } = useApp()
  const glimpse = glimpseOf(table.id)
  // What was noted in another language is not read out.
  const told = glimpse?.language === language ? glimpse : undefined
  const totals = (glimpse?.totals ?? table.totals).join(' – ')
  const state = table.over
    ? words.text('continue.over', { totals })
    : told?.turn
      ? words.text(told.yours ? 'continue.yours' : 'continue.theirs', { name: told.turn, totals })
      : words.text('continue.at', { n: table.record.choices.length, totals })
  return (
    <>
      <span className="continue-picture" aria-hidden="true">
        {glimpse?.picture && (
          <svg viewBox={glimpse.picture.viewBox.join(' ')} aria-hidden="true" focusable="false">
            {glimpse.picture.shapes.map(({ d, fill }) => (
              <path key={d} d={d} fill={fill} />
            ))}
          </svg>
        )}
      </span>
      <span className="continue-told">
        <strong>{words.text(`plate.${table.game}.short`)}</strong>
        {told && told.against.length > 0 && <span>{words.text('continue.against', { names: told.against })}</span>}
        {told?.status && !table.over && <span className="continue-state">{told.status}</span>}
        <span className="continue-state">{state}</span>
      </span>
    </>
  )
}

const SHOWN = 3

/** Games that were begun, the last played first. */
function Continue() {
  const { words, language } = useApp()
  const [round, setRound] = useState(0)
  const [all, setAll] = useState(false)
  const tables = useLoad(`tables/${round}`, listTables)
  if (tables.state === 'failed') return <p className="notice">{words.text('trouble.storage.unavailable')}</p>
  if (tables.state === 'loading' || tables.value.length === 0) return null
  const shown = all ? tables.value : tables.value.slice(0, SHOWN)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const forget = async (table: SavedTable) => {
    await deleteTable(table.id)
    forgetGlimpse(table.id)
    setRound((n) => n + 1)
    const restore = () => void createTable(table.record).then(() => setRound((n) => n + 1))
    toast({ key: 'continue.forgotten', action: { key: 'undo', run: restore } })
  }
  return (
    <section className="continue" aria-label={words.text('continue')}>
      <h2 className="ruled">{words.text('continue')}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <a href={linkTo({ page: 'table', id: table.id })}>
              <Saved table={table} />
              <small>{when.format(table.updated)}</small>
            </a>
            <button
              type="button"
              className="round small"
              onClick={() => void forget(table)}
              aria-label={words.text('continue.forget')}
              title={words.text('continue.forget')}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {tables.value.length > SHOWN && !all && (
        <button type="button" className="link-button" onClick={() => setAll(true)}>
          {words.text('continue.all', { n: tables.value.length })}
        </button>
      )}
    </section>
  )
}

export function Home() {
  const { words } = useApp()
  return (
    <Shell className="home">
      <div className="frontispiece">
        <h1>{words.text('home.title')}</h1>
        <p>{words.text('home.about')}</p>
      </div>
      <Continue />
      <div className="plates">
        {plates.map((plate, i) => (
          <Plate key={plate.id} plate={plate} number={i + 1} />
        ))}
      </div>
      <p className="home-import">
        <ImportButton opened={(id) => go({ page: 'table', id })} />
      </p>
    </Shell>
  )
}
