import { useApp } from '../app/context.ts'

interface PastBarProps {
  readonly replaying: boolean
  present(): void
  readonly fork: (() => void) | undefined
  /** Asks why the last move was made, where that can be told. */
  readonly why: (() => void) | undefined
}

/** In the past: the way back, a way on from here, and why this move was made. */
export function PastBar({ replaying, present, fork, why }: PastBarProps) {
  const { words } = useApp()
  return (
    <p className="past-bar">
      <button type="button" className="button go" onClick={present}>
        {words.text('timeline.now')}
      </button>
      {fork && !replaying && (
        <button type="button" className="button" onClick={fork}>
          {words.text('timeline.fork')}
        </button>
      )}
      {why && (
        <button type="button" className="link-button" onClick={why} data-why>
          {words.text('why')}
        </button>
      )}
    </p>
  )
}
