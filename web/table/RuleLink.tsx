import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import { linkTo } from '../app/router.ts'

/** Opens a rule on the rules page, in a new tab so that the table stays. Called by the rule's title; its number is told on hover. */
export function RuleLink({ game, rule, words, label }: { game: string; rule: string; words: Words; label?: string }) {
  const app = useApp()
  const title = words.rule(rule)?.title
  return (
    <a
      className="rule-link"
      href={linkTo({ page: 'rules', game, rule })}
      target="deep-time-rules"
      title={title ? `${rule}: ${title}` : app.words.text('rule.open', { rule })}
    >
      {label ?? title ?? rule}
    </a>
  )
}
