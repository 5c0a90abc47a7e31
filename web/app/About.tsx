import { useApp } from './context.ts'
import { Shell } from './Shell.tsx'

const CREDITS: readonly (readonly [name: string, href: string, licence: string])[] = [
  ['game-icons.net (Lorc, Delapouite & contributors)', 'https://game-icons.net', 'CC BY 3.0'],
  ['EB Garamond', 'https://github.com/octaviopardo/EBGaramond12', 'OFL 1.1'],
  ['Inter', 'https://rsms.me/inter/', 'OFL 1.1'],
]

/** What this is, what it is not, and whose work it stands on. */
export function About() {
  const { words } = useApp()
  return (
    <Shell className="prose" title={words.text('page.about')}>
      <h1>{words.text('about.title')}</h1>
      <p className="lead">{words.text('about.lead')}</p>
      <h2 className="ruled">{words.text('about.legal')}</h2>
      <p>{words.text('about.legal.text')}</p>
      <p>{words.text('about.own')}</p>
      <h2 className="ruled">{words.text('about.private')}</h2>
      <p>{words.text('about.private.text')}</p>
      <h2 className="ruled">{words.text('about.credits')}</h2>
      <ul>
        {CREDITS.map(([name, href, licence]) => (
          <li key={name}>
            <a href={href} rel="noreferrer" target="_blank">
              {name}
            </a>{' '}
            · {licence}
          </li>
        ))}
      </ul>
      <p>{words.text('about.code')}</p>
    </Shell>
  )
}
