import { describe, expect, it } from 'vitest'
import { projectDate } from '../../../src/domain/project'

const made = '2026-11-20T23:30:00Z'

describe('projectDate', () => {
  it('the date of a project is its first route day that is a date', () => {
    const routes = [
      { day: 'Ma' },
      { day: '2026-11-25' },
      { day: undefined },
      { day: '2026-11-23' },
      { day: '2026-02-30' },
    ]
    expect(projectDate(routes, made)).toEqual({ year: 2026, month: 11, day: 23 })
  })

  it('without such a day the date is that of creation, in the Netherlands', () => {
    expect(projectDate([{ day: 'Ma' }, { day: undefined }], made)).toEqual({ year: 2026, month: 11, day: 21 })
    expect(projectDate([], '2026-11-20')).toEqual({ year: 2026, month: 11, day: 20 })
  })

  it('without either the date is undefined', () => {
    expect(projectDate([{ day: 'Ma' }], undefined)).toBeUndefined()
    expect(projectDate([], 'long ago')).toBeUndefined()
  })
})
