import { useState } from 'react'
import { useOnlineWords } from './context.ts'
import { useOutdated } from './live.ts'

/** A new service worker takes the page over once it is told to. */
function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((settle) => {
    const look = () => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
      if (worker.state === 'activated' || worker.state === 'redundant') settle()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Loads the page as the server has it now, also where a service worker keeps the one of before. */
async function reloadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  const fresh = registration?.installing ?? registration?.waiting
  if (fresh) await takeOver(fresh)
  location.reload()
}

/** Says that the server has a newer version of the app; a page that can be used on may put it off. */
export function NewVersion() {
  const words = useOnlineWords()
  const outdated = useOutdated()
  const [later, setLater] = useState(false)
  return (
    <div className="online-notices new-version" role="status">
      {(outdated === 'unusable' || (outdated && !later)) && (
        <p>
          {words.text(`version.${outdated}`)}
          <button type="button" className="link-button" onClick={() => void reloadAnew()}>
            {words.text('version.reload')}
          </button>
          {outdated === 'usable' && (
            <button type="button" className="link-button" onClick={() => setLater(true)}>
              {words.text('version.later')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
