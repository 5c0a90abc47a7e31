import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a section of a Markdown file: in place of the one with that title, or at the end. */
export async function saveSection(file: string, title: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => '')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, withSection(old, title, text))
}

export function withSection(page: string, title: string, text: string): string {
  const heading = `### ${title}\n`
  const section = `${heading}\n${text.trim()}\n`
  const start = `\n${page}`.indexOf(`\n${heading}`)
  if (start < 0) return page === '' ? section : `${page.trimEnd()}\n\n${section}`
  const after = page.slice(start + heading.length).search(/^#{1,3} /m)
  const rest = after < 0 ? '' : `\n${page.slice(start + heading.length + after)}`
  return `${page.slice(0, start)}${section}${rest}`
}
