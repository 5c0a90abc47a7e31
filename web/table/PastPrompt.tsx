import type { Ref } from 'react'
import { useApp } from '../app/context.ts'
import type { Moment } from '../story/useStory.ts'
import { CrestMark } from '../ui/CrestMark.tsx'

interface PastPromptProps {
  readonly place: Ref<HTMLElement>
  readonly moment: Moment
  readonly replaying: boolean
  present(): void
  readonly fork: (() => void) | undefined
  /** Asks why the last move was made, where that can be told. */
  readonly why: (() => void) | undefined
}

/** In the past, in place of the question: which turn this is, the way back, a way on from here, and why this move was made. */
export function PastPrompt({ place, moment, replaying, present, fork, why }: PastPromptProps) {
  const { words } = useApp()
  const { turn, turns, at, summary } = moment
  const actor = summary?.actor
  const [crest] = actor?.crests ?? []
  const told = actor && turn > 0 ? 'past.turn' : 'past.set-up'
  return (
    <section ref={place} tabIndex={-1} className="prompt past" aria-label={words.text('prompt')} data-at={at}>
      <div className="prompt-line">
        {crest && <CrestMark crest={crest} size={32} />}
        <strong>{words.text(told, { turn, turns, name: actor?.name ?? '', action: summary?.action ?? '' })}</strong>
      </div>
      <div className="prompt-answers">
        <button type="button" className="button go" data-now onClick={present}>
          {words.text('timeline.now')}
        </button>
        {fork && !replaying && (
          <button type="button" className="button" data-fork onClick={fork}>
            {words.text('timeline.fork')}
          </button>
        )}
        {why && (
          <button type="button" className="button" onClick={why} data-why>
            {words.text('story.why')}
          </button>
        )}
      </div>
    </section>
  )
}
