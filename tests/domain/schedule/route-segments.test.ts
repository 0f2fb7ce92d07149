import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeTimesOf, type Route } from '../../../src/domain/route'
import {
  figuresOfTimedRoute,
  scheduleRoute,
  segmentsOf,
  timedRouteOf,
  type RouteSegment,
} from '../../../src/domain/schedule'
import type { StopId, StopLookup } from '../../../src/domain/stop'
import { aRoute } from '../../kit/arbitraries/route'
import { travelWithGaps } from '../../kit/arbitraries/timed-route'
import { aStopCalled } from '../../kit/builders/plan'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { testRuns } from '../../laws/test-runs'

const day = '2026-11-23'

const timeAt = (minutes: number): string => `${day}T${new Date(minutes * 60_000).toISOString().slice(11, 19)}+01:00`

const aTime = () => fc.integer({ min: 6 * 60, max: 18 * 60 }).map(timeAt)

type GivenStop = {
  readonly place: number | undefined
  readonly opens: string | undefined
  readonly duration: number
}

/** A stop with or without a place and an opening time. */
const aGivenStop = (): fc.Arbitrary<GivenStop> =>
  fc.record(
    {
      place: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined, freq: 5 }),
      opens: fc.option(aTime(), { nil: undefined }),
      duration: fc.integer({ min: 0, max: 45 }),
    },
    { noNullPrototype: true },
  )

const placeAt = (minutes: number | undefined) =>
  minutes === undefined ? undefined : { lat: 52, lng: 5 + minutes / 1000 }

/** A route that was scheduled, with its stops. */
const scheduled = (givenStops: ReadonlyArray<GivenStop>): { readonly route: Route; readonly stopOf: StopLookup } => {
  const stops = new Map(
    givenStops.map(({ place, opens, duration }, index) => [
      `s${index}`,
      aStopCalled(`s${index}`, { coordinates: placeAt(place), timeSlotEarliest: opens, duration }),
    ]),
  )
  const stopOf: StopLookup = (id) => stops.get(id)
  const withPlace = (id: StopId, place: number | undefined, type = 'Delivery') => {
    const visit = aVisitTo(id, { type })
    return { ...visit, address: { ...visit.address, coordinates: placeAt(place) } }
  }
  const route = aRouteTo([], {
    day,
    start: withPlace('start', 0, 'start'),
    visits: givenStops.map(({ place }, index) => withPlace(`s${index}`, place)),
    end: withPlace('end', 0, 'end'),
  })
  return { route: scheduleRoute(route, stopOf, travelWithGaps, { earliest: '08:00' }), stopOf }
}

const secondsIn = (segments: ReadonlyArray<RouteSegment>, ...kinds: ReadonlyArray<RouteSegment['kind']>): number =>
  segments.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { from, until }) => sum + until - from, 0)

const expectInOrder = (segments: ReadonlyArray<RouteSegment>): void =>
  segments.forEach(({ from, until }, index) => {
    expect(until).toBeGreaterThanOrEqual(from)
    expect(from).toBe(segments[index - 1]?.until ?? from)
  })

/** A visit from one minute of the day to another. */
const aVisitBetween = (id: StopId, from: number, until: number, type = 'Delivery') =>
  aVisitTo(id, { type, arrival: timeAt(from), departure: timeAt(until) })

const segmentsWith = (visits: Route['visits'], stopOf: StopLookup = () => undefined): ReadonlyArray<string> => {
  const route = aRouteTo([], {
    start: aVisitTo('start', { type: 'start', departure: timeAt(8 * 60) }),
    visits,
    end: aVisitTo('end', { type: 'end', arrival: timeAt(12 * 60) }),
  })
  return segmentsOf(route, stopOf).map(({ kind, from, until, stop }) =>
    [kind, from / 60, until / 60, stop].filter((part) => part !== undefined).join(' '),
  )
}

