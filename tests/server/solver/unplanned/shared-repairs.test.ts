import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyRemedies,
  remedyCostOf,
  verifyPlan,
  vehicleInfeasibility,
  type ProblemStop,
  type ProposedPlan,
  type RouteProblem,
  type Vehicle,
  findLegInTable,
} from '../../../../src/domain/problem'
import { findSharedRepairs } from '../../../../server/solver/unplanned/shared-repairs'
import { costRatesFor } from '../../../../server/solver/cost-rates'
import { strictTimeSlots } from '../../../../server/solver/time-slot-rules'
import { idleTour } from '../../../../server/solver/tour'
import { travelAlongRoad, aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../../kit/builders/problem'
import { insertWithoutSolver, legTableFor, solveHere } from '../solve-here'

/** More stops than the vehicles have time or capacity for. */
const aBusyDay = (): fc.Arbitrary<RouteProblem> => {
  const stop = fc.record({
    minutes: fc.integer({ min: 1, max: 40 }),
    service: fc.integer({ min: 300, max: 2_400 }),
    opens: fc.option(fc.integer({ min: 9, max: 12 }), { nil: undefined }),
    load: fc.integer({ min: 1, max: 4 }),
  })
  const vehicle = fc.record({
    ends: fc.integer({ min: 11, max: 13 }),
    capacity: fc.integer({ min: 5, max: 30 }),
    pauses: fc.boolean(),
  })
  return fc
    .tuple(fc.array(stop, { minLength: 8, maxLength: 20 }), fc.array(vehicle, { minLength: 1, maxLength: 3 }))
    .map(([stops, vehicles]) =>
      aProblemOf(
        stops.map(({ minutes, service, opens, load }, index) =>
          aProblemStop(`s${index}`, minutes, {
            service,
            demand: [load],
            windows: opens === undefined ? [] : [{ from: timeOfDay(opens), to: timeOfDay(opens + 1) }],
          }),
        ),
        vehicles.map(({ ends, capacity, pauses }, index): Vehicle =>
          aVehicle(`v${index}`, {
            latest: timeOfDay(ends),
            capacity: [capacity],
            breaks: pauses ? [{ window: { from: timeOfDay(10), to: timeOfDay(11) }, length: 900 }] : [],
          }),
        ),
      ),
    )
}

const solveAgain = (problem: RouteProblem, plan: ProposedPlan): ProposedPlan =>
  solveHere(problem, {
    sequences: plan.routes.map((route) => ({
      vehicle: route.vehicle,
      stops: route.visits.map(({ stop }) => stop),
      route,
    })),
  })

describe('findSharedRepairs', () => {
  it('a shared repair is sufficient for all its stops, at the claimed metres and seconds', () => {
    const kinds = new Map<string, number>()
    fc.assert(
      fc.property(aBusyDay(), (problem) => {
        const plan = insertWithoutSolver(problem)
        for (const { vehicle, remedies, stops, extraMetres, extraSeconds } of plan.sharedRepairs) {
          const [remedy] = remedies
          kinds.set(remedy?.kind ?? '', (kinds.get(remedy?.kind ?? '') ?? 0) + 1)
          const otherUnplanned = plan.unplanned.map(({ stop }) => stop).filter((id) => !stops.includes(id))
          const remediedProblem = applyRemedies(problem, { stop: '', vehicle }, remedies)
          const repairedProblem = {
            ...remediedProblem,
            stops: remediedProblem.stops.filter(({ id }) => !otherUnplanned.includes(id)),
          }
          const after = solveAgain(repairedProblem, plan)
          expect(
            verifyPlan(repairedProblem, findLegInTable(legTableFor(repairedProblem, travelAlongRoad)), after),
          ).toEqual(E.right(after.sums))
          expect(after.unplanned).toEqual([])
          expect([after.sums.metres - plan.sums.metres, after.sums.seconds - plan.sums.seconds]).toEqual([
            extraMetres,
            extraSeconds,
          ])
        }
      }),
      { seed: 20_261_122, numRuns: 150 },
    )
    for (const kind of ['later return', 'more room', 'further vehicle']) expect(kinds.get(kind)).toBeGreaterThan(10)
  })

  it('a shared repair adds no more lateness than a further vehicle would cost', () => {
    let late = 0
    fc.assert(
      fc.property(aBusyDay(), fc.constantFrom(2, 10), (generated, lateness) => {
        const problem = { ...generated, options: { ...generated.options, latenessWeight: lateness } }
        const plan = insertWithoutSolver(problem)
        for (const { vehicle, remedies, stops } of plan.sharedRepairs) {
          const otherUnplanned = plan.unplanned.map(({ stop }) => stop).filter((id) => !stops.includes(id))
          const remediedProblem = applyRemedies(problem, { stop: '', vehicle }, remedies)
          const after = solveAgain(
            { ...remediedProblem, stops: remediedProblem.stops.filter(({ id }) => !otherUnplanned.includes(id)) },
            plan,
          )
          const addedLateness = after.sums.late - plan.sums.late
          if (addedLateness > 0) late += 1
          expect(addedLateness * lateness).toBeLessThanOrEqual(remedyCostOf({ kind: 'further vehicle' }))
        }
      }),
      { seed: 20_261_122, numRuns: 150 },
    )
    expect(late).toBeGreaterThan(10)
  })

  it('a shared repair counts the unplanned stops that its vehicle may visit, without those of another day', () => {
    const stops = ['v', 'v', 'v', 'v', 'v', 'w', 'w', 'w'].map((vehicle, index) =>
      aProblemStop(`s${index}`, 5, { service: 1_500, allowedVehicles: [vehicle] }),
    )
    const vehicles = [
      aVehicle('v', { latest: timeOfDay(10), day: '2026-11-23' }),
      aVehicle('w', { latest: timeOfDay(10), day: '2026-11-24' }),
    ]
    const { sharedRepairs, unplanned } = insertWithoutSolver(aProblemOf(stops, vehicles))
    expect(unplanned.length).toBe(4)
    expect(
      sharedRepairs.map(({ vehicle, stops: stopIds, allowedStopCount }) => [vehicle, stopIds.length, allowedStopCount]),
    ).toEqual([
      ['v', 3, 3],
      ['v', 2, 3],
    ])
    const alone = aProblemStop('elsewhere', 5, { service: 1_500, fixedPosition: { vehicle: 'w', position: undefined } })
    expect(
      insertWithoutSolver(aProblemOf([...stops, alone], vehicles)).sharedRepairs.map(
        ({ allowedStopCount }) => allowedStopCount,
      ),
    ).toEqual([3, 3])
  })

  it('each kind has one shared repair, for as many stops as possible, those for most stops first', () => {
    const stops = Array.from({ length: 10 }, (_, index) => aProblemStop(`s${index}`, 5, { service: 1_500 }))
    const { sharedRepairs, unplanned } = insertWithoutSolver(
      aProblemOf(stops, [aVehicle('v', { latest: timeOfDay(12) })]),
    )
    expect(unplanned.length).toBe(4)
    expect(sharedRepairs.map(({ description, stops: stopIds }) => [description, stopIds.length])).toEqual([
      ['Noor Smit on Ma 23-11: home 1 hour 20 minutes later', 4],
      ['A further vehicle like that of Noor Smit on Ma 23-11', 4],
    ])
  })

  it('a shared repair adds no more capacity than the peak load of the day needs', () => {
    const stop = (id: string, type: ProblemStop['type'], load: number) => aProblemStop(id, 5, { type, demand: [load] })
    const stops = [
      stop('back', 'Pickup', 6),
      stop('there', 'Delivery', 10),
      stop('more', 'Delivery', 5),
      stop('most', 'Delivery', 5),
    ]
    const { sharedRepairs } = insertWithoutSolver(aProblemOf(stops, [aVehicle('v')]))
    expect(sharedRepairs.map(({ description, stops: stopIds }) => [description, stopIds])).toContainEqual([
      'Noor Smit on Ma 23-11: room for 10 more',
      ['more', 'most'],
    ])
  })

  it('the search for shared repairs ends with its time, even in the middle of a trial', () => {
    const stops = Array.from({ length: 40 }, (_, index) => aProblemStop(`s${index}`, 5, { service: 60 }))
    const vehicle = aVehicle('v', { latest: timeOfDay(9, 5), capacity: [40] })
    const reported = new Map(
      stops.map(({ id }) => [id, { reasons: [vehicleInfeasibility('v', 'hours', 360)], repairs: [] }]),
    )
    const costModel = { findLeg: travelAlongRoad, costRates: costRatesFor({}), slotRules: strictTimeSlots }
    const repairsAfterChecks = (maxChecks: number) => {
      let checksLeft = maxChecks
      return findSharedRepairs(
        stops,
        new Map([['v', idleTour(vehicle)]]),
        reported,
        costModel,
        () => (checksLeft -= 1) >= 0,
      )
    }
    expect(repairsAfterChecks(1_000)[0]?.stops.length).toBe(40)
    expect(repairsAfterChecks(11)[0]?.stops.length).toBe(10)
  })

  it('there is no shared repair for a single unplanned stop, or for none', () => {
    const stops = [aProblemStop('fits', 10), aProblemStop('heavy', 10, { demand: [11] })]
    expect(insertWithoutSolver(aProblemOf(stops, [aVehicle('v')])).sharedRepairs).toEqual([])
    expect(insertWithoutSolver(aProblemOf(stops.slice(0, 1), [aVehicle('v')])).sharedRepairs).toEqual([])
  })
})
