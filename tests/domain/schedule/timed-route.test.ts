import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latenessAt } from '../../../src/domain/schedule/calculate-schedule'
import { timedRoute } from '../../../src/domain/schedule/timed-route'
import { aTimedFrame, manyLateStops, someTimedStops, travelWithGaps } from '../../kit/arbitraries/timed-route'
import { travelAlongRoad } from '../../kit/builders/problem'
import { depotFrame, timedStopAt } from '../../kit/builders/timed-route'
import { testRuns } from '../../laws/test-runs'

const sumOf = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, number) => sum + number, 0)

describe.each([
  ['a route', someTimedStops()],
  ['a route with many late stops', manyLateStops()],
])('timedRoute, on %s', (_, someStops) => {
  it('the visits that can be late are those with a known place and an end of their slot', () => {
    fc.assert(
      fc.property(someStops, aTimedFrame(), (stops, frame) => {
        const { slotted, earliestSchedule, waitsBefore } = timedRoute(stops, frame, travelWithGaps)
        const visits = stops
          .map((stop, position) => ({ stop, position, arrival: earliestSchedule.arrivals[position] ?? NaN }))
          .filter(({ stop }) => stop.coordinates !== undefined && Number.isFinite(stop.closesAt))
          .map(({ stop, position, arrival }) => ({
            position,
            isLate: latenessAt(arrival, stop) > 0,
            slack: stop.closesAt - arrival + (waitsBefore[position] ?? NaN),
          }))
        const fromEach = [...visits.keys(), visits.length].map((first) => visits.slice(first))
        const slacksOf = (some: typeof visits, areLate: boolean) =>
          some.filter(({ isLate }) => isLate === areLate).map(({ slack }) => slack)
        expect(slotted).toEqual({
          positions: visits.map(({ position }) => position),
          waitsBefore: visits.map(({ position }) => waitsBefore[position]),
          slacks: visits.map(({ slack }) => slack),
          countBefore: [...stops.keys(), stops.length].map(
            (before) => visits.filter(({ position }) => position < before).length,
          ),
          lateCountFrom: fromEach.map((some) => slacksOf(some, true).length),
          lateSlackFrom: fromEach.map((some) => sumOf(slacksOf(some, true))),
          leastSlackFrom: fromEach.map((some) => Math.min(...slacksOf(some, false))),
        })
      }),
      testRuns,
    )
  })

  it('the next known place after a position is that of the first visit from there on that has one', () => {
    fc.assert(
      fc.property(someStops, aTimedFrame(), (stops, frame) => {
        const knownPositions = [...stops.keys()].filter((position) => stops[position]?.coordinates !== undefined)
        expect(timedRoute(stops, frame, travelWithGaps).nextKnown).toEqual(
          [...stops.keys(), stops.length].map(
            (from) => knownPositions.find((position) => position >= from) ?? stops.length,
          ),
        )
      }),
      testRuns,
    )
  })
})

describe('timedRoute, latest arrivals', () => {
  it('the return is never delayed, so that only a slot that opens later lets the driver arrive later', () => {
    const stops = [timedStopAt(10), timedStopAt(20, { opensAt: 10 * 3600 }), timedStopAt(30)]
    expect(timedRoute(stops, depotFrame, travelAlongRoad).latestArrivals).toEqual([
      10 * 3600 - 20 * 60,
      10 * 3600,
      -Infinity,
      -Infinity,
    ])
  })
})
