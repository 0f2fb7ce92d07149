import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  latenessOf,
  findLegInTable,
  verifyPlan,
  type ProblemStop,
  type ProposedPlan,
  type RouteProblem,
} from '../../../src/domain/problem'
import { aValidSolution } from '../../kit/arbitraries/solution'
import { aProblem } from '../../kit/arbitraries/problem'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'
import { insertWithoutSolver, legTableFor, solveHere } from './solve-here'

const withLateness = (problem: RouteProblem, lateness: number | undefined = 10): RouteProblem => ({
  ...problem,
  options: { ...problem.options, latenessWeight: lateness },
})

const windowUntil = (hour: number, minute: number) => [{ from: timeOfDay(8), to: timeOfDay(hour, minute) }]

/** Half an hour away, while no vehicle leaves before nine. */
const missedStop = aProblemStop('missed', 30, { windows: windowUntil(9, 10) })

const solvers = [
  ['with the solver', solveHere],
  ['without the solver', insertWithoutSolver],
] as const

const runs = (numRuns: number) => ({ numRuns, seed: 20_261_122 })

const visitedStops = ({ routes }: ProposedPlan): ReadonlyArray<string> =>
  routes.flatMap(({ visits }) => visits.map(({ stop }) => stop))

/** Every window ends a quarter of an hour earlier, but not before it opens. */
const withEarlierEnd = (stop: ProblemStop): ProblemStop => ({
  ...stop,
  windows: stop.windows.map(({ from, to }) => ({ from, to: Math.max(from, to - 900) })),
})

describe.each(solvers)('solveProblem where lateness has a price, %s', (_, make) => {
  it('a stop is visited late rather than left out', () => {
    const problem = aProblemOf([missedStop], [aVehicle('v')])
    expect(make(problem).unplanned.map(({ stop, reasons }) => [stop, reasons[0]?.description])).toEqual([
      ['missed', 'too late for the time slot by 20 minutes'],
    ])
    const plan = make(withLateness(problem))
    expect(visitedStops(plan)).toEqual(['missed'])
    expect(plan.sums.late).toBe(20 * 60)
  })

  it('a stop is visited in time where that is cheaper', () => {
    const near = aProblemStop('near', 10, { service: 1_200 })
    const far = aProblemStop('far', 20, { windows: windowUntil(9, 25) })
    const planWith = (lateness: number) => make(withLateness(aProblemOf([near, far], [aVehicle('v')]), lateness))
    expect(visitedStops(planWith(100))).toEqual(['far', 'near'])
    expect(planWith(100).sums.late).toBe(0)
  })

  it('a vehicle does not leave so late that it adds lateness', () => {
    const first = aProblemStop('first', 10, { windows: windowUntil(9, 5) })
    const last = aProblemStop('last', 20, { windows: [{ from: timeOfDay(12), to: timeOfDay(13) }] })
    const plan = make(withLateness(aProblemOf([first, last], [aVehicle('v')])))
    expect(plan.sums.late).toBe(5 * 60)
  })

  it('a stop is still left out for its load, or for a time slot that opens too late', () => {
    const night = aProblemStop('night', 10, { windows: [{ from: timeOfDay(20), to: timeOfDay(21) }] })
    const heavy = aProblemStop('heavy', 10, { demand: [11] })
    const plan = make(withLateness(aProblemOf([night, heavy], [aVehicle('v')])))
    expect(plan.unplanned.map(({ stop, reasons }) => [stop, reasons.map(({ rule }) => rule)])).toEqual([
      ['night', ['time slot']],
      ['heavy', ['capacity']],
    ])
    expect(plan.unplanned[0]?.reasons[0]?.description).toMatch(/^its time slot opens too late by/)
  })

  it('the total lateness is the one that the verifier finds, for generated problems', () => {
    let [late, onTime] = [0, 0]
    fc.assert(
      fc.property(aValidSolution(), (answer) => {
        const problem = withLateness({ ...answer.problem, stops: answer.problem.stops.map(withEarlierEnd) }, 2)
        const roads = legTableFor(problem, findLegInTable(answer.roads))
        const plan = make(problem, { roads })
        expect(verifyPlan(problem, findLegInTable(roads), plan)).toEqual(E.right(plan.sums))
        if (plan.sums.late > 0) late += 1
        else onTime += 1
      }),
      runs(150),
    )
    expect(late).toBeGreaterThan(10)
    expect(onTime).toBeGreaterThan(10)
  })

  it('no visit is late where lateness has no price', () => {
    fc.assert(
      fc.property(aProblem(), (generated) => {
        const problem = withLateness(generated, undefined)
        const plan = make({ ...problem, options: { ...problem.options, latenessWeight: undefined } })
        const stops = new Map(problem.stops.map((stop) => [stop.id, stop]))
        for (const { visits } of plan.routes)
          for (const { stop, start } of visits) expect(latenessOf(stops.get(stop) ?? { windows: [] }, start)).toBe(0)
        expect(plan.sums.late).toBe(0)
      }),
      runs(100),
    )
  })
})

describe('repairs where lateness has a price', () => {
  it('a repair says how much later other stops become because of it', () => {
    const stops = [
      aProblemStop('first', 10, { service: 3_600, windows: windowUntil(9, 10) }),
      aProblemStop('second', 20, { windows: windowUntil(10, 20) }),
      aProblemStop('heavy', 5, { service: 1_800, demand: [9], windows: windowUntil(9, 5), priority: 'Low' }),
    ]
    const unplannedWith = (lateness: number) =>
      insertWithoutSolver(withLateness(aProblemOf(stops, [aVehicle('v')]), lateness)).unplanned
    expect(unplannedWith(2).map(({ stop }) => stop)).toEqual(['heavy'])
    expect(unplannedWith(2)[0]?.repairs.map(({ description }) => description)).toContain(
      'Noor Smit on Ma 23-11: room for 1 more, with stops late by 1 hour more in all',
    )
    // The lateness costs ten hours, a further vehicle eight.
    expect(unplannedWith(10)[0]?.repairs.map(({ description }) => description)).toEqual([
      'A further vehicle like that of Noor Smit on Ma 23-11',
    ])
  })

  it('a repair with a longer time slot does not count its own stop as late', () => {
    const windows = [
      { from: timeOfDay(9), to: timeOfDay(9, 20) },
      { from: timeOfDay(19), to: timeOfDay(20) },
    ]
    const { unplanned } = insertWithoutSolver(
      withLateness(aProblemOf([aProblemStop('twice', 30, { windows })], [aVehicle('v')])),
    )
    expect(unplanned[0]?.repairs.map(({ description }) => description)).toContain(
      'Noor Smit on Ma 23-11: the time slot 10 minutes longer',
    )
  })
})
