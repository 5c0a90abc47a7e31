import { expect, inject, it } from 'vitest'
import { shellSize } from './shell.ts'

it('the shell stays under 300 kB compressed, fonts included', () => {
  const size = shellSize(inject('built'))
  expect(size.script).toBeGreaterThan(50_000)
  expect(size.fonts).toBeGreaterThan(50_000)
  expect(size.total).toBeLessThan(300_000)
})
