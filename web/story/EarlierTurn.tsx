import { CrestMark } from '../ui/CrestMark.tsx'
import { Points, SummaryBody } from './SummaryCard.tsx'
import type { Summary } from './tell.ts'
import type { StoryActs } from './useStoryActs.ts'

/** A turn of before, on one row; pointed at, it opens like the others. */
export function EarlierTurn({ summary, acts }: { summary: Summary; acts: StoryActs }) {
  const { actor, action, sentence } = summary
  const [crest] = actor?.crests ?? []
  const open = acts.isOpen(summary)
  return (
    <li className="story-turn earlier" data-open={open || undefined} data-chapter={summary.chapter.id} {...acts.handlers(summary)}>
      {crest ? <CrestMark crest={crest} size={22} /> : <span className="story-world" aria-hidden />}
      <p className="story-row">
        <b className="story-name">{actor?.name ?? action}</b> {actor && <em className="story-action">{action}</em>} <span>{sentence}</span>
      </p>
      <Points summary={summary} />
      {open && <SummaryBody summary={summary} acts={acts} />}
    </li>
  )
}
