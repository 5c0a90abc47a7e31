import type { Words } from '@deeptime/words'
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { mayAskWhy } from '../play/explanations.ts'
import type { Cast } from '../table/cast.ts'
import type { OpenTableProps } from '../table/TableFrame.tsx'
import type { Mark, Summary } from './tell.ts'
import type { PictureProps } from './teller.ts'

/** What can be done with the lines of the story. */
export interface StoryActs {
  readonly game: string
  readonly words: Words
  readonly cast: Cast
  /** Draws before and after, where the game can. */
  readonly Picture: ComponentType<PictureProps> | undefined
  /** The summary that is pointed at: its steps are shown, and marked on the table. */
  point(summary: Summary | undefined): void
  isOpen(summary: Summary): boolean
  isEarlier(summary: Summary): boolean
  handlers(summary: Summary): object
  replay(from: number): void
  replayChapter(summary: Summary): void
  /** Asks why a turn went as it did, where that can be told. */
  why(summary: Summary): (() => void) | undefined
  /** The reasons, where they are told in this summary. */
  reasonsIn(summary: Summary): ReactNode | undefined
  /** Rules are called by their words, or by their numbers where those are shorter and known. */
  ruleLabel(rule: string): { readonly label?: string }
}

interface StoryState {
  readonly acts: StoryActs
  /** What is marked on the table, with the numbers of the steps. */
  readonly marks: readonly (readonly Mark[])[]
}

interface Source {
  readonly props: OpenTableProps
  readonly since: readonly Summary[]
  replay(from: number, to?: number): void
  /** Draws the reasons that are being told. */
  readonly reasons: ReactNode | undefined
}

/** A link, a button or a fold of its own does what it says; the rest of a summary replays it. */
const ownAct = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button, details') !== null

/** Which summary is pointed at, and what pointing, clicking and asking do. */
export function useStoryActs({ props, since, replay, reasons }: Source): StoryState {
  const { table, live, words, cast, explanations, controller } = props
  const [pointed, setPointed] = useState<number>()
  const [shown, setShown] = useState<Summary>()
  const explained = explanations?.state?.kind === 'why' && !controller.state.past ? explanations.state.at : undefined
  const point = useCallback((summary: Summary | undefined) => {
    setPointed(summary?.chapter.id)
    setShown(summary)
  }, [])
  const replayChapter = useCallback(({ chapter: { from, to } }: Summary) => replay(Math.min(from, Math.max(0, to - 1)), to), [replay])

  const acts = useMemo<StoryActs>(() => {
    const covers = ({ chapter: { opening, from, to } }: Summary) =>
      explained !== undefined && opening.kind === 'turn' && from < explained && explained <= to
    return {
      game: table.game.id,
      words,
      cast,
      Picture: table.Picture,
      point,
      isOpen: (summary) => summary.chapter.id === pointed || (reasons !== undefined && covers(summary)),
      isEarlier: (summary) => !since.includes(summary),
      handlers: (summary) => ({
        tabIndex: 0,
        onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && point(summary),
        onFocus: (event: FocusEvent) => event.target === event.currentTarget && point(summary),
        onClick: (event: MouseEvent) => {
          if (ownAct(event.target)) return
          if (summary.chapter.id === pointed && matchMedia('(hover: hover)').matches) replayChapter(summary)
          else point(summary)
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.target !== event.currentTarget || event.key !== 'Enter') return
          event.preventDefault()
          replayChapter(summary)
        },
      }),
      replay,
      replayChapter,
      why: ({ chapter: { opening, from, to }, seat }) =>
        explanations && opening.kind === 'turn' && seat !== undefined && from < to && mayAskWhy(live, seat)
          ? () => void explanations.whyTurn(seat, from, to, table.story.crux)
          : undefined,
      reasonsIn: (summary) => (covers(summary) ? reasons : undefined),
      ruleLabel: (rule) => (table.story.numbered ? { label: rule } : {}),
    }
  }, [table, words, cast, point, pointed, since, replay, replayChapter, explanations, live, explained, reasons])

  const marks = useMemo(() => (shown ? [...shown.steps, ...shown.deaths].map((step) => step.marks) : []), [shown])
  return { acts, marks }
}
