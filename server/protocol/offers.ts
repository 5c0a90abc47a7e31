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
  readonly #places = new Map<string, { readonly option: Option; readonly place: number }>()
  #size = 0

  pack({ options, ...rest }: Ask): { readonly ask: PackedAsk; readonly offered: Offered } {
    if (this.#size + options.length > THICK) this.#begin()
    const from = this.#size
    const fresh: Option[] = []
    const places = options.map((option) => this.#placeOf(forPage(option), fresh))
    return { ask: { ...rest, options: places }, offered: { from, options: fresh } }
  }

  #begin(): void {
    this.#places.clear()
    this.#size = 0
  }

  #placeOf(option: Option, fresh: Option[]): number {
    const known = this.#places.get(option.id)
    if (known && same(known.option, option)) return known.place
    const place = this.#size++
    this.#places.set(option.id, { option, place })
    fresh.push(option)
    return place
  }
}

/** The page's end: the book after an update … */
export const readOn = (book: readonly Option[], { from, options }: Offered): readonly Option[] => [...book.slice(0, from), ...options]

/** … and the question it stands for. */
export const unpack = (ask: PackedAsk, book: readonly Option[]): Ask => ({ ...ask, options: ask.options.map((at) => book[at] as Option) })
