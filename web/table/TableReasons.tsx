import type { Option } from '@deeptime/engine'
import { useCallback } from 'react'
import type { Explanation } from '../play/explanations.ts'
import { ExplanationPanel } from './ExplanationPanel.tsx'
import type { OpenTableProps } from './TableFrame.tsx'
import type { ExplanationPlace } from './useExplanation.ts'

interface TableReasonsProps {
  readonly props: OpenTableProps
  readonly explanation: Explanation
  readonly place: ExplanationPlace
  point(refs: readonly string[]): void
  choose(option: string): void
}

/** What a bot says at this table, with things called as the table calls them. */
export function TableReasons({ props, explanation, place, point, choose }: TableReasonsProps) {
  const { table, words, live, cast, shown, explanations } = props
  const close = useCallback(() => explanations?.close(), [explanations])
  const nameOf = (option: Option): string => {
    const ref = option.label === undefined ? option.about?.[0] : undefined
    return (ref && table.note(ref, shown.view, words, live.settings)?.title) || words.option(option)
  }
  return (
    <ExplanationPanel
      key={explanation.kind}
      explanation={explanation}
      name={cast.player(explanation.seat).name}
      words={words}
      nameOf={nameOf}
      place={place}
      point={point}
      choose={choose}
      step={(to) => void explanations?.step(to)}
      close={close}
    />
  )
}
