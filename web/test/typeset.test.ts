import { expect, it } from 'vitest'
import { shownWords } from '../words/typeset.ts'

const CATALOG = { told: 'Reptiles : {n, plural, one {un pion} other {# pions}} ; « Survie » !' }

it('lets no French line begin with a tall mark or end within guillemets', () => {
  expect(shownWords('fr', [CATALOG]).text('told', { n: 2 })).toBe('Reptiles\u00a0: 2 pions\u00a0; «\u00a0Survie\u00a0»\u00a0!')
})

it('leaves English as it is', () => {
  expect(shownWords('en', [CATALOG]).text('told', { n: 1 })).toBe('Reptiles : un pion ; « Survie » !')
})
