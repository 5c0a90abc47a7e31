import { readRecord } from '@deeptime/engine'
import { useRef, useState } from 'react'
import { rulesOfRecord } from '../games/rules.ts'
import { type Problem, TableCore } from '../play/core.ts'
import { createTable } from '../play/store.ts'
import { useApp } from './context.ts'
import { TroubleText } from './Trouble.tsx'

type Failure = Problem | { readonly kind: 'unknown-game'; readonly game: string }

/** Replays a record before it is kept, so that what is wrong with it is told at once. */
async function importRecord(text: string): Promise<{ id: string } | { failure: Failure }> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { failure: { kind: 'not-a-record' } }
  }
  const read = readRecord(raw)
  if (!read.ok) return { failure: { kind: 'not-a-record', problem: read.problem } }
  const rules = await rulesOfRecord(read.value.game, read.value).catch(() => undefined)
  if (!rules) return { failure: { kind: 'unknown-game', game: read.value.game } }
  const opened = new TableCore(rules.game).open(read.value)
  if (!opened.ok) return { failure: opened.problem }
  return { id: await createTable(read.value) }
}

/** Opens a record from a file as a table of one's own. */
export function ImportButton({ opened }: { opened(id: string): void }) {
  const { words } = useApp()
  const file = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<Failure>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const result = await importRecord(await chosen.text())
    if ('id' in result) opened(result.id)
    else setFailure(result.failure)
  }
  return (
    <>
      <button type="button" className="link-button" onClick={() => file.current?.click()}>
        {words.text('import')}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        data-import
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {failure && (
        <span className="notice" role="alert">
          <TroubleText trouble={failure} />
        </span>
      )}
    </>
  )
}
