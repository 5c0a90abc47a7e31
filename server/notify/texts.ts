import type { Notice } from './notifier.ts'

/** The few words that leave the server itself; everything else is put into words by the page. */
const TEXTS = {
  en: { 'your-turn': 'Deep Time: it is your turn' },
  fr: { 'your-turn': 'Deep Time : c’est à vous de jouer' },
} as const

export function noticeText(language: string, { kind, title }: Notice): string {
  const text = TEXTS[language === 'fr' ? 'fr' : 'en'][kind]
  return title ? `${text} (${title})` : text
}
