import { useState } from 'react'
import { newSeed } from '../play/records.ts'
import { createTable } from '../play/store.ts'
import type { GameTable } from '../table/board.ts'
import { tableWords } from '../table/tableWords.ts'
import { useApp } from './context.ts'
import { useGameTable } from './hooks.ts'
import { ImportButton } from './ImportButton.tsx'
import { Lost } from './Lost.tsx'
import { draftProblem, firstDraft, newRecord, presetsOf, settingsOf } from './newGame.ts'
import { go } from './router.ts'
import { Modes, OneSetting, type PartProps, Seats } from './SetupParts.tsx'
import { Shell } from './Shell.tsx'
import { Waiting } from './Waiting.tsx'

function Setup({ table }: { table: GameTable<unknown> }) {
  const app = useApp()
  const { game } = table
  const words = tableWords(table, app.language)
  const [draft, setDraft] = useState(() => firstDraft(game))
  const { sides } = table
  const problem = draftProblem(draft, game)
  const parts: PartProps = { draft, game, sides, words, change: setDraft }
  const begin = async () => {
    void navigator.storage?.persist?.()
    go({ page: 'table', id: await createTable(newRecord(draft, game, settingsOf(draft, sides), newSeed())) })
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
        {problem && (
          <p className="notice" role="alert">
            {app.words.problem(problem, words)}
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
