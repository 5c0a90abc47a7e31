import type { Language } from '../languages.ts'
import { KERNEL_EN } from './en.ts'
import { KERNEL_FR } from './fr.ts'
import type { KernelCatalog } from './keys.ts'

/** What the kernel has to say, in every language. A page loads one of them. */
export const KERNEL_WORDS: Readonly<Record<Language, KernelCatalog>> = { en: KERNEL_EN, fr: KERNEL_FR }
