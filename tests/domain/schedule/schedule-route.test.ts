import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBrokenRouteRules } from '../../../src/domain/problem'
import { secondsIntoRouteDay, type Activity, type Route } from '../../../src/domain/route'
import { scheduleRoute } from '../../../src/domain/schedule'
import type { Stop, StopFacts, StopId } from '../../../src/domain/stop'
import { aRoute } from '../../kit/arbitraries/route'
import { someFacts } from '../../kit/arbitraries/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { testRuns } from '../../laws/test-runs'
import type { FlatStop } from '../../kit/builders/stop'

/** So many minutes and kilometres from the depot. */
const drivingMinutes = (minutes: number) => ({ lat: 52, lng: 5 + minutes / 1000 })

const depot = (type: 'start' | 'end'): Activity => {
  const visit = aVisitTo(type, { type })
  return { ...visit, address: { ...visit.address, coordinates: drivingMinutes(0) } }
}

const aRouteBy = (...ids: ReadonlyArray<StopId>): Route =>
  aRouteTo(ids, { start: depot('start'), end: depot('end'), day: '2026-11-23' })

const stopsOf =
  (...stops: ReadonlyArray<Stop>) =>
  (id: StopId): Stop | undefined =>
    stops.find((stop) => stop.facts.id === id)

const aStopAt = (id: StopId, minutes: number, changes: Partial<FlatStop> = {}): Stop =>
  aStopCalled(id, { coordinates: drivingMinutes(minutes), duration: 10, ...changes })

/** HH:mm in the Netherlands in winter. */
const timesOf = (route: Route): ReadonlyArray<ReadonlyArray<string | undefined>> =>
  [route.start, ...route.visits, route.end].map((activity) =>
    [activity?.arrival, activity?.departure].map((time) =>
      time === undefined ? undefined : new Date(Date.parse(time) + 3_600_000).toISOString().slice(11, 16),
    ),
  )

describe('scheduleRoute', () => {
  it('a driver leaves at the start of the day, serves every stop and returns', () => {
    const stopOf = stopsOf(aStopAt('a', 20), aStopAt('b', 50))
    const route = scheduleRoute(aRouteBy('a', 'b'), stopOf, travelAlongRoad, { earliest: '8:00' })
    expect(timesOf(route)).toEqual([
      [undefined, '08:00'],
      ['08:20', '08:30'],
      ['09:00', '09:10'],
      ['10:00', undefined],
    ])
    expect(route.seconds).toBe(7_200)
  })

  it('a driver leaves later for a first customer who opens later', () => {
    const stopOf = stopsOf(aStopAt('a', 20, { timeSlotEarliest: '10:00' }))
    expect(timesOf(scheduleRoute(aRouteBy('a'), stopOf, travelAlongRoad, { earliest: '08:00' }))).toEqual([
      [undefined, '09:40'],
      ['10:00', '10:10'],
      ['10:30', undefined],
    ])
  })

  it('a driver waits for a slot that is not open yet, and is late for one that has closed', () => {
    const stopOf = stopsOf(
      aStopAt('a', 20, { timeSlotLatest: '08:15' }),
      aStopAt('b', 30, { timeSlotEarliest: '2026-11-23T09:00' }),
    )
    const route = scheduleRoute(aRouteBy('a', 'b'), stopOf, travelAlongRoad, { earliest: '08:00' })
    expect(timesOf(route)).toEqual([
      [undefined, '08:00'],
      ['08:20', '08:30'],
      ['08:40', '09:10'],
      ['09:40', undefined],
    ])
    expect(findBrokenRouteRules(route, stopOf, undefined)).toEqual([{ kind: 'late', stop: 'a', by: 300 }])
  })

  it('a service takes its duration to the second, rounded up', () => {
    const stopOf = stopsOf(aStopAt('a', 20, { timeSlotEarliest: '10:00', duration: 0.11 }))
    const route = scheduleRoute(aRouteBy('a'), stopOf, travelAlongRoad, { earliest: '08:00' })
    expect(route.seconds).toBe(2_407)
    expect(findBrokenRouteRules(route, stopOf, undefined)).toEqual([])
  })

  it('a driver does not wait for a slot on another day', () => {
    const stopOf = stopsOf(aStopAt('a', 20, { timeSlotEarliest: '2026-11-24T09:00' }))
    expect(timesOf(scheduleRoute(aRouteBy('a'), stopOf, travelAlongRoad, { earliest: '08:00' }))[1]).toEqual([
      '08:20',
      '08:30',
    ])
  })

  it('a visit without coordinates has no times, and the driver goes on from the place before', () => {
    const visits = ['a', 'b', 'c'].map((id) => {
      const visit = aVisitTo(id)
      return { ...visit, address: { ...visit.address, coordinates: undefined } }
    })
    const stopOf = stopsOf(aStopAt('a', 20), aStopAt('b', 0, { coordinates: undefined }), aStopAt('c', 30))
    const route = scheduleRoute({ ...aRouteBy(), visits }, stopOf, travelAlongRoad, { earliest: '08:00' })
    expect(timesOf(route).slice(1, 4)).toEqual([
      ['08:20', '08:30'],
      [undefined, undefined],
      ['08:50', '09:00'],
    ])
  })

  it.each([undefined, '', 'soon'])('work that starts at %j starts at the default of §9', (earliest) => {
    const stopOf = stopsOf(aStopAt('a', 20))
    expect(timesOf(scheduleRoute(aRouteBy('a'), stopOf, travelAlongRoad, { earliest }))[0]).toEqual([
      undefined,
      '09:00',
    ])
  })

  it.each(['Ma', undefined])('a route on the day %s has a duration but no times', (day) => {
    const stopOf = stopsOf(aStopAt('a', 20))
    const dated = scheduleRoute(aRouteBy('a'), stopOf, travelAlongRoad, { earliest: '08:00' })
    const route = scheduleRoute({ ...aRouteBy('a'), day }, stopOf, travelAlongRoad, { earliest: '08:00' })
    expect(timesOf(route).flat()).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
    expect(route.seconds).toBe(dated.seconds)
  })
})

