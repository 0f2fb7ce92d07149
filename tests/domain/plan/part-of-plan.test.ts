import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemblePlan, partOfPlan, wholePlan, type PlanPart } from '../../../src/domain/plan'
import { aPlan } from '../../kit/arbitraries/plan'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const [monday, tuesday] = ['2026-11-23', '2026-11-24']

const plan = assemblePlan(
  [
    aRouteTo(['a'], { index: 0, day: monday, driverId: 'd1' }),
    aRouteTo(['b'], { index: 3, day: monday, driverId: 'd2' }),
    aRouteTo(['c'], { index: 4, day: tuesday, driverId: 'd1' }),
  ],
  [
    aStopCalled('a'),
    aStopCalled('b'),
    aStopCalled('c'),
    aStopCalled('on tuesday', { requestedDay: tuesday }),
    aStopCalled('loose'),
  ],
  {},
)

const partWith = (part: Partial<PlanPart>) => {
  const { routes, stops } = partOfPlan(plan, { ...wholePlan, ...part })
  return { routes: routes.map(({ index }) => index), stops: [...stops].map(({ facts }) => facts.id) }
}

describe('partOfPlan', () => {
  it('a day has its routes, their stops, and the stops of that day without a route', () => {
    expect(partWith({ day: tuesday })).toEqual({ routes: [4], stops: ['c', 'on tuesday'] })
    expect(partWith({ day: monday })).toEqual({ routes: [0, 3], stops: ['a', 'b'] })
  })

  it('a route or a driver has only the stops of the routes', () => {
    expect(partWith({ routeIndex: 3 })).toEqual({ routes: [3], stops: ['b'] })
    expect(partWith({ driverId: 'd1' })).toEqual({ routes: [0, 4], stops: ['a', 'c'] })
    expect(partWith({ driverId: 'd1', day: tuesday })).toEqual({ routes: [4], stops: ['c'] })
    expect(partWith({ driverId: 'd2', day: tuesday })).toEqual({ routes: [], stops: [] })
  })

  it('the whole plan is the plan itself', () => {
    fc.assert(
      fc.property(aPlan(), (anyPlan) => {
        expect(partOfPlan(anyPlan, wholePlan)).toBe(anyPlan)
      }),
    )
  })

  it('the routes of all indexes together are those of the plan, unchanged, each with its stops', () => {
    fc.assert(
      fc.property(aPlan(), (anyPlan) => {
        const parts = anyPlan.routes.map(({ index }) => partOfPlan(anyPlan, { ...wholePlan, routeIndex: index }))
        expect(parts.flatMap(({ routes }) => routes)).toEqual(anyPlan.routes)
        for (const part of parts) {
          const ids = new Set([...anyPlan.stops].map(({ facts }) => facts.id))
          const visited = part.routes.flatMap(({ visits }) => visits.map(({ id }) => id)).filter((id) => ids.has(id))
          expect(new Set([...part.stops].map(({ facts }) => facts.id))).toEqual(new Set(visited))
        }
      }),
    )
  })
})
