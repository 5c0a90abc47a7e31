import { readFileSync } from 'node:fs'

/** The transcription of the printed components, section by section, kept apart from the data. */
function sections(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let section: string[] = []
  for (const line of readFileSync(new URL('printed-components.txt', import.meta.url), 'utf8').split('\n')) {
    const title = line.match(/^\[(.+)\]/)?.[1]
    if (title !== undefined) {
      section = []
      found.set(title, section)
    } else if (line !== '') section.push(line)
  }
  return found
}

export const PRINTED = sections()
/** The lines of a section, word by word. */
export const wordsOf = (title: string): readonly (readonly string[])[] => (PRINTED.get(title) ?? []).map((line) => line.split(' '))
/** `fission,hgt:1` as numbers; what is there once or not is 1 or 0. */
export const abilitiesOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (text === '-' ? [] : text.split(',')).map((word) => {
      const [name, count] = word.split(':')
      return [name as string, Number(count ?? 1)]
    }),
  )
