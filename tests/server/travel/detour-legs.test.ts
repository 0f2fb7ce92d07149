import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatedTravel, legCounter, mainRoadTravel, type Travel } from '../../../server/travel'
import type { Coordinates } from '../../../src/domain/address'
import { detourLegsBy, type DetourLegs, type Path } from '../../../src/domain/problem'
import { noLegs } from '../../../src/domain/route'
import { aPoint } from '../../kit/arbitraries/address'
import { testRuns } from '../../laws/test-runs'
import { ways } from './main-roads/main-road-laws'

const amsterdam = { lat: 52.37, lng: 4.9 }
const inTheSea = { lat: 52.75, lng: 3.9 }

/** Places of which some come several times, as the same object and as others. */
const aPlace = (): fc.Arbitrary<Coordinates> =>
  fc.oneof(
    aPoint(),
    fc.constant(amsterdam),
    fc.constantFrom(amsterdam, inTheSea).map((place) => ({ ...place })),
  )

const anEnd = (): fc.Arbitrary<Coordinates | undefined> => fc.option(aPlace(), { nil: undefined })

const aPath = (): fc.Arbitrary<Path> =>
  fc
    .tuple(anEnd(), fc.array(aPlace(), { maxLength: 5 }), anEnd())
    .map(([start, places, end]) => [start, ...places, end])

const neededOf = ({ to, on }: DetourLegs, { length }: Path) => ({
  to: to.slice(0, length - 1),
  on: on.slice(1, length),
})

const roads: ReadonlyArray<readonly [string, Travel]> = [
  ['estimates', estimatedTravel],
  ['main roads', mainRoadTravel(estimatedTravel, ways)],
]

describe.each(roads)('the legs of detours, by %s', (_, travel) => {
  it('the legs of all detours from a path are those that are found one by one', () => {
    // A kept path is asked for one place after the other.
    fc.assert(
      fc.property(fc.array(aPath(), { maxLength: 3 }), fc.array(aPlace(), { maxLength: 3 }), (paths, places) => {
        for (const place of places)
          for (const path of paths)
            expect(neededOf(travel.detourLegs(place, path), path)).toEqual(
              neededOf(detourLegsBy(travel.leg)(place, path), path),
            )
      }),
      { ...testRuns, numRuns: 50 },
    )
  })

  it('each leg of a detour that is needed counts once, also where it is asked for alone before or after', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.tuple(aPlace(), aPath()), fc.tuple(aPlace(), aPlace())), { maxLength: 6 }),
        (questions) => {
          const counter = legCounter(travel)
          const pairs = questions.flatMap(([place, other]): Array<readonly [Coordinates, Coordinates]> => {
            if ('lat' in other) {
              counter.leg(place, other)
              return [[place, other]]
            }
            counter.detourLegs(place, other)
            return [
              ...other.slice(0, -1).flatMap((before) => (before === undefined ? [] : [[before, place] as const])),
              ...other.slice(1).flatMap((after) => (after === undefined ? [] : [[place, after] as const])),
            ]
          })
          const distinct = new Map(
            pairs.map(([from, to]) => [JSON.stringify([from, to]), travel.leg(from, to)?.source]),
          )
          const expected = { ...noLegs }
          for (const source of distinct.values()) if (source !== undefined) expected[source] += 1
          expect(counter.counted()).toEqual(expected)
        },
      ),
      { ...testRuns, numRuns: 100 },
    )
  })
})
