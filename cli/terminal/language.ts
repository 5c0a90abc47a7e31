import type { Catalog, Settings } from '@deeptime/engine'
import { wordsOf } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import { isLanguage, LANGUAGE_CODES, type Language, languageFor, Words } from '@deeptime/words'
import { KERNEL_WORDS } from '@deeptime/words/kernel'
import type { Command } from 'commander'
import { CLI_EN } from '../words/en.ts'
import { CLI_FR } from '../words/fr.ts'
import type { OpenGame } from './open-game.ts'

export const CLI_WORDS: Readonly<Record<Language, Catalog>> = { en: CLI_EN, fr: CLI_FR }

/** The language of the terminal, as its variables name it (`fr_CA.UTF-8`); the first of the list if they name none that we speak. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language =>
  languageFor([env.LC_ALL || env.LC_MESSAGES || env.LANG || ''])

const CODES = LANGUAGE_CODES.join(' or ')

function readLanguage(text: string): Language {
  if (!isLanguage(text)) throw new UserError(`--language takes ${CODES}, not "${text}"`)
  return text
}

export interface LanguageOption {
  readonly language: Language
}

export const withLanguage = (command: Command): Command =>
  command.option('--lang, --language <LANG>', `${CODES}; by default what the terminal speaks (LANG)`, readLanguage, languageOf(process.env))

/** The words of a table and of the command line around it. */
export const tableWords = async (language: Language, { manifest, game }: OpenGame, settings: Settings): Promise<Words> =>
  Words.ofTable(language, await wordsOf(manifest, language, game.version), settings, KERNEL_WORDS[language], CLI_WORDS[language])

/** What is wrong with input, in the language of the terminal or the one given; with the words of the game that it is for. */
export async function troubleWords(entry?: OpenGame, language: Language = languageOf(process.env)): Promise<Words> {
  const ofGame = entry ? [(await entry.manifest.words[language]()).catalog] : []
  return new Words(language, [KERNEL_WORDS[language], ...ofGame])
}
