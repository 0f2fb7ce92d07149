import { describe, expect, it } from 'vitest'
import type { ProposedPlan } from '../../../src/domain/problem'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'
import { solveHere } from './solve-here'

/** The stops of each vehicle in order. */
const tours = ({ routes }: ProposedPlan) =>
  Object.fromEntries(routes.map(({ vehicle, visits }) => [vehicle, visits.map(({ stop }) => stop)]))

const messages = ({ unplanned }: ProposedPlan) =>
  unplanned.map(({ stop, reasons }) => [stop, reasons.map((reason) => `${reason.vehicle} ${reason.description}`)])

describe('solveProblem', () => {
  it('a stop goes on the vehicle that may visit it, though an identical vehicle may not', () => {
    const stop = aProblemStop('s', 10, { allowedVehicles: ['w'] })
    expect(tours(solveHere(aProblemOf([stop], [aVehicle('v'), aVehicle('w')])))).toEqual({ w: ['s'] })
  })

  it('stops along one road are visited on one trip out and back', () => {
    const plan = solveHere(
      aProblemOf([aProblemStop('far', 60), aProblemStop('near', 20), aProblemStop('half', 40)], [aVehicle('v')]),
    )
    expect(plan.sums).toMatchObject({ metres: 120_000, vehicles: 1, unplanned: 0 })
  })

  it('a vehicle leaves as late as it can without being late, and not earlier', () => {
    const windows = [{ from: timeOfDay(12), to: timeOfDay(13) }]
    const { routes } = solveHere(aProblemOf([aProblemStop('noon', 30, { windows })], [aVehicle('v')]))
    expect(routes[0]).toMatchObject({ leaves: timeOfDay(11, 30), returns: timeOfDay(12, 35) })
  })

  it('stops of lower priority are left out first', () => {
    const stops = ['Low', 'Regular', 'High'].map((priority, index) =>
      aProblemStop(priority, 10 * (index + 1), { priority: index === 0 ? 'Low' : index === 1 ? 'Regular' : 'High' }),
    )
    const plan = solveHere(aProblemOf(stops, [aVehicle('v', { capacity: [2] })]))
    expect(messages(plan)).toEqual([['Low', ['v too much load for the vehicle by 1']]])
  })

  it('each reason says by how much a stop does not fit', () => {
    const plan = solveHere(
      aProblemOf(
        [
          aProblemStop('early', 10, { windows: [{ from: timeOfDay(6), to: timeOfDay(9, 7) }] }),
          aProblemStop('remote', 300, { service: 0 }),
          aProblemStop('heavy', 10, { demand: [13.5] }),
          aProblemStop('choosy', 10, { allowedVehicles: ['w'] }),
          aProblemStop('kept', 10, { fixedPosition: { vehicle: 'w', position: undefined } }),
          aProblemStop('fifth', 10, { fixedPosition: { vehicle: 'w', position: 5 } }),
        ],
        [aVehicle('v'), aVehicle('w', { latest: timeOfDay(9, 2) })],
      ),
    )
    expect(messages(plan)).toEqual([
      ['early', ['v too late for the time slot by 3 minutes', 'w too late for the time slot by 3 minutes']],
      ['remote', ['v too far for the hours by 1 hour', 'w too far for the hours by 9 hours 58 minutes']],
      ['heavy', ['v too much load for the vehicle by 3.5', 'w too much load for the vehicle by 3.5']],
      ['choosy', ['v meant for another day or driver', 'w too far for the hours by 23 minutes']],
      ['kept', ['v kept for another vehicle', 'w too far for the hours by 23 minutes']],
      ['fifth', ['v kept for another vehicle', 'w kept for place 50, which this route does not have']],
    ])
  })

  it('stops with a fixed position keep vehicle and position, also where other stops come before them', () => {
    const fixedAt = (position: number | undefined) => ({ fixedPosition: { vehicle: 'w', position } })
    const plan = solveHere(
      aProblemOf(
        [
          aProblemStop('first', 50, fixedAt(1)),
          aProblemStop('a', 10),
          aProblemStop('b', 20),
          aProblemStop('fourth', 5, fixedAt(4)),
          aProblemStop('its own', 15, fixedAt(undefined)),
          aProblemStop('c', 30, { allowedVehicles: ['w'] }),
        ],
        [aVehicle('v'), aVehicle('w')],
      ),
    )
    const { w = [] } = tours(plan)
    expect([w[0], w[3]]).toEqual(['first', 'fourth'])
    expect(w).toContain('its own')
    expect(plan.unplanned).toEqual([])
  })

  it('a delivery that frees capacity comes before a pickup that needs it', () => {
    const plan = solveHere(
      aProblemOf(
        [aProblemStop('back', 10, { type: 'Pickup', demand: [10] }), aProblemStop('out', 10, { demand: [10] })],
        [aVehicle('v', { capacity: [10] })],
      ),
    )
    expect(tours(plan)).toEqual({ v: ['out', 'back'] })
  })

  it('balanced weights make the working hours of two vehicles similar where that costs little', () => {
    // Two towns on one road: a vehicle to the second passes the first.
    const stops = Array.from({ length: 9 }, (_, index) =>
      aProblemStop(`s${index}`, index < 6 ? 20 : 22, { service: 2_400 }),
    )
    const problem = aProblemOf(stops, [aVehicle('v', { capacity: [6] }), aVehicle('w', { capacity: [6] })])
    const hours = (weights: 'balanced' | 'shortest') => {
      const { routes } = solveHere(
        { ...problem, options: { ...problem.options, weights } },
        { budget: { iterations: 1_000 } },
      )
      return routes.map(({ leaves, returns }) => returns - leaves).toSorted((one, other) => one - other)
    }
    const [[balancedMin = 0, balancedMax = 0], [shortestMin = 0, shortestMax = 0]] = [
      hours('balanced'),
      hours('shortest'),
    ]
    expect(balancedMax - balancedMin).toBeLessThan(3_600)
    expect(shortestMax - shortestMin).toBeGreaterThan(3_600)
  })

  it('balanced weights level the hours of two vehicles where that costs a detour of three quarters of an hour', () => {
    // West of the depot is work for eight hours, and east of it for two.
    const stops = Array.from({ length: 15 }, (_, index) =>
      aProblemStop(`s${index}`, index < 12 ? -12 : 12, { service: 2_400 }),
    )
    const vehicles = ['v', 'w'].map((id) => aVehicle(id, { capacity: [12] }))
    const { routes } = solveHere(aProblemOf(stops, vehicles), { budget: { iterations: 1_000 } })
    const [shorter = 0, longer = 0] = routes
      .map(({ leaves, returns }) => returns - leaves)
      .toSorted((one, other) => one - other)
    expect({ routes: routes.length, isLevel: longer - shorter < 3_600 }).toEqual({ routes: 2, isLevel: true })
  })

  it.each([
    ['balanced', 2],
    ['fewest', 1],
  ] as const)('%s weights use %i vehicles', (weights, vehicles) => {
    // Two towns with a vehicle each, so far apart that driving to the other and back costs more than eight hours.
    const east = { start: aProblemStop('', 140).coordinates, end: aProblemStop('', 140).coordinates }
    const problem = aProblemOf(
      [aProblemStop('a', 1), aProblemStop('b', 139)],
      [aVehicle('west'), aVehicle('east', east)],
    )
    const plan = solveHere({ ...problem, options: { ...problem.options, weights } })
    expect(plan.sums).toMatchObject({ vehicles, unplanned: 0 })
  })
})
