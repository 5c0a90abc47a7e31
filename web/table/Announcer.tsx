import type { LogEntry } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { memo, useState } from 'react'

/** Tells what happened, and then what is asked, to those who listen. */
export const Announcer = memo(function Announcer({ log, sentence, words }: { log: readonly LogEntry[]; sentence: string; words: Words }) {
  const [told, setTold] = useState({ lines: log.length, sentence: '', news: '' })
  if (told.sentence !== sentence) {
    const fresh = log.slice(Math.min(told.lines, log.length)).slice(-4)
    setTold({ lines: log.length, sentence, news: fresh.map((entry) => words.log(entry)).join(' ') })
  }
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {told.news} {told.sentence}
    </div>
  )
})
