import { useEffect, useState } from 'react'
import { useApp } from './context.ts'
import { listenToToasts, type Toast } from './toast.ts'

export function Toasts() {
  const { words } = useApp()
  const [message, setMessage] = useState<Toast>()
  useEffect(() => listenToToasts(setMessage), [])
  return (
    <div className="toasts" role="status">
      {message && (
        <p>
          {words.text(message.key, message.params)}
          {message.action && (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                message.action?.run()
                setMessage(undefined)
              }}
            >
              {words.text(message.action.key)}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
