import { describe, expect, it } from 'vitest'
import { moveToCarrier, type Plan } from '../../../src/domain/plan'
import { emptyStopList, stopList } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const monday = aRouteTo(['m'], { index: 0, carrierId: 7, day: '2026-11-23' })
const tuesday = aRouteTo(['t'], { index: 1, carrierId: 7, day: '2026-11-24' })
const other = aRouteTo(['o'], { index: 2, carrierId: 8, day: '2026-11-24' })
const headquarters = { lat: 52.0155316, lng: 4.6568895 }
const friday = { year: 2026, month: 11, day: 20 }

const toCarrier = (plan: Plan, id: string, carrier: number) =>
  moveToCarrier(plan, {
    id,
    carrier: { id: carrier, displayName: `Carrier ${carrier}` },
    number: undefined,
    headquarters,
    today: friday,
  })

const visits = (plan: Plan): ReadonlyArray<string> =>
  plan.routes.map((route) => route.visits.map((visit) => visit.id).join(' '))

const withStop = (plan: Plan, changes: Parameters<typeof aStopCalled>[1]): Plan => ({
  ...plan,
  stops: stopList.put(plan.stops, [aStopCalled('new', changes)]),
})

describe('moveToCarrier: a carrier with routes', () => {
  const plan = aPlanOf([tuesday, monday, other])

  it('the stop goes to the route on the day of its time slot', () => {
    const dated = withStop(plan, { timeSlotEarliest: '2026-11-24T09:00:00+01:00' })
    expect(visits(right(toCarrier(dated, 'new', 7)))).toEqual(['t new', 'm', 'o'])
  })

  it('the stop goes to the route on its requested day', () => {
    expect(visits(right(toCarrier(withStop(plan, { requestedDay: '2026-11-24' }), 'new', 7)))).toEqual([
      't new',
      'm',
      'o',
    ])
  })

  it('a route with a day is preferred to one without', () => {
    const anyDay = { ...tuesday, index: 3, day: undefined, visits: [] }
    expect(visits(right(toCarrier(withStop(aPlanOf([anyDay, tuesday]), {}), 'new', 7)))).toEqual(['', 't new'])
  })

  it('a route without a day is used if the carrier has no other', () => {
    expect(visits(right(toCarrier(withStop(aPlanOf([{ ...tuesday, day: undefined }]), {}), 'new', 7)))).toEqual([
      't new',
    ])
  })

  it('a stop without a day goes to the first route by day', () => {
    expect(visits(right(toCarrier(withStop(plan, {}), 'new', 7)))).toEqual(['t', 'm new', 'o'])
  })

  it('a stop goes to the first route by day if none is on its day', () => {
    expect(visits(right(toCarrier(plan, 'm', 8)))).toEqual(['t', '', 'o m'])
  })
})

const depot = (type: 'start' | 'end', stopNumber: number) => ({
  id: `${type}-3`,
  type,
  stopNumber,
  address: { name: 'Headquarters', address: '', zipcode: '', coordinates: headquarters, unknownFields: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
})

describe('moveToCarrier: a carrier without a route', () => {
  it('the carrier gets a route: next index, next colour, from and to headquarters, on the day of the stop', () => {
    const after = right(toCarrier(withStop(aPlanOf([monday, other]), { requestedDay: '2026-11-24' }), 'new', 9))
    const [visit] = after.routes.at(-1)?.visits ?? []
    expect(after.routes.at(-1)).toEqual({
      index: 3,
      name: 'Carrier 9',
      day: '2026-11-24',
      carrierId: 9,
      color: '#078ef2',
      isVisible: true,
      overviewPolyline: undefined,
      metres: undefined,
      seconds: undefined,
      driverId: undefined,
      driverName: undefined,
      start: depot('start', 0),
      visits: [visit],
      end: depot('end', 20),
      unknownFields: {},
    })
    expect(visit).toMatchObject({ id: 'new', stopNumber: 10, isPlanned: true })
    expect(stopList.values(after.stops).at(-1)?.placement).toMatchObject({
      routeNumber: 4,
      routeName: 'Carrier 9',
      carrierId: 9,
    })
  })

  it('for a stop without a day the new route is on the first day of the plan', () => {
    const after = right(toCarrier(withStop(aPlanOf([tuesday, monday]), {}), 'new', 9))
    expect(after.routes.at(-1)?.day).toBe('2026-11-23')
  })

  it('the first day of the plan is used, though the first routes have none', () => {
    const anyDay = { ...other, day: undefined }
    const after = right(toCarrier(withStop(aPlanOf([anyDay, { ...monday, index: 5 }]), {}), 'new', 9))
    expect(after.routes.map((route) => [route.index, route.day])).toEqual([
      [2, undefined],
      [5, '2026-11-23'],
      [6, '2026-11-23'],
    ])
  })

  it('if no route has a day, the new route is on the next working day', () => {
    const after = right(toCarrier(withStop(aPlanOf([{ ...other, day: undefined }]), {}), 'new', 9))
    expect(after.routes.at(-1)?.day).toBe('2026-11-23')
  })

  it('if the plan has no routes, the new route is on the next working day', () => {
    const after = right(toCarrier(aPlanOf([], ['new']), 'new', 9))
    expect(after.routes.map((route) => [route.index, route.day])).toEqual([[0, '2026-11-23']])
  })
})

describe('moveToCarrier: a stop that is not loaded', () => {
  it('the new route is on the day of the route that visits the stop', () => {
    const routes = { ...aPlanOf([monday, tuesday, { ...other, carrierId: 7, day: 'Wo' }]), stops: emptyStopList }
    const onTuesday = { ...tuesday, carrierId: 8, index: 3, visits: [] }
    const plan = { ...routes, routes: [...routes.routes, onTuesday, { ...onTuesday, index: 4, day: '2026-11-23' }] }
    expect(visits(right(toCarrier(plan, 't', 8)))).toEqual(['m', '', 'o', 't', ''])
  })
})

describe('moveToCarrier: an unknown stop', () => {
  it('an unknown stop creates no route', () => {
    expect(left(toCarrier(aPlanOf([monday]), 'nobody', 9))).toEqual({ kind: 'no such stop', id: 'nobody' })
  })
})
