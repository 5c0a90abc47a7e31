import type { Catalog, Language, Settings } from '@deeptime/engine'
import { Words } from '@deeptime/words'
import type { Command } from 'commander'
import type { GameEntry } from './games.ts'
import { UserError } from './user-error.ts'
import { CLI_EN } from './words/en.ts'
import { CLI_FR } from './words/fr.ts'

export const CLI_WORDS: Readonly<Record<Language, Catalog>> = { en: CLI_EN, fr: CLI_FR }

const isLanguage = (text: string): text is Language => text in CLI_WORDS

/** The language of the terminal, as its variables name it (`fr_CA.UTF-8`); English if they name none that we speak. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase()
  return isLanguage(named) ? named : 'en'
}

function readLanguage(text: string): Language {
  if (!isLanguage(text)) throw new UserError(`--language takes ${Object.keys(CLI_WORDS).join(' or ')}, not "${text}"`)
  return text
}

export interface LanguageOption {
  readonly language: Language
}

export const withLanguage = (command: Command): Command =>
  command.option('--lang, --language <LANG>', 'en or fr; by default what the terminal speaks (LANG)', readLanguage, languageOf(process.env))

/** The words of a table and of the command line around it. */
export const tableWords = (language: Language, entry: GameEntry, settings: Settings): Words =>
  Words.ofTable(language, entry.words, settings, CLI_WORDS[language])
