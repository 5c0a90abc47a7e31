import type { Catalog } from '@deeptime/engine'
import type { Language } from '@deeptime/words'

/** What the page says in a language: what the kernel finds wrong, at a table and around it, and on the pages that a server serves. */
interface PageWords {
  readonly kernel: Catalog
  readonly app: Catalog
  readonly online: Catalog
}

/** What the page knows of a language. */
interface Spoken {
  /** How a sentence is set where lines break; as it stands, unless told. */
  readonly typeset?: (text: string) => string
  /** Fetches its words: a page loads those of the language that it speaks. */
  load(): Promise<PageWords>
}

const FIXED_SPACE = '\u00a0'

/** French sets a space before tall marks and inside guillemets, and no line ends there. */
const typesetFrench = (text: string): string => text.replace(/ (?=[:;!?»])/g, FIXED_SPACE).replace(/« /g, `«${FIXED_SPACE}`)

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: {
    load: async () => ({
      kernel: (await import('@deeptime/words/kernel/en')).KERNEL_EN,
      app: (await import('./en.ts')).en,
      online: (await import('../online/words/en.ts')).en,
    }),
  },
  fr: {
    typeset: typesetFrench,
    load: async () => ({
      kernel: (await import('@deeptime/words/kernel/fr')).KERNEL_FR,
      app: (await import('./fr.ts')).fr,
      online: (await import('../online/words/fr.ts')).fr,
    }),
  },
}
