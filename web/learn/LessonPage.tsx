import type { Option } from '@deeptime/engine'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import ammonite from '~icon/ammonite'
import { useApp } from '../app/context.ts'
import { useGameTable } from '../app/hooks.ts'
import { Lost } from '../app/Lost.tsx'
import { PACES, prefsStore } from '../app/prefs.ts'
import { linkTo } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { TroubleText } from '../app/Trouble.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { WorkerBots } from '../play/bots.ts'
import { WorkerTable } from '../play/port.ts'
import type { GameTable } from '../table/board.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { tableWords } from '../table/tableWords.ts'
import { Icon } from '../ui/Icon.tsx'
import { Lesson, looksBack } from './lesson.ts'
import { learned, rememberLearned } from './progress.ts'
import type { Chapter, Tutorial } from './tutorial.ts'
import '../table/table.css'
import './learn.css'

interface InTutorial {
  readonly table: GameTable<unknown>
  readonly tutorial: Tutorial<unknown>
}

/** The chapters, and which are done. */
function Contents({ table, tutorial }: InTutorial) {
  const app = useApp()
  const words = tableWords(table, app.language)
  const done = learned(table.game.id)
  const next = tutorial.chapters.find((chapter) => !done.has(chapter.id)) ?? tutorial.chapters[0]
  return (
    <Shell className="learn" title={app.words.text(`plate.${table.game.id}.short`)}>
      <h1>{app.words.text('learn.title')}</h1>
      <p className="lead">{app.words.text('learn.lead', { minutes: tutorial.minutes, chapters: tutorial.chapters.length })}</p>
      <ol className="chapters">
        {tutorial.chapters.map((chapter, i) => (
          <li key={chapter.id} className={done.has(chapter.id) ? 'done' : undefined}>
            <a href={linkTo({ page: 'learn', game: table.game.id, chapter: chapter.id })}>
              <span className="chapter-number">{done.has(chapter.id) ? '✓' : i + 1}</span>
              <span className="explained">
                <strong>{words.text(chapter.title)}</strong>
                <small>{words.text(chapter.summary)}</small>
              </span>
              {chapter === next && <span className="button go">{app.words.text(done.size > 0 ? 'learn.go-on' : 'learn.begin')}</span>}
            </a>
          </li>
        ))}
      </ol>
    </Shell>
  )
}

/** What the coach says now, and how to go on. */
function Coach({ lesson, table, tutorial }: InTutorial & { lesson: Lesson }) {
  const app = useApp()
  const words = tableWords(table, app.language)
  const state = useSyncExternalStore(lesson.subscribe, () => lesson.state)
  const { chapter } = lesson
  const { beat: current, hinted, read } = state
  const back = looksBack(state)
  const beat = chapter.beats[read]
  const next = back || beat?.kind === 'tell' || (beat?.kind === 'watch' && state.watched)
  const game = table.game.id
  const number = tutorial.chapters.indexOf(chapter)
  const after = tutorial.chapters[number + 1]
  useEffect(() => {
    if (!current) rememberLearned(game, chapter.id)
  }, [current, game, chapter.id])
  return (
    <section className={`coach${hinted ? ' hinted' : ''}`} aria-label={app.words.text('learn.coach')}>
      <header>
        <Icon of={ammonite} size={20} />
        <span>{app.words.text('learn.chapter', { n: number + 1, title: words.text(chapter.title) })}</span>
        <a
          href={linkTo({ page: 'learn', game, chapter: undefined })}
          aria-label={app.words.text('learn.leave')}
          title={app.words.text('learn.leave')}
        >
          ×
        </a>
      </header>
      <div role="status" aria-live="polite">
        <p>{beat ? words.text(beat.text) : app.words.text('learn.done')}</p>
        {hinted && !back && beat?.kind === 'do' && <p className="coach-hint">{words.text(beat.hint)}</p>}
      </div>
      <footer>
        <progress value={read} max={chapter.beats.length} aria-label={app.words.text('learn.progress')} />
        {beat?.rule && <RuleLink game={game} rule={beat.rule} words={words} />}
        {!back && beat?.kind === 'do' && <span className="coach-do">{app.words.text('learn.your-move')}</span>}
        {!next && beat?.kind === 'watch' && <span className="coach-do">{app.words.text('learn.watch')}</span>}
        {read > 0 && (
          <button type="button" className="button" onClick={() => lesson.back()} data-coach-back>
            {app.words.text('learn.back')}
          </button>
        )}
        {next && (
          <button type="button" className="button go" onClick={() => lesson.next()} data-coach-next>
            {app.words.text('learn.next')}
          </button>
        )}
        {!beat && (
          <a
            className="button go"
            data-coach-done
            href={after ? linkTo({ page: 'learn', game, chapter: after.id }) : linkTo({ page: 'new', game })}
          >
            {app.words.text(after ? 'learn.next-chapter' : 'learn.play')}
          </a>
        )}
      </footer>
    </section>
  )
}

const NO_POINT: ReadonlySet<string> = new Set()

function ChapterTable({ lesson, table, tutorial }: InTutorial & { lesson: Lesson }) {
  const app = useApp()
  const words = tableWords(table, app.language)
  const state = useSyncExternalStore(lesson.subscribe, () => lesson.state)
  const beat = lesson.chapter.beats[state.read]
  const back = looksBack(state)
  const { trouble } = useSyncExternalStore(lesson.controller.subscribe, () => lesson.controller.state)
  const pointed = useMemo(() => (beat?.point ? new Set(beat.point) : NO_POINT), [beat])
  // Another beat wants other options, so this is another function.
  const wanted = useMemo(
    () => (!back && beat?.kind === 'do' ? (option: Option) => lesson.wants(option) : () => false),
    [lesson, beat, back],
  )
  if (trouble) {
    return (
      <Shell className="prose">
        <h1>{app.words.text('trouble')}</h1>
        <p className="notice" role="alert">
          <TroubleText trouble={trouble} />
        </p>
      </Shell>
    )
  }
  return (
    <TableFrame
      table={table}
      controller={lesson.controller}
      words={words}
      coach={<Coach lesson={lesson} table={table} tutorial={tutorial} />}
      pointed={pointed}
      wanted={wanted}
      panel={beat?.panel}
    />
  )
}

function ChapterPage({ chapter, table, tutorial }: InTutorial & { chapter: Chapter<unknown> }) {
  const [lesson, setLesson] = useState<Lesson>()
  useEffect(() => {
    const pace = () => PACES[prefsStore().get().pace].pace
    const made = new Lesson(chapter, table.game, { port: new WorkerTable(), bots: new WorkerBots(), pace })
    setLesson(made)
    void made.open()
    return () => made.close()
  }, [chapter, table])
  return lesson ? <ChapterTable lesson={lesson} table={table} tutorial={tutorial} /> : <Waiting />
}

/** The guided first game: its contents, or one chapter. */
export default function LessonPage({ game, chapter }: { game: string; chapter: string | undefined }) {
  const table = useGameTable(game)
  if (table.state === 'loading') return <Waiting />
  if (table.state === 'failed') return <Lost />
  const { tutorial } = table.value
  const chosen = tutorial.chapters.find((c) => c.id === chapter)
  if (chosen) return <ChapterPage chapter={chosen} table={table.value} tutorial={tutorial} />
  return chapter === undefined ? <Contents table={table.value} tutorial={tutorial} /> : <Lost />
}
