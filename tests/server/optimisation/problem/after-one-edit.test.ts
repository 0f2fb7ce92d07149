import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInstance } from '../../../../optimiser/instance'
import { costOfStops } from '../../../../optimiser/routes'
import type { CurrentTour } from '../../../../server/solver'
import { costRatesFor } from '../../../../server/solver/cost-rates'
import { toSolverInput } from '../../../../server/solver/solve-problem'
import { weightings, type RouteProblem } from '../../../../src/domain/problem'
import type { StopFacts } from '../../../../src/domain/stop'
import { planOf } from '../../../kit/builders/plan'
import { right } from '../../../kit/either'
import { legTableFor, solveHere } from '../../solver/solve-here'
import { aDriverCalled } from '../a-driver'
import { headquarters, problemOnRoads, roads } from '../proposal'
import { day, factsOf } from '../replan'

const STOPS = 24
/** Each stop is a load of one. */
const CAPACITY = 12
const drivers = ['noor', 'joris', 'sem'].map((id) => aDriverCalled(id, { vehicleCapacity: CAPACITY }))

const aFact = (id: number): fc.Arbitrary<StopFacts> =>
  fc
    .record({
      lat: fc.integer({ min: -150, max: 150 }),
      lng: fc.integer({ min: -150, max: 150 }),
      duration: fc.integer({ min: 5, max: 25 }),
      slot: fc.constantFrom({}, {}, { timeSlotEarliest: '10:00', timeSlotLatest: '13:00' }),
    })
    .map(({ lat, lng, duration, slot }) => ({
      ...factsOf(String(id)),
      ...slot,
      duration,
      coordinates: { lat: headquarters.lat + lat / 1000, lng: headquarters.lng + lng / 1000 },
    }))

const aProject = (): fc.Arbitrary<RouteProblem> =>
  fc
    .tuple(fc.tuple(...Array.from({ length: STOPS }, (_, index) => aFact(index))), fc.constantFrom(...weightings))
    .map(([facts, weights]) => right(problemOnRoads(planOf([], facts), { days: [day], weights }, drivers)).problem)

const optimise = (
  problem: RouteProblem,
  currentTours: ReadonlyArray<CurrentTour>,
  iterations = 2_000,
): ReadonlyArray<CurrentTour> =>
  solveHere(problem, { roads: legTableFor(problem, roads), currentTours, budget: { iterations } }).routes.map(
    ({ vehicle, visits }) => ({ vehicle, stops: visits.map(({ stop }) => stop) }),
  )

/** What it must save to give a stop to another vehicle, in seconds. */
const CHANGE = 300

/** What tours cost the solver, when `currentTours` are those of today: with what is left out and what changes vehicle; Infinity where a rule is broken. */
const costsFrom = (problem: RouteProblem, currentTours: ReadonlyArray<CurrentTour>) => {
  const input = toSolverInput(
    problem,
    legTableFor(problem, roads),
    { ...costRatesFor({ weights: problem.options.weights }), change: CHANGE },
    currentTours,
  )
  const instance = buildInstance(input)
  const indexOf = new Map(problem.stops.map(({ id }, index) => [id, index]))
  return (tours: ReadonlyArray<CurrentTour>): number => {
    const planned = new Set(tours.flatMap(({ stops }) => stops))
    const unplanned = problem.stops.reduce(
      (sum, { id }, index) => sum + (planned.has(id) ? 0 : (input.stops[index]?.unplannedCost ?? 0)),
      0,
    )
    return tours.reduce((sum, { vehicle, stops }) => {
      const index = problem.vehicles.findIndex(({ id }) => id === vehicle)
      const order = Int32Array.from(stops.flatMap((id) => indexOf.get(id) ?? []))
      if (order.length > CAPACITY) return Infinity
      return order.length === 0 ? sum : sum + costOfStops(instance, index, order)
    }, unplanned)
  }
}

const without = (tours: ReadonlyArray<CurrentTour>, moved: string): ReadonlyArray<CurrentTour> =>
  tours.map(({ vehicle, stops }) => ({ vehicle, stops: stops.filter((stop) => stop !== moved) }))

/** The tours with a stop at each place of a vehicle instead of where it is. */
const withStopOn = (tours: ReadonlyArray<CurrentTour>, moved: string, onVehicle: string) => {
  const others = without(tours, moved)
  const places = others.find(({ vehicle }) => vehicle === onVehicle)?.stops ?? []
  return [...places, undefined].map((_, position) => [
    ...others.filter(({ vehicle }) => vehicle !== onVehicle),
    { vehicle: onVehicle, stops: places.toSpliced(position, 0, moved) },
  ])
}

const vehicleIn = (tours: ReadonlyArray<CurrentTour>, stop: string): string | undefined =>
  tours.find(({ stops }) => stops.includes(stop))?.vehicle

/** No stop that changed vehicle would cost less on the one where it was. */
const expectEachChangeToPay = (
  before: ReadonlyArray<CurrentTour>,
  after: ReadonlyArray<CurrentTour>,
  costOf: (tours: ReadonlyArray<CurrentTour>) => number,
): number => {
  const moved = before
    .flatMap(({ stops, vehicle }) => stops.map((stop) => ({ stop, vehicle })))
    .filter(({ stop, vehicle }) => vehicleIn(after, stop) !== vehicle)
  for (const { stop, vehicle } of moved)
    expect(Math.min(...withStopOn(after, stop, vehicle).map(costOf))).toBeGreaterThanOrEqual(costOf(after) - 1e-6)
  return moved.length
}

const runs = { numRuns: 4, seed: 20_261_127, endOnFailure: true }

describe('optimising again after one edit', { timeout: 60_000 }, () => {
  it('a stop that was moved by hand stays or goes back, and no other stop changes vehicle', () => {
    fc.assert(
      fc.property(aProject(), fc.nat(STOPS - 1), fc.nat(2), (problem, choice, target) => {
        const plan = optimise(problem, [])
        const stop = String(choice)
        const to = problem.vehicles[target]?.id ?? ''
        const edited = withStopOn(plan, stop, to).at(-1) ?? plan
        const costOf = costsFrom(problem, edited)
        const after = optimise(problem, edited)
        expect(costOf(after)).toBeLessThanOrEqual(Math.min(costOf(edited), costOf(plan)) + 1e-6)
        expect(expectEachChangeToPay(edited, after, costOf)).toBeLessThanOrEqual(1)
      }),
      runs,
    )
  })

  it('in a plan that can be better, a new stop is visited, and others change vehicle only where that pays', () => {
    let changes = 0
    fc.assert(
      fc.property(aProject(), fc.nat(STOPS - 1), (problem, choice) => {
        const stop = String(choice)
        const earlier = { ...problem, stops: problem.stops.filter(({ id }) => id !== stop) }
        const plan = optimise(earlier, [], 20)
        const costOf = costsFrom(problem, plan)
        const after = optimise(problem, plan)
        const inserted = problem.vehicles.flatMap(({ id }) => withStopOn(plan, stop, id))
        expect(costOf(after)).toBeLessThanOrEqual(Math.min(...inserted.map(costOf)) + 1e-6)
        changes += expectEachChangeToPay(plan, after, costOf)
      }),
      runs,
    )
    expect(changes).toBeGreaterThan(0)
  })
})
