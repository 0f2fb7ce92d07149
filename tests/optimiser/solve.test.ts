import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { cpuTimeMs, cpuUnitMs } from '../kit/cpu-unit'
import { aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'

describe('chance', () => {
  it('is the same for the same seed and number of steps', () => {
    fc.assert(
      fc.property(aGeneralInput(10), fc.nat(), (problem, seed) => {
        const options = { seed, budget: steps(200) }
        expect(solveForTest(problem, options)).toEqual(solveForTest(problem, options))
      }),
      { numRuns: 40 },
    )
  })

  it('does not depend on the clock where the budget is in steps', () => {
    const problem = aTown(60, 4)
    let time = 0
    const clock = (): number => (time += 37)
    expect(solveForTest(problem, { budget: steps(500), clock })).toEqual(solveForTest(problem, { budget: steps(500) }))
  })
})

describe('the best so far', () => {
  it('never gets dearer, and is reported again and again', () => {
    const costs: number[] = []
    let time = 0
    solveForTest(aTown(80, 5), {
      budget: { ms: 20_000 },
      clock: () => (time += 20),
      onProgress: ({ best }) => costs.push(best.cost),
    })
    expect(costs.length).toBeGreaterThan(30)
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
  })

  it.each([undefined, 10])(
    'is told twice a second also while routes are laid out at first, where a second late costs %s',
    (lateness) => {
      const town = aTown(900, 1)
      const told: number[] = [0]
      const costs: number[] = []
      let looks = 0
      solveForTest(
        { ...town, weights: { ...town.weights, lateness } },
        {
          budget: steps(1),
          clock: () => (looks += 1),
          onProgress: ({ best }) => {
            told.push(looks)
            costs.push(best.cost)
          },
        },
      )
      const between = told.slice(1).map((look, at) => look - (told[at] ?? 0))
      expect(looks).toBeGreaterThan(900)
      expect(Math.max(...between, looks - (told.at(-1) ?? 0))).toBeLessThan(500)
      expect(costs).toEqual(costs.toSorted((one, other) => other - one))
    },
  )

  it('is returned soon after the search is cancelled', () => {
    const problem = aTown(300, 12)
    for (const after of [0, 30, 90, 250, 600]) {
      const began = cpuTimeMs()
      let stoppedAt = 0
      const signal = {
        get aborted(): boolean {
          const now = cpuTimeMs()
          if (now - began < after) return false
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

describe('today’s plan', () => {
  it('gives way to stops that cost more to leave out, also with deliveries and pickups', () => {
    const town = aTown(3, 1)
    const [cheap, dear] = [500_000, 1_000_000] as const
    const problem: SolverInput = {
      ...town,
      stops: town.stops.map((stop, index) => ({
        ...stop,
        kind: index === 2 ? 'pickup' : 'delivery',
        demand: [index === 2 ? 9 : 3],
        unplannedCost: index === 0 ? cheap : dear,
      })),
      vehicles: town.vehicles.map((vehicle) => ({ ...vehicle, capacity: [3] })),
      present: [[0]],
    }
    expect(solveForTest(problem).unplanned).toEqual([0, 2])
  })

  it('stays as it is where a change costs more than it saves', () => {
    const problem = aTown(30, 3)
    const plan = solveForTest(problem, { budget: steps(3000) })
    const present = problem.vehicles.map((_, vehicle) =>
      plan.routes.filter((route) => route.vehicle === vehicle).flatMap(({ visits }) => visits.map(({ stop }) => stop)),
    )
    const again = { ...problem, present, weights: { ...problem.weights, change: 100_000 } }
    const vehiclesOf = (answer: typeof plan): ReadonlyMap<number, number> =>
      new Map(answer.routes.flatMap(({ vehicle, visits }) => visits.map(({ stop }) => [stop, vehicle] as const)))
    expect(vehiclesOf(solveForTest(again, { seed: 9, budget: steps(500) }))).toEqual(vehiclesOf(plan))
  })
})

describe('a problem that makes no sense', () => {
  const town = aTown(12, 2)
  const everybody = town.stops.map((_, stop) => stop)
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
    ['nobody who may go there', stops({ allowed: [] })],
    ['a vehicle that is not there', stops({ pin: { vehicle: 7, position: undefined } })],
    ['a place that nobody comes to', stops({ pin: { vehicle: 0, position: 99 } })],
  ]

  it.each(cases)('leaves every stop out: %s', (_, problem) => {
    expect(solveForTest(problem, { budget: steps(100) })).toMatchObject({ routes: [], unplanned: everybody })
  })

  it('with no stops has an empty plan', () => {
    expect(solveForTest({ ...town, stops: [] })).toMatchObject({ routes: [], unplanned: [], cost: 0 })
  })

  it('still gets an answer with no budget at all', () => {
    expect(solveForTest(town, { budget: { ms: 0 } }).unplanned).toEqual([])
    expect(solveForTest(town, { budget: steps(0) }).unplanned).toEqual([])
  })

  it('fills its one vehicle and leaves the other stops out', () => {
    const plan = solveForTest({ ...aTown(200, 1) }, { budget: steps(200) })
    expect(plan.routes.length).toBe(1)
    expect(plan.unplanned.length).toBeGreaterThan(100)
  })
})
