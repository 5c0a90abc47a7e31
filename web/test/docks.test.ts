import { describe, expect, it } from 'vitest'
import { fitting, shownFor, toggled } from '../table/useDocks.ts'

const BOTH = { left: true, right: true }
const STORY = { left: false, right: true }
const NONE = { left: false, right: false }

describe('docks', () => {
  it('stand open side by side where there is room, and one at a time where there is not', () => {
    expect(fitting(BOTH, 'wide')).toEqual(BOTH)
    expect(fitting(BOTH, 'medium')).toEqual(STORY)
    expect(toggled(STORY, 'left', 'wide')).toEqual(BOTH)
    expect(toggled(STORY, 'left', 'medium')).toEqual({ left: true, right: false })
    expect(toggled(STORY, 'right', 'medium')).toEqual(NONE)
  })

  it('open for a while where they are needed', () => {
    expect(shownFor(BOTH, 'left', 'wide')).toEqual(BOTH)
    expect(shownFor(STORY, 'left', 'wide')).toEqual(BOTH)
    expect(shownFor(STORY, 'left', 'medium')).toEqual({ left: true, right: false })
    expect(shownFor(NONE, 'right', 'medium')).toEqual(STORY)
  })
})
