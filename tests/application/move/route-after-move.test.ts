import { describe, expect, it } from 'vitest'
import type { Price } from '../../../src/domain/move'
import type { Plan } from '../../../src/domain/plan'
import { scheduleRoute } from '../../../src/domain/schedule'
import { stopList } from '../../../src/domain/stop'
import { overHoursAfter } from '../../../src/application/move'
import { aDriver } from '../../kit/builders/driver'
import { aStopCalled, planOf } from '../../kit/builders/plan'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const day = '2026-11-24'

const placeAt = (minutes: number) => ({ lat: 52, lng: 5 + minutes / 1000 })

const visitAt = (id: string, minutes: number, type = 'Delivery') => {
  const visit = aVisitTo(id, { type })
  return { ...visit, address: { ...visit.address, coordinates: placeAt(minutes) } }
}

/** Two hours on the road from nine: 30 minutes there, 60 for the stop, and 30 back. */
const planWith = (earliest: string | undefined, earliestOfLoose?: string): Plan => {
  const stops = [
    aStopCalled('far', { coordinates: placeAt(30), duration: 60, timeSlotEarliest: earliest }),
    aStopCalled('loose', { coordinates: placeAt(40), duration: 10, timeSlotEarliest: earliestOfLoose }),
    aStopCalled('other', { coordinates: placeAt(45), duration: 10 }),
  ]
  const list = stopList.from(stops)
  const route = scheduleRoute(
    {
      ...aRouteTo([], {
        start: visitAt('start', 0, 'start'),
        visits: [visitAt('far', 30)],
        end: visitAt('end', 0, 'end'),
        day,
      }),
      driverId: 'Sanne',
    },
    (id) => stopList.get(list, id),
    travelAlongRoad,
    { earliest: '09:00' },
  )
  return { ...planOf([route], []), stops: list }
}

const onRoute = { to: { kind: 'route' as const, index: 0 }, position: { kind: 'cheapest' as const } }

const priceOf = (to: Price['to'], seconds: number, arrival?: string): Price => {
  const figures = { metres: 20_000, seconds, lateStops: 0, lateSeconds: 0, overload: 0 }
  return {
    to,
    day,
    figures,
    bestPosition:
      to.kind === 'unplanned' ? undefined : { after: 'far', stopNumber: 20, arrival, figures, lock: undefined },
    lock: undefined,
    positionPrices: undefined,
  }
}

/** Half an hour more: 10 minutes there and on, 10 for the stop, and 10 more back. */
const loosePrice = priceOf(onRoute.to, 1_800, '2026-11-24T09:40:00.000Z')

const textFor = (latest: string, stops: ReadonlyArray<string>, price = loosePrice, plan = planWith(undefined)) =>
  overHoursAfter(
    {
      plan,
      drivers: [aDriver('Sanne', { availabilityLatest: latest })],
      dragged: { movingStops: stops, prices: { kind: 'known', prices: [price] } },
    },
    { ...onRoute, to: price.to },
  )

describe('overHoursAfter', () => {
  it('a route that would end after the hours of its driver says by how long', () => {
    expect(textFor('11:12', ['loose'])).toBe('+18 min over hours')
    expect(textFor('11:30', ['loose'])).toBeUndefined()
  })

  it('a route that ends after the hours already says by how long more', () => {
    expect(textFor('10:00', ['loose'])).toBe('+30 min over hours')
  })

  it('a stop whose slot opens late counts with the wait for it', () => {
    // The driver leaves at 14:20, serves it from 16:00 on, and is back at 16:50.
    const price = priceOf(onRoute.to, 1_800, '2026-11-24T15:00:00.000Z')
    expect(textFor('16:30', ['loose'], price, planWith(undefined, '16:00'))).toBe('+20 min over hours')
  })

  it('a stop that is not in the plan yet counts as well, though its place is not known', () => {
    const plan = planWith(undefined)
    const stop = aStopCalled('new', { coordinates: undefined, duration: 10 })
    const context = {
      plan,
      drivers: [aDriver('Sanne', { availabilityLatest: '11:12' })],
      dragged: { movingStops: ['new'], prices: { kind: 'known' as const, prices: [loosePrice] } },
      newStop: stop,
    }
    expect(overHoursAfter(context, onRoute)).toBe('+18 min over hours')
  })

  it('several stops count as well', () => {
    expect(textFor('11:12', ['loose', 'other'])).toBe('+18 min over hours')
  })

  it('several stops for a route that leaves late because of a slot are said only where they cannot fit the hours', () => {
    const late = planWith('14:00')
    expect(textFor('15:40', ['loose', 'other'], loosePrice, late)).toBeUndefined()
    expect(textFor('15:40', ['loose', 'other'], priceOf(onRoute.to, 5 * 3600), late)).toBe('+20 min over hours')
  })

  it('a new route says by how long it would end after the hours of its driver', () => {
    const toDriver = (seconds: number, arrival?: string) =>
      priceOf({ kind: 'driver', driverId: 'Sanne', day }, seconds, arrival)
    expect(textFor('11:00', ['loose'], toDriver(2 * 3600))).toBeUndefined()
    expect(textFor('11:00', ['loose'], toDriver(2 * 3600 + 600))).toBe('+10 min over hours')
    // Reached at 16:00, 10 minutes for the stop, and 40 back.
    expect(textFor('16:30', ['loose'], toDriver(90 * 60, '2026-11-24T15:00:00.000Z'))).toBe('+20 min over hours')
  })

  it('a route without a known driver, an unknown price, and being unplanned have no hours', () => {
    const prices = { kind: 'known' as const, prices: [loosePrice, priceOf({ kind: 'unplanned' }, 0)] }
    const plan = planWith(undefined)
    const dragged = { movingStops: ['loose'], prices }
    expect(overHoursAfter({ plan, drivers: [], dragged }, onRoute)).toBeUndefined()
    const drivers = [aDriver('Sanne', { availabilityLatest: '09:30' })]
    const loading = { ...dragged, prices: { kind: 'loading' as const } }
    expect(overHoursAfter({ plan, drivers, dragged: loading }, onRoute)).toBeUndefined()
    expect(overHoursAfter({ plan, drivers, dragged }, { ...onRoute, to: { kind: 'unplanned' } })).toBeUndefined()
  })
})
