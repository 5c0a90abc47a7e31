const key = (game: string) => `deep-time.learned.${game}`

/** The chapters that were finished in this browser. */
export function learned(game: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key(game)) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

export function rememberLearned(game: string, chapter: string): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...learned(game).add(chapter)]))
  } catch {
    // Without storage a chapter is shown as new again: nothing worse.
  }
}
