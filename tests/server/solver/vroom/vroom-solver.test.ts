import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { vroomSolver, type Solver, type Progress } from '../../../../server/solver'
import { verifyPlan, type RouteProblem } from '../../../../src/domain/problem'
import { aProblem } from '../../../kit/arbitraries/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../../kit/builders/problem'
import { left, right } from '../../../kit/either'
import { faults } from '../../fake-service'
import { quickSolver, legTableFor, defaultSolveOptions } from '../solve-here'
import { threadPoolHere } from './thread-pool-here'
import { vroomStandIn } from './vroom-stand-in'

const failingSolver: Solver = { solve: async () => E.left('there is no replacement') }

const aDay = aProblemOf(
  [
    aProblemStop('a', 10, { windows: [{ from: timeOfDay(9), to: timeOfDay(12) }], priority: 'High' }),
    aProblemStop('b', 20, { type: 'Pickup', demand: [2.5], allowedVehicles: ['w'] }),
    aProblemStop('c', 30, { type: 'Service', fixedPosition: { vehicle: 'v', position: undefined } }),
  ],
  [
    aVehicle('v', { breaks: [{ window: { from: timeOfDay(12), to: timeOfDay(14) }, length: 1_800 }] }),
    aVehicle('w', { end: aProblemStop('', 5).coordinates }),
  ],
)

