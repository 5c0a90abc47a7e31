import type { Flaw } from './types.ts'

type Nothing = Readonly<Record<string, never>>
type Numbers = readonly string[]

/** Everything that the kernel finds wrong, and what its words need. */
interface Problems {
  'record.object': Nothing
  'record.format': { readonly found: string; readonly expected: string }
  'record.text': { readonly field: string }
  'record.seats': Nothing
  'record.seat': { readonly seat: number }
  'record.seat-text': { readonly seat: number; readonly field: string }
  'record.settings': Nothing
  'record.choices': { readonly most: number }
  'record.choice': { readonly choice: number }
  'record.game': { readonly found: string; readonly game: string }
  'record.rules': { readonly game: string; readonly found: string; readonly rules: string }
  'record.illegal': { readonly choice: number; readonly text: string }
  'table.seats': { readonly game: string; readonly allowed: Numbers; readonly seats: number }
  'setting.unknown': { readonly game: string; readonly setting: string }
  'setting.flag': { readonly setting: string }
  'setting.choice': { readonly setting: string; readonly values: readonly string[] }
  'setting.seats': { readonly setting: string; readonly allowed: Numbers; readonly seats: number }
  'setting.data': { readonly setting: string }
  'mode.unknown': { readonly game: string; readonly mode: string; readonly modes: readonly string[] }
  'mode.seats': { readonly mode: string; readonly allowed: Numbers; readonly seats: number }
}

export type ProblemCode = keyof Problems

/** What is wrong with a record or with settings, as data. Its words are `problem.<code>` in the kernel's catalogs (`words/kernel/`). */
export type Problem = {
  [Code in ProblemCode]: {
    readonly code: Code
    readonly params: Problems[Code]
    /** Of the data of a setting: what its game says. */
    readonly flaw?: Flaw
  }
}[ProblemCode]

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

type Failed = Extract<Checked<never>, { ok: false }>

export function unfit<Code extends ProblemCode>(code: Code, params: Problems[Code], flaw?: Flaw): Failed {
  return { ok: false, problem: { code, params, ...(flaw && { flaw }) } as Problem }
}

/** Where a problem is a bug. Its message is for whoever mends it. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code} ${JSON.stringify(problem.params)}${problem.flaw ? ` ${JSON.stringify(problem.flaw)}` : ''}`)
    this.name = 'ProblemError'
  }
}

export const numbers = (list: readonly number[]): Numbers => list.map(String)
