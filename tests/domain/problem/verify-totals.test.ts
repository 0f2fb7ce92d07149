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

describe('an answer', () => {
  const problem = aProblemOf([aProblemStop('near', 10), aProblemStop('far', 30)], [aVehicle('v')])

  it('has to plan each stop or leave it out, exactly once', () => {
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([route], sums, ['far'])))).toEqual([
      { kind: 'stop twice', stop: 'far' },
    ])
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([], { vehicles: 0 }, ['far'])))).toEqual([
      { kind: 'stop missing', stop: 'near' },
    ])
  })

  it('may name no unknown stop or vehicle, and its sums are not checked where it does', () => {
    const visits = [...route.visits, aVisitAt('ghost', timeOfDay(9, 50))]
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([{ ...route, visits }])))).toEqual([
      { kind: 'unknown stop', stop: 'ghost' },
    ])
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([{ ...route, vehicle: 'w' }])))).toEqual([
      { kind: 'unknown vehicle', vehicle: 'w' },
    ])
  })

  it('may have one route at most for each vehicle', () => {
    const again = { ...route, visits: [] }
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([route, again], { ...sums, vehicles: 1 })))).toEqual([
      { kind: 'vehicle twice', vehicle: 'v' },
    ])
  })
})

describe('the sums that an answer claims', () => {
  const problem = aProblemOf([aProblemStop('near', 10), aProblemStop('far', 30)], [aVehicle('v')])

  it.each([
    ['metres', 59_999, 60_000],
    ['seconds', 4201, 4200],
    ['vehicles', 2, 1],
    ['unplanned', 1, 0],
    ['metres', NaN, 60_000],
  ] as const)('are refused where %s is %d', (sum, claimed, actual) => {
    expect(left(verifyPlan(problem, travelAlongRoad, aProposalOf([route], { ...sums, [sum]: claimed })))).toEqual([
      { kind: 'wrong sum', sum, claimed, actual },
    ])
  })
})
