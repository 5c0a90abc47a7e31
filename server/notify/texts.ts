import { type Language, languageFor } from '@deeptime/words/languages'
import type { Notice } from './notifier.ts'

/** The few words that leave the server itself; everything else is put into words by the page. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Notice['kind'], string>>>> = {
  en: { 'your-turn': 'Deep Time: it is your turn' },
  fr: { 'your-turn': 'Deep Time : c’est à vous de jouer' },
}

export function noticeText(language: string, { kind, title }: Notice): string {
  const text = TEXTS[languageFor([language])][kind]
  return title ? `${text} (${title})` : text
}
