import type { Catalog } from '@deeptime/engine'

export const tutorialEn: Catalog = {}
