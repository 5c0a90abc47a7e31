import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { PlaySign } from '../ui/PlaySign.tsx'
import { EarlierTurn } from './EarlierTurn.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { signed } from './tell.ts'
import type { Part, Story } from './useStory.ts'
import type { StoryActs } from './useStoryActs.ts'

interface StoryDockProps {
  readonly story: Story
  readonly acts: StoryActs
}

/** The story: what happened since your last turn, then the turns before it, then earlier rounds, folded. */
export function StoryDock({ story: { since, parts, from }, acts }: StoryDockProps) {
  const { words } = useApp()
  const [now, ...before] = parts
  return (
    <div className="story" onPointerLeave={() => acts.point(undefined)}>
      {since.length > 0 && (
        <section className="story-since">
          <h3>
            {words.text('story.since')}
            <button type="button" className="link-button" data-again onClick={() => acts.replay(from)}>
              <PlaySign /> {words.text('news.again')}
            </button>
          </h3>
          {since.map((summary) => (
            <SummaryCard key={summary.chapter.id} summary={summary} acts={acts} />
          ))}
        </section>
      )}
      {now && (
        <section className="story-before">
          <h3>
            {words.text('story.before')} <span className="story-part-name">{now.title}</span>
          </h3>
          <ol>
            {now.summaries.map((summary) => (
              <EarlierTurn key={summary.chapter.id} summary={summary} acts={acts} />
            ))}
          </ol>
        </section>
      )}
      {before.map((part) => (
        <FoldedPart key={part.id} part={part} acts={acts} />
      ))}
      {since.length === 0 && parts.length === 0 && <p className="quiet">{words.text('story.empty')}</p>}
    </div>
  )
}

/** A round or a period, as one line; opened, all its turns. */
function FoldedPart({ part, acts }: { part: Part; acts: StoryActs }) {
  const { words } = useApp()
  const [open, setOpen] = useState(false)
  return (
    <details className="story-part" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{part.title}</b> <span>{words.text('story.turns', { n: part.turns })}</span>
        <i>
          {part.points.map((points, seat) => {
            const crest = acts.cast.player(seat).crests[0]
            return (
              crest && (
                <span key={crest.name}>
                  <CrestMark crest={crest} size={17} /> {signed(points)}
                </span>
              )
            )
          })}
        </i>
      </summary>
      {open && (
        <ol>
          {part.summaries.map((summary) => (
            <EarlierTurn key={summary.chapter.id} summary={summary} acts={acts} />
          ))}
        </ol>
      )}
    </details>
  )
}
