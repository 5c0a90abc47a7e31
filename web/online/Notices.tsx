import { useEffect, useState } from 'react'
import { useOnlineWords } from './context.ts'

interface Line {
  readonly text: string
  open(): void
}

const LASTS = 10_000

/** What happened at another table, for a moment. */
export function Notices() {
  const words = useOnlineWords()
  const [line, setLine] = useState<Line>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: Event) => {
      setLine((event as CustomEvent<Line>).detail)
      clearTimeout(timer)
      timer = setTimeout(() => setLine(undefined), LASTS)
    }
    addEventListener('deeptime-notice', hear)
    return () => {
      clearTimeout(timer)
      removeEventListener('deeptime-notice', hear)
    }
  }, [])
  return (
    <div className="online-notices" role="status">
      {line && (
        <p>
          {line.text}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setLine(undefined)
              line.open()
            }}
          >
            {words.text('notice.open')}
          </button>
        </p>
      )}
    </div>
  )
}
