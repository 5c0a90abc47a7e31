import { isLanguage, LANGUAGES } from '@deeptime/words'
import { DropdownMenu } from 'radix-ui'
import { useApp } from '../app/context.ts'
import { PACES, type Pace } from '../app/prefs.ts'
import { go, linkTo } from '../app/router.ts'
import type { Theme } from './board.ts'

interface TableMenuProps {
  readonly game: string
  readonly canFork: boolean
  exportRecord(): void
  fork(): void
  chart(): void
}

/** Everything that is not needed at every turn. */
export function TableMenu({ game, canFork, exportRecord, fork, chart }: TableMenuProps) {
  const { words, language, theme, pace, setPrefs, speak } = useApp()
  const item = (key: string, onSelect: () => void) => (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      {words.text(key)}
    </DropdownMenu.Item>
  )
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="round menu-button" aria-label={words.text('menu')}>
        <svg viewBox="-8 -8 16 16" width="18" height="18" aria-hidden="true" focusable="false" fill="currentColor">
          <path d="M-6.2 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M3.2 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0" />
        </svg>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {item('menu.export', exportRecord)}
          {canFork && item('menu.fork', fork)}
          {item('chart', chart)}
          <DropdownMenu.Item className="menu-item" asChild>
            <a href={linkTo({ page: 'rules', game, rule: undefined })} target="deep-time-rules">
              {words.text('rules')}
            </a>
          </DropdownMenu.Item>
          {item('menu.new', () => go({ page: 'new', game }))}
          {item('page.settings', () => go({ page: 'settings' }))}
          {item('menu.home', () => go({ page: 'home' }))}
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Label className="menu-label">{words.text('pace')}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={pace} onValueChange={(value) => setPrefs({ pace: value as Pace })}>
            {Object.keys(PACES).map((name) => (
              <DropdownMenu.RadioItem key={name} value={name} className="menu-item radio">
                {words.text(`pace.${name}`)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Label className="menu-label">{words.text('theme')}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={theme} onValueChange={(value) => setPrefs({ theme: value as Theme })}>
            {['paper', 'abyss'].map((name) => (
              <DropdownMenu.RadioItem key={name} value={name} className="menu-item radio">
                {words.text(`theme.${name}`)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Label className="menu-label">{words.text('language')}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={language} onValueChange={(value) => isLanguage(value) && speak(value)}>
            {LANGUAGES.map(({ code, name }) => (
              <DropdownMenu.RadioItem key={code} value={code} lang={code} className="menu-item radio">
                {name}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
