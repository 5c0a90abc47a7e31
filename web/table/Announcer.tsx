import { memo, useState } from 'react'
import type { Story } from '../story/useStory.ts'

/** How much of the news is told aloud at once. */
const MOST = 4

/** Tells what happened, and then what is asked, to those who listen. */
export const Announcer = memo(function Announcer({ story: { since }, sentence }: { story: Story; sentence: string }) {
  const [told, setTold] = useState({ last: -1, sentence: '', news: '' })
  if (told.sentence !== sentence) {
    const fresh = since.filter(({ chapter }) => chapter.id > told.last).slice(-MOST)
    const news = fresh.map(({ actor, action, sentence }) => [actor?.name, `${action}:`, sentence].filter(Boolean).join(' '))
    setTold({ last: since.at(-1)?.chapter.id ?? told.last, sentence, news: news.join(' ') })
  }
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {told.news} {told.sentence}
    </div>
  )
})
