import { isLanguage, LANGUAGES } from '@deeptime/words'
import { forgetDocks } from '../table/useDocks.ts'
import { useApp } from './context.ts'
import { CHOICES, type Choosable, type Prefs } from './prefs.ts'
import { Shell } from './Shell.tsx'
import './styles/settings.css'

interface PreferenceProps {
  readonly id: string
  readonly value: string
  readonly choices: readonly { readonly id: string; readonly name: string; readonly lang?: string }[]
  choose(choice: string): void
}

/** One preference: its name, a sentence, and what can be chosen. */
function Preference({ id, value, choices, choose }: PreferenceProps) {
  const { words } = useApp()
  const name = words.text(`pref.${id}`)
  return (
    <div className="setting" data-pref={id}>
      <span className="explained">
        <strong>{name}</strong>
        <small>{words.text(`pref.${id}.about`)}</small>
      </span>
      <div className="segmented" role="radiogroup" aria-label={name}>
        {choices.map((choice) => (
          <label key={choice.id}>
            <input type="radio" name={id} value={choice.id} checked={value === choice.id} onChange={() => choose(choice.id)} />
            <span className="segmented-name" lang={choice.lang}>
              {choice.name}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

/** What belongs together stands together. */
const GROUPS: readonly { readonly id: string; readonly prefs: readonly Choosable[] }[] = [
  { id: 'look', prefs: ['theme', 'text', 'docks'] },
  { id: 'play', prefs: ['pace', 'glow', 'replay'] },
  { id: 'comfort', prefs: ['sound', 'handOver', 'keys'] },
]

/** Everything that this browser remembers about how one likes to play. It is obeyed at once. */
export default function Settings() {
  const { words, setPrefs, speak, ...prefs } = useApp()
  const set = (id: Choosable, choice: string) => {
    if (id === 'docks') forgetDocks()
    setPrefs({ [id]: choice } as Partial<Prefs>)
  }
  return (
    <Shell className="settings" title={words.text('settings')}>
      <h1>{words.text('settings')}</h1>
      <p className="lead">{words.text('settings.about')}</p>
      <div className="new-parts">
        {GROUPS.map((group) => (
          <section key={group.id} aria-label={words.text(`settings.${group.id}`)}>
            <h2 className="ruled">{words.text(`settings.${group.id}`)}</h2>
            {group.id === 'look' && (
              <Preference
                id="language"
                value={prefs.language}
                choices={LANGUAGES.map(({ code, name }) => ({ id: code, name, lang: code }))}
                choose={(code) => isLanguage(code) && speak(code)}
              />
            )}
            {group.prefs.map((id) => (
              <Preference
                key={id}
                id={id}
                value={prefs[id]}
                choices={CHOICES[id].map((choice) => ({ id: choice, name: words.text(`pref.${id}.${choice}`) }))}
                choose={(choice) => set(id, choice)}
              />
            ))}
          </section>
        ))}
      </div>
    </Shell>
  )
}
