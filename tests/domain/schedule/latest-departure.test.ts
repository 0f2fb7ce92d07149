import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateSchedule,
  latenessAt,
  legsAlong,
  scheduleAlong,
  type RouteSchedule,
  type ScheduledStop,
} from '../../../src/domain/schedule/calculate-schedule'
import { aTimedFrame, someTimedStops, travelWithGaps } from '../../kit/arbitraries/timed-route'
import { testRuns } from '../../laws/test-runs'

const latenessOf = (stops: ReadonlyArray<ScheduledStop>, { arrivals }: RouteSchedule): ReadonlyArray<number> =>
  stops.map((stop, index) => latenessAt(arrivals[index] ?? 0, stop))

describe('calculateSchedule', () => {
  it('a driver who left when work starts would be back no earlier, and be late as much at the same stops', () => {
    fc.assert(
      fc.property(someTimedStops(), aTimedFrame(), (stops, frame) => {
        const schedule = calculateSchedule(stops, frame, travelWithGaps)
        const earliest = scheduleAlong(legsAlong(stops, frame, travelWithGaps), stops, frame.startsWorkAt)
        expect(schedule.leavesAt).toBeGreaterThanOrEqual(frame.startsWorkAt)
        expect(schedule.returnsAt).toBe(earliest.returnsAt)
        expect(latenessOf(stops, schedule)).toEqual(latenessOf(stops, earliest))
      }),
      testRuns,
    )
  })

  it('a driver who left any later would be back later, or at a stop after its slot', () => {
    fc.assert(
      fc.property(someTimedStops(), aTimedFrame(), fc.integer({ min: 1, max: 20_000 }), (stops, frame, seconds) => {
        const schedule = calculateSchedule(stops, frame, travelWithGaps)
        const later = scheduleAlong(schedule.legs, stops, schedule.leavesAt + seconds)
        const isLate = stops.some(
          ({ coordinates, closesAt }, index) =>
            coordinates !== undefined &&
            (later.arrivals[index] ?? 0) > Math.max(closesAt, schedule.arrivals[index] ?? 0),
        )
        expect(isLate || later.returnsAt > schedule.returnsAt).toBe(true)
      }),
      testRuns,
    )
  })
})
