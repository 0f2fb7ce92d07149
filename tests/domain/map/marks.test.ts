import { describe, expect, it } from 'vitest'
import { fixedHeadquarters, pictureOf, pinOf, initialMapView, type MapMarker, type Pin } from '../../../src/domain/map'
import type { Stop } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const planned: Partial<Stop> = { isPlanned: true, stopNumber: 50, routeNumber: 2, color: '#39a15b' }

const pin = (changes: Partial<Stop>): Pin | undefined =>
  pinOf(aStopCalled('s1', { customerName: 'Fietsenwinkel Huisman', ...changes }))

describe('the pin of a planned stop', () => {
  it('has its route’s colour and its number as stored', () => {
    expect(pin(planned)).toMatchObject({
      state: 'planned',
      colour: { name: 'green', hex: '#39a15b', label: '#14212a' },
      label: { kind: 'number', text: '50', size: 16 },
      routeIndex: 1,
      at: { lat: 52.09, lng: 5.12 },
    })
  })

  it.each([
    [10, 16],
    [99, 16],
    [100, 14],
    [999, 14],
    [1000, 12],
    [9999, 12],
  ])('writes %i in %i px (§9)', (stopNumber, size) => {
    expect(pin({ ...planned, stopNumber })?.label).toEqual({ kind: 'number', text: String(stopNumber), size })
  })

  it('is grey where its colour is not one of the fifteen (§9)', () => {
    expect(pin({ ...planned, color: '#123456' })?.colour.name).toBe('grey')
    expect(pin({ ...planned, color: undefined })?.colour.name).toBe('grey')
  })

  it.each([0, -1])('is a grey dot with number %i', (stopNumber) => {
    expect(pin({ ...planned, stopNumber })).toMatchObject({
      label: { kind: 'dot' },
      colour: { name: 'grey' },
      state: 'planned',
      name: 'Stop without a number, route 2, Fietsenwinkel Huisman',
    })
  })
})

describe('the pin of an unplanned stop (§9)', () => {
  it('is a grey dot, though the stop has a colour', () => {
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
  ])('says what is seen: %#', (changes, name) => {
    expect(pin(changes)?.name).toBe(name)
  })
})

describe('the rings of a route', () => {
  const marksOf = (changes: Parameters<typeof aRouteTo>[1]): ReadonlyArray<MapMarker> => [
    ...pictureOf(
      aPlanOf([aRouteTo([], { index: 3, color: '#39a15b', ...changes })]),
      { ...initialMapView, routeIndex: 3 },
      undefined,
    ).markers.values(),
  ]
  const at = (lat: number, lng: number) =>
    aVisitTo('depot', { address: { ...aVisitTo('x').address, coordinates: { lat, lng } } })

  it('are one where it starts and ends at one place', () => {
    expect(marksOf({})).toEqual([
      {
        kind: 'ring',
        id: 'start 3',
        at: { lat: 52.1, lng: 5.1 },
        colour: { name: 'green', hex: '#39a15b', label: '#14212a' },
        name: 'Start and end of route 4',
        routeIndex: 3,
      },
    ])
  })

  it.each([
    ['north', at(52.2, 5.1)],
    ['east', at(52.1, 5.2)],
  ])('are two where it ends further %s', (_, end) => {
    expect(marksOf({ end }).map(({ id, name }) => [id, name])).toEqual([
      ['start 3', 'Start of route 4'],
      ['end 3', 'End of route 4'],
    ])
  })

  it('are those whose place is known', () => {
    expect(marksOf({ start: undefined }).map(({ name }) => name)).toEqual(['End of route 4'])
    expect(marksOf({ end: at(0, 0) }).map(({ name }) => name)).toEqual(['Start of route 4'])
  })
})

describe('the headquarters (§9)', () => {
  const headquarters = (own: { lat: number; lng: number } | undefined) =>
    [...pictureOf(aPlanOf([]), initialMapView, own).markers.values()].map(({ coordinates, name }) => [
      coordinates.lat,
      coordinates.lng,
      name,
    ])

  const fixed = [
    [52.0155316, 4.6568895, 'Headquarters'],
    [52.5207985, 6.1180216, 'Headquarters'],
  ]

  it('are the two fixed ones', () => {
    expect(headquarters(undefined)).toEqual(fixed)
    expect(fixedHeadquarters).toHaveLength(2)
  })

  it('are the organisation’s own as well where it is neither', () => {
    expect(headquarters({ lat: 51.44, lng: 5.48 })).toEqual([...fixed, [51.44, 5.48, 'Headquarters']])
    expect(headquarters({ lat: 52.0155316, lng: 6.1180216 })).toHaveLength(3)
  })

  it.each(fixedHeadquarters)('are two where the organisation’s own is one of them: %o', ({ lat, lng }) => {
    expect(headquarters({ lat, lng })).toEqual(fixed)
  })

  it('are the same marks in every picture', () => {
    const own = { lat: 51.44, lng: 5.48 }
    const [one, other] = [pictureOf(aPlanOf([]), initialMapView, own), pictureOf(aPlanOf([]), initialMapView, own)]
    expect([...one.markers.keys()]).toEqual(['headquarters 1', 'headquarters 2', 'headquarters own'])
    expect([...one.markers.values()].every((mark) => other.markers.get(mark.id) === mark)).toBe(true)
  })
})
