import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detourLegsBy } from '../../../src/domain/problem'
import { insertionsOf } from '../../../src/domain/schedule/insertion-figures'
import { leastFiguresWith } from '../../../src/domain/schedule/least-figures'
import { timedRoute, type TimedFrame, type TimedStop } from '../../../src/domain/schedule/timed-route'
import { aTimedFrame, aTimedStop, manyLateStops, someTimedStops } from '../../kit/arbitraries/timed-route'
import { leastDriveSeconds, travelStraightOn } from '../../kit/builders/problem'
import { testRuns } from '../../laws/test-runs'

const runs = { ...testRuns, numRuns: testRuns.numRuns * 5 }

const hasPlace = ({ coordinates }: TimedStop): boolean => coordinates !== undefined

/** Where all places are known, and each drive is as quick as it could be. */
const leastAndRealFigures = (stops: ReadonlyArray<TimedStop>, frame: TimedFrame, stop: TimedStop) => {
  const route = timedRoute(stops.filter(hasPlace), frame, travelStraightOn)
  const real = insertionsOf(route, stop, detourLegsBy(travelStraightOn)).filter(
    ({ position }) => position < route.stops.length || frame.end !== undefined,
  )
  const least = leastFiguresWith(route, stop, leastDriveSeconds)
  if (least === undefined) throw new Error('the stop has no place')
  return { least, real, route }
}

describe.each([
  ['a route', someTimedStops()],
  ['a route with many late stops', manyLateStops()],
])('leastFiguresWith, on %s', (_, someStops) => {
  const aCase = fc.tuple(someStops, aTimedFrame(), aTimedStop().filter(hasPlace))

  it('the least duration is the real one where each drive is as quick as it could be', () => {
    fc.assert(
      fc.property(aCase, ([stops, frame, stop]) => {
        const { least, real } = leastAndRealFigures(stops, frame, stop)
        expect(real.map(({ position }) => least.seconds[position])).toEqual(real.map(({ figures }) => figures.seconds))
      }),
      runs,
    )
  })

  it('the least lateness is the real one where the stop is the last', () => {
    fc.assert(
      fc.property(aCase, ([stops, frame, stop]) => {
        const { least, real, route } = leastAndRealFigures(stops, frame, stop)
        const last = route.stops.length
        for (const { figures } of real.filter(({ position }) => position === last)) {
          expect(least.lateStops[last]).toBe(figures.lateStops)
          expect(least.lateSeconds[last]).toBe(figures.lateSeconds)
        }
      }),
      runs,
    )
  })

  it('the best position is the first at which the least figures are least', () => {
    fc.assert(
      fc.property(aCase, ([stops, frame, stop]) => {
        const { least, real } = leastAndRealFigures(stops, frame, stop)
        const figuresAt = (position: number): ReadonlyArray<number> =>
          [least.lateStops, least.lateSeconds, least.seconds].map((list) => list[position] ?? NaN)
        const [first] = real
          .map(({ position }) => position)
          .toSorted((one, other) => differenceOf(figuresAt(one), figuresAt(other)))
        expect(least.best).toBe(first ?? 0)
      }),
      runs,
    )
  })
})

/** Of the first figures that differ. */
const differenceOf = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): number =>
  one.map((figure, index) => figure - (other[index] ?? NaN)).find((difference) => difference !== 0) ?? 0
