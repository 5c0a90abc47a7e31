import type { Catalog } from '@deeptime/engine'
import { PLACE_NAMES } from '../places.ts'
import { storyFr } from './story.ts'
import { fr } from './table.ts'
import { tutorialFr } from './tutorial.ts'

export const texts: Catalog = { ...fr, ...PLACE_NAMES, ...storyFr, ...tutorialFr }
