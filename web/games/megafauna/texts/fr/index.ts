import type { Catalog } from '@deeptime/engine'
import { storyFr } from './story.ts'
import { fr } from './table.ts'
import { tutorialFr } from './tutorial.ts'

export const texts: Catalog = { ...fr, ...storyFr, ...tutorialFr }
