import type { Catalog } from '@deeptime/engine'
import { ADVANCED_EN } from './advanced.ts'
import { CHOICES_EN } from './choices.ts'
import { NOTES_EN } from './notes.ts'
import { STORY_EN } from './story.ts'
import { TABLE_EN } from './table.ts'
import { TUTORIAL_EN } from './tutorial.ts'

export const texts: Catalog = { ...TABLE_EN, ...CHOICES_EN, ...NOTES_EN, ...STORY_EN, ...TUTORIAL_EN, ...ADVANCED_EN }
