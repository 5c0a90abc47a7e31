import type { Catalog, Language, RuleText } from '@deeptime/engine'
import { Words } from '@deeptime/words'

const FIXED_SPACE = '\u00a0'

/** French sets a space before tall marks and inside guillemets, and no line ends there. */
export const typesetFrench = (text: string): string => text.replace(/ (?=[:;!?»])/g, FIXED_SPACE).replace(/« /g, `«${FIXED_SPACE}`)

const typesetCatalog = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.entries(catalog).map(([key, message]) => [key, typesetFrench(message)]))

const typesetRule = (rule: RuleText): RuleText => ({ ...rule, title: typesetFrench(rule.title), text: typesetFrench(rule.text) })

/** Words as a page shows them, where lines break. */
export const shownWords = (language: Language, catalogs: readonly Catalog[], rules: readonly RuleText[] = []): Words =>
  language === 'fr' ? new Words(language, catalogs.map(typesetCatalog), rules.map(typesetRule)) : new Words(language, catalogs, rules)
