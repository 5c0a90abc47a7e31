import '@fontsource/eb-garamond/latin-400.css'
import '@fontsource/eb-garamond/latin-400-italic.css'
import '@fontsource/eb-garamond/latin-500.css'
import '@fontsource/eb-garamond/latin-600.css'
import '@fontsource/inter/latin-400.css'
import '@fontsource/inter/latin-600.css'
import './theme/tokens.css'
import './theme/base.css'
import './app/app.css'
import { registerSW } from 'virtual:pwa-register'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { prefsStore } from './app/prefs.ts'
import { toast } from './app/toast.ts'
import { fetchOlderRules } from './play/olderTables.ts'
import { learnLanguage } from './words/pageWords.ts'

// Dialogs put a style into the page; a server with a strict content policy tells which ones are ours.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
if (nonce) setNonce(nonce)

async function start(root: HTMLElement): Promise<void> {
  await learnLanguage(prefsStore().get().language)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  if (!import.meta.env.PROD) return
  const update = registerSW({
    onNeedRefresh: () => toast({ key: 'update.ready', action: { key: 'update.reload', run: () => void update(true) } }),
  })
  void navigator.serviceWorker?.ready.then(fetchOlderRules).catch(() => undefined)
}

// A browser that can't run the app was told so, and has no place for it (see `public/support.js`).
const root = document.getElementById('app')
if (root) void start(root)
