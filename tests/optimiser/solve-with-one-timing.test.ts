import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { SolverInput, Vehicle } from '../../optimiser'
import { trackBudget } from '../../optimiser/budget'
import { buildInstance } from '../../optimiser/instance'
import { createRandom } from '../../optimiser/random'
import { createSearch, type Search } from '../../optimiser/search'
import { solveWithOneTiming, withOneTiming } from '../../optimiser/solve-with-one-timing'
import { toSolverOutput } from '../../optimiser/to-solver-output'
import { verifyPlan } from '../../src/domain/problem'
import { aTown, aTownWithBreak } from './a-town'
import { townFor } from './linked-routes'
import { solveForTest, steps } from './solve-for-test'
import { toProposedPlan, toRouteProblem, toTravel } from './to-domain'

const hour = 3600

const town = aTown(60, 12)

const withBreaks = (breaks: Vehicle['breaks'], input: SolverInput = town): SolverInput => ({
  ...input,
  vehicles: input.vehicles.map((vehicle) => ({ ...vehicle, breaks })),
})

const withEarlyBreak = withBreaks([{ from: 6 * hour, to: 7 * hour, length: hour / 2 }])

/** Every stop may be served for an hour in the morning or for one in the evening, and not between. */
const withTwoSlots: SolverInput = {
  ...town,
  stops: town.stops.map((stop) => ({
    ...stop,
    windows: [
      { from: 8 * hour, to: 9 * hour },
      { from: 15 * hour, to: 16 * hour },
    ],
  })),
}

const run = (input: SolverInput): { readonly search: Search; readonly share: number } => {
  const search = createSearch(buildInstance(input), createRandom(3), () => false)
  const budgetTracker = trackBudget({ budget: steps(4000), clock: () => 0, signal: { aborted: false } })
  return { search, share: solveWithOneTiming(search, input, budgetTracker, () => {}) }
}

const isValid = (input: SolverInput, { instance, best }: Search): boolean =>
  E.isRight(verifyPlan(toRouteProblem(input), toTravel(input), toProposedPlan(toSolverOutput(instance, best))))

describe('solveWithOneTiming', () => {
  it('a problem in which a route has one timing is left alone', () => expect(run(town).share).toBe(0))

  it('a break that is over before the day begins leaves the whole budget to the search with one timing', () => {
    const { search, share } = run(withEarlyBreak)
    expect(share).toBe(1)
    expect(search.best.unplanned.count).toBe(0)
    expect(isValid(withEarlyBreak, search)).toBe(true)
  })

  it('on linked lists, too, an early break does not end the search with one timing', () => {
    const linkedTown = townFor({ vehicles: 40, capacity: 20, hours: 2000 })
    const earliest = linkedTown.vehicles[0]?.earliest ?? 0
    const problem = withBreaks([{ from: earliest - 120, to: earliest, length: 60 }], linkedTown)
    const { search, share } = run(problem)
    expect(share).toBe(1)
    expect(isValid(problem, search)).toBe(true)
  })

  it('slots that matter end the search with one timing at once, with a valid plan', () => {
    const { search, share } = run(withTwoSlots)
    expect(share).toBeLessThan(0.05)
    expect(isValid(withTwoSlots, search)).toBe(true)
  })

  it('a plan with an early break costs at most a hundredth more than a plan without a break', () => {
    const budget = steps(8000)
    expect(solveForTest(withEarlyBreak, { budget }).cost).toBeLessThan(1.01 * solveForTest(town, { budget }).cost)
  })
})

describe('withOneTiming', () => {
  it('the slots of a stop become one, from the first to the last', () => {
    const windows = withOneTiming(withTwoSlots).stops.map((stop) => stop.windows)
    expect(windows).toEqual(town.stops.map(() => [{ from: 8 * hour, to: 16 * hour }]))
  })

  it('a break within the hours shortens the day and costs its time, and others have no effect', () => {
    const [vehicle] = withOneTiming(aTownWithBreak(1, 1)).vehicles
    expect(vehicle).toMatchObject({ latest: 16.5 * hour, fixedCost: hour + hour / 2, breaks: [] })
    expect(withOneTiming(withEarlyBreak).vehicles).toEqual(town.vehicles)
  })
})
