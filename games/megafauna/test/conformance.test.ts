import { conformanceSuite } from '@deeptime/testing'
import { manifest } from '../manifest.ts'

await conformanceSuite(manifest, [
  { name: 'every promise of the kernel', checks: { illegal: 5, undo: 3, views: 3, snapshot: 7, record: 40 }, least: 5 },
  { name: 'more of them stay sound and end', games: 12, checks: { illegal: 0, undo: 17, views: 29, snapshot: 31, record: 0 } },
])
