import type { Ask, Option } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { RefObject } from 'react'
import bulb from '~icon/light-bulb'
import { useApp } from '../app/context.ts'
import type { NoUndo } from '../play/core.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Crest } from './board.ts'
import { RuleLink } from './RuleLink.tsx'
import { useTight } from './useTight.ts'

export interface PromptProps {
  readonly place: RefObject<HTMLElement | null>
  /** Whom it asks, where that could be several. */
  readonly who: string | undefined
  readonly sentence: string
  readonly crest: Crest | undefined
  readonly ask: Ask | undefined
  readonly buttons: readonly Option[]
  readonly words: Words
  readonly game: string
  readonly busy: boolean
  readonly noUndo: NoUndo | 'lesson' | undefined
  readonly canRedo: boolean
  choose(optionId: string): void
  undo(): void
  redo(): void
  /** Asks a bot what it would do, where that is fair and there is a choice. */
  readonly hint: (() => void) | undefined
}

/** What the row gives up where room is short: words of tools, the way to the rule, large letters, buttons in full. */
const LEAST = 4

/** Where a person is told, in one sentence, who must decide what; with buttons for what has no place on the board. */
export function Prompt(props: PromptProps) {
  const { sentence, crest, ask, buttons, words, game, busy } = props
  const app = useApp()
  useTight(props.place, LEAST)
  const undoReason = props.noUndo ? app.words.text(`undo.${props.noUndo}`) : app.words.text('undo.ready')
  return (
    <section ref={props.place} tabIndex={-1} className={busy ? 'prompt busy' : 'prompt'} aria-label={app.words.text('prompt')}>
      <div className="prompt-line">
        {crest && <CrestMark crest={crest} size={32} />}
        {props.who && <span className="prompt-who">{props.who}</span>}
        <strong>{sentence}</strong>
        {ask && <RuleLink game={game} rule={ask.rule} words={words} label={app.words.text('prompt.why')} />}
      </div>
      <div className="prompt-answers">
        {buttons.length > 0 && (
          <div className="prompt-buttons">
            {buttons.map((option) => (
              <button key={option.id} type="button" className="button go" data-option={option.id} onClick={() => props.choose(option.id)}>
                {words.option(option)}
              </button>
            ))}
          </div>
        )}
        <div className="prompt-tools">
          {props.hint && (
            <button
              type="button"
              className="button hint"
              onClick={props.hint}
              title={app.words.text('hint.about')}
              aria-label={app.words.text('hint')}
            >
              <Icon of={bulb} size={16} /> <span className="wide-only">{app.words.text('hint')}</span>
            </button>
          )}
          {/* Disabled for the hand, not for the ear: whoever reaches it learns why. */}
          <button
            type="button"
            className="button undo"
            aria-disabled={props.noUndo !== undefined}
            title={undoReason}
            aria-label={`${app.words.text('undo')}. ${undoReason}`}
            onClick={() => props.noUndo === undefined && props.undo()}
          >
            <span aria-hidden>↶</span> <span className="wide-only">{app.words.text('undo')}</span>
          </button>
          {props.canRedo && (
            <button
              type="button"
              className="button redo"
              onClick={props.redo}
              aria-label={app.words.text('redo')}
              title={app.words.text('redo')}
            >
              <span aria-hidden>↷</span>
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
