import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondsIntoDay, type Activity, type Route } from '../../../src/domain/route'
import { arrivalShiftsOf, scheduleRoute } from '../../../src/domain/schedule'
import type { Stop, StopId } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { testRuns } from '../../laws/test-runs'

type Place = { readonly minutes: number; readonly earliest: string | undefined }

const visitAt = (id: string, minutes: number, type = 'Delivery'): Activity => {
  const visit = aVisitTo(id, { type })
  return { ...visit, address: { ...visit.address, coordinates: { lat: 52, lng: 5 + minutes / 1000 } } }
}

const routeOf = (places: ReadonlyArray<Place>) => {
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
      travelAlongRoad,
      { earliest: '08:00' },
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

describe('arrivalShiftsOf', () => {
  it('a stop that moves along its route shifts the others as if the route were scheduled again', () => {
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
          const shifts = arrivalShiftsOf(before, moved, stopOf, (after.seconds ?? 0) - (before.seconds ?? 0))
          for (const { id } of visits)
            expect(
              Math.abs((shifts?.visits.get(id) ?? NaN) - (arrivalOf(after, id) - arrivalOf(before, id))),
            ).toBeLessThan(MINUTE)
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
    const shifts = arrivalShiftsOf(route, [first, second, third], stopOf, 1_500)
    expect(shifts?.end).toBe(1_500)
    expect(shifts?.visits.get('0')).toBe(0)
    expect(shifts?.visits.has('1')).toBe(false)
  })

  it('a route without times has no shifts', () => {
    const route = aRouteTo(['a', 'b'])
    expect(arrivalShiftsOf(route, route.visits, () => undefined, 0)).toBeUndefined()
  })
})
