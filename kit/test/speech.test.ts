import { type LogEntry, type Option, Runner, type Script, seedRng, type Table } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { DONE, speechOf } from '../index.ts'

interface State {
  answers: (string | undefined)[]
}
const { decide, ask, maybe, together, tell } = speechOf<State, 'which' | 'more', 'chosen', '1' | '2', 'pick' | 'done'>()

const option = (id: string) => ({ id, label: 'pick' as const })

/** Runs one script from a blank state. */
function run(script: (t: Table<State>) => Script): { runner: Runner<State>; state: State; log: Omit<LogEntry, 'at'>[] } {
  const state: State = { answers: [] }
  const log: Omit<LogEntry, 'at'>[] = []
  const game = { steps: { only: script } } as never
  const runner = new Runner<State>(game, { rng: seedRng('kit'), agenda: [{ step: 'only' }], state }, { write: (e) => void log.push(e) })
  return { runner, state, log }
}

const offered = (runner: Runner<State>): readonly string[] => runner.openAsk()?.options.map((o) => o.id) ?? []
function answer(runner: Runner<State>, id: string): void {
  const open = runner.openAsk()
  if (!open) throw new Error('nobody is asked')
  runner.answer(open, open.options.find((o) => o.id === id) as Option)
}

describe('decide', () => {
  test('asks by kind, rule and parameters, and hands the answer back', () => {
    const { runner, state } = run(function* (t) {
      t.state.answers.push((yield* decide(t, 1, 'which', [option('a'), option('b')], '1', { n: 2 })).id)
    })
    expect(runner.openAsk()).toMatchObject({ seat: 1, kind: 'which', rule: '1', params: { n: 2 } })
    answer(runner, 'b')
    expect(state.answers).toEqual(['b'])
  })

  test('gives a lone answer without asking, where `ask` asks all the same', () => {
    const { runner, state } = run(function* (t) {
      t.state.answers.push((yield* decide(t, 0, 'which', [option('only')], '1')).id)
      t.state.answers.push((yield* ask(t, 0, 'more', [option('own')], '1')).id)
    })
    expect(offered(runner)).toEqual(['own'])
    answer(runner, 'own')
    expect(state.answers).toEqual(['only', 'own'])
  })

  test('with no option is a mistake of the rules', () => {
    const broken = () =>
      run(function* (t) {
        yield* decide(t, 0, 'which', [], '1')
      })
    expect(broken).toThrow('"which" was asked with no option')
  })
})

describe('maybe', () => {
  test('asks nothing when there is nothing, and can be left out', () => {
    const { runner, state } = run(function* (t) {
      t.state.answers.push((yield* maybe<ReturnType<typeof option>>(t, 0, 'more', [], '1'))?.id)
      t.state.answers.push((yield* maybe(t, 0, 'more', [option('a')], '1'))?.id)
      t.state.answers.push((yield* maybe(t, 0, 'more', [option('a')], '1'))?.id)
    })
    expect(offered(runner)).toEqual(['a', DONE.id])
    answer(runner, DONE.id)
    answer(runner, 'a')
    expect(state.answers).toEqual([undefined, undefined, 'a'])
  })

  test('may be declined in other words, and leaves the list of options alone', () => {
    const options = [option('a')]
    const no = { id: 'no', label: 'pick' as const }
    const { runner, state } = run(function* (t) {
      t.state.answers.push((yield* maybe(t, 0, 'more', options, '1', undefined, no))?.id)
    })
    expect(offered(runner)).toEqual(['a', 'no'])
    answer(runner, 'no')
    expect(state.answers).toEqual([undefined])
    expect(options).toHaveLength(1)
  })
})

test('together asks all at once, and tell cites its rule', () => {
  const { runner, state, log } = run(function* (t) {
    const asks = [0, 1].map((seat) => ({ seat, kind: 'which' as const, options: [option('a'), option('b')], rule: '2' as const }))
    t.state.answers = (yield* together(t, asks)).map((o) => o.id)
    tell(t, 'chosen', { n: 2 }, '2')
  })
  for (const [seat, id] of [
    [1, 'a'],
    [0, 'b'],
  ] as const) {
    const open = runner.askOf(seat)
    if (!open) throw new Error(`seat ${seat} is not asked`)
    runner.answer(open, open.options.find((o) => o.id === id) as Option)
  }
  expect(state.answers).toEqual(['b', 'a'])
  expect(log).toEqual([{ key: 'chosen', params: { n: 2 }, rule: '2' }])
})
