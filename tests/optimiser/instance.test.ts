import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { chanceOf } from '../../optimiser/random'
import { akinOf, factsOf, nearestOf, type Facts } from '../../optimiser/instance'
import { NEVER } from '../../optimiser/instance/roads'
import { aTown } from './a-town'

const never = (): boolean => false

/** A town where the way back differs from the way there, and some roads are missing. */
const aCrookedTown = (stops: number, seed: number): Problem => {
  const town = aTown(stops, 3, seed)
  const chance = chanceOf(seed)
  const crooked = (way: number): number => (chance.part() < 0.01 ? -1 : Math.round(way * (0.8 + 0.4 * chance.part())))
  return { ...town, metres: town.metres.map(crooked), seconds: town.seconds.map(crooked) }
}

const towns = fc.tuple(fc.integer({ min: 1, max: 170 }), fc.nat()).map(([stops, seed]) => aCrookedTown(stops, seed))

describe('roads', () => {
  it('are known by origin and by destination, and take forever where there are none', () => {
    fc.assert(
      fc.property(towns, ({ places, ...problem }) => {
        const { seconds, metres, secondsTo, metresTo } = factsOf({ places, ...problem })
        const real = (figure: number): number => (figure < 0 ? NEVER : figure)
        const turned = (matrix: Int32Array): Int32Array =>
          matrix.map((_, pair) => matrix[(pair % places) * places + Math.floor(pair / places)] ?? NaN)
        const closed = problem.seconds.map((one, pair) => ((problem.metres[pair] ?? 0) < 0 ? NEVER : real(one)))
        expect([
          areAlike(metres, problem.metres.map(real)),
          areAlike(seconds, closed),
          areAlike(secondsTo, turned(closed)),
          areAlike(metresTo, turned(metres)),
        ]).toEqual([true, true, true, true])
      }),
      { numRuns: 30 },
    )
  })
})

const areAlike = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((figure, at) => figure === other[at])

/** The stops by distance, those at the same distance by number, and the stop itself first. */
const inOrder = (stops: number, one: number, apart: (other: number) => number): ReadonlyArray<number> =>
  Array.from({ length: stops }, (_, other) => other).toSorted(
    (a, b) => Number(b === one) - Number(a === one) || Math.round(apart(a)) - Math.round(apart(b)) || a - b,
  )

const wayTo = ({ place, places }: Facts, from: number, to: number): number =>
  (place[from] ?? 0) * places + (place[to] ?? 0)

/**
 * The distance that neighbour lists use: metres, a fifth of a metre for each second of
 * waiting, and a metre for each second too late.
 */
const hardship = (facts: Facts, from: number, to: number): number => {
  const way = wayTo(facts, from, to)
  const time = (facts.service[from] ?? 0) + (facts.seconds[way] ?? 0)
  const wait = Math.max(0, (facts.open[to] ?? 0) - (facts.close[from] ?? 0) - time)
  const late = Math.max(0, (facts.open[from] ?? 0) + time - (facts.close[to] ?? 0))
  return (facts.metres[way] ?? 0) + 0.2 * wait + late
}

describe('the neighbours of a stop', () => {
  it('are the nearest stops, in space alone and in space and time', () => {
    fc.assert(
      fc.property(towns, (problem) => {
        const facts = factsOf(problem)
        const [near, akin] = [nearestOf(facts, never), akinOf(facts, never)]
        const listed = ({ each, list }: typeof near, stop: number) => [...list.subarray(stop * each, (stop + 1) * each)]
        for (let one = 0; one < facts.stops; one += 7) {
          const nearest = inOrder(facts.stops, one, (other) => facts.metres[wayTo(facts, one, other)] ?? 0)
          expect(listed(near, one)).toEqual(nearest.slice(0, near.each))
          const kin = inOrder(facts.stops, one, (other) =>
            Math.min(hardship(facts, one, other), hardship(facts, other, one)),
          )
          expect(listed(akin, one)).toEqual(kin.slice(0, akin.each))
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** A town with six vehicles, of two kinds by turns, where only the last four may visit one of the stops. */
const aTownOfTwoKinds = (): Problem => {
  const town = aTown(3, 6)
  return {
    ...town,
    vehicles: town.vehicles.map((vehicle, at) => ({ ...vehicle, fixedCost: at % 2 })),
    stops: town.stops.map((stop, at) => (at === 1 ? { ...stop, allowed: [2, 3, 4, 5] } : stop)),
  }
}

describe('vehicles', () => {
  it('are alike where they are the same and may visit the same stops', () => {
    expect([...factsOf(aTownOfTwoKinds()).alikeTo]).toEqual([0, 1, 2, 3, 2, 3])
  })

  it('are not alike where one of them visits a stop today that would cost extra for the other', () => {
    const town = aTownOfTwoKinds()
    const present = [[], [], [1], [], [], []]
    expect([...factsOf({ ...town, present, weights: { ...town.weights, change: 300 } }).alikeTo]).toEqual([
      0, 1, 2, 3, 4, 3,
    ])
  })
})
