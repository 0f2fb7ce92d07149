import { assert, date, property, uniqueArray, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeOrderedId } from '../../../server/project/plan-edit-ports'

const someday = date({ min: new Date('2001-09-10'), max: new Date('2059-01-01'), noInvalidDate: true })

describe('timeOrderedId', () => {
  it('ids sort by their moments', () => {
    assert(
      property(uniqueArray(someday, { selector: (day) => day.getTime() }), uuid(), (days, id) => {
        const inTime = days.toSorted((one, other) => one.getTime() - other.getTime())
        expect(days.map((day) => timeOrderedId(day, id)).toSorted()).toEqual(
          inTime.map((day) => timeOrderedId(day, id)),
        )
      }),
    )
  })

  it('ids of one moment differ', () => {
    const moment = new Date('2026-11-22T09:00:00Z')
    expect(timeOrderedId(moment, 'one')).not.toBe(timeOrderedId(moment, 'other'))
  })
})
