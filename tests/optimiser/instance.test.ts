import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'
import { findRelated, buildInstance, findNearest, type Instance } from '../../optimiser/instance'
import { NEVER } from '../../optimiser/instance/roads'
import { aTown } from './a-town'

const neverStopped = (): boolean => false

/** A town where the way back differs from the way there, and some roads are missing. */
const aTownWithGaps = (stops: number, seed: number): SolverInput => {
  const town = aTown(stops, 3, seed)
  const random = createRandom(seed)
  const distort = (metresOfLeg: number): number =>
    random.fraction() < 0.01 ? -1 : Math.round(metresOfLeg * (0.8 + 0.4 * random.fraction()))
  return { ...town, metres: town.metres.map(distort), seconds: town.seconds.map(distort) }
}

const towns = fc.tuple(fc.integer({ min: 1, max: 170 }), fc.nat()).map(([stops, seed]) => aTownWithGaps(stops, seed))

describe('roads', () => {
  it('are known by origin and by destination, and take forever where there are none', () => {
    fc.assert(
      fc.property(towns, ({ matrixSize, ...problem }) => {
        const { seconds, metres, secondsTo, metresTo } = buildInstance({ matrixSize, ...problem })
        const real = (figure: number): number => (figure < 0 ? NEVER : figure)
        const transposed = (matrix: Int32Array): Int32Array =>
          matrix.map((_, pair) => matrix[(pair % matrixSize) * matrixSize + Math.floor(pair / matrixSize)] ?? NaN)
        const closed = problem.seconds.map((one, pair) => ((problem.metres[pair] ?? 0) < 0 ? NEVER : real(one)))
        expect([
          areEqual(metres, problem.metres.map(real)),
          areEqual(seconds, closed),
          areEqual(secondsTo, transposed(closed)),
          areEqual(metresTo, transposed(metres)),
        ]).toEqual([true, true, true, true])
      }),
      { numRuns: 30 },
    )
  })
})

const areEqual = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((figure, at) => figure === other[at])

/** The stops by distance, those at the same distance by number, and the stop itself first. */
const sortByDistance = (stops: number, one: number, apart: (other: number) => number): ReadonlyArray<number> =>
  Array.from({ length: stops }, (_, other) => other).toSorted(
    (a, b) => Number(b === one) - Number(a === one) || Math.round(apart(a)) - Math.round(apart(b)) || a - b,
  )

const legIndex = ({ matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  (matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)

/**
 * The distance that neighbour lists use: metres, a fifth of a metre for each second of
 * waiting, and a metre for each second too late.
 */
const timeDistance = (instance: Instance, from: number, to: number): number => {
  const metresOfLeg = legIndex(instance, from, to)
  const time = (instance.service[from] ?? 0) + (instance.seconds[metresOfLeg] ?? 0)
  const wait = Math.max(0, (instance.open[to] ?? 0) - (instance.close[from] ?? 0) - time)
  const late = Math.max(0, (instance.open[from] ?? 0) + time - (instance.close[to] ?? 0))
  return (instance.metres[metresOfLeg] ?? 0) + 0.2 * wait + late
}

describe('the neighbours of a stop', () => {
  it('are the nearest stops, in space alone and in space and time', () => {
    fc.assert(
      fc.property(towns, (problem) => {
        const instance = buildInstance(problem)
        const [near, akin] = [findNearest(instance, neverStopped), findRelated(instance, neverStopped)]
        const listed = ({ perStop, list }: typeof near, stop: number) => [
          ...list.subarray(stop * perStop, (stop + 1) * perStop),
        ]
        for (let one = 0; one < instance.stops; one += 7) {
          const nearest = sortByDistance(
            instance.stops,
            one,
            (other) => instance.metres[legIndex(instance, one, other)] ?? 0,
          )
          expect(listed(near, one)).toEqual(nearest.slice(0, near.perStop))
          const related = sortByDistance(instance.stops, one, (other) =>
            Math.min(timeDistance(instance, one, other), timeDistance(instance, other, one)),
          )
          expect(listed(akin, one)).toEqual(related.slice(0, akin.perStop))
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** A town with six vehicles, of two kinds by turns, where only the last four may visit one of the stops. */
const aTownWithTwoVehicleKinds = (): SolverInput => {
  const town = aTown(3, 6)
  return {
    ...town,
    vehicles: town.vehicles.map((vehicle, at) => ({ ...vehicle, fixedCost: at % 2 })),
    stops: town.stops.map((stop, at) => (at === 1 ? { ...stop, allowed: [2, 3, 4, 5] } : stop)),
  }
}

describe('vehicles', () => {
  it('are alike where they are the same and may visit the same stops', () => {
    expect([...buildInstance(aTownWithTwoVehicleKinds()).firstIdentical]).toEqual([0, 1, 2, 3, 2, 3])
  })

  it('are not alike where one of them visits a stop today that would cost extra for the other', () => {
    const town = aTownWithTwoVehicleKinds()
    const present = [[], [], [1], [], [], []]
    expect([...buildInstance({ ...town, present, weights: { ...town.weights, change: 300 } }).firstIdentical]).toEqual([
      0, 1, 2, 3, 4, 3,
    ])
  })
})
