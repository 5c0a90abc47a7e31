import type { Language } from '@deeptime/words'
import { lazy, Suspense, useEffect } from 'react'
import { learnTables } from '../table/tableWords.ts'
import { learnLanguage, pageWords } from '../words/pageWords.ts'
import { About } from './About.tsx'
import { AppContext, usePrefs } from './context.ts'
import { Home } from './Home.tsx'
import { Lost } from './Lost.tsx'
import { prefsStore } from './prefs.ts'
import { type Route, readRoute, useHash } from './router.ts'
import { Toasts } from './Toasts.tsx'
import { Crashed } from './Trouble.tsx'
import { toast } from './toast.ts'
import { Waiting } from './Waiting.tsx'

const NewGame = lazy(() => import('./NewGame.tsx'))
const Settings = lazy(() => import('./Settings.tsx'))
const Rules = lazy(() => import('./Rules.tsx'))
const TablePage = lazy(() => import('../table/TablePage.tsx'))
const OnlinePage = lazy(() => import('../online/OnlinePage.tsx'))
const LessonPage = lazy(() => import('../learn/LessonPage.tsx'))

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'new':
      return <NewGame key={route.game} game={route.game} />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'learn':
      return <LessonPage key={`${route.game}/${route.chapter}`} game={route.game} chapter={route.chapter} />
    case 'rules':
      return <Rules key={route.game} game={route.game} rule={route.rule} />
    case 'online':
      return <OnlinePage path={route.path} />
    case 'about':
      return <About />
    case 'settings':
      return <Settings />
    case 'lost':
      return <Lost />
  }
}

/** A language is spoken once its words are there; without them the page goes on in the one it speaks. */
const speak = (language: Language): void =>
  void Promise.all([learnLanguage(language), learnTables(language)]).then(
    () => prefsStore().change({ language }),
    () => toast({ key: 'language.failed' }),
  )

export function App() {
  const prefs = usePrefs()
  const words = pageWords(prefs.language).app
  const route = readRoute(useHash())

  useEffect(() => {
    document.documentElement.lang = prefs.language
    document.documentElement.dataset.theme = prefs.theme
    document.documentElement.dataset.text = prefs.text
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
  }, [prefs.language, prefs.theme, prefs.text])
  useEffect(() => {
    document.title = `Deep Time · ${words.text(`page.${route.page}`)}`
    if (route.page !== 'rules') scrollTo(0, 0)
  }, [route.page, words])

  return (
    <AppContext value={{ ...prefs, words, setPrefs: (change) => prefsStore().change(change), speak }}>
      <Crashed key={route.page}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </Crashed>
      <Toasts />
    </AppContext>
  )
}
