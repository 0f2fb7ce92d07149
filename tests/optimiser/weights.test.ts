import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverOutput, SolverInput, Stop, Weights } from '../../optimiser'
import { aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'
import { optimalCost } from './brute-force'
import { withShortestRoads } from './shortest-roads'

const sumOf = (figures: ReadonlyArray<number>): number => figures.reduce((sum, figure) => sum + figure, 0)

/** Seconds after the end of the window in which service begins, or else of the last window before it. */
const late = ({ windows }: Stop, start: number): number =>
  windows.length === 0
    ? 0
    : windows.reduce(
        (least, { from, to }) => (start < from ? least : Math.min(least, Math.max(0, start - to))),
        Infinity,
      )

const lateness = ({ stops }: SolverInput, { routes }: SolverOutput): number =>
  sumOf(
    routes.flatMap(({ visits }) =>
      visits.map((visit) => {
        const stop = stops[visit.stop]
        return stop === undefined ? NaN : late(stop, visit.start)
      }),
    ),
  )

const days = ({ routes }: SolverOutput): ReadonlyArray<number> => routes.map(({ leaves, returns }) => returns - leaves)

/** The sum of the squares of all days, which is least where days are equal. */
const squares = (plan: SolverOutput): number => sumOf(days(plan).map((day) => day * day))

const metresBetween = ({ stops, matrixSize, metres }: SolverInput, { routes }: SolverOutput): number =>
  sumOf(
    routes.flatMap(({ visits }) =>
      visits.slice(1).map(({ stop }, at) => {
        const [from, to] = [stops[visits[at]?.stop ?? -1]?.matrixRow, stops[stop]?.matrixRow]
        return from === undefined || to === undefined ? NaN : (metres[from * matrixSize + to] ?? NaN)
      }),
    ),
  )

/** What a plan costs, computed from its own times. */
const costTold = (problem: SolverInput, plan: SolverOutput): number => {
  const { weights, vehicles, stops, present = [] } = problem
  const longest = Math.max(1, ...vehicles.map(({ earliest, latest }) => latest - earliest))
  const isMoved = (stop: number, vehicle: number): boolean =>
    present.some((planned, today) => today !== vehicle && planned.includes(stop))
  return (
    weights.perMetre * plan.metres +
    weights.perSecond * plan.seconds +
    (weights.balance * squares(plan)) / longest +
    weights.compactness * metresBetween(problem, plan) +
    (weights.lateness ?? 0) * lateness(problem, plan) +
    sumOf(plan.routes.map(({ vehicle }) => vehicles[vehicle]?.fixedCost ?? NaN)) +
    weights.change *
      plan.routes.flatMap(({ vehicle, visits }) => visits.filter(({ stop }) => isMoved(stop, vehicle))).length +
    sumOf(plan.unplanned.map((stop) => stops[stop]?.unplannedCost ?? NaN))
  )
}

const weighing = (problem: SolverInput, change: Partial<Weights>): SolverInput => ({
  ...problem,
  weights: { ...problem.weights, ...change },
})

const aWeighedProblem = (mostStops: number): fc.Arbitrary<SolverInput> =>
  fc
    .tuple(aGeneralInput(mostStops), fc.constantFrom(undefined, 1, 5, 50))
    .map(([problem, price]) => weighing(withShortestRoads(problem), { lateness: price }))

describe('what a plan costs', () => {
  it('follows from its times and its metres', () => {
    let delays = 0
    fc.assert(
      fc.property(aWeighedProblem(9), (problem) => {
        const plan = solveForTest(problem, { budget: steps(150) })
        expect(plan.cost).toBeCloseTo(costTold(problem, plan), 6)
        delays += lateness(problem, plan) > 0 ? 1 : 0
      }),
      { numRuns: 200 },
    )
    expect(delays).toBeGreaterThan(10)
  })

  it('is the least possible where lateness has a price', () => {
    const aDearDelay = aGeneralInput(5).chain((problem) =>
      fc
        .constantFrom(1, 5, 50)
        .map((price) =>
          weighing(withShortestRoads({ ...problem, stops: problem.stops.map(unpinned) }), { lateness: price }),
        ),
    )
    fc.assert(
      fc.property(aDearDelay, (problem) => {
        expect(solveForTest(problem, { budget: steps(2000) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { seed: 20261122, endOnFailure: true, numRuns: 20 },
    )
  })
})

const unpinned = (stop: Stop): Stop => ({ ...stop, pin: undefined })

/** The sum, over some towns, of a measure of the plans that these weights give. */
const measured = (
  stops: number,
  change: Partial<Weights>,
  measure: (problem: SolverInput, plan: SolverOutput) => number,
): number => {
  const seeds = [1, 2, 3, 4]
  return sumOf(
    seeds.map((seed) => {
      const problem = weighing(aTown(stops, stops / 7, seed), change)
      return measure(problem, solveForTest(problem, { seed, budget: steps(20 * stops) }))
    }),
  )
}

describe('a heavier weight', () => {
  it('of balance makes days more equal', () => {
    const apart = [0, 0.5, 4].map((balance) => measured(42, { balance }, (_, plan) => squares(plan)))
    expect(apart).toEqual(apart.toSorted((one, other) => other - one))
    expect(apart[2]).toBeLessThan(0.95 * (apart[0] ?? 0))
  })

  it('of compactness brings the stops of a route closer together', () => {
    const apart = [0, 0.1, 1].map((compactness) => measured(42, { compactness }, metresBetween))
    expect(apart).toEqual(apart.toSorted((one, other) => other - one))
    expect(apart[2]).toBeLessThan(0.95 * (apart[0] ?? 0))
  })

  it('of lateness makes plans less late', () => {
    const delays = [0.01, 10].map((price) => measured(14, { lateness: price }, lateness))
    expect(delays[0]).toBeGreaterThan(3600)
    expect(delays[1]).toBeLessThan(0.1 * (delays[0] ?? 0))
  })
})
