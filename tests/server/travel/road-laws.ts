import assert from 'node:assert/strict'
import fc from 'fast-check'
import { globePointOf, leastMetresBetween, type Coordinates } from '../../../src/domain/address'
import type { FindLeg } from '../../../src/domain/problem'
import { estimatedTravel } from '../../../server/travel'
import { aPoint } from '../../kit/arbitraries/address'
import { law, type Law } from '../../kit/law'

const { leg, leastDriveSeconds = () => NaN } = estimatedTravel

/** A short and a long distance, and the same place again. */
const aNeighbour = (): fc.Arbitrary<(from: Coordinates) => Coordinates> =>
  fc.oneof(
    aPoint().map((other) => () => other),
    fc
      .tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }))
      .map(([north, east]) => ({ lat, lng }: Coordinates) => ({ lat: lat + north / 1e5, lng: lng + east / 1e5 })),
  )

const threePlaces = (): fc.Arbitrary<readonly [Coordinates, Coordinates, Coordinates]> =>
  fc.tuple(aPoint(), aNeighbour(), aNeighbour()).map(([a, toB, toC]) => [a, toB(a), toC(toB(a))])

const changed =
  (by: (figure: number, from: Coordinates, to: Coordinates) => number): FindLeg =>
  (from, to) => {
    const result = leg(from, to)
    return result && { seconds: by(result.seconds, from, to), metres: by(result.metres, from, to) }
  }

const figures = (travel: FindLeg, from: Coordinates, to: Coordinates) => {
  const result = travel(from, to)
  assert.ok(result)
  return result
}

export const roadLaws: ReadonlyArray<Law> = [
  law({
    name: 'a detour saves nothing',
    statement: 'From one place to another by way of a third is never shorter nor quicker than straight.',
    subject: leg,
    arbitrary: threePlaces(),
    holds: (travel, [a, b, c]) => {
      const [straight, there, on] = [figures(travel, a, c), figures(travel, a, b), figures(travel, b, c)]
      assert.ok(straight.metres <= there.metres + on.metres)
      assert.ok(straight.seconds <= there.seconds + on.seconds)
    },
    mutants: {
      'long ways are slow': changed((figure) => Math.ceil(figure ** 1.2)),
      'figures are rounded down': changed((figure) => Math.floor(figure / 60)),
    },
  }),
  law({
    name: 'no estimate is quicker than the quickest drive',
    statement: 'No estimate takes less than the quickest drive between places that lie so far apart, or nearer.',
    subject: leg,
    arbitrary: threePlaces(),
    holds: (travel, [a, b]) => {
      const straight = leastMetresBetween(globePointOf(a), globePointOf(b))
      for (const share of [0.5, 1]) assert.ok(figures(travel, a, b).seconds >= leastDriveSeconds(straight * share))
    },
    mutants: { 'streets take no time': changed((figure) => Math.max(0, figure - 600)) },
  }),
  law({
    name: 'the way back is as long',
    statement: 'The way back takes as long as the way there, and from a place to itself there is none.',
    subject: leg,
    arbitrary: threePlaces(),
    holds: (travel, [a, b]) => {
      assert.deepEqual(figures(travel, a, b), figures(travel, b, a))
      const { seconds, metres } = figures(travel, a, { ...a })
      assert.deepEqual([seconds, metres], [0, 0])
    },
    mutants: {
      'north is uphill': changed((figure, from, to) => (to.lat > from.lat ? figure + 1 : figure)),
      'parking takes a minute': changed((figure) => figure + 60),
    },
  }),
  law({
    name: 'figures that fit a table',
    statement: 'Metres and seconds are whole, and a road is longer than the crow flies.',
    subject: leg,
    arbitrary: threePlaces(),
    holds: (travel, [a, b]) => {
      const { seconds, metres } = figures(travel, a, b)
      assert.ok(Number.isSafeInteger(seconds) && Number.isSafeInteger(metres))
      // A degree of latitude is 111.19 km; one of longitude in the Netherlands at least 66.2.
      assert.ok(metres >= 110_000 * Math.abs(a.lat - b.lat) && metres >= 66_000 * Math.abs(a.lng - b.lng))
      assert.ok(seconds * 85 >= metres * 3.6 - 85 && seconds * 24 <= metres * 3.6 + 24)
    },
    mutants: {
      'half a metre is a metre': changed((figure) => figure / 2),
      'the crow drives': changed((figure) => Math.round(figure / 1.5)),
    },
  }),
]
