import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detourLegsBy } from '../../../src/domain/problem'
import { calculateSchedule } from '../../../src/domain/schedule/calculate-schedule'
import {
  bestInsertion,
  bestOf,
  insertionsOf,
  insertTimedStop,
  removeTimedStop,
} from '../../../src/domain/schedule/insertion-figures'
import { compareFigures } from '../../../src/domain/schedule/route-figures'
import { figuresOfTimedRoute, timedRoute, withStopAt } from '../../../src/domain/schedule/timed-route'
import {
  aTimedFrame,
  aTimedStop,
  manyLateStops,
  someTimedStops,
  travelWithGaps,
} from '../../kit/arbitraries/timed-route'
import { leastDriveSeconds, travelAlongRoad, travelWithDetours } from '../../kit/builders/problem'
import { depotFrame as frame, timedStopAt as at } from '../../kit/builders/timed-route'
import { testRuns } from '../../laws/test-runs'

const runs = { ...testRuns, numRuns: testRuns.numRuns * 5 }

describe('insertionsOf', () => {
  it('the figures at every position are those of the route with the stop in it', () => {
    fc.assert(
      fc.property(someTimedStops(), aTimedFrame(), aTimedStop(), (stops, anyFrame, stop) => {
        const insertions = insertionsOf(timedRoute(stops, anyFrame, travelWithGaps), stop, detourLegsBy(travelWithGaps))
        const expected = Array.from({ length: stops.length + 1 }, (_, position) => {
          const changed = withStopAt(stops, stop, position)
          const { arrivals, leavesAt, returnsAt } = calculateSchedule(changed, anyFrame, travelWithGaps)
          const figures = figuresOfTimedRoute(timedRoute(changed, anyFrame, travelWithGaps))
          return { position, arrival: arrivals[position], figures: { ...figures, seconds: returnsAt - leavesAt } }
        })
        expect(insertions).toEqual(expected)
      }),
      runs,
    )
  })

  it('a stop on the way costs its service time, and no distance', () => {
    const route = timedRoute([at(20), at(40)], frame, travelAlongRoad)
    const before = figuresOfTimedRoute(route)
    const insertion = insertionsOf(route, at(30), detourLegsBy(travelAlongRoad))[1]
    expect(insertion?.figures).toEqual({ ...before, seconds: before.seconds + 600, overload: 1 })
    expect(insertion?.arrival).toBe(8 * 3600 + 40 * 60)
  })

  it('a wait absorbs the delay, so that nobody after it is late', () => {
    const tight = at(40, { opensAt: 10 * 3600, closesAt: 10 * 3600 + 60 })
    const route = timedRoute([at(20), tight, at(45, { closesAt: 10 * 3600 + 15 * 60 })], frame, travelAlongRoad)
    const [first, second, third] = insertionsOf(route, at(30), detourLegsBy(travelAlongRoad))
    expect([first, second, third].map((insertion) => insertion?.figures.lateStops)).toEqual([0, 0, 1])
  })

  it('a pickup fits where the deliveries are done, and not before', () => {
    const route = timedRoute([at(10), at(20)], frame, travelAlongRoad)
    const pickup = at(30, { load: { type: 'Pickup', demand: [2] } })
    expect(insertionsOf(route, pickup, detourLegsBy(travelAlongRoad)).map(({ figures }) => figures.overload)).toEqual([
      2, 1, 0,
    ])
  })
})

describe('insertTimedStop', () => {
  it('the route is timed as it would be from the start', () => {
    fc.assert(
      fc.property(someTimedStops(), aTimedFrame(), aTimedStop(), fc.nat(), (stops, anyFrame, stop, place) => {
        const position = place % (stops.length + 1)
        const longer = insertTimedStop(timedRoute(stops, anyFrame, travelWithGaps), stop, position, travelWithGaps)
        expect(longer).toEqual(timedRoute(withStopAt(stops, stop, position), anyFrame, travelWithGaps))
      }),
      runs,
    )
  })
})

