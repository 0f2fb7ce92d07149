import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delayThrough, leastLateness } from '../../../src/domain/schedule/delay-through'
import { timedRoute } from '../../../src/domain/schedule/timed-route'
import { aTimedFrame, manyLateStops, someTimedStops, travelWithGaps } from '../../kit/arbitraries/timed-route'
import { testRuns } from '../../laws/test-runs'

describe('leastLateness', () => {
  it.each([
    ['a route', someTimedStops()],
    ['a route with many late stops', manyLateStops()],
  ])('on %s a driver who arrives later or earlier is no less late than that', (_, someStops) => {
    fc.assert(
      fc.property(
        someStops,
        aTimedFrame(),
        fc.nat(),
        fc.integer({ min: -7_200, max: 7_200 }),
        (stops, frame, position, delay) => {
          const route = timedRoute(stops, frame, travelWithGaps)
          const from = position % (stops.length + 1)
          const least = leastLateness(route, from, delay)
          const { lateStops, lateSeconds } = delayThrough(route, from, stops.length, delay)
          expect(least.lateStops).toBeLessThanOrEqual(lateStops)
          expect(least.lateSeconds).toBeLessThanOrEqual(lateSeconds)
        },
      ),
      { ...testRuns, numRuns: testRuns.numRuns * 5 },
    )
  })
})
