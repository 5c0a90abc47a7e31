import { isLanguage, LANGUAGES } from '@deeptime/words'
import { useApp } from './context.ts'

/** All languages by their own names: choosing one speaks it. */
export function LanguageSwitch() {
  const { words, language, speak } = useApp()
  return (
    <select
      className="language-switch"
      aria-label={words.text('language')}
      value={language}
      onChange={({ target: { value } }) => isLanguage(value) && speak(value)}
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
