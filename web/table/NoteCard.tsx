import type { Option, WhyNot } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Note } from './board.ts'
import { RuleLink } from './RuleLink.tsx'
import type { OpenNote } from './useNote.ts'

interface NoteCardProps {
  readonly open: OpenNote
  readonly note: Note
  /** Drawn in place of its lines. */
  readonly drawn?: ReactNode
  /** Why it can't be chosen, if the rules forbid it. */
  readonly whyNot: WhyNot | undefined
  /** Offered when the piece stands for several options. */
  readonly options: readonly Option[]
  readonly words: Words
  readonly game: string
  choose(optionId: string): void
  close(): void
}

/** The small note that any piece opens: its name, what it does now, its rule, and its options if there are several. */
export function NoteCard({ open, note, drawn, whyNot, options, words, game, choose, close }: NoteCardProps) {
  const app = useApp()
  const anchor = { current: { getBoundingClientRect: () => open.element.getBoundingClientRect() } }
  return (
    <Popover.Root open onOpenChange={(next) => !next && close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          key={open.ref}
          className={open.pinned ? 'note' : 'note passing'}
          sideOffset={8}
          collisionPadding={10}
          aria-label={note.title}
          onOpenAutoFocus={(event) => open.pinned || event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (open.pinned) (open.element as HTMLElement | SVGElement).focus({ preventScroll: true })
          }}
        >
          <h3>
            {note.icon && <Icon of={note.icon} size={18} />}
            {note.title}
          </h3>
          {whyNot && (
            <p className="note-why">
              {words.why(whyNot)} <RuleLink game={game} rule={whyNot.rule} words={words} />
            </p>
          )}
          {drawn ?? note.lines.map((line) => <p key={line}>{line}</p>)}
          {options.length > 1 && (
            <div className="note-options">
              {options.map((option) => (
                <button
                  key={option.id}
                  type="button"
                  className="button"
                  data-option={option.id}
                  onClick={() => {
                    close()
                    choose(option.id)
                  }}
                >
                  {words.option(option)}
                </button>
              ))}
            </div>
          )}
          {note.rule && (
            <footer>
              <RuleLink game={game} rule={note.rule} words={words} />
            </footer>
          )}
          {open.pinned && (
            <Popover.Close className="note-close" aria-label={app.words.text('close')}>
              ×
            </Popover.Close>
          )}
          <Popover.Arrow className="note-arrow" width={14} height={7} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
