import { commonResult, type Result, rankedResult, type SeatInfo, Session } from '@deeptime/engine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import { classicWords } from '@deeptime/megafauna-classic/words'
import { type Language, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import type { TableState } from '../play/controller.ts'
import { type Snapshot, TableCore } from '../play/core.ts'
import { castOf } from '../table/cast.ts'
import { toldEnding } from '../table/ending.ts'
import { promptOf } from '../table/promptOf.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'

const app = { en: new Words('en', [en]), fr: new Words('fr', [fr]) }
const words = { en: Words.ofGame('en', classicWords.en), fr: Words.ofGame('fr', classicWords.fr) }

/** A solitaire game in which the person only ever takes the last option: the two-tuskers rule. */
function lostAlone(): Snapshot {
  const started = Session.start(megafaunaClassic, { seats: [{}], seed: 'lost' })
  if (!started.ok) throw new Error('no game')
  const core = new TableCore(megafaunaClassic)
  core.open(started.value.record())
  while (!core.session.over) core.choose(0, core.session.askOf(0)?.options.at(-1)?.id as string)
  return core.snapshot(0)
}

describe('a lost game for one', () => {
  const snapshot = lostAlone()
  const result = snapshot.view.result as Result
  const cast = (language: Language) => castOf(snapshot, [], words[language], app[language])

  it('is lost', () => expect(result).toMatchObject({ outcomes: ['lost'], common: 'lost', reason: 'solitaire.lost', rule: '19.1' }))

  it('is told as lost by the prompt', () => {
    const state = { past: undefined } as TableState
    expect(promptOf(state, snapshot, cast('en'), words.en, app.en).sentence).toBe('The game is over: you lost.')
    expect(promptOf(state, snapshot, cast('fr'), words.fr, app.fr).sentence).toMatch(/vous avez perdu\.$/)
  })

  it('is told as lost by the title of the dialog', () => {
    expect(toldEnding('title', result, cast('en'), app.en).sentence).toBe('You lose')
    expect(toldEnding('title', result, cast('fr'), app.fr).sentence).toBe('Vous perdez')
  })
})

describe('the end of a game', () => {
  const told = (result: Result, seats: readonly SeatInfo[], eyes = 0) =>
    toldEnding('title', result, castOf({ seats, eyes }, [], words.en, app.en), app.en).sentence
  const ana = { name: 'Ana' }
  const ben = { name: 'Ben' }

  it('names who won, or says that you did', () => {
    expect(told(rankedResult([[1], [0]], 'x', '1'), [ana, ben])).toBe('Ben wins')
    expect(told(rankedResult([[0], [1]], 'x', '1'), [{}, { bot: 'easy' }])).toBe('You win')
    expect(told(rankedResult([[0, 1]], 'x', '1'), [ana, ben])).toBe('Ana and Ben share the victory')
  })

  it('is common to all in a game of a common cause', () => {
    expect(told(commonResult(2, 'won', 'x', '1'), [ana, ben])).toBe('Ana and Ben share the victory')
    expect(told(commonResult(2, 'lost', 'x', '1'), [ana, ben])).toBe('Ana and Ben lose')
    expect(told(commonResult(1, 'lost', 'x', '1'), [ana])).toBe('You lose')
    expect(told(commonResult(1, 'lost', 'x', '1'), [ana], -1)).toBe('Ana loses')
    expect(told(commonResult(1, 'won', 'x', '1'), [{}])).toBe('You win')
  })
})
