import type { RuleText } from '@deeptime/engine'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { GameTable } from '../table/board.ts'
import { rulesIn } from '../table/tableWords.ts'
import { useApp } from './context.ts'
import { findRules, sectionsOf } from './findRules.ts'
import { useGameTable } from './hooks.ts'
import { Lost } from './Lost.tsx'
import { linkTo } from './router.ts'
import { Shell } from './Shell.tsx'
import { Waiting } from './Waiting.tsx'

/** Marks what was searched for. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = query.length > 1 ? text.toLowerCase().indexOf(query.toLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  )
}

function Rule({ rule, game, query, current }: { rule: RuleText; game: string; query: string; current: boolean }) {
  return (
    <article id={`rule-${rule.id}`} className={current ? 'rule current' : 'rule'} tabIndex={-1}>
      <h3>
        <a href={linkTo({ page: 'rules', game, rule: rule.id })}>{rule.id}</a>
        <span>
          <Marked text={rule.title} query={query} />
        </span>
      </h3>
      {rule.text.split('\n').map((line) => (
        <p key={line}>
          <Marked text={line} query={query} />
        </p>
      ))}
    </article>
  )
}

function RuleBook({ table, rule }: { table: GameTable<unknown>; rule: string | undefined }) {
  const { words, language } = useApp()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query.trim())
  const all = rulesIn(table, language)
  const found = useMemo(() => findRules(all, searched), [all, searched])
  const sections = useMemo(() => sectionsOf(found), [found])
  const game = table.game.id

  useEffect(() => {
    if (!rule) return
    const element = document.getElementById(`rule-${rule}`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [rule])

  return (
    <Shell className="rules" title={words.text(`plate.${game}.short`)}>
      <aside className="rules-index">
        <label>
          <span className="search-label">{words.text('rules.search')}</span>
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={words.text('rules.search.hint')}
          />
        </label>
        <p className="quiet" role="status">
          {words.text('rules.count', { n: found.length })}
        </p>
        <nav aria-label={words.text('rules.sections')}>
          {sections.map(({ section, rules }) => (
            <a key={section} href={linkTo({ page: 'rules', game, rule: rules[0]?.id })}>
              {section} <small>{rules.length}</small>
            </a>
          ))}
        </nav>
      </aside>
      <div className="rules-text">
        <h1>{words.text('rules.of', { game: words.text(`plate.${game}`) })}</h1>
        <p className="lead">{words.text('rules.lead')}</p>
        {sections.map(({ section, rules }) => (
          <section key={section}>
            <h2 className="ruled">{section}</h2>
            {rules.map((text) => (
              <Rule key={text.id} rule={text} game={game} query={searched} current={text.id === rule} />
            ))}
          </section>
        ))}
        {found.length === 0 && <p className="quiet">{words.text('rules.none')}</p>}
      </div>
    </Shell>
  )
}

/** Every rule of a game in our own words, numbered as the rulebook numbers them. */
export default function Rules({ game, rule }: { game: string; rule: string | undefined }) {
  const table = useGameTable(game)
  if (table.state === 'loading') return <Waiting />
  return table.state === 'ready' ? <RuleBook table={table.value} rule={rule} /> : <Lost />
}
