import { describe, expect, it } from 'vitest'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { decodeProjectDocument, encodeProjectDocument } from '../../../contract/project'

const activity = (id: string, type: string, stopNumber: number) => ({
  id,
  type,
  stop_number: stopNumber,
  address: { name: 'Bakkerij Jansen', address: 'Oude Gracht 12', zipcode: '3511 AB', lat: 52.09, lon: 5.12 },
  is_planned: true,
  route_name: 'Noord',
  route_number: 1,
  route_day: '2026-11-23',
  external_route_id: 7,
})

const document = {
  status: 'Optimized',
  routes: [
    {
      route_name: 'Noord',
      route_day: '2026-11-23',
      external_route_id: 7,
      color: '#d71034',
      isVisible: true,
      index: 0,
      overview_polyline: '_p~iF~ps|U',
      distance_km: 41.5,
      activities: [activity('s', 'start', 0), activity('a', 'Delivery', 10), activity('e', 'end', 20)],
    },
  ],
}

describe('project document codec (§3)', () => {
  const decoded = right(decodeProjectDocument(document))

  it('a decoded document has routes with start, visits and end', () => {
    expect(decoded.routes).toMatchObject([
      {
        index: 0,
        name: 'Noord',
        day: '2026-11-23',
        carrierId: 7,
        color: '#d71034',
        overviewPolyline: '_p~iF~ps|U',
        start: { id: 's', stopNumber: 0 },
        visits: [
          { id: 'a', stopNumber: 10, address: { name: 'Bakkerij Jansen', coordinates: { lat: 52.09, lng: 5.12 } } },
        ],
        end: { id: 'e', stopNumber: 20 },
      },
    ])
  })

  it('a decoded document is encoded identically, with null for the driver that a route does not have', () => {
    const routes = document.routes.map((route) => ({ ...route, driver_id: null, driver_name: null }))
    expect(encodeProjectDocument(decoded)).toEqual({ ...document, routes })
  })
})

describe('decodeProjectDocument: missing and repeated data', () => {
  it('a document without routes has none', () => {
    expect(right(decodeProjectDocument({}))).toEqual({ routes: [], unknownFields: {} })
  })

  it('a route without an index gets its position', () => {
    const decoded = right(decodeProjectDocument({ routes: [{ activities: [] }, { activities: [] }] }))
    expect(decoded.routes.map((route) => route.index)).toEqual([0, 1])
  })

  it('if two routes have one index, every route gets its position', () => {
    const decoded = right(decodeProjectDocument({ routes: [{ index: 4 }, { index: 4 }] }))
    expect(decoded.routes.map((route) => route.index)).toEqual([0, 1])
  })

  it('the indexes of a document with only some routes are kept', () => {
    const decoded = right(decodeProjectDocument({ routes: [{ index: 4 }, { index: 2 }] }))
    expect(decoded.routes.map((route) => route.index)).toEqual([4, 2])
  })

  it('if a stop is visited twice, the first visit counts, on whichever route', () => {
    const visit = (id: string) => activity(id, 'Delivery', 10)
    const twice = { routes: [{ activities: ['a', 'b', 'a'].map(visit) }, { activities: ['a', 'c'].map(visit) }] }
    const decoded = right(decodeProjectDocument(twice))
    expect(decoded.routes.map((route) => route.visits.map(({ id }) => id).join(''))).toEqual(['ab', 'c'])
  })

  it('an end in the middle stays in place, as a visit', () => {
    const activities = [activity('s', 'START', 0), activity('e', 'end', 10), activity('a', 'Delivery', 20)]
    const [route] = right(decodeProjectDocument({ routes: [{ activities }] })).routes
    expect(route?.start?.id).toBe('s')
    expect(route?.visits.map((visit) => visit.id)).toEqual(['e', 'a'])
    expect(route?.end).toBeUndefined()
  })

  it('invalid coordinates are left out', () => {
    const invalid = { ...activity('a', 'Delivery', 10), address: { name: 7, lat: '52,09', lon: null } }
    const [route] = right(decodeProjectDocument({ routes: [{ activities: [invalid] }] })).routes
    expect(route?.visits[0]?.address).toEqual({
      name: '7',
      address: '',
      zipcode: '',
      coordinates: undefined,
      unknownFields: {},
    })
  })
})

describe('decodeProjectDocument: very many faults', () => {
  it('the refusal has every fault', () => {
    expect(left(decodeProjectDocument({ routes: [{ activities: new Array(200_000).fill(null) }] }))).toHaveLength(
      200_000,
    )
  })
})

describe('decodeProjectDocument: refusals', () => {
  it.each([
    [null, '', 'Not a project document: nothing'],
    ['<html>', '', 'Not a project document: "<html>"'],
    [{ routes: 'none' }, 'routes', 'Not a list of routes: "none"'],
    [{ routes: [{ activities: 3 }] }, 'routes.0.activities', 'Not a list of activities: 3'],
    [{ routes: [{}, { activities: [{ type: 'start' }] }] }, 'routes.1.activities.0.id', 'Id is missing'],
  ])('%j is refused at %s', (value, field, reason) => {
    expect(left(decodeProjectDocument(value))).toEqual([{ field, reason }])
  })
})

describe('encodeRoute', () => {
  it('activities are encoded with the name, number, day and carrier of their route', () => {
    const moved = aRouteTo(['a'], { index: 2, name: 'Zuid', day: 'Wo', carrierId: 9 })
    expect(encodeProjectDocument({ routes: [moved], unknownFields: {} })).toMatchObject({
      routes: [
        {
          activities: [{}, { id: 'a', route_name: 'Zuid', route_number: 3, route_day: 'Wo', external_route_id: 9 }, {}],
        },
      ],
    })
  })
})
