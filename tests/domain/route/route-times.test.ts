import { describe, expect, it } from 'vitest'
import {
  routeTimesOf,
  routeNameOf,
  routeSecondsOf,
  shownSecondsBetween,
  shownSecondsOf,
} from '../../../src/domain/route'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const timeAt = (time: string): string => `2026-11-23T${time}:00+01:00`

describe('routeTimesOf', () => {
  it('a route lasts from leaving its first place to reaching its last', () => {
    const visits = [
      aVisitTo('first', { arrival: timeAt('08:00'), departure: timeAt('08:30') }),
      aVisitTo('between', { arrival: timeAt('10:00'), departure: timeAt('10:05') }),
      aVisitTo('last', { arrival: timeAt('14:10'), departure: timeAt('14:20') }),
    ]
    const { leaves, returns } = routeTimesOf(aRouteTo([], { start: undefined, visits, end: undefined }))
    expect([leaves, returns]).toEqual([8.5 * 3600, (14 * 60 + 10) * 60])
  })

  it('a place with only one time uses that one', () => {
    const visits = [aVisitTo('first', { arrival: timeAt('08:00') }), aVisitTo('last', { departure: timeAt('14:20') })]
    const { leaves, returns } = routeTimesOf(aRouteTo([], { start: undefined, visits, end: undefined }))
    expect([leaves, returns]).toEqual([8 * 3600, (14 * 60 + 20) * 60])
  })

  it('a route without times has no departure and return', () => {
    expect(routeTimesOf(aRouteTo(['a', 'b']))).toEqual({ leaves: undefined, returns: undefined })
  })

  it('a route without places has no departure and return', () => {
    const emptyRoute = aRouteTo([], { start: undefined, end: undefined })
    expect(routeTimesOf(emptyRoute)).toEqual({ leaves: undefined, returns: undefined })
  })
})

describe('routeSecondsOf', () => {
  const visits = [aVisitTo('first', { departure: timeAt('08:30') }), aVisitTo('last', { arrival: timeAt('14:10') })]

  it('the duration is from departure to return, whatever the route says', () => {
    const route = aRouteTo([], { start: undefined, visits, end: undefined, seconds: 60 })
    expect(routeSecondsOf(route)).toBe((5 * 60 + 40) * 60)
  })

  it.each([60, undefined])('without times the duration is that of the route: %s', (seconds) => {
    expect(routeSecondsOf(aRouteTo(['a', 'b'], { seconds }))).toBe(seconds)
    const half = aRouteTo([], { start: undefined, visits: [...visits, aVisitTo('later')], end: undefined, seconds })
    expect(routeSecondsOf(half)).toBe(seconds)
  })
})

describe('shownSecondsOf', () => {
  it('the hours of a route are what its shown times are apart, or without times those of the route', () => {
    const at = (time: string) => `2026-11-23T${time}+01:00`
    const visits = [aVisitTo('a', { departure: at('08:00:00') }), aVisitTo('b', { arrival: at('11:45:40') })]
    const timed = aRouteTo([], { start: undefined, visits, end: undefined, seconds: 60 })
    expect(shownSecondsOf(timed)).toBe((3 * 60 + 45) * 60)
    expect(shownSecondsOf(aRouteTo(['a'], { seconds: 60 }))).toBe(60)
  })
})

describe('shownSecondsBetween', () => {
  it('seconds before departure and return are cut as in the shown times', () => {
    const at = (hours: number, minutes: number, seconds: number) => hours * 3_600 + minutes * 60 + seconds
    expect(shownSecondsBetween(at(8, 0, 0), at(11, 45, 40))).toBe(at(3, 45, 0))
    expect(shownSecondsBetween(at(8, 0, 50), at(11, 45, 10))).toBe(at(3, 45, 0))
  })
})

describe('routeNameOf', () => {
  it.each([
    ['Noord', 'Noord'],
    ['  ', 'Route 3'],
    ['', 'Route 3'],
  ])('the name of a route falls back on its number: %o', (name, expected) => {
    expect(routeNameOf(aRouteTo([], { index: 2, name }))).toBe(expected)
  })
})