describe('segmentsOf', () => {
  it('the segments of a scheduled route follow each other from its departure to its return', () => {
    fc.assert(
      fc.property(fc.array(aGivenStop(), { maxLength: 8 }), (givenStops) => {
        const { route, stopOf } = scheduled(givenStops)
        const segments = segmentsOf(route, stopOf)
        expectInOrder(segments)
        const { leaves, returns } = routeTimesOf(route)
        expect(segments[0]?.from ?? leaves).toBe(leaves)
        expect(segments.at(-1)?.until ?? returns).toBe(returns)
      }),
      testRuns,
    )
  })

  it('driving, service and waiting take the times of the schedule', () => {
    fc.assert(
      fc.property(fc.array(aGivenStop(), { maxLength: 8 }), (givenStops) => {
        const { route, stopOf } = scheduled(givenStops)
        const segments = segmentsOf(route, stopOf)
        const timed = timedRouteOf(route, {
          stopOf,
          findLeg: travelWithGaps,
          workingTimesOf: () => ({ earliest: '08:00' }),
          capacityOf: () => undefined,
        })
        expect(secondsIn(segments, 'drive')).toBe(
          timed.earliestSchedule.legs.reduce((sum, leg) => sum + leg.seconds, 0),
        )
        expect(secondsIn(segments, 'service')).toBe(givenStops.reduce((sum, { duration }) => sum + duration * 60, 0))
        expect(secondsIn(segments, 'drive', 'service', 'wait')).toBe(figuresOfTimedRoute(timed).seconds)
      }),
      testRuns,
    )
  })

  it('the times of another program never make segments overlap, and every visit of a timed route has one', () => {
    fc.assert(
      fc.property(aRoute(), (route) => {
        const segments = segmentsOf(route, (id) => aStopCalled(id, { duration: 10 }))
        expectInOrder(segments)
        const visited = segments.filter(({ kind }) => kind === 'service' || kind === 'break').map(({ stop }) => stop)
        expect(visited).toEqual(segments.length === 0 ? [] : route.visits.map(({ id }) => id))
      }),
      testRuns,
    )
  })

  it('a driver who arrives before the slot waits, and a visit without a departure lasts as long as its service', () => {
    const stopOf: StopLookup = (id) => aStopCalled(id, { timeSlotEarliest: '09:00', duration: 10 })
    expect(segmentsWith([aVisitBetween('a', 520, 550)], stopOf)).toEqual([
      'drive 480 520',
      'wait 520 540 a',
      'service 540 550 a',
      'drive 550 720',
    ])
    expect(segmentsWith([aVisitTo('a', { arrival: timeAt(520) })], stopOf)).toEqual([
      'drive 480 520',
      'wait 520 540 a',
      'service 540 550 a',
      'drive 550 720',
    ])
  })

  it('a break that another program planned is a break', () => {
    expect(segmentsWith([aVisitBetween('lunch', 600, 630, 'break')])).toEqual([
      'drive 480 600',
      'break 600 630 lunch',
      'drive 630 720',
    ])
  })

  it('a reload is loading at the depot, which takes no time where its end is not known', () => {
    const reload = aVisitBetween('reload-0-1', 600, 625, 'reload')
    expect(segmentsWith([reload])).toEqual(['drive 480 600', 'reload 600 625 reload-0-1', 'drive 625 720'])
    expect(segmentsWith([{ ...reload, departure: undefined }])).toEqual([
      'drive 480 600',
      'reload 600 600 reload-0-1',
      'drive 600 720',
    ])
  })

  it('a stop without a place is served where the driver is', () => {
    const stopOf: StopLookup = (id) => aStopCalled(id, { duration: 20 })
    expect(segmentsWith([aVisitTo('a'), aVisitBetween('b', 540, 560)], stopOf)).toEqual([
      'service 480 500 a',
      'drive 500 540',
      'service 540 560 b',
      'drive 560 720',
    ])
  })

  it('a route without times has no segments', () => {
    expect(segmentsOf(aRouteTo(['a']), () => undefined)).toEqual([])
    const weekday = scheduleRoute(aRouteTo(['a'], { day: 'Ma' }), () => undefined, travelAlongRoad, {
      earliest: '8:00',
    })
    expect(segmentsOf(weekday, () => undefined)).toEqual([])
  })

  it('stops without times take theirs before the next arrival, the first as much of its own as there is', () => {
    const stopOf: StopLookup = (id) => aStopCalled(id, { duration: 30 })
    const visits = [aVisitTo('u'), aVisitTo('v'), aVisitBetween('a', 500, 510)]
    expect(segmentsWith(visits, stopOf)).toEqual([
      'service 480 500 u',
      'service 500 500 v',
      'service 500 510 a',
      'drive 510 720',
    ])
  })

  it('a route that does not say when it leaves begins with the first known arrival', () => {
    const visits = [aVisitTo('u'), aVisitBetween('a', 500, 510)]
    const route = aRouteTo([], { start: undefined, end: undefined, visits })
    expect(segmentsOf(route, () => undefined).map(({ kind, from, stop }) => [kind, from / 60, stop])).toEqual([
      ['service', 500, 'u'],
      ['service', 500, 'a'],
    ])
  })

  it('a stop at the place before has no drive, and one that is served before its slot has no wait', () => {
    const stopOf: StopLookup = (id) => aStopCalled(id, { timeSlotEarliest: '10:00', duration: 5 })
    const visits = [aVisitBetween('a', 480, 485), aVisitBetween('b', 485, 490)]
    expect(segmentsWith(visits, stopOf)).toEqual(['service 480 485 a', 'service 485 490 b', 'drive 490 720'])
  })
})
