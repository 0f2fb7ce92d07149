import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { vehicleReloadId, verifyPlan, type ProblemStop, type ProposedRoute } from '../../../src/domain/problem'
import {
  aProblemOf,
  aProblemStop,
  aProposalOf,
  aVehicle,
  aVisitAt,
  timeOfDay,
  travelAlongRoad,
} from '../../kit/builders/problem'
import { left } from '../../kit/either'
import { accepted, route, verdict } from './near-and-far'

describe('verifyPlan, load', () => {
  const carried = (near: ProblemStop['type'], far: ProblemStop['type'], capacity: number) =>
    verdict({ near: { type: near, demand: [6] }, far: { type: far, demand: [5] }, vehicle: { capacity: [capacity] } })

  it('all deliveries are on board at the start', () => {
    expect(carried('Delivery', 'Delivery', 11)).toEqual(accepted)
    expect(left(carried('Delivery', 'Delivery', 8))).toEqual([
      { kind: 'over capacity', vehicle: 'v', dimension: 0, by: 3 },
    ])
  })

  it('a pickup may use the capacity that an earlier delivery freed, but not that of a later one', () => {
    expect(carried('Delivery', 'Pickup', 6)).toEqual(accepted)
    expect(left(carried('Pickup', 'Delivery', 10))).toEqual([
      { kind: 'over capacity', vehicle: 'v', dimension: 0, by: 1 },
    ])
  })

  it('the demand of a service does not count', () => {
    expect(carried('Service', 'Delivery', 5)).toEqual(accepted)
  })

  it('the load has to fit in each dimension of the capacity', () => {
    const change = { near: { demand: [1, 3.2] }, far: { demand: [1, 0.1, 1_000_000] } }
    expect(verdict({ ...change, vehicle: { capacity: [2, 3.3] } })).toEqual(accepted)
    expect(left(verdict({ ...change, vehicle: { capacity: [1, 3] } }))).toEqual([
      { kind: 'over capacity', vehicle: 'v', dimension: 0, by: 1 },
      { kind: 'over capacity', vehicle: 'v', dimension: 1, by: 0.3 },
    ])
  })
})

describe('verifyPlan, several trips', () => {
  const vehicle = aVehicle('v', { capacity: [6], trips: 2, loading: 20 * 60 })
  const stops = [aProblemStop('near', 10, { demand: [6] }), aProblemStop('far', 30, { demand: [5] })]
  const near = aVisitAt('near', timeOfDay(9, 10))
  const far = aVisitAt('far', timeOfDay(10, 15))
  const reload = (n: number, departure = timeOfDay(9, 45)) => ({
    ...aVisitAt(vehicleReloadId(vehicle, n), timeOfDay(9, 25)),
    departure,
  })
  const judged = (visits: ProposedRoute['visits']) =>
    verifyPlan(
      aProblemOf(stops, [vehicle]),
      travelAlongRoad,
      aProposalOf([{ ...route, visits, returns: timeOfDay(10, 50) }], { metres: 80_000, seconds: 110 * 60 }),
    )

  it('a vehicle that is loaded again carries its capacity twice', () => {
    expect(judged([near, reload(1), far])).toSatisfy(E.isRight)
    expect(left(judged([near, far]))).toContainEqual({ kind: 'over capacity', vehicle: 'v', dimension: 0, by: 5 })
  })

  it('a loading that is too short, and more trips than the vehicle makes, are refused', () => {
    expect(left(judged([near, reload(1, timeOfDay(9, 40)), far]))).toEqual([
      { kind: 'cut short', vehicle: 'v', stop: vehicleReloadId(vehicle, 1), by: 5 * 60 },
    ])
    expect(left(judged([near, reload(2), far]))).toEqual([{ kind: 'unknown stop', stop: vehicleReloadId(vehicle, 2) }])
  })
})

describe('verifyPlan, allowed vehicles and pins', () => {
  it('a stop may be planned only on its allowed vehicles', () => {
    expect(verdict({ near: { allowedVehicles: ['w', 'v'] } })).toEqual(accepted)
    expect(left(verdict({ near: { allowedVehicles: ['w'] } }))).toEqual([
      { kind: 'not allowed', vehicle: 'v', stop: 'near' },
    ])
  })

  it('a stop with a fixed position may be planned only on its vehicle and at that position, counted from 1', () => {
    expect(verdict({ far: { fixedPosition: { vehicle: 'v', position: 2 } } })).toEqual(accepted)
    expect(verdict({ far: { fixedPosition: { vehicle: 'v', position: undefined } } })).toEqual(accepted)
    const [first, second] = [
      { vehicle: 'v', position: 1 },
      { vehicle: 'w', position: 2 },
    ]
    expect(left(verdict({ far: { fixedPosition: first } }))).toEqual([
      { kind: 'fixed position ignored', vehicle: 'v', stop: 'far', fixedPosition: first },
    ])
    expect(left(verdict({ far: { fixedPosition: second } }))).toEqual([
      { kind: 'fixed position ignored', vehicle: 'v', stop: 'far', fixedPosition: second },
    ])
  })
})
