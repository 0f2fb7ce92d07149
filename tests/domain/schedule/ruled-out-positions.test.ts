import { describe, expect, it } from 'vitest'
import { detourLegsBy } from '../../../src/domain/problem'
import type { FindLeg } from '../../../src/domain/problem'
import { bestInsertion, insertionsOf, type Drives } from '../../../src/domain/schedule/insertion-figures'
import { timedRoute, type TimedStop } from '../../../src/domain/schedule/timed-route'
import { leastDriveSeconds, travelAlongRoad, travelStraightOn, travelWithDetours } from '../../kit/builders/problem'
import { depotFrame as frame, timedStopAt as at } from '../../kit/builders/timed-route'

const HOUR = 3600

const fiftyStops = (
  minutes: (index: number) => number,
  changes: (index: number) => Partial<TimedStop> = () => ({}),
): ReadonlyArray<TimedStop> => Array.from({ length: 50 }, (_, index) => at(minutes(index), changes(index)))

/** All are at one place, so that a stop costs as much time at each position. */
const fiftyAtOnePlace = (minutes: number, changes: (index: number) => Partial<TimedStop>) =>
  fiftyStops(() => minutes, changes)

describe('bestInsertion, drives that are looked up', () => {
  const lookupsFor = (stops: ReadonlyArray<TimedStop>, stop: TimedStop): number => {
    let lookups = 0
    const findLeg: FindLeg = (from, to) => {
      lookups += 1
      return travelWithDetours(from, to)
    }
    bestInsertion(timedRoute(stops, frame, travelWithDetours), stop, { findLeg, leastDriveSeconds })
    return lookups
  }

  it('few drives are looked up for a route that goes on straight', () => {
    const stops = fiftyStops((index) => index * 10)
    expect(lookupsFor(stops, at(251))).toBeLessThan(20)
  })

  it.each([
    ['where all of its stops are late already', fiftyAtOnePlace(20, () => ({ closesAt: 7 * HOUR }))],
    [
      'where its last stop would be late',
      fiftyAtOnePlace(20, (index) => (index === 49 ? { closesAt: 16 * HOUR + 42 * 60 } : {})),
    ],
    [
      'where its last stop would be late in spite of a wait at its first',
      fiftyAtOnePlace(20, (index) => ({
        opensAt: index === 0 ? 9 * HOUR : -Infinity,
        closesAt: index === 49 ? 17 * HOUR + 30 * 60 : Infinity,
      })),
    ],
  ])('few drives are looked up for a route %s', (_, stops) => {
    expect(lookupsFor(stops, at(20, { opensAt: 9 * HOUR }))).toBeLessThan(8)
  })
})

describe('bestInsertion, positions that are worked out in full', () => {
  /** The metres of the route are read for each position that is worked out in full. */
  const positionsWorkedOut = (stops: ReadonlyArray<TimedStop>, stop: TimedStop, drives: Drives) => {
    const timed = timedRoute(stops, frame, drives.findLeg)
    let count = 0
    const route = {
      ...timed,
      get metres() {
        count += 1
        return timed.metres
      },
    }
    return { position: bestInsertion(route, stop, drives).position, count }
  }

  const onePosition = (position: number) => ({ position, count: 1 })

  describe.each([
    ['drives are looked up', { findLeg: travelStraightOn }],
    ['the quickest drives are known', { findLeg: travelStraightOn, leastDriveSeconds }],
  ])('where %s', (_, drives) => {
    it('only the last position is worked out in full where all stops are late already', () => {
      const stops = fiftyAtOnePlace(0, () => ({ closesAt: 7 * HOUR }))
      expect(positionsWorkedOut(stops, at(0), drives)).toEqual(onePosition(50))
    })

    it('only the last position is worked out in full where the last stop would be late after any other', () => {
      const arrivesAt = 8 * HOUR + 49 * 600
      const stops = fiftyAtOnePlace(0, (index) => (index === 49 ? { closesAt: arrivesAt } : {}))
      expect(positionsWorkedOut(stops, at(0), drives)).toEqual(onePosition(50))
    })

    it('only the first position is worked out in full where the stop would be late at any other', () => {
      const stops = fiftyAtOnePlace(0, () => ({}))
      expect(positionsWorkedOut(stops, at(0, { closesAt: 8 * HOUR }), drives)).toEqual(onePosition(0))
    })

    it('a position at which two stops would be late is not worked out in full where another makes one stop late', () => {
      const stops = [at(0), at(0, { closesAt: 8 * HOUR + 600 })]
      const stop = at(0, { closesAt: 8 * HOUR + 540 })
      expect(positionsWorkedOut(stops, stop, drives)).toEqual(onePosition(0))
    })
  })
})

describe('insertionsOf, loads that are compared with the capacity', () => {
  const comparisonsFor = (stops: ReadonlyArray<TimedStop>, stop: TimedStop): number => {
    let count = 0
    const capacity = Object.defineProperty([2], 0, {
      get: () => {
        count += 1
        return 2
      },
    })
    insertionsOf(timedRoute(stops, { ...frame, capacity }, travelAlongRoad), stop, detourLegsBy(travelAlongRoad))
    return count
  }

  const pickup = at(10, { load: { type: 'Pickup', demand: [1] } })

  it('one load is compared with the capacity where the order of the stops does not matter', () => {
    expect(comparisonsFor([at(10), at(20), at(30)], at(40))).toBe(1)
    expect(comparisonsFor([pickup, pickup], pickup)).toBe(1)
  })

  it('the load at each position is compared with the capacity where a route has deliveries and pickups or several trips', () => {
    expect(comparisonsFor([at(10), at(20), at(30)], pickup)).toBe(4)
    expect(comparisonsFor([at(10), at(20, { load: 'reload' }), at(30)], at(40))).toBe(4)
  })
})
