import { describe, expect, it } from 'vitest'
import { routeDayOptions } from '../../../src/domain/project'
import type { Activity, Route } from '../../../src/domain/route'

const activity = (id: string): Activity => ({
  id,
  type: 'Delivery',
  stopNumber: 10,
  address: { name: id, address: '', zipcode: '', coordinates: undefined, unknownFields: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
})

const route = (index: number, day: string | undefined, stops: number): Route => ({
  index,
  name: `Route ${index + 1}`,
  day,
  carrierId: undefined,
  color: undefined,
  isVisible: true,
  overviewPolyline: undefined,
  figureSource: undefined,
  metres: undefined,
  seconds: undefined,
  driverId: undefined,
  driverName: undefined,
  start: activity('start'),
  visits: Array.from({ length: stops }, (_, stopIndex) => activity(`s${index}-${stopIndex}`)),
  end: activity('end'),
  unknownFields: {},
})

describe('routeDayOptions (§2)', () => {
  it('the options count routes and visited stops, by day and in total', () => {
    const routes = [
      route(0, '2026-11-24', 3),
      route(1, '2026-11-23', 1),
      route(2, '2026-11-24', 4),
      route(3, undefined, 1),
      route(4, 'Wo', 0),
    ]
    expect(routeDayOptions(routes, undefined)).toEqual([
      { day: 'ALL', label: 'ALL (5 routes, 9 stops)' },
      { day: '2026-11-23', label: 'Ma 23-11 (1 route, 1 stop)' },
      { day: '2026-11-24', label: 'Di 24-11 (2 routes, 7 stops)' },
      { day: 'Wo', label: 'Wo (1 route, 0 stops)' },
    ])
  })

  it('a focused day stays after its last route is removed', () => {
    expect(routeDayOptions([route(0, '2026-11-24', 3)], '2026-11-23').map(({ label }) => label)).toEqual([
      'ALL (1 route, 3 stops)',
      'Ma 23-11 (0 routes, 0 stops)',
      'Di 24-11 (1 route, 3 stops)',
    ])
  })

  it('a plan without days offers the working days', () => {
    expect(routeDayOptions([], undefined).map(({ label }) => label)).toEqual(['ALL', 'Ma', 'Di', 'Wo', 'Do', 'Vr'])
  })
})
