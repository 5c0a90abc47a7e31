import { adviceSuite, goldenSuite, manifestSuite } from '@deeptime/testing'
import { GAMES } from '../index.ts'

for (const manifest of GAMES.games) {
  await manifestSuite(manifest)
  await goldenSuite(manifest, new URL(`../${manifest.id}/`, import.meta.url))
  await adviceSuite(manifest)
}
