import { describe, expect, it } from 'vitest'
import { findBrokenRouteRules, type Limits } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import type { Stop } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { timeOfDay } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const limits: Limits = { capacity: [5], earliest: timeOfDay(9), latest: timeOfDay(18) }

const aRouteWith = (...visits: Route['visits']): Route =>
  aRouteTo([], {
    start: aVisitTo('start', { type: 'start', departure: '2026-11-23T08:50:00+01:00' }),
    visits,
    end: aVisitTo('end', { type: 'end', arrival: '2026-11-23T18:12:00+01:00' }),
  })

const stopFinder =
  (...stops: ReadonlyArray<Stop>) =>
  (id: string) =>
    stops.find((stop) => stop.facts.id === id)

const late = aVisitTo('s1', { arrival: '2026-11-23T10:12:00+01:00', departure: '2026-11-23T10:20:00+01:00' })

describe('findBrokenRouteRules', () => {
  it('a route that is late, overloaded and over hours breaks three rules, each with its figure', () => {
    const stops = stopFinder(aStopCalled('s1', { timeSlotEarliest: '9:00', timeSlotLatest: '10:00', demand: [8] }))
    expect(findBrokenRouteRules(aRouteWith(late), stops, limits)).toEqual([
      { kind: 'late', stop: 's1', by: 720 },
      { kind: 'over capacity', dimension: 0, by: 3 },
      { kind: 'before hours', by: 600 },
      { kind: 'after hours', by: 720 },
    ])
  })

  it('a route that meets every limit exactly breaks no rule', () => {
    const stops = stopFinder(aStopCalled('s1', { timeSlotEarliest: '10:12', timeSlotLatest: '10:12', demand: [5] }))
    expect(
      findBrokenRouteRules(aRouteWith(late), stops, {
        capacity: [5],
        earliest: timeOfDay(8, 50),
        latest: timeOfDay(18, 12),
      }),
    ).toEqual([])
  })

  it('a route whose driver is unknown breaks only rules about time slots', () => {
    const stops = stopFinder(aStopCalled('s1', { timeSlotLatest: '10:00', demand: [8] }))
    expect(findBrokenRouteRules(aRouteWith(late), stops, undefined)).toEqual([{ kind: 'late', stop: 's1', by: 720 }])
  })

  it('unknown times and stops break no rule', () => {
    expect(findBrokenRouteRules(aRouteTo(['s1', 'nobody']), stopFinder(aStopCalled('s1')), limits)).toEqual([])
  })
})