describe('scheduleRoute, a weekday with times', () => {
  it('the new times stay on the date of the current ones', () => {
    const stopOf = stopsOf(aStopAt('a', 20), aStopAt('b', 30, { timeSlotEarliest: '10:00' }))
    const dated = scheduleRoute(aRouteBy('a', 'b'), stopOf, travelAlongRoad, { earliest: '08:00' })
    const again = scheduleRoute({ ...dated, day: 'Ma' }, stopOf, travelAlongRoad, { earliest: '08:00' })
    expect(again).toEqual({ ...dated, day: 'Ma' })
  })
})

describe('scheduleRoute, any route', () => {
  const aRouteWithStops = () =>
    fc
      .tuple(aRoute(), fc.array(someFacts(fc.constant('')), { minLength: 12, maxLength: 12 }))
      .map(([route, stopFacts]) => ({
        route: { ...route, day: '2026-11-23' },
        stopOf: stopNumbered(stopFacts),
      }))

  /** The visits of an arbitrary route are s0, s1 and so on. */
  const stopNumbered =
    (stopFacts: ReadonlyArray<StopFacts>) =>
    (id: StopId): Stop | undefined => {
      const fact = stopFacts[Number(id.slice(1))]
      return fact && aStopCalled(id, fact)
    }

  it('no service starts before its slot, and no driver leaves before the day begins', () => {
    fc.assert(
      fc.property(aRouteWithStops(), ({ route, stopOf }) => {
        const timed = scheduleRoute(route, stopOf, travelAlongRoad, { earliest: '08:00' })
        const limits = { earliest: 8 * 3600, latest: Infinity, capacity: [] }
        const kinds = findBrokenRouteRules(timed, stopOf, limits).map(({ kind }) => kind)
        expect(kinds.filter((kind) => kind !== 'late')).toEqual([])
      }),
      testRuns,
    )
  })

  it('times only increase, and nothing but times changes', () => {
    fc.assert(
      fc.property(aRouteWithStops(), ({ route, stopOf }) => {
        const timed = scheduleRoute(route, stopOf, travelAlongRoad, { earliest: '08:00' })
        const toSeconds = secondsIntoRouteDay(timed)
        const times = [timed.start, ...timed.visits, timed.end]
          .flatMap((activity) => [toSeconds(activity?.arrival), toSeconds(activity?.departure)])
          .flatMap((time) => time ?? [])
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(timed.seconds).toBeGreaterThanOrEqual((times.at(-1) ?? 0) - (times[0] ?? 0))
        expect(withoutTimes(timed)).toEqual(withoutTimes(route))
      }),
      testRuns,
    )
  })

  const withoutTimes = (route: Route): Route => {
    const bare = (activity: Activity): Activity => ({ ...activity, arrival: undefined, departure: undefined })
    return {
      ...route,
      seconds: undefined,
      start: route.start && bare(route.start),
      visits: route.visits.map(bare),
      end: route.end && bare(route.end),
    }
  }
})
