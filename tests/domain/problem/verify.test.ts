import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { verifyPlan, type ProposedRoute } from '../../../src/domain/problem'
import {
  travelAlongRoad,
  aProblemOf,
  aProblemStop,
  aProposalOf,
  timeOfDay,
  aVehicle,
  aVisitAt,
} from '../../kit/builders/problem'
import { left } from '../../kit/either'
import { accepted, route, sums, verdict } from './near-and-far'

describe('verifyPlan, valid plans', () => {
  it('a valid plan is accepted with its sums', () => {
    expect(verdict()).toEqual(accepted)
  })

  it('a plan may leave out stops and vehicles', () => {
    const problem = aProblemOf([aProblemStop('a', 10), aProblemStop('b', 20)], [aVehicle('v'), aVehicle('w')])
    expect(verifyPlan(problem, travelAlongRoad, aProposalOf([], { vehicles: 0 }, ['b', 'a']))).toEqual(
      E.right({ metres: 0, seconds: 0, late: 0, vehicles: 0, unplanned: 2 }),
    )
  })

  it('a vehicle without visits counts nothing', () => {
    const idle: ProposedRoute = { vehicle: 'w', leaves: 0, visits: [], returns: timeOfDay(30), breaks: [] }
    const problem = aProblemOf([aProblemStop('near', 10), aProblemStop('far', 30)], [aVehicle('v'), aVehicle('w')])
    expect(verifyPlan(problem, travelAlongRoad, aProposalOf([route, idle], { ...sums, vehicles: 1 }))).toEqual(accepted)
  })

  it('a plan may leave out a stop with a fixed position', () => {
    const problem = aProblemOf(
      [aProblemStop('a', 10, { fixedPosition: { vehicle: 'v', position: 1 } })],
      [aVehicle('v')],
    )
    expect(E.isRight(verifyPlan(problem, travelAlongRoad, aProposalOf([], { vehicles: 0 }, ['a'])))).toBe(true)
  })
})

describe('verifyPlan, hours', () => {
  it('a vehicle may leave at the first second of its hours and return at the last', () => {
    expect(verdict({ vehicle: { earliest: timeOfDay(9), latest: timeOfDay(10, 10) } })).toEqual(accepted)
  })

  it('leaving a second early or returning a second late breaks a rule', () => {
    expect(left(verdict({ vehicle: { earliest: timeOfDay(9, 0, 1), latest: timeOfDay(10, 9, 59) } }))).toEqual([
      { kind: 'before hours', vehicle: 'v', by: 1 },
      { kind: 'after hours', vehicle: 'v', by: 1 },
    ])
  })
})

describe('verifyPlan, time windows', () => {
  it('a window includes the seconds at which it opens and closes', () => {
    expect(verdict({ near: { windows: [{ from: timeOfDay(9, 10), to: timeOfDay(12) }] } })).toEqual(accepted)
    expect(verdict({ near: { windows: [{ from: timeOfDay(8), to: timeOfDay(9, 10) }] } })).toEqual(accepted)
  })

  it('one of several windows is sufficient', () => {
    const windows = [
      { from: timeOfDay(8), to: timeOfDay(8, 30) },
      { from: timeOfDay(9), to: timeOfDay(9, 30) },
    ]
    expect(verdict({ near: { windows } })).toEqual(accepted)
  })

  it('a miss is measured from the nearest window', () => {
    const windows = [
      { from: timeOfDay(8), to: timeOfDay(9, 4) },
      { from: timeOfDay(9, 20), to: timeOfDay(9, 30) },
    ]
    expect(left(verdict({ near: { windows } }))).toEqual([{ kind: 'late', vehicle: 'v', stop: 'near', by: 360 }])
    expect(left(verdict({ near: { windows: windows.slice(1) } }))).toEqual([
      { kind: 'early', vehicle: 'v', stop: 'near', by: 600 },
    ])
  })

  it('a start halfway between two windows is late, not early', () => {
    const windows = [
      { from: timeOfDay(8), to: timeOfDay(9, 5) },
      { from: timeOfDay(9, 15), to: timeOfDay(10) },
    ]
    expect(left(verdict({ near: { windows } }))).toEqual([{ kind: 'late', vehicle: 'v', stop: 'near', by: 300 }])
  })

  it('a stop is late where two stops change places', () => {
    const visits = [aVisitAt('far', timeOfDay(9, 30)), aVisitAt('near', timeOfDay(9, 55))]
    const windows = [{ from: timeOfDay(9), to: timeOfDay(9, 10) }]
    expect(verdict({ near: { windows } })).toEqual(accepted)
    expect(left(verdict({ near: { windows }, route: { visits } }))).toEqual([
      { kind: 'late', vehicle: 'v', stop: 'near', by: 2700 },
    ])
  })

  it('a window is for the start of service, so that a vehicle may arrive early and wait', () => {
    const visits = [
      aVisitAt('near', timeOfDay(9, 10), { start: timeOfDay(9, 15), departure: timeOfDay(9, 20) }),
      aVisitAt('far', timeOfDay(9, 40)),
    ]
    const windows = [{ from: timeOfDay(9, 15), to: timeOfDay(10) }]
    expect(
      E.isRight(verdict({ near: { windows }, route: { visits, returns: timeOfDay(10, 15) }, seconds: 4500 })),
    ).toBe(true)
  })
})

