import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondsIntoDay, type Activity, type Route } from '../../../src/domain/route'
import { arrivalChangesOf, scheduleRoute } from '../../../src/domain/schedule'
import type { Stop, StopId } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import type { FindLeg } from '../../../src/domain/problem'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { testRuns } from '../../laws/test-runs'

const workingTimes = { earliest: '08:00' }

type Place = { readonly minutes: number; readonly earliest: string | undefined }

const visitAt = (id: string, minutes: number, type = 'Delivery'): Activity => {
  const visit = aVisitTo(id, { type })
  return { ...visit, address: { ...visit.address, coordinates: { lat: 52, lng: 5 + minutes / 1000 } } }
}

/** Ways that no estimate by distance can guess. */
const roadsWithDetours: FindLeg = (from, to) => {
  const steps = Math.round(Math.abs(to.lng - from.lng) * 1000)
  return { seconds: steps === 0 ? 0 : 60 * (5 + ((steps * 17 + Math.round(to.lng * 1000)) % 31)), metres: steps * 1000 }
}

const routeOf = (places: ReadonlyArray<Place>, findLeg: FindLeg = travelAlongRoad) => {
  const stops = new Map<StopId, Stop>(
    places.map(({ minutes, earliest }, index) => [
      String(index),
      aStopCalled(String(index), {
        coordinates: { lat: 52, lng: 5 + minutes / 1000 },
        duration: 10,
        timeSlotEarliest: earliest,
      }),
    ]),
  )
  const stopOf = (id: StopId) => stops.get(id)
  const schedule = (visits: ReadonlyArray<Activity>): Route =>
    scheduleRoute(
      aRouteTo([], { start: visitAt('start', 0, 'start'), visits, end: visitAt('end', 0, 'end'), day: '2026-11-23' }),
      stopOf,
      findLeg,
      workingTimes,
    )
  const visits = places.map(({ minutes }, index) => visitAt(String(index), minutes))
  return { visits, stopOf, schedule }
}

const clock = secondsIntoDay('2026-11-23')

const arrivalOf = (route: Route, id: StopId): number =>
  clock(route.visits.find((visit) => visit.id === id)?.arrival ?? '') ?? NaN

const aPlace = (): fc.Arbitrary<Place> =>
  fc.record({
    minutes: fc.integer({ min: 1, max: 60 }),
    earliest: fc.option(fc.constantFrom('08:30', '10:00', '13:00'), { nil: undefined, freq: 3 }),
  })

/** Within a minute, since the time of departure is known to the minute. */
const MINUTE = 60

