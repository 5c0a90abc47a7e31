import type { Catalog } from '@deeptime/engine'
import { storyEn } from './story.ts'
import { en } from './table.ts'
import { tutorialEn } from './tutorial.ts'

export const texts: Catalog = { ...en, ...storyEn, ...tutorialEn }
