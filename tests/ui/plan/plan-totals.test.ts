import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import { figuresOfProject } from '../../../src/domain/move'
import { driverLimitsOf } from '../../../src/domain/problem'
import { stopList } from '../../../src/domain/stop'
import { describeDayChange, describeTotalsChange, planTotalsOf, totalsChangeOf } from '../../../src/ui/plan'
import { aPlan } from '../../kit/arbitraries/plan'
import { aPlanOf, aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'
import { testRuns } from '../../laws/test-runs'

const drivers = [newDriver({ ...joris, vehicleCapacity: 3 }, { id: 'd1', shortId: 'd1', createdAt: '' })]

describe('planTotalsOf', () => {
  it('the totals of all days are the figures of the project, whatever the plan', () => {
    fc.assert(
      fc.property(aPlan(0, 4), (plan) => {
        const driven = { ...plan, routes: plan.routes.map((route) => ({ ...route, driverId: 'd1' })) }
        const figures = figuresOfProject(driven, {
          stopOf: (id) => stopList.get(driven.stops, id),
          capacityOf: (route) => driverLimitsOf(route, drivers)?.capacity,
        })
        expect(planTotalsOf(driven, drivers, undefined)).toMatchObject(figures)
      }),
      testRuns,
    )
  })

  it('the totals of a day have its routes and the unplanned stops of that day', () => {
    const plan = planOf(
      [
        aRouteTo(['a', 'b'], { index: 0, day: '2026-11-23', metres: 1_000, seconds: 60, driverId: 'd1' }),
        aRouteTo(['c'], { index: 1, day: '2026-11-24', metres: 5_000, seconds: 300 }),
      ],
      [
        aStopCalled('a', { demand: [2] }),
        aStopCalled('b', { demand: [2] }),
        aStopCalled('c'),
        aStopCalled('d', { requestedDay: '2026-11-23' }),
        aStopCalled('e', { requestedDay: '2026-11-24' }),
        aStopCalled('f', { timeSlotEarliest: '2026-11-23T09:00', timeSlotLatest: '2026-11-23T10:00' }),
      ],
    )
    expect(planTotalsOf(plan, drivers, '2026-11-23')).toEqual({
      metres: 1_000,
      seconds: 60,
      lateStops: 0,
      lateSeconds: 0,
      overload: 1,
      unplannedCount: 2,
      visitCount: 2,
      load: 4,
      capacity: 3,
      routeCount: 1,
      unknown: { distance: 0, hours: 0, late: 1, canRecalculate: 1 },
    })
    expect(planTotalsOf(plan, drivers, undefined)).toMatchObject({
      visitCount: 3,
      unplannedCount: 3,
      capacity: undefined,
    })
  })
})

describe('describeDayChange', () => {
  it('stops that come to a route of another day than they ask for, or no longer are on one, are counted', () => {
    const stop = aStopCalled('a', { requestedDay: '2026-11-24' })
    const planOn = (day: string) => planOf([aRouteTo(['a', 'b'], { day })], [stop, aStopCalled('b')])
    const [asked, other] = [planOn('2026-11-24'), planOn('2026-11-25')]
    expect([describeDayChange(asked, other), describeDayChange(other, asked)]).toEqual([
      '+1 on another day',
      '−1 on another day',
    ])
    expect([describeDayChange(asked, asked), describeDayChange(other, other)]).toEqual(['', ''])
  })

  it('an edit of the stop alone is counted too, and the deletion of a stop', () => {
    const routes = [aRouteTo(['a', 'b'], { day: '2026-11-24' })]
    const planFor = (requestedDay: string) => planOf(routes, [aStopCalled('a', { requestedDay }), aStopCalled('b')])
    expect(describeDayChange(planFor('2026-11-24'), planFor('2026-11-25'))).toBe('+1 on another day')
    const missed = planFor('2026-11-25')
    expect(describeDayChange(missed, { ...missed, stops: stopList.remove(missed.stops, 'a') })).toBe(
      '−1 on another day',
    )
  })

  it('no route is read, since a plan may have thousands of stops', () => {
    const unread = {
      ...aRouteTo(['c']),
      get visits(): never {
        throw new Error('The visits of a route are read.')
      },
    }
    const planOn = (day: string) => {
      const stop = aStopCalled('a', { requestedDay: '2026-11-24' })
      return { ...planOf([aRouteTo(['a'], { day })], [stop]), routes: [unread] }
    }
    expect(describeDayChange(planOn('2026-11-24'), planOn('2026-11-25'))).toBe('+1 on another day')
  })
})

describe('totalsChangeOf', () => {
  const visitAt = (arrival: string) => aVisitTo('a', { stopNumber: 10, arrival: `2026-11-23T${arrival}+01:00` })
  const stops = [aStopCalled('a', { timeSlotLatest: '10:00' }), aStopCalled('b')]
  const totalsOf = (arrival: string, metres: number) =>
    planTotalsOf(
      planOf([aRouteTo([], { visits: [visitAt(arrival)], metres, seconds: 600 })], stops),
      drivers,
      undefined,
    )

  it('a change is described by the figures that differ', () => {
    const change = totalsChangeOf(totalsOf('10:20:00', 1_000), totalsOf('09:50:00', 3_100))
    expect(change.late).toEqual({ text: '−1', kind: 'better' })
    expect(describeTotalsChange(change)).toBe('+2.1\u00a0km · −1 late')
  })

  it('where as many stops are late, the change of their lateness counts', () => {
    const change = totalsChangeOf(totalsOf('10:20:00', 1_000), totalsOf('10:45:00', 1_000))
    expect(describeTotalsChange(change)).toBe('+25\u00a0min late')
  })

  it('equal plans have no change', () => {
    const plan = aPlanOf([aRouteTo(['a'])])
    const totals = planTotalsOf(plan, drivers, undefined)
    expect(describeTotalsChange(totalsChangeOf(totals, totals))).toBe('')
  })

  it('a stop that loses its route is one more without a route', () => {
    const withRoute = planTotalsOf(aPlanOf([aRouteTo(['a'], { driverId: 'd1' })]), drivers, undefined)
    const without = planTotalsOf(aPlanOf([aRouteTo([], { driverId: 'd1' })], ['a']), drivers, undefined)
    expect(describeTotalsChange(totalsChangeOf(withRoute, without))).toBe('+1 unplanned')
  })
})
