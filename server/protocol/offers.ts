import type { Ask, Option } from '@deeptime/engine'
import { same } from './delta.ts'

/**
 * Questions come again and again with nearly the same options. Each option travels once; later questions name it by its place
 * in the book of options, which both ends begin anew whenever a page gets the whole table.
 */
export type PackedAsk = Omit<Ask, 'options'> & { readonly options: readonly number[] }

/** What is new in the book: these options stand behind the first `from`. */
export interface Offered {
  readonly from: number
  readonly options: readonly Option[]
}

/** A book this thick is begun anew, so that nobody's memory fills. */
const THICK = 512

/** What a page needs of an option; the fields that a game's scripts want back stay here. */
export function forPage({ id, about, label, params }: Option): Option {
  return { id, ...(about && { about }), ...(label !== undefined && { label }), ...(params && { params }) }
}

/** The server's end. */
export class OptionBook {
  readonly #places = new Map<string, number>()
  readonly #options: Option[] = []

  pack({ options, ...rest }: Ask): { readonly ask: PackedAsk; readonly offered: Offered } {
    if (this.#options.length + options.length > THICK) this.#begin()
    const from = this.#options.length
    const places = options.map((option) => this.#placeOf(forPage(option)))
    return { ask: { ...rest, options: places }, offered: { from, options: this.#options.slice(from) } }
  }

  #begin(): void {
    this.#places.clear()
    this.#options.length = 0
  }

  #placeOf(option: Option): number {
    const known = this.#places.get(option.id)
    if (known !== undefined && same(this.#options[known], option)) return known
    const place = this.#options.push(option) - 1
    this.#places.set(option.id, place)
    return place
  }
}

/** The page's end: the book after an update … */
export const readOn = (book: readonly Option[], { from, options }: Offered): readonly Option[] => [...book.slice(0, from), ...options]

/** … and the question it stands for. */
export const unpack = (ask: PackedAsk, book: readonly Option[]): Ask => ({ ...ask, options: ask.options.map((at) => book[at] as Option) })
