import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOfDay, dateTimeOn, delayDateTime } from '../../../src/domain/calendar'
import { secondsIntoDay } from '../../../src/domain/route'
import { anIsoDate } from '../../kit/arbitraries/day'
import { testRuns } from '../../laws/test-runs'

describe('boundsOfDay', () => {
  it.each([
    ['2026-11-23', '2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('the Dutch day %s begins at %s and ends at %s', (day, from, until) => {
    expect(boundsOfDay(day)).toEqual({ from, until })
  })

  it.each(['', 'Ma', '2026-02-30'])('the text %j is no date', (text) => {
    expect(boundsOfDay(text)).toBeUndefined()
  })
})

describe('dateTimeOn', () => {
  it('a written time reads back as the same seconds on every day of the year', () => {
    fc.assert(
      fc.property(anIsoDate(), fc.integer({ min: -3_600, max: 100_000 }), (day, seconds) => {
        expect(secondsIntoDay(day)(dateTimeOn(day)(seconds) ?? '')).toBe(seconds)
      }),
      testRuns,
    )
  })

  it.each([
    ['2026-11-23', '2026-11-23T08:00:00.000Z'],
    ['2026-07-01', '2026-07-01T07:00:00.000Z'],
    // The clocks change in the night before.
    ['2026-03-29', '2026-03-29T07:00:00.000Z'],
    ['2026-10-25', '2026-10-25T08:00:00.000Z'],
  ])('32,400 seconds are nine in the morning in Amsterdam, also on %s', (day, time) => {
    expect(dateTimeOn(day)(32_400)).toBe(time)
  })

  it.each([
    [-3_601, '2026-11-22T21:59:59.000Z'],
    [3_599, '2026-11-22T23:59:59.000Z'],
    [3_600, '2026-11-23T00:00:00.000Z'],
    [86_399, '2026-11-23T22:59:59.000Z'],
    [90_000, '2026-11-24T00:00:00.000Z'],
    [32_400.25, '2026-11-23T08:00:00.250Z'],
  ])('%s seconds give the date on which they fall, with fractions of a second', (seconds, time) => {
    expect(dateTimeOn('2026-11-23')(seconds)).toBe(time)
  })

  it.each([undefined, 'Ma', 'Tour A', '2026-02-30'])('a time has no date where the day is %s', (day) => {
    expect(dateTimeOn(day)(32_400)).toBeUndefined()
  })
})

describe('delayDateTime', () => {
  it('a delayed time is the text of the delayed moment', () => {
    const aDelay = fc.oneof(
      fc.integer({ min: -100_000, max: 100_000 }).map((seconds) => seconds * 1000),
      fc.integer({ min: -200_000_000, max: 200_000_000 }),
    )
    const aMoment = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000))
    fc.assert(
      fc.property(aMoment, aDelay, (moment, delay) => {
        expect(delayDateTime(moment.toISOString(), delay)).toBe(new Date(moment.getTime() + delay).toISOString())
      }),
      testRuns,
    )
  })

  it.each([
    ['2026-11-23T23:59:59.000Z', '2026-11-24T00:00:00.000Z'],
    ['2026-11-23T08:00:00.250Z', '2026-11-23T08:00:01.250Z'],
    ['2026-11-23T09:00:00+01:00', '2026-11-23T08:00:01.000Z'],
    ['2026-02-30T08:00:00.000Z', '2026-03-02T08:00:01.000Z'],
    ['2026-13-01T08:00:00.000Z', '2026-13-01T08:00:00.000Z'],
    ['2026-11-23T08:99:00.000Z', '2026-11-23T08:99:00.000Z'],
    ['no time', 'no time'],
  ])('one second after %s is %s', (time, delayed) => {
    expect(delayDateTime(time, 1000)).toBe(delayed)
  })
})