describe('verifyPlan, driving', () => {
  it('a vehicle may not drive faster than the roads allow, on each leg and on the way back', () => {
    const visits = [aVisitAt('near', timeOfDay(9, 9)), aVisitAt('far', timeOfDay(9, 34))]
    expect(left(verdict({ route: { visits, returns: timeOfDay(10, 8) }, seconds: 4080 }))).toEqual([
      { kind: 'too fast', vehicle: 'v', to: 'near', by: 60 },
      { kind: 'too fast', vehicle: 'v', to: undefined, by: 60 },
    ])
  })

  it('a leg without a road breaks a rule', () => {
    const problem = aProblemOf([aProblemStop('near', 10), aProblemStop('far', 30)], [aVehicle('v')])
    const cut = verifyPlan(
      problem,
      (from, to) => (to.lng > 5.02 ? undefined : travelAlongRoad(from, to)),
      aProposalOf([route], sums),
    )
    expect(left(cut)).toEqual([{ kind: 'no road', vehicle: 'v', to: 'far' }])
  })

  it.each([
    { seconds: NaN, metres: 1 },
    { seconds: -1, metres: 1 },
    { seconds: 1, metres: Infinity },
  ])('a leg with unusable figures has no road: %o', (leg) => {
    const problem = aProblemOf([aProblemStop('a', 10)], [aVehicle('v')])
    const alone = { ...route, visits: [aVisitAt('a', timeOfDay(9, 10))] }
    expect(left(verifyPlan(problem, () => leg, aProposalOf([alone])))).toContainEqual({
      kind: 'no road',
      vehicle: 'v',
      to: 'a',
    })
  })
})

describe('verifyPlan, service', () => {
  it('a service that begins before arrival or ends too soon breaks a rule', () => {
    const visits = [
      aVisitAt('near', timeOfDay(9, 10), { start: timeOfDay(9, 9), departure: timeOfDay(9, 13) }),
      aVisitAt('far', timeOfDay(9, 35)),
    ]
    expect(left(verdict({ route: { visits } }))).toEqual([
      { kind: 'before arrival', vehicle: 'v', stop: 'near', by: 60 },
      { kind: 'cut short', vehicle: 'v', stop: 'near', by: 60 },
    ])
  })

  it.each([
    ['arrival', NaN],
    ['start', Infinity],
    ['departure', timeOfDay(9, 15) + 0.5],
  ])('a plan is refused where a time is not a whole second: %s %d', (field, time) => {
    const visits = [{ ...aVisitAt('near', timeOfDay(9, 10)), [field]: time }, aVisitAt('far', timeOfDay(9, 35))]
    expect(left(verdict({ route: { visits } }))).toEqual([{ kind: 'not a time', vehicle: 'v' }])
  })
})
