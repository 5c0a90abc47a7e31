import type { ReactNode } from 'react'
import moon from '~icon/moon'
import sun from '~icon/sun'
import { Brand } from '../ui/Brand.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useApp } from './context.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { linkTo } from './router.ts'

/** The header and footer of every page that is not a table. */
export function Shell({ children, className, title }: { children: ReactNode; className: string; title?: string }) {
  const { words, theme, setPrefs } = useApp()
  const toTheme = words.text(theme === 'paper' ? 'theme.to-abyss' : 'theme.to-paper')
  return (
    <div className={`shell ${className}`}>
      <header className="shell-header">
        <Brand />
        {title && <em>{title}</em>}
        <nav aria-label={words.text('nav')}>
          <a className="plain-link" href={linkTo({ page: 'online', path: [] })}>
            {words.text('page.online')}
          </a>
          <a className="plain-link" href={linkTo({ page: 'settings' })}>
            {words.text('page.settings')}
          </a>
          <LanguageSwitch />
          <button
            type="button"
            className="link-button to-theme"
            aria-label={toTheme}
            title={toTheme}
            onClick={() => setPrefs({ theme: theme === 'paper' ? 'abyss' : 'paper' })}
          >
            <span>{toTheme}</span>
            <Icon of={theme === 'paper' ? moon : sun} size={20} />
          </button>
        </nav>
      </header>
      <main>{children}</main>
      <footer className="shell-footer">
        <span>{words.text('footer.legal')}</span>
        <a href={linkTo({ page: 'about' })}>{words.text('page.about')}</a>
      </footer>
    </div>
  )
}
