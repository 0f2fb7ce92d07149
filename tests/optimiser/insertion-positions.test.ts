import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { buildInstance } from '../../optimiser/instance'
import { findSingleLabelPosition } from '../../optimiser/insertion/single-label-position'
import { findSimplePosition } from '../../optimiser/insertion/simple-position'
import { findGeneralPosition } from '../../optimiser/insertion/general-position'
import { createTours, insertAfter, recomputeRoute, type Tours } from '../../optimiser/tours'
import { aSimpleInput, aGeneralInput } from './a-solver-input'
import { withShortestRoads } from './shortest-roads'

describe('findSimplePosition', () => {
  it('findSimplePosition finds the same position as findGeneralPosition', () => {
    let foundCount = 0
    fc.assert(
      fc.property(aSimpleInput(8), (problem) => {
        const simpleInstance = buildInstance(problem)
        const generalInstance = buildInstance(withRestriction(problem))
        expect([simpleInstance.isSimple, generalInstance.isSimple]).toEqual([true, false])
        const [simpleTours, generalTours] = [createTours(simpleInstance), createTours(generalInstance)]
        problem.stops.forEach((_, stop) => {
          const positions = [emptyPosition(), emptyPosition()] as const
          if (!isFull(problem, simpleTours, stop)) {
            recomputeRoute(simpleInstance, simpleTours, 0)
            recomputeRoute(generalInstance, generalTours, 0)
            findSimplePosition(simpleInstance, simpleTours, stop, 0, positions[0])
            findGeneralPosition({ instance: generalInstance, tours: generalTours }, stop, 0, positions[1])
          }
          expect(positions[0]).toEqual(positions[1])
          if (positions[0].vehicle < 0) return
          foundCount += 1
          insertAfter(simpleTours, 0, positions[0].before, stop)
          insertAfter(generalTours, 0, positions[0].before, stop)
          recomputeRoute(simpleInstance, simpleTours, 0)
          recomputeRoute(generalInstance, generalTours, 0)
          expect(simpleTours.cost[0]).toBeCloseTo(generalTours.cost[0] ?? NaN, 9)
        })
      }),
      { numRuns: 300 },
    )
    expect(foundCount).toBeGreaterThan(100)
  })
})

describe('findSingleLabelPosition', () => {
  it('on shortest roads, findSingleLabelPosition finds the same position as findGeneralPosition', () => {
    let foundCount = 0
    fc.assert(
      fc.property(aGeneralInput(8).map(singleLabelInput).map(withShortestRoads), (problem) => {
        const instance = buildInstance(problem)
        expect(instance.isSingleLabel).toBe(true)
        const tours = createTours(instance)
        problem.vehicles.forEach((_, vehicle) => recomputeRoute(instance, tours, vehicle))
        problem.stops.forEach((_, stop) => {
          const positions = [emptyPosition(), emptyPosition()] as const
          problem.vehicles.forEach((__, vehicle) => {
            findSingleLabelPosition(instance, tours, stop, vehicle, positions[0])
            findGeneralPosition({ instance, tours }, stop, vehicle, positions[1])
          })
          expect([positions[0].vehicle, positions[0].before]).toEqual([positions[1].vehicle, positions[1].before])
          expect(positions[0].cost).toBeCloseTo(positions[1].cost, 6)
          if (positions[0].vehicle < 0) return
          foundCount += 1
          insertAfter(tours, positions[0].vehicle, positions[0].before, stop)
          recomputeRoute(instance, tours, positions[0].vehicle)
        })
      }),
      { numRuns: 300 },
    )
    expect(foundCount).toBeGreaterThan(300)
  })
})

/** Without second windows, breaks, fixed positions, or a price on metres between stops. */
const singleLabelInput = (problem: SolverInput): SolverInput => ({
  ...problem,
  stops: problem.stops.map((stop) => ({
    ...stop,
    windows: stop.windows.slice(0, 1),
    pin: stop.pin && { ...stop.pin, position: undefined },
  })),
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [] })),
  weights: { ...problem.weights, compactness: 0 },
})

const emptyPosition = (): { vehicle: number; before: number; cost: number } => ({ vehicle: -1, before: 0, cost: 1e9 })

/** For plain problems, the search checks the load before it calls `findSimplePosition`. */
const isFull = (problem: SolverInput, { load }: Tours, stop: number): boolean =>
  (load[0] ?? 0) + (problem.stops[stop]?.demand[0] ?? 0) > (problem.vehicles[0]?.capacity[0] ?? 0)

const withRestriction = (problem: SolverInput): SolverInput => ({
  ...problem,
  stops: problem.stops.map((stop) => ({ ...stop, allowed: problem.vehicles.map((_, vehicle) => vehicle) })),
})
