import { describe, expect, it } from 'vitest'
import { routeTimesOf, routeNameOf, routeSecondsOf } from '../../../src/domain/route'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const at = (time: string): string => `2026-11-23T${time}:00+01:00`

describe('when a route is on the road', () => {
  it('is from leaving its first place to reaching its last', () => {
    const visits = [
      aVisitTo('first', { arrival: at('08:00'), departure: at('08:30') }),
      aVisitTo('between', { arrival: at('10:00'), departure: at('10:05') }),
      aVisitTo('last', { arrival: at('14:10'), departure: at('14:20') }),
    ]
    const { leaves, returns } = routeTimesOf(aRouteTo([], { start: undefined, visits, end: undefined }))
    expect([leaves, returns]).toEqual([8.5 * 3600, (14 * 60 + 10) * 60])
  })

  it('goes by the other time of a place that has only one', () => {
    const visits = [aVisitTo('first', { arrival: at('08:00') }), aVisitTo('last', { departure: at('14:20') })]
    const { leaves, returns } = routeTimesOf(aRouteTo([], { start: undefined, visits, end: undefined }))
    expect([leaves, returns]).toEqual([8 * 3600, (14 * 60 + 20) * 60])
  })

  it('is not known of a route without times', () => {
    expect(routeTimesOf(aRouteTo(['a', 'b']))).toEqual({ leaves: undefined, returns: undefined })
  })

  it('is not known of a route without places', () => {
    const nowhere = aRouteTo([], { start: undefined, end: undefined })
    expect(routeTimesOf(nowhere)).toEqual({ leaves: undefined, returns: undefined })
  })
})

describe('how long a route is on the road', () => {
  const visits = [aVisitTo('first', { departure: at('08:30') }), aVisitTo('last', { arrival: at('14:10') })]

  it('is from leaving to being back, whatever else the route says', () => {
    const route = aRouteTo([], { start: undefined, visits, end: undefined, seconds: 60 })
    expect(routeSecondsOf(route)).toBe((5 * 60 + 40) * 60)
  })

  it.each([60, undefined])('is what the route says where its times do not tell: %s', (seconds) => {
    expect(routeSecondsOf(aRouteTo(['a', 'b'], { seconds }))).toBe(seconds)
    const half = aRouteTo([], { start: undefined, visits: [...visits, aVisitTo('later')], end: undefined, seconds })
    expect(routeSecondsOf(half)).toBe(seconds)
  })
})

describe('what a route is called', () => {
  it.each([
    ['Noord', 'Noord'],
    ['  ', 'Route 3'],
    ['', 'Route 3'],
  ])('is its name, or its number where it has none: %o', (name, called) => {
    expect(routeNameOf(aRouteTo([], { index: 2, name }))).toBe(called)
  })
})