describe('insertTimedStop and removeTimedStop', () => {
  it('what is known of the visits before the position is kept, and not worked out again', () => {
    const stops = [10, 20, 30, 40].map((minutes) => at(minutes, { closesAt: 9 * 3600 }))
    const route = timedRoute(stops, frame, travelAlongRoad)
    const { earliestSchedule, slotted } = route
    const [arrivals, slacks] = [
      [101, 102, 103, 104],
      [201, 202, 203, 204],
    ]
    const marked = { ...route, earliestSchedule: { ...earliestSchedule, arrivals }, slotted: { ...slotted, slacks } }
    for (const edited of [
      insertTimedStop(marked, at(25), 2, travelAlongRoad),
      removeTimedStop(marked, 2, travelAlongRoad),
    ]) {
      expect(edited.earliestSchedule.arrivals.slice(0, 2)).toEqual([101, 102])
      expect(edited.slotted.slacks.slice(0, 2)).toEqual([201, 202])
    }
  })
})

describe('removeTimedStop', () => {
  it('the route with one stop less is the one that is timed without it', () => {
    fc.assert(
      fc.property(someTimedStops(), aTimedFrame(), aTimedStop(), fc.nat(), (stops, anyFrame, stop, index) => {
        const position = index % (stops.length + 1)
        const route = timedRoute(withStopAt(stops, stop, position), anyFrame, travelWithGaps)
        expect(removeTimedStop(route, position, travelWithGaps)).toEqual(timedRoute(stops, anyFrame, travelWithGaps))
      }),
      runs,
    )
  })
})

describe('bestInsertion', () => {
  it.each([
    ['a route', someTimedStops()],
    ['a route with many late stops', manyLateStops()],
  ])('on %s no position is better, and none before it is as good', (_, someStops) => {
    fc.assert(
      fc.property(someStops, aTimedFrame(), aTimedStop(), (stops, anyFrame, stop) => {
        const route = timedRoute(stops, anyFrame, travelWithGaps)
        const insertions = insertionsOf(route, stop, detourLegsBy(travelWithGaps))
        expect(bestInsertion(route, stop, { findLeg: travelWithGaps })).toEqual(bestOf(insertions))
        const [first] = insertions.toSorted((one, other) => compareFigures(one.figures, other.figures))
        expect(bestOf(insertions)).toEqual(first)
      }),
      runs,
    )
  })

  it.each([
    ['a route', someTimedStops()],
    ['a route with many late stops', manyLateStops()],
  ])('on %s a position that is ruled out without its drives is not the best', (_, someStops) => {
    fc.assert(
      fc.property(someStops, aTimedFrame(), aTimedStop(), (stops, anyFrame, stop) => {
        const route = timedRoute(stops, anyFrame, travelWithDetours)
        const found = bestInsertion(route, stop, { findLeg: travelWithDetours, leastDriveSeconds })
        expect(found).toEqual(bestOf(insertionsOf(route, stop, detourLegsBy(travelWithDetours))))
      }),
      runs,
    )
  })

  it('a position before a visit without a known place is found, though the drive on leads past that visit', () => {
    const route = timedRoute([at(10), at(0, { coordinates: undefined }), at(50)], frame, travelAlongRoad)
    const found = bestInsertion(route, at(40), { findLeg: travelAlongRoad, leastDriveSeconds })
    expect(found).toEqual(bestOf(insertionsOf(route, at(40), detourLegsBy(travelAlongRoad))))
    expect(found.position).toBe(1)
  })

  it('a late stop is worse than lateness, overload, time and distance, in this order', () => {
    const figures = { metres: 1, seconds: 1, lateStops: 1, lateSeconds: 1, overload: 1 }
    const ranked = [
      { ...figures, lateStops: 0, lateSeconds: 9, overload: 9, seconds: 9, metres: 9 },
      { ...figures, lateSeconds: 0, overload: 9, seconds: 9, metres: 9 },
      { ...figures, overload: 0, seconds: 9, metres: 9 },
      { ...figures, seconds: 0, metres: 9 },
      { ...figures, metres: 0 },
      figures,
    ]
    expect(ranked.toReversed().toSorted(compareFigures)).toEqual(ranked)
  })
})
