import { adviceSuite, manifestSuite } from '@deeptime/testing'
import { manifest } from '../manifest.ts'

await manifestSuite(manifest)
await adviceSuite(manifest)
