import { assert, date, property, uniqueArray, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeOrderedId } from '../../../server/project/time-ordered-id'

const someday = date({ min: new Date('2001-09-10'), max: new Date('2059-01-01'), noInvalidDate: true })

describe('the id of what is made', () => {
  it('stands after those of earlier moments', () => {
    assert(
      property(uniqueArray(someday, { selector: (day) => day.getTime() }), uuid(), (days, id) => {
        const inTime = days.toSorted((one, other) => one.getTime() - other.getTime())
        expect(days.map((day) => timeOrderedId(day, id)).toSorted()).toEqual(
          inTime.map((day) => timeOrderedId(day, id)),
        )
      }),
    )
  })

  it('is another for each thing of a moment', () => {
    const at = new Date('2026-11-22T09:00:00Z')
    expect(timeOrderedId(at, 'one')).not.toBe(timeOrderedId(at, 'other'))
  })
})
