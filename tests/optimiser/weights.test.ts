import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverOutput, SolverInput, Stop, Weights } from '../../optimiser'
import { aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'
import { optimalCost } from './brute-force'
import { withShortestRoads } from './shortest-roads'

const sumOf = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0)

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

/** The sum of the squares of the durations of all days, which is least where days are equal. */
const squares = (plan: SolverOutput): number => sumOf(days(plan).map((day) => day * day))

const metresBetween = ({ stops, matrixSize, metres }: SolverInput, { routes }: SolverOutput): number =>
  sumOf(
    routes.flatMap(({ visits }) =>
      visits.slice(1).map(({ stop }, index) => {
        const [from, to] = [stops[visits[index]?.stop ?? -1]?.matrixRow, stops[stop]?.matrixRow]
        return from === undefined || to === undefined ? NaN : (metres[from * matrixSize + to] ?? NaN)
      }),
    ),
  )

/** The cost of a plan, computed from its own times. */
const costFromTimes = (problem: SolverInput, plan: SolverOutput): number => {
  const { weights, vehicles, stops, currentRoutes = [] } = problem
  const longest = Math.max(1, ...vehicles.map(({ earliest, latest }) => latest - earliest))
  const isMoved = (stop: number, vehicle: number): boolean =>
    currentRoutes.some((planned, today) => today !== vehicle && planned.includes(stop))
  return (
    weights.perMetre * plan.metres +
    weights.perSecond * plan.seconds +
    (weights.balance * squares(plan)) / longest +
    weights.compactness * metresBetween(problem, plan) +
    (weights.latenessWeight ?? 0) * lateness(problem, plan) +
    sumOf(plan.routes.map(({ vehicle }) => vehicles[vehicle]?.fixedCost ?? NaN)) +
    weights.change *
      plan.routes.flatMap(({ vehicle, visits }) => visits.filter(({ stop }) => isMoved(stop, vehicle))).length +
    sumOf(plan.unplanned.map((stop) => stops[stop]?.unplannedCost ?? NaN))
  )
}

const withWeights = (problem: SolverInput, change: Partial<Weights>): SolverInput => ({
  ...problem,
  weights: { ...problem.weights, ...change },
})

const aProblemWithPrices = (maxStops: number): fc.Arbitrary<SolverInput> =>
  fc
    .tuple(aGeneralInput(maxStops), fc.constantFrom(undefined, 1, 5, 50))
    .map(([problem, price]) => withWeights(withShortestRoads(problem), { latenessWeight: price }))

describe('the cost of a plan of solve', () => {
  it('the cost follows from the times and metres of the plan', () => {
    let delays = 0
    fc.assert(
      fc.property(aProblemWithPrices(9), (problem) => {
        const plan = solveForTest(problem, { budget: steps(150) })
        expect(plan.cost).toBeCloseTo(costFromTimes(problem, plan), 6)
        delays += lateness(problem, plan) > 0 ? 1 : 0
      }),
      { numRuns: 100 },
    )
    expect(delays).toBeGreaterThan(10)
  })

  it('the cost is optimal where lateness has a price', () => {
    const anInputWithLateness = aGeneralInput(5).chain((problem) =>
      fc.constantFrom(1, 5, 50).map((price) =>
        withWeights(withShortestRoads({ ...problem, stops: problem.stops.map(withoutFixedPosition) }), {
          latenessWeight: price,
        }),
      ),
    )
    fc.assert(
      fc.property(anInputWithLateness, (problem) => {
        expect(solveForTest(problem, { budget: steps(800) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { seed: 20261122, endOnFailure: true, numRuns: 20 },
    )
  })
})

const withoutFixedPosition = (stop: Stop): Stop => ({ ...stop, fixedPosition: undefined })

/** The sum, over four towns, of a measure of the plans with these weights. */
const measured = (
  stops: number,
  change: Partial<Weights>,
  measure: (problem: SolverInput, plan: SolverOutput) => number,
): number => {
  const seeds = [1, 2, 3, 4]
  return sumOf(
    seeds.map((seed) => {
      const problem = withWeights(aTown(stops, stops / 7, seed), change)
      return measure(problem, solveForTest(problem, { seed, budget: steps(20 * stops) }))
    }),
  )
}

describe('the weights of solve', () => {
  it('a higher weight of balance makes days more equal', () => {
    const sums = [0, 0.5, 4].map((balance) => measured(42, { balance }, (_, plan) => squares(plan)))
    expect(sums).toEqual(sums.toSorted((first, second) => second - first))
    expect(sums[2]).toBeLessThan(0.95 * (sums[0] ?? 0))
  })

  it('a higher weight of compactness brings the stops of a route closer together', () => {
    const sums = [0, 0.1, 1].map((compactness) => measured(42, { compactness }, metresBetween))
    expect(sums).toEqual(sums.toSorted((first, second) => second - first))
    expect(sums[2]).toBeLessThan(0.95 * (sums[0] ?? 0))
  })

  it('a higher price of lateness makes plans less late', () => {
    const delays = [0.01, 10].map((price) => measured(14, { latenessWeight: price }, lateness))
    expect(delays[0]).toBeGreaterThan(3600)
    expect(delays[1]).toBeLessThan(0.1 * (delays[0] ?? 0))
  })
})
