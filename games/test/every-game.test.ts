import { adviceSuite, manifestSuite, shelfSuite } from '@deeptime/testing'
import { GAMES } from '../index.ts'

for (const manifest of GAMES.games) {
  await manifestSuite(manifest)
  await shelfSuite(manifest, new URL(`../${manifest.id}/`, import.meta.url))
  await adviceSuite(manifest)
}
