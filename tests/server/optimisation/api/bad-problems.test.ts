import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { optimiseProject, postRouteProblem } from '../../../../contract/optimisation'
import { MAX_PLACES_TO_PLAN, placeLimitRefusal } from '../../../../server/optimisation/problem/build-problem'
import { verifyPlan, type RouteProblem, type FindLeg } from '../../../../src/domain/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, aVehicle, timeOfDay } from '../../../kit/builders/problem'
import { left } from '../../../kit/either'
import { legTableFor, solveHere } from '../../solver/solve-here'

const stop = { id: 's', lat: 52.1, lng: 5.1 }
const vehicle = {
  id: 'v',
  name: 'Noor Smit',
  start: { lat: 52, lng: 5 },
  end: { lat: 52, lng: 5 },
  earliest: '9:00',
  latest: '18:00',
  capacity: 50,
}

type RequestBody = { readonly stops?: unknown; readonly vehicles?: unknown; readonly options?: unknown }

const refusal = (body: RequestBody) =>
  left(postRouteProblem.body.decode({ stops: [stop], vehicles: [vehicle], ...body }))

describe('invalid problems', () => {
  it.each<readonly [string, RequestBody, string]>([
    ['nobody to drive', { vehicles: [] }, 'vehicles: There are no vehicles'],
    ['no stops', { stops: [] }, 'stops: There are no stops'],
    ['a stop nowhere', { stops: [{ id: 's' }] }, 'stops.0.lat'],
    ['a window that ends before it starts', { stops: [{ ...stop, windows: [['12:00', '9:00']] }] }, 'stops.0.windows'],
    ['no hours', { vehicles: [{ ...vehicle, latest: '9:00' }] }, 'vehicles.0.latest'],
    ['hours that end before they begin', { vehicles: [{ ...vehicle, latest: '8:00' }] }, 'vehicles.0.latest'],
    ['no room', { vehicles: [{ ...vehicle, capacity: 0 }] }, 'vehicles.0.capacity'],
    ['a load below nothing', { stops: [{ ...stop, demand: -1 }] }, 'stops.0.demand'],
    ['a stop twice', { stops: [stop, stop] }, 'stops.1.id: The id s is that of stops.0 too'],
    ['a vehicle twice', { vehicles: [vehicle, vehicle] }, 'vehicles.1.id: The id v is that of vehicles.0 too'],
    ['no time to think', { options: { budget_seconds: 0 } }, 'options.budget_seconds'],
    ['a day to think', { options: { budget_seconds: 86_400 } }, 'options.budget_seconds'],
  ])('a problem is refused with the field that is wrong: %s', (_, body, words) => {
    const { code, message } = refusal(body)
    expect([code, message]).toEqual(['invalid', expect.stringContaining(words)])
  })

  it.each([0, -5, 86_400, 'long'])('a project with a budget of %j seconds is refused', (budget) => {
    const { message } = left(optimiseProject.body.decode({ budget_seconds: budget }))
    expect(message).toContain('budget_seconds')
  })

  it('a problem with more places than fit in memory is refused', () => {
    const stops = Array.from({ length: MAX_PLACES_TO_PLAN + 1 }, (_, index) => aProblemStop(`s${index}`, index + 1))
    expect(placeLimitRefusal(aProblemOf(stops, [aVehicle('v')]), 'days')).toMatchObject({
      code: 'invalid',
      message: 'days: 7,002 places are more than can be planned at once, 7,000: choose fewer days, or fewer stops',
    })
    const near = stops.map((one) => ({ ...one, coordinates: aVehicle('v').start }))
    expect(placeLimitRefusal(aProblemOf(near, [aVehicle('v')]), 'days')).toBeUndefined()
  })
})

describe('extreme problems', () => {
  const planned = (problem: RouteProblem, travel: FindLeg = travelAlongRoad) => {
    const plan = solveHere(problem, { roads: legTableFor(problem, travel), budget: { ms: 300 } })
    expect(verifyPlan(problem, travel, plan)).toEqual(E.right(plan.sums))
    return plan
  }

  it('one vehicle with a thousand stops gets a plan, and the stops left out get reasons', () => {
    const stops = Array.from({ length: 1_000 }, (_, index) => aProblemStop(`s${index}`, index % 60))
    const { sums, unplanned } = planned(aProblemOf(stops, [aVehicle('v', { capacity: [40] })]))
    expect(sums.unplanned).toBe(960)
    expect(unplanned[0]?.reasons[0]?.description).toBe('too much load for the vehicle by 1')
  })

  it('a load of a million gets the reason that it does not fit', () => {
    const { unplanned } = planned(
      aProblemOf([aProblemStop('s', 10, { demand: [1_000_000] }), aProblemStop('t', 10)], [aVehicle('v')]),
    )
    expect(unplanned.map((one) => [one.stop, one.reasons[0]?.description])).toEqual([
      ['s', 'too much load for the vehicle by 999991'],
    ])
  })

  it('a load of a million is planned on a vehicle with that capacity', () => {
    const stops = ['a', 'b', 'c'].map((id) => aProblemStop(id, 10, { demand: [1_000_000.5] }))
    expect(planned(aProblemOf(stops, [aVehicle('v', { capacity: [1_000_000_000] })])).unplanned).toEqual([])
  })

  it('a place without a road to it gets the reason that no road leads there', () => {
    const island: FindLeg = (from, to) => (to.lng > 5.05 || from.lng > 5.05 ? undefined : travelAlongRoad(from, to))
    const { unplanned } = planned(
      aProblemOf([aProblemStop('here', 10), aProblemStop('there', 90)], [aVehicle('v')]),
      island,
    )
    expect(unplanned.map((one) => [one.stop, one.reasons[0]?.description])).toEqual([['there', 'no road leads there']])
  })

  it('stops whose time slots lie outside all working hours are left out', () => {
    const windows = [{ from: timeOfDay(3), to: timeOfDay(4) }]
    const { unplanned } = planned(aProblemOf([aProblemStop('night', 10, { windows })], [aVehicle('v')]))
    expect(unplanned[0]?.reasons[0]?.rule).toBe('time slot')
    expect(unplanned[0]?.repairs[0]?.description).toBe('Noor Smit on Ma 23-11: the time slot 5 hours 10 minutes longer')
  })

  it('stops that are all at one address get a plan', () => {
    const stops = Array.from({ length: 30 }, (_, index) => aProblemStop(`s${index}`, 10))
    expect(planned(aProblemOf(stops, [aVehicle('v', { capacity: [50] })])).sums).toMatchObject({
      metres: 20_000,
      unplanned: 0,
    })
  })
})
