import type { LiveTable } from '@deeptime/server/protocol'
import { useEffect, useRef, useState } from 'react'
import { useOnlineWords } from './context.ts'
import { live } from './live.ts'

/** The talk of the table. */
export function Chat({ table }: { table: LiveTable }) {
  const words = useOnlineWords()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const said = table.chat.length
  useEffect(() => {
    if (said > 0) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [said])
  const send = () => {
    if (text.trim()) void live().chat(table.info.id, text)
    setText('')
  }
  return (
    <section className="online-chat" aria-label={words.text('chat')}>
      <ol ref={list} aria-live="polite">
        {table.chat.map((line) => (
          <li key={line.id}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <input
          type="text"
          maxLength={500}
          value={text}
          aria-label={words.text('chat.say')}
          placeholder={words.text('chat.say')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {words.text('chat.send')}
        </button>
      </form>
    </section>
  )
}
