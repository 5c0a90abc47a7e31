import type { Form, Source } from './types.ts'

export interface ToolSide {
  /** The form that a hunter with it may also eat, and that it defends against (J7b–c). */
  readonly prey: Exclude<Form, 'archetype'>
  /** A carnivore with it lives in seas and blooms where swimmers feed it (J7b). */
  readonly divingBell?: true
}

export interface ToolData {
  readonly id: string
  readonly sides: readonly [ToolSide, ToolSide]
  readonly source: Source
}

/** The four tools, each with two sides (J7); elsewhere a tool is its number in this list. */
export const TOOLS: readonly ToolData[] = [
  { id: 'tool-1', sides: [{ prey: 'armored' }, { prey: 'burrower' }], source: 'reconstructed' },
  { id: 'tool-2', sides: [{ prey: 'swimmer', divingBell: true }, { prey: 'flyer' }], source: 'rulebook' },
  { id: 'tool-3', sides: [{ prey: 'swimmer' }, { prey: 'armored' }], source: 'reconstructed' },
  { id: 'tool-4', sides: [{ prey: 'flyer' }, { prey: 'burrower' }], source: 'reconstructed' },
]
