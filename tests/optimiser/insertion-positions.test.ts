import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { buildInstance } from '../../optimiser/instance'
import { trySingleLabelPositions, tryPlainPositions } from '../../optimiser/insertion/single-label-positions'
import { tryGeneralPositions } from '../../optimiser/insertion/general-positions'
import { createRoutes, insertAt, recomputeAfterInsertion, recomputeRoute, type Routes } from '../../optimiser/routes'
import type { BestPosition } from '../../optimiser/search'
import { aSimpleInput, aGeneralInput } from './a-solver-input'
import { withShortestRoads } from './shortest-roads'

describe('findSimplePosition', () => {
  it('findSimplePosition ends with the same position as findGeneralPosition', () => {
    let foundCount = 0
    fc.assert(
      fc.property(aSimpleInput(8), (problem) => {
        const plainInstance = buildInstance(problem)
        expect(plainInstance.isPlain).toBe(true)
        const generalInstance = { ...plainInstance, isPlain: false, ignoresDurations: false, ignoresTimes: false }
        const [plainRoutes, generalRoutes] = [createRoutes(plainInstance), createRoutes(generalInstance)]
        problem.stops.forEach((_, stop) => {
          const positions = [emptyPosition(), emptyPosition()] as const
          if (!isFull(problem, plainRoutes, stop)) {
            recomputeRoute(plainInstance, plainRoutes, 0)
            recomputeRoute(generalInstance, generalRoutes, 0)
            tryPlainPositions(plainInstance, plainRoutes, stop, 0, positions[0])
            tryGeneralPositions({ instance: generalInstance, routes: generalRoutes }, stop, 0, positions[1])
          }
          expect(positions[0]).toEqual(positions[1])
          if (positions[0].vehicle < 0) return
          foundCount += 1
          insertAt(plainRoutes, 0, positions[0].precedingCount, stop)
          insertAt(generalRoutes, 0, positions[0].precedingCount, stop)
          recomputeRoute(plainInstance, plainRoutes, 0)
          recomputeRoute(generalInstance, generalRoutes, 0)
          expect(plainRoutes.cost[0]).toBeCloseTo(generalRoutes.cost[0] ?? NaN, 9)
        })
      }),
      { numRuns: 300 },
    )
    expect(foundCount).toBeGreaterThan(100)
  })
})

describe('findSingleLabelPosition', () => {
  it('on shortest roads, findSingleLabelPosition ends with the same position as findGeneralPosition', () => {
    let foundCount = 0
    fc.assert(
      fc.property(aGeneralInput(8).map(singleLabelInput).map(withShortestRoads), (problem) => {
        const instance = buildInstance(problem)
        expect(instance.isSingleLabel).toBe(true)
        const routes = createRoutes(instance)
        problem.vehicles.forEach((_, vehicle) => recomputeRoute(instance, routes, vehicle))
        problem.stops.forEach((_, stop) => {
          const positions = [emptyPosition(), emptyPosition()] as const
          problem.vehicles.forEach((__, vehicle) => {
            trySingleLabelPositions({ instance, routes }, stop, vehicle, positions[0])
            tryGeneralPositions({ instance, routes }, stop, vehicle, positions[1])
          })
          expect([positions[0].vehicle, positions[0].precedingCount]).toEqual([
            positions[1].vehicle,
            positions[1].precedingCount,
          ])
          expect(positions[0].cost).toBeCloseTo(positions[1].cost, 6)
          if (positions[0].vehicle < 0) return
          foundCount += 1
          insertAt(routes, positions[0].vehicle, positions[0].precedingCount, stop)
          recomputeRoute(instance, routes, positions[0].vehicle)
        })
      }),
      { numRuns: 300 },
    )
    expect(foundCount).toBeGreaterThan(300)
  })
})

describe('recomputeAfterInsertion', () => {
  it.each([
    ['only metres cost anything', aSimpleInput(8)],
    ['seconds cost something', aGeneralInput(8).map(singleLabelInput).map(withPricedTime)],
  ] as const)('where %s, the values after insertions are those of whole routes', (_, inputs) => {
    let insertionCount = 0
    fc.assert(
      fc.property(inputs, (problem) => {
        const instance = buildInstance(problem)
        const [routes, wholeRoutes] = [createRoutes(instance), createRoutes(instance)]
        for (const each of [routes, wholeRoutes])
          problem.vehicles.forEach((__, vehicle) => recomputeRoute(instance, each, vehicle))
        problem.stops.forEach((__, stop) => {
          const position = emptyPosition()
          problem.vehicles.forEach((___, vehicle) => {
            if (instance.isPlain && isFull(problem, routes, stop)) return
            if (instance.isPlain) tryPlainPositions(instance, routes, stop, vehicle, position)
            else trySingleLabelPositions({ instance, routes }, stop, vehicle, position)
          })
          const { vehicle, precedingCount } = position
          if (vehicle < 0) return
          for (const each of [routes, wholeRoutes]) insertAt(each, vehicle, precedingCount, stop)
          recomputeAfterInsertion(instance, routes, vehicle, precedingCount + 1)
          recomputeRoute(instance, wholeRoutes, vehicle)
          expect(valuesOf(routes)).toEqual(valuesOf(wholeRoutes))
          // The first stop of a vehicle, and loads that depend on the order, need the whole route.
          if ((routes.visitCount[vehicle] ?? 0) > 1 && !instance.loadDependsOnOrder) insertionCount += 1
        })
      }),
      { numRuns: 300 },
    )
    expect(insertionCount).toBeGreaterThan(100)
  })
})

const withPricedTime = (problem: SolverInput): SolverInput => ({
  ...problem,
  weights: { ...problem.weights, perSecond: problem.weights.perSecond + 1 },
})

/** All that follows from the order of the routes. */
const valuesOf = ({ labels: _labels, timings: _timings, version: _version, lastVersion: _last, ...values }: Routes) =>
  structuredClone(values)

/** Without second windows, breaks, fixed positions, or a price on metres between stops. */
const singleLabelInput = (problem: SolverInput): SolverInput => ({
  ...problem,
  stops: problem.stops.map((stop) => ({
    ...stop,
    windows: stop.windows.slice(0, 1),
    fixedPosition: stop.fixedPosition && { ...stop.fixedPosition, position: undefined },
  })),
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [] })),
  weights: { ...problem.weights, compactness: 0 },
})

const emptyPosition = (): BestPosition => ({
  vehicle: -1,
  precedingCount: 0,
  replacement: -1,
  cost: 1e9,
})

/** For plain problems, the search checks the load before it calls `findSimplePosition`. */
const isFull = (problem: SolverInput, { load }: Routes, stop: number): boolean =>
  (load[0] ?? 0) + (problem.stops[stop]?.demand[0] ?? 0) > (problem.vehicles[0]?.capacity[0] ?? 0)
