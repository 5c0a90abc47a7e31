import type { Ask, Option } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { RefObject } from 'react'
import bulb from '~icon/light-bulb'
import { useApp } from '../app/context.ts'
import { toast } from '../app/toast.ts'
import type { NoUndo } from '../play/core.ts'
import { signed } from '../story/tell.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Crest } from './board.ts'
import type { BarredButton } from './lit.ts'
import { RuleLink } from './RuleLink.tsx'
import type { CompoundShown } from './useCompound.ts'
import { useTight } from './useTight.ts'

export interface PromptProps {
  readonly place: RefObject<HTMLElement | null>
  /** Whom it asks, where that could be several. */
  readonly who: string | undefined
  readonly sentence: string
  readonly crest: Crest | undefined
  readonly ask: Ask | undefined
  readonly buttons: readonly Option[]
  /** What the rules don't allow now, with why. */
  readonly barred: readonly BarredButton[]
  readonly words: Words
  readonly game: string
  readonly busy: boolean
  readonly noUndo: NoUndo | 'lesson' | undefined
  readonly canRedo: boolean
  /** The action that is going on, if it is made of several choices. */
  readonly compound: CompoundShown
  choose(optionId: string): void
  undo(): void
  redo(): void
  /** Asks a bot what it would do, where that is fair and there is a choice. */
  readonly hint: (() => void) | undefined
}

/** What the row gives up where room is short: words of tools and what can't be done now, the way to the rule, large letters, buttons in full. */
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
        <RunningTotal of={props.compound} />
        {ask && <RuleLink game={game} rule={ask.rule} words={words} label={app.words.text('prompt.why')} />}
      </div>
      <div className="prompt-answers">
        {(buttons.length > 0 || props.barred.length > 0 || props.compound.most) && (
          <div className="prompt-buttons">
            {buttons.map((option) => (
              <button key={option.id} type="button" className="button go" data-option={option.id} onClick={() => props.choose(option.id)}>
                {words.option(option)}
              </button>
            ))}
            {props.barred.map(({ option, reason }) => (
              <Barred key={option.id} name={words.option(option)} reason={words.why(reason)} />
            ))}
            {props.compound.most && (
              <button
                type="button"
                className="button"
                data-most
                onClick={props.compound.most}
                title={app.words.text('compound.most.about')}
              >
                {app.words.text('compound.most')}
              </button>
            )}
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
            <Turn back /> <span className="wide-only">{app.words.text('undo')}</span>
          </button>
          {props.compound.takeBack && (
            <button
              type="button"
              className="button undo-whole"
              onClick={props.compound.takeBack}
              title={app.words.text('compound.undo.about')}
              aria-label={app.words.text('compound.undo.about')}
            >
              <Turn back double /> <span className="wide-only">{app.words.text('compound.undo')}</span>
            </button>
          )}
          {props.canRedo && (
            <button
              type="button"
              className="button redo"
              onClick={props.redo}
              aria-label={app.words.text('redo')}
              title={app.words.text('redo')}
            >
              <Turn />
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

/** Disabled for the hand, not for the ear: whoever reaches it learns why. */
function Barred({ name, reason }: { readonly name: string; readonly reason: string }) {
  return (
    <button
      type="button"
      className="button barred"
      aria-disabled
      title={reason}
      aria-label={`${name}. ${reason}`}
      onClick={() => toast({ key: 'prompt.barred', params: { reason } })}
    >
      {name}
    </button>
  )
}

/** What an action of several choices comes to so far. */
function RunningTotal({ of: { total, points } }: { of: CompoundShown }) {
  if (total === undefined && points === 0) return null
  return (
    <span className="prompt-total" role="status">
      {total} {points !== 0 && <b className={points < 0 ? 'loss' : undefined}>{signed(points)}</b>}
    </span>
  )
}

/** An arrow that turns back, or on again; doubled, all the way. */
function Turn({ back = false, double = false }: { back?: boolean; double?: boolean }) {
  return (
    <svg
      className="turn-arrow"
      viewBox="0 0 16 16"
      width={15}
      height={15}
      aria-hidden
      style={back ? undefined : { transform: 'scaleX(-1)' }}
    >
      <path d="M3 6.5h6.2a3.6 3.6 0 0 1 0 7.2H6.5" />
      <path d={double ? 'M5.6 3 2.2 6.5l3.4 3.5M9.2 3 5.8 6.5 9.2 10' : 'M5.9 3 2.5 6.5 5.9 10'} />
    </svg>
  )
}
