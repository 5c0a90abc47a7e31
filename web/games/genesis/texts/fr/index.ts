import type { Catalog } from '@deeptime/engine'
import { ADVANCED_FR } from './advanced.ts'
import { CHOICES_FR } from './choices.ts'
import { NOTES_FR } from './notes.ts'
import { STORY_FR } from './story.ts'
import { TABLE_FR } from './table.ts'
import { TUTORIAL_FR } from './tutorial.ts'

export const texts: Catalog = { ...TABLE_FR, ...CHOICES_FR, ...NOTES_FR, ...STORY_FR, ...TUTORIAL_FR, ...ADVANCED_FR }
