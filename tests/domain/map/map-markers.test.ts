import { describe, expect, it } from 'vitest'
import { fixedHeadquarters } from '../../../src/domain/address'
import { mapContentOf, pinOf, initialMapView, type MapMarker, type Pin } from '../../../src/domain/map'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import type { FlatStop } from '../../kit/builders/stop'

const planned: Partial<FlatStop> = { isPlanned: true, stopNumber: 50, routeNumber: 2, color: '#39a15b' }

const pin = (changes: Partial<FlatStop>): Pin | undefined =>
  pinOf(aStopCalled('s1', { customerName: 'Fietsenwinkel Huisman', ...changes }))

describe('pinOf: a planned stop', () => {
  it('a pin has the colour of its route and the number of its stop', () => {
    expect(pin(planned)).toMatchObject({
      state: 'planned',
      colour: { name: 'green', hex: '#39a15b', textColour: '#14212a' },
      label: { kind: 'number', text: '50' },
      routeIndex: 1,
      coordinates: { lat: 52.09, lng: 5.12 },
    })
  })

  it('a colour outside the fifteen is grey (§9)', () => {
    expect(pin({ ...planned, color: '#123456' })?.colour.name).toBe('grey')
    expect(pin({ ...planned, color: undefined })?.colour.name).toBe('grey')
  })

  it.each([0, -1])('a stop with number %i is a grey dot', (stopNumber) => {
    expect(pin({ ...planned, stopNumber })).toMatchObject({
      label: { kind: 'dot' },
      colour: { name: 'grey' },
      state: 'planned',
      name: 'Stop without a number, route 2, Fietsenwinkel Huisman',
    })
  })
})

describe('pinOf: an unplanned stop (§9)', () => {
  it('an unplanned stop is a grey dot, though it has a colour', () => {
    expect(pin({ color: '#39a15b' })).toMatchObject({
      state: 'unplanned',
      label: { kind: 'dot' },
      colour: { name: 'grey' },
      routeIndex: undefined,
    })
  })
})

describe('the name of a pin', () => {
  it.each([
    [planned, 'Stop 50, route 2, Fietsenwinkel Huisman'],
    [{ ...planned, customerName: '' }, 'Stop 50, route 2'],
    [{ ...planned, routeNumber: undefined }, 'Stop 50, Fietsenwinkel Huisman'],
    [{}, 'Unplanned stop, Fietsenwinkel Huisman'],
    [{ routeNumber: 2 }, 'Unplanned stop, Fietsenwinkel Huisman'],
    [{ customerName: '' }, 'Unplanned stop'],
  ])('a name describes the pin: %#', (changes, name) => {
    expect(pin(changes)?.name).toBe(name)
  })
})

describe('the rings of a route', () => {
  const markersOf = (changes: Parameters<typeof aRouteTo>[1]): ReadonlyArray<MapMarker> => [
    ...mapContentOf(
      aPlanOf([aRouteTo([], { index: 3, color: '#39a15b', ...changes })]),
      { ...initialMapView, routeIndex: 3 },
      undefined,
    ).markers.values(),
  ]
  const visitAt = (lat: number, lng: number) =>
    aVisitTo('start', { address: { ...aVisitTo('x').address, coordinates: { lat, lng } } })

  it('a route that starts and ends at one place has one ring', () => {
    expect(markersOf({})).toEqual([
      {
        kind: 'ring',
        id: 'start 3',
        coordinates: { lat: 52.1, lng: 5.1 },
        colour: { name: 'green', hex: '#39a15b', textColour: '#14212a' },
        name: 'Start and end of route 4',
        routeIndex: 3,
      },
    ])
  })

  it.each([
    ['north', visitAt(52.2, 5.1)],
    ['east', visitAt(52.1, 5.2)],
  ])('a route that ends further %s has two rings', (_, end) => {
    expect(markersOf({ end }).map(({ id, name }) => [id, name])).toEqual([
      ['start 3', 'Start of route 4'],
      ['end 3', 'End of route 4'],
    ])
  })

  it('a start or end without coordinates has no ring', () => {
    expect(markersOf({ start: undefined }).map(({ name }) => name)).toEqual(['End of route 4'])
    expect(markersOf({ end: visitAt(0, 0) }).map(({ name }) => name)).toEqual(['Start of route 4'])
  })
})

describe('the headquarters markers (§9)', () => {
  const headquarters = (own: { lat: number; lng: number } | undefined) =>
    [...mapContentOf(aPlanOf([]), initialMapView, own).markers.values()].map(({ coordinates, name }) => [
      coordinates.lat,
      coordinates.lng,
      name,
    ])

  const fixed = [
    [52.0155316, 4.6568895, 'Headquarters'],
    [52.5207985, 6.1180216, 'Headquarters'],
  ]

  it('the two fixed headquarters are shown', () => {
    expect(headquarters(undefined)).toEqual(fixed)
    expect(fixedHeadquarters).toHaveLength(2)
  })

  it('the organisation has its own marker if it is at neither', () => {
    expect(headquarters({ lat: 51.44, lng: 5.48 })).toEqual([...fixed, [51.44, 5.48, 'Headquarters']])
    expect(headquarters({ lat: 52.0155316, lng: 6.1180216 })).toHaveLength(3)
  })

  it.each(fixedHeadquarters)('own headquarters at a fixed place add no marker: %o', ({ lat, lng }) => {
    expect(headquarters({ lat, lng })).toEqual(fixed)
  })

  it('the markers are the same objects in every map content', () => {
    const own = { lat: 51.44, lng: 5.48 }
    const [first, second] = [
      mapContentOf(aPlanOf([]), initialMapView, own),
      mapContentOf(aPlanOf([]), initialMapView, own),
    ]
    expect([...first.markers.keys()]).toEqual(['headquarters 1', 'headquarters 2', 'headquarters own'])
    expect([...first.markers.values()].every((marker) => second.markers.get(marker.id) === marker)).toBe(true)
  })
})
