import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'
import { findRelated, buildInstance, findNearest, type Instance } from '../../optimiser/instance'
import { UNREACHABLE } from '../../optimiser/instance/travel-matrices'
import { aTown } from './a-town'

const neverStopped = (): boolean => false

/** A town with asymmetric matrices, in which some roads are missing. */
const aTownWithGaps = (stops: number, seed: number): SolverInput => {
  const town = aTown(stops, 3, seed)
  const random = createRandom(seed)
  const distort = (metresOfLeg: number): number =>
    random.fraction() < 0.01 ? -1 : Math.round(metresOfLeg * (0.8 + 0.4 * random.fraction()))
  return { ...town, metres: town.metres.map(distort), seconds: town.seconds.map(distort) }
}

const towns = fc.tuple(fc.integer({ min: 1, max: 170 }), fc.nat()).map(([stops, seed]) => aTownWithGaps(stops, seed))

describe('buildInstance', () => {
  it('matrices are stored by origin and by destination, with UNREACHABLE where there is no road', () => {
    fc.assert(
      fc.property(towns, ({ matrixSize, ...problem }) => {
        const { seconds, metres, secondsByDestination, metresByDestination } = buildInstance({ matrixSize, ...problem })
        const withoutGap = (value: number): number => (value < 0 ? UNREACHABLE : value)
        const transposed = (matrix: Int32Array): Int32Array =>
          matrix.map((_, pair) => matrix[(pair % matrixSize) * matrixSize + Math.floor(pair / matrixSize)] ?? NaN)
        const expectedSeconds = problem.seconds.map((value, pair) =>
          (problem.metres[pair] ?? 0) < 0 ? UNREACHABLE : withoutGap(value),
        )
        expect([
          areEqual(metres, problem.metres.map(withoutGap)),
          areEqual(seconds, expectedSeconds),
          areEqual(secondsByDestination, transposed(expectedSeconds)),
          areEqual(metresByDestination, transposed(metres)),
        ]).toEqual([true, true, true, true])
      }),
      { numRuns: 30 },
    )
  })
})

const areEqual = (first: Int32Array, second: Int32Array): boolean =>
  first.length === second.length && first.every((value, index) => value === second[index])

/** The stops by distance, those at the same distance by number, and the stop itself first. */
const sortByDistance = (stops: number, stop: number, distanceTo: (other: number) => number): ReadonlyArray<number> =>
  Array.from({ length: stops }, (_, other) => other).toSorted(
    (a, b) => Number(b === stop) - Number(a === stop) || Math.round(distanceTo(a)) - Math.round(distanceTo(b)) || a - b,
  )

const matrixIndex = ({ matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  (matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)

/**
 * The distance that neighbour lists use: metres, a fifth of a metre for each second of
 * waiting, and a metre for each second too late.
 */
const timeDistance = (instance: Instance, from: number, to: number): number => {
  const pair = matrixIndex(instance, from, to)
  const time = (instance.service[from] ?? 0) + (instance.seconds[pair] ?? 0)
  const wait = Math.max(0, (instance.open[to] ?? 0) - (instance.close[from] ?? 0) - time)
  const late = Math.max(0, (instance.open[from] ?? 0) + time - (instance.close[to] ?? 0))
  return (instance.metres[pair] ?? 0) + 0.2 * wait + late
}

describe('findNearest and findRelated', () => {
  it('neighbour lists have the nearest stops, in space or in space and time', () => {
    fc.assert(
      fc.property(towns, (problem) => {
        const instance = buildInstance(problem)
        const [nearest, related] = [findNearest(instance, neverStopped), findRelated(instance, neverStopped)]
        const listed = ({ perStop, list }: typeof nearest, listedStop: number) => [
          ...list.subarray(listedStop * perStop, (listedStop + 1) * perStop),
        ]
        for (let stop = 0; stop < instance.stopCount; stop += 7) {
          const expected = sortByDistance(
            instance.stopCount,
            stop,
            (other) => instance.metres[matrixIndex(instance, stop, other)] ?? 0,
          )
          expect(listed(nearest, stop)).toEqual(expected.slice(0, nearest.perStop))
          const expectedRelated = sortByDistance(instance.stopCount, stop, (other) =>
            Math.min(timeDistance(instance, stop, other), timeDistance(instance, other, stop)),
          )
          expect(listed(related, stop)).toEqual(expectedRelated.slice(0, related.perStop))
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** A town with six vehicles, of two alternating kinds, where only the last four may visit one of the stops. */
const aTownWithTwoVehicleKinds = (): SolverInput => {
  const town = aTown(3, 6)
  return {
    ...town,
    vehicles: town.vehicles.map((vehicle, index) => ({ ...vehicle, fixedCost: index % 2 })),
    stops: town.stops.map((stop, index) => (index === 1 ? { ...stop, allowed: [2, 3, 4, 5] } : stop)),
  }
}

describe('buildInstance vehicleKind', () => {
  it('vehicles are identical where their properties and allowed stops are the same', () => {
    expect([...buildInstance(aTownWithTwoVehicleKinds()).vehicleKind]).toEqual([0, 1, 2, 3, 2, 3])
  })

  it('vehicles are not identical where one visits a stop today that would cost extra for the other', () => {
    const town = aTownWithTwoVehicleKinds()
    const currentRoutes = [[], [], [1], [], [], []]
    expect([
      ...buildInstance({ ...town, currentRoutes, weights: { ...town.weights, change: 300 } }).vehicleKind,
    ]).toEqual([0, 1, 2, 3, 4, 3])
  })
})
