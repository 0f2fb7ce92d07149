import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missedSlots } from '../../../src/domain/route'
import { scheduleRoute } from '../../../src/domain/schedule'
import {
  addFigures,
  figuresOfRoute,
  overloadOfChanges,
  zeroFigures,
  subtractFigures,
} from '../../../src/domain/schedule/route-figures'
import { figuresOfTimedRoute } from '../../../src/domain/schedule/timed-route'
import { figuresWithVisits, timedRouteOf, type ScheduleContext } from '../../../src/domain/schedule/timed-route-of'
import { stopList } from '../../../src/domain/stop'
import { aPlan } from '../../kit/arbitraries/plan'
import { aStopCalled } from '../../kit/builders/plan'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { testRuns } from '../../laws/test-runs'

const contextOf = (
  stopOf: ScheduleContext['stopOf'],
  capacity: ReadonlyArray<number> | undefined,
): ScheduleContext => ({
  stopOf,
  findLeg: travelAlongRoad,
  workingTimesOf: () => ({ earliest: '08:00' }),
  capacityOf: () => capacity,
})

const figures = { metres: 1200, seconds: 600, lateStops: 1, lateSeconds: 60, overload: 0.1 }

describe('figuresOfRoute', () => {
  it('a scheduled route has the figures that were expected of it', () => {
    fc.assert(
      fc.property(aPlan(1, 1), fc.constantFrom(undefined, [2], [1, 1]), (plan, capacity) => {
        const context = contextOf((id) => stopList.get(plan.stops, id), capacity)
        for (const route of plan.routes) {
          const timed = timedRouteOf(route, context)
          const scheduled = scheduleRoute(route, context.stopOf, travelAlongRoad, { earliest: '08:00' })
          expect(figuresOfRoute({ ...scheduled, metres: timed.metres }, context.stopOf, capacity)).toEqual(
            figuresOfTimedRoute(timed),
          )
        }
      }),
      testRuns,
    )
  })

  it('a stop is late from the first whole minute after its slot', () => {
    const stopOf = () => aStopCalled('a', { timeSlotLatest: '10:00' })
    const arrivingAt = (arrival: string) =>
      figuresOfRoute(aRouteTo([], { visits: [aVisitTo('a', { arrival })] }), stopOf, undefined)
    expect(arrivingAt('2026-11-23T10:00:59+01:00')).toEqual(zeroFigures)
    expect(arrivingAt('2026-11-23T10:01:00+01:00')).toEqual({ ...zeroFigures, lateStops: 1, lateSeconds: 60 })
  })

  it('the stored duration counts, and the time from departure to return only without one', () => {
    const { start, end } = aRouteTo([])
    const times = {
      start: start && { ...start, departure: '2026-11-23T08:00:00+01:00' },
      end: end && { ...end, arrival: '2026-11-23T10:00:00+01:00' },
    }
    const secondsOf = (seconds: number | undefined) =>
      figuresOfRoute(aRouteTo([], { ...times, seconds }), () => undefined, undefined).seconds
    expect([secondsOf(9), secondsOf(undefined)]).toEqual([9, 7200])
  })

  it('a stop that is served before its slot is not late', () => {
    const early = aVisitTo('a', { arrival: '2026-11-23T09:00:00+01:00', departure: '2026-11-23T09:05:00+01:00' })
    const stopOf = () => aStopCalled('a', { timeSlotEarliest: '10:00' })
    expect(missedSlots(aRouteTo([], { visits: [early] }), stopOf)).toMatchObject([{ kind: 'early' }])
    expect(figuresOfRoute(aRouteTo([], { visits: [early] }), stopOf, undefined)).toMatchObject({
      lateStops: 0,
      lateSeconds: 0,
    })
  })

  it('a route that was never calculated has no distance and no duration', () => {
    expect(figuresOfRoute(aRouteTo(['a']), () => undefined, [1])).toEqual(zeroFigures)
  })
})

describe('figuresWithVisits', () => {
  it('a route that keeps its visits keeps its figures, whatever they are', () => {
    const route = aRouteTo(['a', 'b'], { metres: 7, seconds: 9 })
    const context = contextOf(() => aStopCalled('a'), undefined)
    expect(figuresWithVisits(route, [...route.visits], context)).toEqual({ ...zeroFigures, metres: 7, seconds: 9 })
    expect(figuresWithVisits(route, route.visits.toReversed(), context).seconds).not.toBe(9)
    expect(figuresWithVisits(route, route.visits.slice(1), context).seconds).not.toBe(9)
    expect(figuresWithVisits(route, [...route.visits, aVisitTo('c')], context).seconds).not.toBe(9)
    expect(figuresWithVisits(route, [...route.visits.slice(0, 1), aVisitTo('c')], context).seconds).not.toBe(9)
  })
})

describe('overloadOfChanges', () => {
  it('each dimension that is above its capacity counts', () => {
    const stops = [
      { type: 'Delivery', demand: [3, 1, 5] },
      { type: 'Delivery', demand: [2, 1, 5] },
    ]
    expect(overloadOfChanges(stops, [4, 2, 8])).toBe(3)
    expect(overloadOfChanges(stops, [5])).toBe(0)
    expect(overloadOfChanges(stops, undefined)).toBe(0)
  })
})

describe('sums and differences of figures', () => {
  it('a sum less one part is the other part', () => {
    const sum = addFigures(figures, { ...figures, overload: 0.2 })
    expect(sum).toEqual({ metres: 2400, seconds: 1200, lateStops: 2, lateSeconds: 120, overload: 0.3 })
    expect(subtractFigures(sum, figures)).toEqual({ ...figures, overload: 0.2 })
  })
})