describe('vroomSolver', () => {
  let service: Awaited<ReturnType<typeof vroomStandIn>>
  let unavailableReasons: string[]
  beforeEach(async () => {
    service = await vroomStandIn()
    unavailableReasons = []
  })
  afterEach(() => service.close())

  const vroom = (instead: Solver) =>
    vroomSolver(
      { url: service.url, graceMs: 400, onUnavailable: (reason) => unavailableReasons.push(reason) },
      threadPoolHere,
      instead,
    )

  const solve = (problem: RouteProblem, options = {}, instead: Solver = failingSolver) =>
    vroom(instead).solve(problem, legTableFor(problem), { ...defaultSolveOptions, budgetMs: 200, ...options })

  it('the request to VROOM has the documented fields, in whole numbers', async () => {
    right(await solve(aDay, { budgetMs: 1_000 }))
    const { matrices, ...request } = JSON.parse(service.received[0]?.body ?? '')
    expect(request).toEqual({
      jobs: [
        {
          id: 0,
          location_index: 2,
          service: 300,
          delivery: [1_000],
          skills: [],
          priority: 100,
          time_windows: [[32_400, 43_200]],
        },
        { id: 1, location_index: 3, service: 300, pickup: [2_500], skills: [1], priority: 50 },
        { id: 2, location_index: 4, service: 300, skills: [2], priority: 50 },
      ],
      vehicles: [
        {
          id: 0,
          profile: 'car',
          start_index: 0,
          end_index: 0,
          capacity: [10_000],
          skills: [2],
          time_window: [32_400, 64_800],
          breaks: [{ id: 0, time_windows: [[43_200, 48_600]], service: 1_800 }],
          costs: { fixed: 3_600, per_hour: 3_600, per_km: 60 },
        },
        {
          id: 1,
          profile: 'car',
          start_index: 0,
          end_index: 1,
          capacity: [10_000],
          skills: [1],
          time_window: [32_400, 64_800],
          breaks: [],
          costs: { fixed: 3_600, per_hour: 3_600, per_km: 60 },
        },
      ],
      options: { g: false, l: 1 },
    })
    expect(matrices.car.durations[0]).toEqual([0, 300, 600, 1_200, 1_800])
    expect(matrices.car.distances[4]).toEqual([30_000, 25_000, 20_000, 10_000, 0])
  })

  it('VROOM only orders the stops; times, breaks and reasons are calculated here', async () => {
    const { plan, warnings } = right(await solve(aDay))
    expect(verifyPlan(aDay, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
    expect(plan.routes.map(({ vehicle, visits }) => [vehicle, visits.map(({ stop }) => stop)])).toEqual([
      ['v', ['a', 'c']],
      ['w', ['b']],
    ])
    expect([warnings, unavailableReasons]).toEqual([[], []])
  })

  it('every plan passes the verifier, for generated problems', async () => {
    await fc.assert(
      fc.asyncProperty(aProblem(), async (problem) => {
        const { plan } = right(await solve(problem, {}, quickSolver))
        // Fixed places are solved by the other optimiser, which has its own tests.
        if (problem.stops.some(({ fixedPosition }) => fixedPosition?.position !== undefined)) return
        expect(verifyPlan(problem, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
        for (const { reasons } of plan.unplanned) expect(reasons.length).toBe(problem.vehicles.length)
      }),
      { numRuns: 100, seed: 20_261_122 },
    )
  })

  it.each(faults)('the own solver replaces VROOM with a warning where VROOM fails: %s', async (fault) => {
    service.fail(fault)
    const { plan, warnings } = right(await solve(aDay, {}, quickSolver))
    expect(plan.sums.unplanned).toBe(0)
    expect(warnings).toEqual(['VROOM did not answer: planned by Rondrit itself'])
    expect(unavailableReasons).toEqual([expect.stringMatching(/^VROOM is away: .+/)])
  })

  it('the own solver replaces VROOM with a warning where VROOM cannot be reached', async () => {
    await service.close()
    const { warnings } = right(await solve(aDay, {}, quickSolver))
    expect(unavailableReasons).toEqual(['VROOM is away: ECONNREFUSED'])
    expect(warnings).toEqual(['VROOM did not answer: planned by Rondrit itself'])
  })

  it('VROOM gets no problem with a fixed position, which it cannot keep', async () => {
    const withFixedPosition = {
      ...aDay,
      stops: [aProblemStop('first', 10, { fixedPosition: { vehicle: 'v', position: 1 } })],
    }
    const { warnings } = right(await solve(withFixedPosition, {}, quickSolver))
    expect(warnings).toEqual(['VROOM keeps no stop at a place in its route: planned by Rondrit itself'])
    expect(service.received).toEqual([])
  })

  it('VROOM gets no problem that allows late visits, which it cannot do', async () => {
    const fallbackIfInvalid = { ...aDay, options: { ...aDay.options, latenessWeight: 10 } }
    const { warnings } = right(await solve(fallbackIfInvalid, {}, quickSolver))
    expect(warnings).toEqual(['VROOM lets nobody be late: planned by Rondrit itself'])
    expect(service.received).toEqual([])
  })

  it('VROOM gets no problem with a vehicle that makes several trips', async () => {
    const withTrips = { ...aDay, vehicles: aDay.vehicles.map((vehicle) => ({ ...vehicle, trips: 2 })) }
    const { warnings } = right(await solve(withTrips, {}, quickSolver))
    expect(warnings).toEqual(['VROOM loads no vehicle twice: planned by Rondrit itself'])
    expect(service.received).toEqual([])
  })

  it('VROOM gets no problem with more than 2,000 places, since the matrices would be too large', async () => {
    const roads = legTableFor(aDay)
    const many = Array.from({ length: 2_000 }, (_, index) => ({ lat: 53, lng: index / 1e5 }))
    const { warnings } = right(
      await vroom(quickSolver).solve(aDay, { ...roads, places: [...roads.places, ...many] }, defaultSolveOptions),
    )
    expect(warnings).toEqual(['VROOM is not asked about more than 2,000 places: planned by Rondrit itself'])
    expect([service.received, unavailableReasons]).toEqual([[], []])
  })

  it('a stop and a vehicle may have the same id', async () => {
    const { plan } = right(await solve(aProblemOf([aProblemStop('v', 10)], [aVehicle('v')])))
    expect([plan.sums.unplanned, service.received.length, unavailableReasons]).toEqual([0, 1, []])
  })

  it('a cancelled request to VROOM ends at once, and does not count as a failure', async () => {
    service.fail('slow')
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    const solved = await solve(aDay, { signal: stop.signal, budgetMs: 3_600_000 }, quickSolver)
    expect(left(solved)).toBe('Stopped before VROOM had an answer.')
    expect(unavailableReasons).toEqual([])
  })

  it('progress is reported by elapsed time, since VROOM reports none', async () => {
    service.fail('slow')
    const reports: Progress[] = []
    await solve(aDay, { budgetMs: 1_000, onProgress: (one: Progress) => reports.push(one) }, quickSolver)
    expect(reports.length).toBeGreaterThanOrEqual(2)
    expect(reports[0]).toMatchObject({ best: { planned: 0, unplanned: 3 } })
    expect(reports.map(({ share }) => share)).toEqual(reports.map(({ share }) => share).toSorted((a, b) => a - b))
  })
})
