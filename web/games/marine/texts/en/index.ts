import type { Catalog } from '@deeptime/engine'
import { PLACE_NAMES } from '../places.ts'
import { storyEn } from './story.ts'
import { en } from './table.ts'
import { tutorialEn } from './tutorial.ts'

export const texts: Catalog = { ...en, ...PLACE_NAMES, ...storyEn, ...tutorialEn }
