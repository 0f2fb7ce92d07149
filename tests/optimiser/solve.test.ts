import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { cpuTimeMs, cpuUnitMs } from '../kit/cpu-unit'
import { aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'

describe('the seed of solve', () => {
  it('the same seed and number of steps give the same plan', () => {
    fc.assert(
      fc.property(aGeneralInput(10), fc.nat(), (problem, seed) => {
        const options = { seed, budget: steps(200) }
        expect(solveForTest(problem, options)).toEqual(solveForTest(problem, options))
      }),
      { numRuns: 40 },
    )
  })

  it('a plan does not depend on the clock where the budget is in steps', () => {
    const problem = aTown(60, 4)
    let time = 0
    const clock = (): number => (time += 37)
    expect(solveForTest(problem, { budget: steps(500), clock })).toEqual(solveForTest(problem, { budget: steps(500) }))
  })
})

describe('progress and cancelling of solve', () => {
  it('the best cost is reported repeatedly, and never rises', () => {
    const costs: number[] = []
    let time = 0
    solveForTest(aTown(80, 5), {
      budget: { ms: 20_000 },
      clock: () => (time += 20),
      onProgress: ({ best }) => costs.push(best.cost),
    })
    expect(costs.length).toBeGreaterThan(30)
    expect(costs).toEqual(costs.toSorted((first, second) => second - first))
  })

  it.each([undefined, 10])(
    'progress is reported twice a second also while the initial plan is built, where a second late costs %s',
    (lateness) => {
      const town = aTown(900, 1)
      const reportTimes: number[] = [0]
      const costs: number[] = []
      let clockReads = 0
      solveForTest(
        { ...town, weights: { ...town.weights, latenessWeight: lateness } },
        {
          budget: steps(1),
          clock: () => (clockReads += 1),
          onProgress: ({ best }) => {
            reportTimes.push(clockReads)
            costs.push(best.cost)
          },
        },
      )
      const between = reportTimes.slice(1).map((time, index) => time - (reportTimes[index] ?? 0))
      expect(clockReads).toBeGreaterThan(900)
      expect(Math.max(...between, clockReads - (reportTimes.at(-1) ?? 0))).toBeLessThan(500)
      expect(costs).toEqual(costs.toSorted((first, second) => second - first))
    },
  )

  it('a cancelled search soon returns a plan', () => {
    const problem = aTown(300, 12)
    for (const delayMs of [0, 30, 90, 250, 600]) {
      const startedAt = cpuTimeMs()
      let stoppedAt = 0
      const signal = {
        get aborted(): boolean {
          const now = cpuTimeMs()
          if (now - startedAt < delayMs) return false
          stoppedAt ||= now
          return true
        },
      }
      const plan = solveForTest(problem, { budget: { ms: 60_000 }, clock: cpuTimeMs, signal })
      expect(cpuTimeMs() - stoppedAt).toBeLessThan(cpuUnitMs())
      expect(plan.routes.flatMap(({ visits }) => visits).length + plan.unplanned.length).toBe(300)
    }
  })
})

describe('solve with today’s plan', () => {
  it('a stop of today’s plan gives way to a more expensive one, also with deliveries and pickups', () => {
    const town = aTown(3, 1)
    const [cheap, expensive] = [500_000, 1_000_000] as const
    const problem: SolverInput = {
      ...town,
      stops: town.stops.map((stop, index) => ({
        ...stop,
        kind: index === 2 ? 'pickup' : 'delivery',
        demand: [index === 2 ? 9 : 3],
        unplannedCost: index === 0 ? cheap : expensive,
      })),
      vehicles: town.vehicles.map((vehicle) => ({ ...vehicle, capacity: [3] })),
      currentRoutes: [[0]],
    }
    expect(solveForTest(problem).unplanned).toEqual([0, 2])
  })

  it('vehicles keep their stops where a change costs more than it saves', () => {
    const problem = aTown(30, 3)
    const plan = solveForTest(problem, { budget: steps(3000) })
    const currentRoutes = problem.vehicles.map((_, vehicle) =>
      plan.routes.filter((route) => route.vehicle === vehicle).flatMap(({ visits }) => visits.map(({ stop }) => stop)),
    )
    const again = { ...problem, currentRoutes, weights: { ...problem.weights, change: 100_000 } }
    const vehiclesOf = (answer: typeof plan): ReadonlyMap<number, number> =>
      new Map(answer.routes.flatMap(({ vehicle, visits }) => visits.map(({ stop }) => [stop, vehicle] as const)))
    expect(vehiclesOf(solveForTest(again, { seed: 9, budget: steps(500) }))).toEqual(vehiclesOf(plan))
  })
})

describe('solve for problems that cannot be planned in full', () => {
  const town = aTown(12, 2)
  const allStops = town.stops.map((_, stop) => stop)
  const stops = (change: Partial<SolverInput['stops'][number]>): SolverInput => ({
    ...town,
    stops: town.stops.map((stop) => ({ ...stop, ...change })),
  })
  const vehicles = (change: Partial<SolverInput['vehicles'][number]>): SolverInput => ({
    ...town,
    vehicles: town.vehicles.map((vehicle) => ({ ...vehicle, ...change })),
  })
  const cases: ReadonlyArray<readonly [string, SolverInput]> = [
    ['no vehicles', { ...town, vehicles: [] }],
    ['no roads', { ...town, seconds: town.seconds.map(() => -1), metres: town.metres.map(() => -1) }],
    ['no capacity', vehicles({ capacity: [0] })],
    ['hours that end before they begin', vehicles({ earliest: 40_000, latest: 30_000 })],
    ['a break that never fits', vehicles({ breaks: [{ from: 0, to: 10, length: 20 }] })],
    ['a demand of a million', stops({ demand: [1_000_000] })],
    ['windows that never open', stops({ windows: [{ from: 5, to: 4 }] })],
    ['windows in the night before', stops({ windows: [{ from: -9000, to: -8000 }] })],
    ['service without end', stops({ service: 1e12 })],
    ['no allowed vehicle', stops({ allowed: [] })],
    ['a position fixed on an unknown vehicle', stops({ fixedPosition: { vehicle: 7, position: undefined } })],
    ['a fixed position that cannot be reached', stops({ fixedPosition: { vehicle: 0, position: 99 } })],
  ]

  it.each(cases)('a problem with %s leaves every stop unplanned', (_, problem) => {
    expect(solveForTest(problem, { budget: steps(100) })).toMatchObject({ routes: [], unplanned: allStops })
  })

  it('a problem without stops has an empty plan', () => {
    expect(solveForTest({ ...town, stops: [] })).toMatchObject({ routes: [], unplanned: [], cost: 0 })
  })

  it('a search without any budget still plans all stops', () => {
    expect(solveForTest(town, { budget: { ms: 0 } }).unplanned).toEqual([])
    expect(solveForTest(town, { budget: steps(0) }).unplanned).toEqual([])
  })

  it('with one vehicle, that vehicle is filled and the other stops are unplanned', () => {
    const plan = solveForTest({ ...aTown(200, 1) }, { budget: steps(200) })
    expect(plan.routes.length).toBe(1)
    expect(plan.unplanned.length).toBeGreaterThan(100)
  })
})
