import type { ChatLine, LiveTable } from '@deeptime/server/protocol'
import { useEffect, useRef, useState } from 'react'
import { api } from './api.ts'
import { useOnlineWords } from './context.ts'
import { live } from './live.ts'

/** One line: who says it from where; it can be reported to the operator, and its speaker muted here. */
function ChatEntry({ line, mute, report }: { line: ChatLine; mute(): void; report(): void }) {
  const words = useOnlineWords()
  const [reported, setReported] = useState(false)
  const place = line.seat === null ? words.text('chat.spectator') : words.text('seat.n', { n: line.seat + 1 })
  return (
    <li>
      <strong>{line.name}</strong> <small>{line.host ? words.text('chat.host', { place }) : place}</small> {line.text}{' '}
      <span className="online-chat-acts">
        <button type="button" className="link" onClick={mute}>
          {words.text('chat.mute')}
        </button>
        <button
          type="button"
          className="link"
          disabled={reported}
          onClick={() => {
            setReported(true)
            report()
          }}
        >
          {words.text(reported ? 'chat.reported' : 'chat.report')}
        </button>
      </span>
    </li>
  )
}

/** The talk of the table. */
export function Chat({ table }: { table: LiveTable }) {
  const words = useOnlineWords()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const heard = table.chat.filter((line) => !muted.has(line.name))
  const said = heard.length
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
        {heard.map((line) => (
          <ChatEntry
            key={line.id}
            line={line}
            mute={() => setMuted(new Set([...muted, line.name]))}
            report={() => void api.report(table.info.id, { line: line.id, why: line.text })}
          />
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
