import type { Catalog } from '@deeptime/engine'

export const tutorialFr: Catalog = {}
