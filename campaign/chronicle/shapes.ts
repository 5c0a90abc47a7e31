/** A picture as data: a page draws it, and it can be written as a file of its own. */

export interface Shape {
  readonly tag: 'svg' | 'g' | 'path' | 'rect' | 'circle' | 'text' | 'title' | 'line'
  readonly attrs: Readonly<Record<string, string | number>>
  readonly inside: readonly (Shape | string)[]
}

export const shape = (tag: Shape['tag'], attrs: Shape['attrs'] = {}, ...inside: readonly (Shape | string | undefined)[]): Shape => ({
  tag,
  attrs,
  inside: inside.filter((part) => part !== undefined),
})

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] as string)

/** The picture as the text of an SVG file. */
export function svgText({ tag, attrs, inside }: Shape): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const parts = inside.map((part) => (typeof part === 'string' ? escaped(part) : svgText(part)))
  return `<${tag}${written.join('')}>${parts.join('')}</${tag}>`
}
