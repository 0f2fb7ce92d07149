import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceStopFacts } from '../../../src/domain/plan'
import { timedRouteOf, type ScheduleContext, type TimedRouteCache } from '../../../src/domain/schedule'
import { stopList, type StopId } from '../../../src/domain/stop'
import { aPlan, numbered, withCarriersOnce } from '../../kit/arbitraries/plan'
import { movesContext } from '../../kit/builders/moves-context'
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
          stopOf: (id: StopId) => stopList.get(plan.stops, id),
          timedRoutes: new WeakMap(),
        }
        const first = plan.routes.map((route) => timedRouteOf(route, context))
        const calls = findLeg.calls()
        expect(plan.routes.map((route) => timedRouteOf(route, context))).toEqual(first)
        expect(findLeg.calls()).toBe(calls)
      }),
      testRuns,
    )
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
