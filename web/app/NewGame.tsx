import type { Setting } from '@deeptime/engine'
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
  const presets = presetsOf(game)
  // What a mode of one setting already offers is not offered again.
  const modal = new Set(presets.flatMap((mode) => (Object.keys(mode.settings).length === 1 ? Object.keys(mode.settings) : [])))
  const plain = offered.filter((setting) => setting.kind !== 'data' && !modal.has(setting.id))
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
        <Sources {...parts} sources={table.sources} data={data} />
        <div className="new-parts">
          <Seats {...parts} />
          {presets.length > 0 && <Modes {...parts} />}
          {plain.length > 0 &&
            (presets.length > 0 ? <Rare {...parts} settings={plain} terms={table.terms} /> : <Variants {...parts} settings={plain} />)}
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
            <p>
              <ImportButton opened={(id) => go({ page: 'table', id })} />
            </p>
          </details>
        </div>
      </form>
    </Shell>
  )
}

type WithSettings = PartProps & { readonly settings: readonly Setting[] }

/** The game's variants, each on its own. */
function Variants({ settings, ...parts }: WithSettings) {
  const app = useApp()
  return (
    <fieldset>
      <legend className="ruled">{app.words.text('new.settings')}</legend>
      {settings.map((setting) => (
        <OneSetting key={setting.id} setting={setting} {...parts} />
      ))}
    </fieldset>
  )
}

/** Single rules that the modes already set: folded, for those who want to mix them. */
function Rare({ settings, terms, ...parts }: WithSettings & { readonly terms: string | undefined }) {
  const app = useApp()
  const { words } = parts
  return (
    <details className="advanced">
      <summary>{app.words.text('new.rare')}</summary>
      {terms && <p className="quiet">{words.text(terms)}</p>}
      {settings.map((setting) => (
        <OneSetting key={setting.id} setting={setting} {...parts} />
      ))}
    </details>
  )
}

/** What of the game is as printed, what was adapted and what reconstructed; beside it the way to a deck of one's own. */
function Sources({
  sources,
  data,
  ...parts
}: PartProps & { readonly sources: GameTable<unknown>['sources']; readonly data: readonly Setting[] }) {
  const { words } = parts
  if (!sources) return null
  return (
    <div className="new-sources">
      <p className="quiet">{words.text(sources.key, sources.params)}</p>
      {data.map((setting) => (
        <details key={setting.id}>
          <summary>{words.text(`setting.${setting.id}`)}</summary>
          <OneSetting setting={setting} {...parts} />
        </details>
      ))}
    </div>
  )
}

/** Who plays, what, and how long. Its defaults are a good first game: one more click begins it. */
export default function NewGame({ game }: { game: string }) {
  const table = useGameTable(game)
  if (table.state === 'loading') return <Waiting />
  return table.state === 'ready' ? <Setup table={table.value} /> : <Lost />
}
