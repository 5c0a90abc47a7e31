import { Component, type ReactNode } from 'react'
import type { Trouble } from '../play/controller.ts'
import { pageWords } from '../words/pageWords.ts'
import { useApp } from './context.ts'
import { prefsStore } from './prefs.ts'
import { linkTo } from './router.ts'

type AnyTrouble = Trouble | { readonly kind: 'unknown-game'; readonly game: string }

/** What happened, what was kept and what to do next. */
export function TroubleText({ trouble }: { trouble: AnyTrouble }) {
  const { words } = useApp()
  switch (trouble.kind) {
    case 'not-a-record':
      return words.text('trouble.not-a-record', { detail: trouble.problem ? words.problem(trouble.problem) : 'JSON' })
    case 'other-version':
      return words.text('trouble.other-version', { theirs: trouble.record.version, ours: trouble.ours })
    case 'illegal-choice':
      return words.text('trouble.illegal-choice', { n: trouble.at + 1 })
    case 'not-found':
      return words.text('trouble.not-found')
    case 'elsewhere':
      return words.text('trouble.elsewhere')
    case 'bots':
      return words.text('trouble.bots')
    case 'unknown-game':
      return words.text('trouble.unknown-game', { game: trouble.game })
    case 'crash':
      return words.text('trouble.crash')
    case 'storage':
      return words.text(`trouble.storage.${trouble.storage}`)
  }
}

/** Catches what breaks while drawing a page; the game itself is stored and unharmed. */
export class Crashed extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const words = pageWords(prefsStore().get().language).app
    return (
      <div className="full-page" role="alert">
        <h1>{words.text('trouble.page')}</h1>
        <p>{words.text('trouble.page.kept')}</p>
        <p>
          <button type="button" className="button go" onClick={() => location.reload()}>
            {words.text('trouble.reload')}
          </button>
          <a className="button" href={linkTo({ page: 'home' })}>
            {words.text('menu.home')}
          </a>
        </p>
        <details>
          <summary>{words.text('trouble.detail')}</summary>
          <pre>{String(error.stack ?? error)}</pre>
        </details>
      </div>
    )
  }
}