describe('arrivalChangesOf', () => {
  it('a stop that moves along its route changes the others as if the route were scheduled again', () => {
    fc.assert(
      fc.property(
        fc.array(aPlace(), { minLength: 2, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        (places, fromNumber, toNumber) => {
          const { visits, stopOf, schedule } = routeOf(places)
          const [from, to] = [1 + (fromNumber % (visits.length - 1)), 1 + (toNumber % (visits.length - 1))]
          const moved = visits.toSpliced(from, 1).toSpliced(to, 0, ...visits.slice(from, from + 1))
          const [before, after] = [schedule(visits), schedule(moved)]
          const changes = arrivalChangesOf(before, moved, {
            stopOf,
            workingTimes,
            change: (after.seconds ?? 0) - (before.seconds ?? 0),
          })
          for (const { id } of visits)
            expect(
              Math.abs((changes?.visits.get(id) ?? NaN) - (arrivalOf(after, id) - arrivalOf(before, id))),
            ).toBeLessThan(MINUTE)
        },
      ),
      testRuns,
    )
  })

  it('the prices of one stop give the arrivals of all others, whatever the detours, where nobody waits for a slot', () => {
    fc.assert(
      fc.property(
        fc.array(aPlace(), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (places, fromNumber, toNumber, isNew) => {
          const { visits, stopOf, schedule } = routeOf(
            places.map((place) => ({ ...place, earliest: undefined })),
            roadsWithDetours,
          )
          const [from, to] = [fromNumber % visits.length, toNumber % visits.length]
          const others = visits.toSpliced(from, 1)
          const moved = others.toSpliced(to, 0, ...visits.slice(from, from + 1))
          const [before, without, after] = [schedule(isNew ? others : visits), schedule(others), schedule(moved)]
          const id = String(from)
          const secondsMore = (route: Route): number => (route.seconds ?? 0) - (before.seconds ?? 0)
          const changes = arrivalChangesOf(before, moved, {
            stopOf,
            workingTimes,
            change: secondsMore(after),
            movedStop: { id, arrival: arrivalOf(after, id), changeWithout: secondsMore(without) },
          })
          for (const other of before.visits)
            expect(changes?.visits.get(other.id)).toBe(arrivalOf(after, other.id) - arrivalOf(before, other.id))
        },
      ),
      testRuns,
    )
  })

  it('the route ends later by as much as its price says, whatever the estimate', () => {
    const { visits, stopOf, schedule } = routeOf([
      { minutes: 10, earliest: undefined },
      { minutes: 20, earliest: undefined },
      { minutes: 30, earliest: undefined },
    ])
    const [first, second, third] = visits
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three visits are made.')
    const route = schedule([first, third])
    const changes = arrivalChangesOf(route, [first, second, third], { stopOf, workingTimes, change: 1_500 })
    expect(changes?.end).toBe(1_500)
    expect(changes?.visits.get('0')).toBe(0)
    expect(changes?.visits.has('1')).toBe(false)
  })

  const placed = (...minutes: ReadonlyArray<number>) =>
    routeOf(minutes.map((at) => ({ minutes: at, earliest: undefined })))

  it('a new drive that is made twice counts twice, so that the route still ends by as much later as its price says', () => {
    const { visits, stopOf, schedule } = placed(10, 20, 10, 20, 30)
    const route = schedule([...visits.slice(0, 1), ...visits.slice(4)])
    expect(arrivalChangesOf(route, visits, { stopOf, workingTimes, change: 6_000 })?.end).toBe(6_000)
  })

  it('a stop that is put where another is takes its service time, and no drive', () => {
    const { visits, stopOf, schedule } = placed(10, 10, 30)
    const route = schedule(visits.toSpliced(1, 1))
    const changes = arrivalChangesOf(route, visits, { stopOf, workingTimes, change: 700 })
    expect([...(changes?.visits ?? [])]).toEqual([
      ['0', 0],
      ['2', 600],
    ])
    expect(changes?.end).toBe(600)
  })

  it('a route whose places are all the same takes no time for a new drive, since no pace is known', () => {
    const { visits, stopOf, schedule } = placed(0, 0, 30)
    expect(arrivalChangesOf(schedule(visits.slice(0, 2)), visits, { stopOf, workingTimes, change: 600 })?.end).toBe(600)
  })

  it('a stop that leaves has no change, and the others arrive earlier', () => {
    const { visits, stopOf, schedule } = placed(10, 20, 30)
    const [route, after] = [schedule(visits), schedule(visits.toSpliced(1, 1))]
    const changes = arrivalChangesOf(route, after.visits, {
      stopOf,
      workingTimes,
      change: (after.seconds ?? 0) - (route.seconds ?? 0),
    })
    expect([...(changes?.visits ?? [])]).toEqual([
      ['0', 0],
      ['2', -600],
    ])
  })

  it('a new first stop that opens later lets the driver leave later', () => {
    const { visits, stopOf, schedule } = routeOf([
      { minutes: 15, earliest: '10:00' },
      { minutes: 10, earliest: undefined },
      { minutes: 30, earliest: undefined },
    ])
    const [route, after] = [schedule(visits.slice(1)), schedule(visits)]
    const changes = arrivalChangesOf(route, visits, {
      stopOf,
      workingTimes,
      change: (after.seconds ?? 0) - (route.seconds ?? 0),
    })
    for (const id of ['1', '2'])
      expect(Math.abs((changes?.visits.get(id) ?? NaN) - (arrivalOf(after, id) - arrivalOf(route, id)))).toBeLessThan(
        MINUTE,
      )
  })

  it('a stop without a known place takes its service time where the driver is, until it leaves', () => {
    const { visits, stopOf, schedule } = placed(10, 20, 30)
    const [first, second, third] = visits
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three visits are made.')
    const nowhere = { ...second, address: { ...second.address, coordinates: undefined } }
    const stopWithoutPlace = (id: StopId) =>
      id === '1' ? aStopCalled('1', { coordinates: undefined, duration: 10 }) : stopOf(id)
    const timed = schedule([first, second, third])
    const route = scheduleRoute(
      { ...timed, visits: [first, nowhere, third] },
      stopWithoutPlace,
      travelAlongRoad,
      workingTimes,
    )
    expect(arrivalChangesOf(route, route.visits, { stopOf: stopWithoutPlace, workingTimes, change: 0 })?.end).toBe(0)
    const changes = arrivalChangesOf(route, [first, third], { stopOf: stopWithoutPlace, workingTimes, change: -300 })
    expect([changes?.visits.get('2'), changes?.end]).toEqual([-600, -600])
  })

  it('without depots, and past a stop without a known place, a moved stop changes the arrivals as its price says', () => {
    const { visits, stopOf } = placed(10, 20, 30)
    const nowhere = (visit: Activity) => ({ ...visit, address: { ...visit.address, coordinates: undefined } })
    const others = visits.slice(1).map((visit) => (visit.id === '1' ? nowhere(visit) : visit))
    const withoutPlace = (id: StopId) => (id === '1' ? aStopCalled('1', { coordinates: undefined }) : stopOf(id))
    const schedule = (ordered: ReadonlyArray<Activity>): Route => {
      const route = aRouteTo([], { start: undefined, visits: ordered, end: undefined, day: '2026-11-23' })
      return scheduleRoute(route, withoutPlace, roadsWithDetours, workingTimes)
    }
    const [before, after] = [schedule([...visits.slice(0, 1), ...others]), schedule([...others, ...visits.slice(0, 1)])]
    const secondsMore = (route: Route): number => (route.seconds ?? 0) - (before.seconds ?? 0)
    const movedStop = { id: '0', arrival: arrivalOf(after, '0'), changeWithout: secondsMore(schedule(others)) }
    const prices = { change: secondsMore(after), movedStop }
    const changes = arrivalChangesOf(before, after.visits, { stopOf: withoutPlace, workingTimes, ...prices })
    for (const id of ['0', '2']) expect(changes?.visits.get(id)).toBe(arrivalOf(after, id) - arrivalOf(before, id))
  })

  it('a route that stays as it is has no changes, whichever of its times are missing', () => {
    const { visits, stopOf, schedule } = placed(10, 20, 30, 40)
    const route = schedule(visits)
    const without = (index: number, times: Partial<Activity>): Route => ({
      ...route,
      start: undefined,
      visits: route.visits.map((visit, at) => (at === index ? { ...visit, ...times } : visit)),
    })
    for (const partly of [without(0, {}), without(1, { arrival: undefined }), without(1, { departure: undefined })]) {
      const changes = arrivalChangesOf(partly, partly.visits, { stopOf, workingTimes, change: 0 })
      expect([...(changes?.visits.values() ?? [])]).toEqual([0, 0, 0, 0])
    }
  })

  it('a route without times has no changes', () => {
    const route = aRouteTo(['a', 'b'])
    expect(arrivalChangesOf(route, route.visits, { stopOf: () => undefined, workingTimes, change: 0 })).toBeUndefined()
  })
})
