import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceStopFacts } from '../../../src/domain/plan'
import {
  figuresOfRoute,
  timedRouteOf,
  toTimedStopOn,
  type ScheduleContext,
  type TimedRouteCache,
} from '../../../src/domain/schedule'
import { stopList, stopLookupIn, type StopId } from '../../../src/domain/stop'
import { aPlan, numbered, withCarriersOnce } from '../../kit/arbitraries/plan'
import { plainFacts } from '../../kit/arbitraries/stop'
import { movesContext } from '../../kit/builders/moves-context'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { testRuns } from '../../laws/test-runs'

describe('timedRouteOf', () => {
  it('a route that is kept in a cache is as one that is not, also after its stops, hours or capacity change', () => {
    fc.assert(
      fc.property(
        aPlan(1, 3).map((plan) => numbered(withCarriersOnce(plan))),
        fc.nat(17),
        fc.constantFrom('none', 'duration', 'coordinates', 'demand'),
        fc.constantFrom('07:30', '08:00'),
        fc.constantFrom(undefined, 4, 9),
        (plan, choice, field, earliest, capacity) => {
          const timedRoutes: TimedRouteCache = new WeakMap()
          const contextOf = ({ stops }: typeof plan): ScheduleContext => ({
            ...movesContext,
            stopOf: (id: StopId) => stopList.get(stops, id),
          })
          for (const route of plan.routes) timedRouteOf(route, { ...contextOf(plan), timedRoutes })
          const stops = stopList.values(plan.stops)
          const facts = stops[choice % stops.length]?.facts
          const edits = {
            none: {},
            duration: { duration: 40 },
            coordinates: { coordinates: undefined },
            demand: { demand: [3] },
          }
          const edited = facts === undefined ? plan : right(replaceStopFacts(plan, { ...facts, ...edits[field] }))
          const context: ScheduleContext = {
            ...contextOf(edited),
            workingTimesOf: () => ({ earliest }),
            capacityOf: () => (capacity === undefined ? undefined : [capacity]),
          }
          for (const route of plan.routes)
            for (const kept of [route, { ...route }])
              expect(timedRouteOf(kept, { ...context, timedRoutes })).toEqual(timedRouteOf(route, context))
        },
      ),
      testRuns,
    )
  })

  it('a route that did not change is calculated once', () => {
    const findLeg = countCalls(movesContext.findLeg)
    fc.assert(
      fc.property(aPlan(1, 3), (plan) => {
        const context: ScheduleContext = {
          ...movesContext,
          findLeg: findLeg.count,
          stopOf: stopLookupIn(plan.stops),
          timedRoutes: new WeakMap(),
        }
        const first = plan.routes.map((route) => timedRouteOf(route, context))
        const calls = findLeg.calls()
        // Also where another plan finds the same stops.
        const sameStops = (id: StopId) => stopList.get(plan.stops, id)
        for (const stopOf of [context.stopOf, sameStops, sameStops])
          expect(plan.routes.map((route) => timedRouteOf(route, { ...context, stopOf }))).toEqual(first)
        expect(findLeg.calls()).toBe(calls)
      }),
      testRuns,
    )
  })

  it('the stops of a route are looked up once in a plan, for its times and for its figures', () => {
    fc.assert(
      fc.property(aPlan(1, 3), ({ routes, stops }) => {
        let lookups = 0
        const context: ScheduleContext = {
          ...movesContext,
          stopOf: (id: StopId) => {
            lookups += 1
            return stopLookupIn(stops)(id)
          },
          timedRoutes: new WeakMap(),
        }
        const read = () =>
          routes.map((route) => [timedRouteOf(route, context), figuresOfRoute(route, context.stopOf, [4])])
        const first = read()
        const known = lookups
        expect(read()).toEqual(first)
        expect(lookups).toBe(known)
        expect(stopLookupIn(stops)).toBe(stopLookupIn(stops))
      }),
      testRuns,
    )
  })
})

describe('toTimedStopOn', () => {
  const route = aRouteTo([])
  const visitAt = (lng: number) => {
    const visit = aVisitTo('a')
    return { ...visit, address: { ...visit.address, coordinates: { lat: 52, lng } } }
  }

  it('a stop with a place of its own is the same object on each route of a day', () => {
    const facts = { ...plainFacts, coordinates: { lat: 52, lng: 5 } }
    const timedStop = toTimedStopOn(route)(facts, visitAt(6))
    expect(timedStop.coordinates).toBe(facts.coordinates)
    expect(toTimedStopOn(aRouteTo([], { index: 1 }))(facts, visitAt(7))).toBe(timedStop)
    expect(toTimedStopOn(aRouteTo([], { day: '2026-11-24' }))(facts, visitAt(7))).not.toBe(timedStop)
  })

  it.each([
    ['without a place of its own', { ...plainFacts, coordinates: undefined }],
    ['that the plan does not have', undefined],
  ])('a stop %s is where its visit is', (_, facts) => {
    const longitudes = [6, 7].map((lng) => toTimedStopOn(route)(facts, visitAt(lng)).coordinates?.lng)
    expect(longitudes).toEqual([6, 7])
  })
})

const countCalls = (findLeg: ScheduleContext['findLeg']) => {
  let calls = 0
  return {
    calls: () => calls,
    count: ((from, to) => {
      calls += 1
      return findLeg(from, to)
    }) satisfies ScheduleContext['findLeg'],
  }
}
