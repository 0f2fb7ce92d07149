import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delayThrough, leastLateness } from '../../../src/domain/schedule/delay-through'
import { timedRoute, type TimedStop } from '../../../src/domain/schedule/timed-route'
import { aTimedFrame, manyLateStops, someTimedStops, travelWithGaps } from '../../kit/arbitraries/timed-route'
import { testRuns } from '../../laws/test-runs'

const runs = { ...testRuns, numRuns: testRuns.numRuns * 5 }

const aDelay = () => fc.integer({ min: -7_200, max: 7_200 })

/** A stop at the depot, where work starts at 8:00. */
const stopThatCloses = (closesAt: number): TimedStop => ({
  coordinates: frame.start,
  opensAt: -Infinity,
  closesAt,
  serviceSeconds: 0,
  load: 'reload',
})

const frame = {
  start: { lat: 52, lng: 5 },
  end: undefined,
  startsWorkAt: 8 * 3600,
  loadingSeconds: 0,
  capacity: undefined,
}

const lateRoute = timedRoute(
  [8 * 3600 - 300, 8 * 3600 - 630].map((closesAt) => stopThatCloses(closesAt)),
  frame,
  travelWithGaps,
)

describe('delayThrough', () => {
  it('a delay that goes through two parts of a route, one after the other, is as one that goes through both', () => {
    fc.assert(
      fc.property(
        someTimedStops(),
        aTimedFrame(),
        fc.nat(),
        fc.nat(),
        aDelay(),
        (stops, anyFrame, one, other, delay) => {
          const route = timedRoute(stops, anyFrame, travelWithGaps)
          const [from = 0, between = 0] = [one, other]
            .map((number) => number % (stops.length + 1))
            .toSorted((first, second) => first - second)
          const first = delayThrough(route, from, between, delay)
          const second = delayThrough(route, between, stops.length, first.delay)
          expect(delayThrough(route, from, stops.length, delay)).toEqual({
            delay: second.delay,
            lateStops: first.lateStops + second.lateStops,
            lateSeconds: first.lateSeconds + second.lateSeconds,
          })
        },
      ),
      runs,
    )
  })

  it('a driver who is not early is followed by the sums of the route alone, without a look at each stop', () => {
    const withoutStops = { ...lateRoute, stops: [] }
    expect(delayThrough(withoutStops, 0, 2, 0)).toEqual({ delay: 0, lateStops: 2, lateSeconds: 300 + 600 })
    expect(delayThrough(withoutStops, 0, 2, 40)).toEqual({ delay: 40, lateStops: 2, lateSeconds: 300 + 660 })
  })
})

describe('leastLateness', () => {
  it.each([
    ['a route', someTimedStops()],
    ['a route with many late stops', manyLateStops()],
  ])('on %s a driver who arrives later or earlier is no less late than that', (_, someStops) => {
    fc.assert(
      fc.property(someStops, aTimedFrame(), fc.nat(), aDelay(), (stops, anyFrame, position, delay) => {
        const route = timedRoute(stops, anyFrame, travelWithGaps)
        const from = position % (stops.length + 1)
        const least = leastLateness(route, from, delay)
        const { lateStops, lateSeconds } = delayThrough(route, from, stops.length, delay)
        expect(least.lateStops).toBeLessThanOrEqual(lateStops)
        expect(least.lateSeconds).toBeLessThanOrEqual(lateSeconds)
      }),
      runs,
    )
  })

  it('stops that are late already are late by all but the last minute of their delay', () => {
    const secondsLate = 300 + 630
    expect(leastLateness(lateRoute, 0, 0)).toEqual({ lateStops: 2, lateSeconds: secondsLate - 2 * 60 })
    expect(leastLateness(lateRoute, 0, 40)).toEqual({ lateStops: 2, lateSeconds: secondsLate + 2 * (40 - 60) })
    expect(leastLateness(lateRoute, 0, -1)).toEqual({ lateStops: 0, lateSeconds: 0 })
  })
})
