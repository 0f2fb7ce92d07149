import { describe, expect, it } from 'vitest'
import { verifyPlan } from '../../../src/domain/problem'
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
import { route, sums } from './near-and-far'

describe('verifyPlan, stops and vehicles', () => {
  const problem = aProblemOf([aProblemStop('near', 10), aProblemStop('far', 30)], [aVehicle('v')])

  it('a plan has to visit each stop or leave it out, exactly once', () => {
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([route], sums, ['far'])))).toEqual([
      { kind: 'stop twice', stop: 'far' },
    ])
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([], { vehicles: 0 }, ['far'])))).toEqual([
      { kind: 'stop missing', stop: 'near' },
    ])
  })

  it('a plan with an unknown stop or vehicle is refused, and its sums are not checked', () => {
    const visits = [...route.visits, aVisitAt('ghost', timeOfDay(9, 50))]
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([{ ...route, visits }])))).toEqual([
      { kind: 'unknown stop', stop: 'ghost' },
    ])
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([{ ...route, vehicle: 'w' }])))).toEqual([
      { kind: 'unknown vehicle', vehicle: 'w' },
    ])
  })

  it('a plan may have at most one route for each vehicle', () => {
    const again = { ...route, visits: [] }
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([route, again], { ...sums, vehicles: 1 })))).toEqual([
      { kind: 'vehicle twice', vehicle: 'v' },
    ])
  })
})

describe('verifyPlan, sums', () => {
  const problem = aProblemOf([aProblemStop('near', 10), aProblemStop('far', 30)], [aVehicle('v')])

  it.each([
    ['metres', 59_999, 60_000],
    ['seconds', 4201, 4200],
    ['vehicles', 2, 1],
    ['unplanned', 1, 0],
    ['metres', NaN, 60_000],
  ] as const)('a plan is refused where it claims %s of %d', (sum, claimed, actual) => {
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([route], { ...sums, [sum]: claimed })))).toEqual([
      { kind: 'wrong sum', sum, claimed, actual },
    ])
  })
})
