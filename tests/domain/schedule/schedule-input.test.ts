import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import type { Activity } from '../../../src/domain/route'
import { workingTimesFrom } from '../../../src/domain/schedule'
import { scheduleFrameOf, toScheduledStopOn } from '../../../src/domain/schedule/schedule-input'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'

const driver = newDriver(
  { ...joris, availabilityEarliest: '06:30' },
  { id: 'd1', shortId: 'd1', createdAt: '2026-11-20T16:42:00.000Z' },
)

const earliestOf = (driverId: string | undefined, departure?: string) => {
  const { start } = aRouteTo(['a'])
  return workingTimesFrom([driver])({ driverId, start: start && { ...start, departure } }).earliest
}

describe('hoursOfRoutes', () => {
  it('a route starts when the work of its driver starts, and without a driver at the default', () => {
    expect(earliestOf('d1', '2026-11-23T10:15:00+01:00')).toBe('06:30')
    expect(earliestOf(undefined, '2026-11-23T10:15:00+01:00')).toBe('09:00')
  })

  it('a route whose driver was deleted keeps its start, if it has one', () => {
    expect(earliestOf('d9', '2026-11-23T10:15:00+01:00')).toBe('10:15')
    expect(earliestOf('d9')).toBe('09:00')
  })

  it('a route whose driver was deleted, and that has no start, begins at the default', () => {
    expect(workingTimesFrom([])({ driverId: 'd9', start: undefined }).earliest).toBe('09:00')
  })

  it('a route whose driver was deleted loads as long as its first reload takes, if that is known', () => {
    const times = { arrival: '2026-11-23T10:00:00+01:00', departure: '2026-11-23T10:25:00+01:00' }
    const loadingWith = (...visits: ReadonlyArray<Activity>) =>
      workingTimesFrom([])({ driverId: 'd9', start: undefined, visits }).loadingMinutes
    const reloadWith = (changes: Partial<Activity>) => aVisitTo('reload-0-1', { type: 'reload', ...times, ...changes })
    const stop = aVisitTo('a', { ...times, departure: '2026-11-23T10:05:00+01:00' })
    expect(loadingWith(stop, reloadWith({}))).toBe(25)
    for (const visits of [[stop], [reloadWith({ arrival: undefined })], [reloadWith({ departure: undefined })]])
      expect(loadingWith(...visits)).toBeUndefined()
  })
})

describe('scheduleFrameOf', () => {
  it('each loading takes as many minutes as the working times say', () => {
    expect(scheduleFrameOf(aRouteTo([]), { earliest: undefined, loadingMinutes: 25 }).loadingSeconds).toBe(25 * 60)
  })
})

describe('toScheduledStopOn', () => {
  it('a driver waits for a slot of the day until its last second, and not for one of another day', () => {
    const opensAt = (timeSlotEarliest: string) =>
      toScheduledStopOn('2026-11-23')({ ...plainFacts, timeSlotEarliest }, undefined).opensAt
    expect(opensAt('2026-11-23T23:59:59+01:00')).toBe(86_399)
    expect(opensAt('2026-11-24T00:00:00+01:00')).toBe(-Infinity)
  })
})
