import assert from 'node:assert/strict'
import fc from 'fast-check'
import { coordinatesAt, stopsInArea, worldX, worldY } from '../../src/domain/map'
import type { StopId } from '../../src/domain/stop'
import { aStopCalled } from '../kit/builders/plan'
import { law, type Law } from '../kit/law'

type StopsInArea = typeof stopsInArea
type Point = readonly [x: number, y: number]

/** Stops at these points, named by their index, and the corners of an outline. */
type AreaCase = { readonly places: ReadonlyArray<Point>; readonly corners: ReadonlyArray<Point> }

/** On a grid, since doubles shrink without end. */
const aGridPoint = (): fc.Arbitrary<Point> => fc.tuple(fc.nat(999), fc.nat(999))

const aCorner = (): fc.Arbitrary<Point> => aGridPoint().map(([x, y]): Point => [130 + x / 1000, 130 + y / 1000])

/** Beside the grid, so that no place is on an edge between two corners. */
const aPlace = (): fc.Arbitrary<Point> =>
  aGridPoint().map(([x, y]): Point => [130 + (x + 0.3718) / 1000, 130 + (y + 0.6181) / 1000])

const someCases = (corners: fc.Arbitrary<ReadonlyArray<Point>>): fc.Arbitrary<AreaCase> =>
  fc.record({ places: fc.array(aPlace(), { maxLength: 12 }), corners }, { noNullPrototype: true })

const anyCase = (): fc.Arbitrary<AreaCase> => someCases(fc.array(aCorner(), { minLength: 3, maxLength: 9 }))

/** Corners on a circle, clockwise, so that the outline has no dent. */
const aRoundCase = (): fc.Arbitrary<AreaCase> =>
  someCases(
    fc
      .uniqueArray(fc.nat(359), { minLength: 3, maxLength: 9 })
      .map((angles) =>
        angles
          .toSorted((one, other) => one - other)
          .map((degrees): Point => [
            130.5 + 0.4 * Math.cos((degrees * Math.PI) / 180),
            130.5 + 0.4 * Math.sin((degrees * Math.PI) / 180),
          ]),
      ),
  )

const stopsOf = ({ places }: AreaCase) =>
  places.map(([x, y], index) => aStopCalled(String(index), { coordinates: coordinatesAt(x, y) }))

const selectedBy = (subject: StopsInArea, areaCase: AreaCase, corners = areaCase.corners): ReadonlyArray<StopId> =>
  subject({ pins: [stopsOf(areaCase)] }, Float64Array.from(corners.flat()))

const cornersOf = (outline: Float64Array): ReadonlyArray<Point> =>
  Array.from({ length: outline.length / 2 }, (_, index): Point => [
    outline[2 * index] ?? 0,
    outline[2 * index + 1] ?? 0,
  ])

/** On which side of each edge a point is; positive on the inner side of a clockwise outline. */
const sidesOf = (corners: ReadonlyArray<Point>, [x, y]: Point): ReadonlyArray<number> =>
  corners.map(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0]
    return (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY)
  })

const isNearAnEdge = (corners: ReadonlyArray<Point>, point: Point): boolean =>
  sidesOf(corners, point).some((side) => Math.abs(side) < 1e-9)

const inBox: StopsInArea = ({ pins }, outline) => {
  const corners = cornersOf(outline)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const isBetween = (value: number, values: ReadonlyArray<number>): boolean =>
    value >= Math.min(...values) && value <= Math.max(...values)
  return pins
    .flat()
    .filter(({ facts: { coordinates } }) => isBetween(worldX(coordinates?.lng ?? 0), xs))
    .filter(({ facts: { coordinates } }) => isBetween(worldY(coordinates?.lat ?? 0), ys))
    .map(({ facts: { id } }) => id)
}

/** The rule of even and odd: where an outline overlaps itself there is a hole. */
const byCrossings: StopsInArea = ({ pins }, outline) => {
  const corners = cornersOf(outline)
  return pins.flat().flatMap(({ facts: { id, coordinates } }) => {
    const [x, y] = [worldX(coordinates?.lng ?? 0), worldY(coordinates?.lat ?? 0)]
    const sides = sidesOf(corners, [x, y])
    const crossings = corners.filter(([, fromY], index) => {
      const [, toY] = corners[(index + 1) % corners.length] ?? [0, 0]
      const side = sides[index] ?? 0
      return fromY <= y ? toY > y && side > 0 : toY <= y && side < 0
    })
    return crossings.length % 2 === 1 ? [id] : []
  })
}

export const areaLaws: ReadonlyArray<Law> = [
  law<StopsInArea, AreaCase>({
    name: 'an area holds the stops inside its outline',
    statement: 'A stop is in an area without dents exactly if it is on the inner side of every edge.',
    subject: stopsInArea,
    arbitrary: aRoundCase(),
    holds: (subject, areaCase) => {
      const { places, corners } = areaCase
      const isClear = (index: number): boolean => !isNearAnEdge(corners, places[index] ?? [0, 0])
      assert.deepEqual(
        selectedBy(subject, areaCase).filter((id) => isClear(Number(id))),
        places.flatMap((place, index) =>
          isClear(index) && sidesOf(corners, place).every((side) => side > 0) ? [String(index)] : [],
        ),
      )
    },
    mutants: {
      'an area is the box around its outline': inBox,
      'the outline is not closed': (content, outline) =>
        stopsInArea(content, Float64Array.from([...outline.slice(0, -2), outline[0] ?? 0, outline[1] ?? 0])),
    },
  }),
  law<StopsInArea, AreaCase>({
    name: 'an area does not depend on how it was drawn',
    statement: 'An outline drawn backwards, or twice round, or from another corner encloses the same stops.',
    subject: stopsInArea,
    arbitrary: anyCase(),
    holds: (subject, areaCase) => {
      const { corners } = areaCase
      const stops = selectedBy(subject, areaCase)
      for (const same of [
        corners.toReversed(),
        [...corners, ...corners],
        [...corners.slice(1), ...corners.slice(0, 1)],
      ])
        assert.deepEqual(selectedBy(subject, areaCase, same), stops)
    },
    mutants: {
      'where the outline overlaps itself there is a hole': byCrossings,
      'the last corner is left out': (content, outline) => stopsInArea(content, outline.slice(0, -2)),
    },
  }),
]
