import type { Json, Setting } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useState } from 'react'
import { useApp } from './context.ts'

interface DataSettingProps {
  readonly setting: Extract<Setting, { kind: 'data' }>
  readonly seats: number
  readonly value: Json
  readonly words: Words
  set(value: Json): void
}

/** As much as an online table takes. */
const MOST_KB = 100

/** A setting that is a file which players bring: a deck of their own, say. It is checked before it is taken. */
export function DataSetting({ setting, seats, value, words, set }: DataSettingProps) {
  const app = useApp()
  const name = `setting.${setting.id}`
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST_KB * 1000) {
      setProblem(app.words.text('new.data.too-large', { most: MOST_KB }))
      return
    }
    try {
      const data = JSON.parse(await file.text()) as Json
      const wrong = setting.check(data, seats)
      setProblem(wrong && words.flaw(wrong))
      if (!wrong) set(data)
    } catch {
      setProblem(app.words.text('new.data.not-json'))
    }
  }
  return (
    <div className="setting">
      <label>
        <span className="explained">
          <strong>{words.text(name)}</strong>
          {words.has(`${name}.about`) && <small>{words.text(`${name}.about`)}</small>}
        </span>
        <input type="file" accept="application/json,.json" onChange={(event) => void take(event.target.files?.[0])} />
      </label>
      {value !== null && (
        <button type="button" className="link-button" onClick={() => set(null)}>
          {app.words.text('new.data.remove')}
        </button>
      )}
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
