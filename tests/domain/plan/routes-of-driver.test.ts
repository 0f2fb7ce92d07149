import { describe, expect, it } from 'vitest'
import { routesOfDriver, simultaneousRoutesOf } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { aRouteTo } from '../../kit/builders/route'

const day = '2026-11-23'

const drivenRoute = (index: number, hours: string | undefined, changes: Partial<Route> = {}): Route => {
  const route = aRouteTo([`stop ${index}`], { index, day, driverId: 'd1', driverName: 'Joris', ...changes })
  const [leaves, returns] = (hours ?? '').split('-').map((hour) => (hour === '' ? undefined : `${day}T${hour}:00`))
  return {
    ...route,
    start: route.start && { ...route.start, departure: leaves },
    end: route.end && { ...route.end, arrival: returns },
  }
}

const morning = drivenRoute(0, '08:00-12:00')

/** A route for a weekday whose times are on the date of the others. */
const weekday = drivenRoute(1, '08:00-12:00', { day: 'Di' })

describe('routesOfDriver', () => {
  it('the routes of a driver are those with visits, on every day', () => {
    const other = drivenRoute(1, undefined, { driverId: 'd2' })
    const tomorrow = drivenRoute(2, undefined, { day: '2026-11-24' })
    const empty = drivenRoute(3, undefined, { visits: [] })
    expect(routesOfDriver({ routes: [morning, other, tomorrow, empty] }, 'd1')).toEqual([morning, tomorrow])
  })
})

describe('simultaneousRoutesOf', () => {
  it.each([
    ['overlaps', drivenRoute(1, '11:30-15:00'), 1],
    ['has no times', drivenRoute(1, undefined), 1],
    ['begins when the first ends', drivenRoute(1, '12:00-15:00'), 0],
    ['ends before the first begins', drivenRoute(1, '06:00-07:30'), 0],
    ['is on another day', drivenRoute(1, '08:00-12:00', { day: '2026-11-24' }), 0],
    ['has the same times on another day', weekday, 0],
    ['has another driver', drivenRoute(1, '08:00-12:00', { driverId: 'd2' }), 0],
    ['has no visits', drivenRoute(1, '08:00-12:00', { visits: [] }), 0],
  ])('a second route that %s', (_, second, count) => {
    const routes = [morning, second]
    expect(simultaneousRoutesOf({ routes }, morning)).toEqual(count === 0 ? [] : [second])
    expect(simultaneousRoutesOf({ routes }, second)).toEqual(count === 0 ? [] : [morning])
  })

  it('routes without a driver are never simultaneous', () => {
    const withoutDriver = { driverId: undefined, driverName: undefined }
    const routes = [drivenRoute(0, '08:00-12:00', withoutDriver), drivenRoute(1, '08:00-12:00', withoutDriver)]
    expect(routes.map((route) => simultaneousRoutesOf({ routes }, route))).toEqual([[], []])
  })
})
