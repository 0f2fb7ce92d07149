import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { stopList, type Stop } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'
import { left, right } from '../../kit/either'
import { flatStopOf, withFields } from '../../kit/builders/stop'
import { decodeStop, decodeStops, decodeStopsDocument, encodeStop, encodeStopsDocument } from '../../../contract/stop'

const plainStop: Stop = { facts: plainFacts, placement: unplanned }

describe('decodeStop', () => {
  it('a stop decodes from the names of §3', () => {
    expect(decodeStop(encodeStop(plainStop))).toEqual(E.right(plainStop))
  })

  it("a stop decodes from a server's names, with an inner address", () => {
    const stop = right(
      decodeStop({
        id: 812,
        type: 'delivery',
        stop_number: 120,
        is_planned: true,
        route_name: 'Noord',
        route_number: 2,
        route_day: '2026-11-23',
        external_route_id: '7',
        is_scanned_in: 1,
        address: { name: 'Bakkerij Jansen', address: 'Oude Gracht 12', zipcode: '3511 AB', lat: 52.09, lon: 5.12 },
      }),
    )
    expect(flatStopOf(stop)).toMatchObject({
      id: '812',
      type: 'Delivery',
      stopNumber: 120,
      isPlanned: true,
      routeName: 'Noord',
      routeNumber: 2,
      routeDay: '2026-11-23',
      carrierId: 7,
      customerName: 'Bakkerij Jansen',
      addressSummary: 'Oude Gracht 12',
      zip: '3511 AB',
      coordinates: { lat: 52.09, lng: 5.12 },
      unknownFields: {},
    })
    expect(stop.facts.flags).toMatchObject({ isScannedIn: true, isScannedOut: false })
  })

  it('a stop with only an id is new, visible and unplanned', () => {
    expect(right(decodeStop({ id: 's1' }))).toEqual(
      withFields(plainStop, {
        id: 's1',
        shortId: '',
        createdAt: '',
        customerName: '',
        zip: '',
        houseNumber: '',
        street: undefined,
        city: undefined,
        addressSummary: undefined,
        coordinates: undefined,
      }),
    )
  })

  it.each([
    ['priority', 'Urgent', 'Regular'],
    ['priority', 'high', 'High'],
    ['type', 'Montage', 'Montage'],
    ['type', 'start', 'START'],
    ['type', ' ', 'Delivery'],
    ['duration', 'PT10M', undefined],
    ['duration', -5, undefined],
    ['demand', 3, [3]],
    ['demand', [2, 40], [2, 40]],
    ['demand', [], [1]],
    ['demand', ['veel'], [1]],
    ['timeSlotEarliest', '9:00', '09:00'],
    ['timeSlotEarliest', 'ochtend', undefined],
    ['groupedExternalTaskIds', [17, 'T18'], ['17', 'T18']],
    ['groupedExternalTaskIds', 'T17', []],
    ['stopNumber', 'geen', -1],
    ['isVisible', 'misschien', true],
    ['isVisible', 'false', false],
    ['contactName', {}, undefined],
    ['contactName', '', ''],
    ['phone', 612345678, '612345678'],
    ['phone', 'only by mail', 'only by mail'],
  ] as const)('a stop with %s %j has %j', (field, value, decoded) => {
    expect(flatStopOf(right(decodeStop({ id: 's1', [field]: value })))[field]).toEqual(decoded)
  })

  it('a stop with an external route below 1 has no carrier', () => {
    expect(right(decodeStop({ id: 's1', externalRouteId: -1 })).placement.carrierId).toBe(undefined)
  })

  it('incomplete, 0/0 and impossible coordinates are absent', () => {
    for (const point of [{ lat: 52 }, { lat: 0, lng: 0 }, { lat: 91, lng: 5 }, { lat: 'x', lng: 5 }])
      expect(right(decodeStop({ id: 's1', ...point })).facts.coordinates).toBe(undefined)
  })

  it('coordinates may be text', () => {
    expect(right(decodeStop({ id: 's1', lat: '52.09', lon: '5.12' })).facts.coordinates).toEqual({
      lat: 52.09,
      lng: 5.12,
    })
  })

  it.each([[{}], [{ id: null }], [{ id: ' ' }], [{ id: ['s1'] }]])('a stop without an id is refused: %j', (value) => {
    expect(left(decodeStop(value))).toEqual([{ field: 'id', reason: 'Id is missing' }])
  })

  it('a stop that is no record is refused', () => {
    expect(left(decodeStop('s1'))).toEqual([{ field: '', reason: 'Not a stop: "s1"' }])
  })
})

describe('encodeStop', () => {
  it('absent fields are not encoded', () => {
    expect(encodeStop(withFields(plainStop, { coordinates: undefined, street: undefined }))).not.toHaveProperty('lat')
    expect(Object.values(encodeStop(plainStop))).not.toContain(undefined)
  })

  it('a field of the stop takes precedence over an unknown field of the same name', () => {
    expect(encodeStop(withFields(plainStop, { unknownFields: { id: 'other', colour: 'red' } }))).toMatchObject({
      id: 's0',
      colour: 'red',
    })
  })

  it('each flag and coordinate is a field of its own', () => {
    expect(encodeStop(plainStop)).toMatchObject({ isScannedIn: false, lat: 52.09, lng: 5.12 })
    expect(Object.keys(encodeStop(plainStop))).not.toEqual(expect.arrayContaining(['flags']))
    expect(Object.keys(encodeStop(plainStop))).not.toEqual(expect.arrayContaining(['coordinates']))
  })
})

describe('decodeStops', () => {
  it('a list keeps its order', () => {
    expect(stopList.values(right(decodeStops([{ id: 'b' }, { id: 'a' }]))).map((stop) => stop.facts.id)).toEqual([
      'b',
      'a',
    ])
  })

  it('of two stops with one id the later counts, at the position of the earlier', () => {
    const duplicates = [{ id: 'a', zip: '1' }, { id: 'b' }, { id: 'a', zip: '2' }]
    expect(stopList.values(right(decodeStops(duplicates))).map(({ facts: { id, zip } }) => id + zip)).toEqual([
      'a2',
      'b',
    ])
    const [one, other, repeated] = duplicates
    expect(
      stopList
        .values(right(decodeStopsDocument({ one, other, again: repeated })))
        .map(({ facts: { id, zip } }) => id + zip),
    ).toEqual(['a2', 'b'])
  })

  it('every invalid stop is reported by position', () => {
    expect(left(decodeStops([{ id: 's1' }, {}, 5]))).toEqual([
      { field: '1.id', reason: 'Id is missing' },
      { field: '2', reason: 'Not a stop: 5' },
    ])
  })

  it('a value that is no list is refused', () => {
    expect(left(decodeStops({ s1: { id: 's1' } }))).toEqual([{ field: '', reason: 'Not a list of stops: a record' }])
  })
})

describe('decodeStopsDocument', () => {
  it('a stop without an id field gets its key', () => {
    expect(
      stopList.values(right(decodeStopsDocument({ s1: {}, s2: { id: 'other' } }))).map((stop) => stop.facts.id),
    ).toEqual(['s1', 'other'])
  })

  it('any text can be an id', () => {
    const stops = ['__proto__', 'constructor', 'ë', 's 1'].map((id) => withFields(plainStop, { id }))
    expect([...right(decodeStopsDocument(JSON.parse(JSON.stringify(encodeStopsDocument(stops)))))]).toEqual(stops)
  })

  it('an invalid stop is reported by id', () => {
    expect(left(decodeStopsDocument({ s1: null }))).toEqual([{ field: 's1', reason: 'Not a stop: nothing' }])
  })

  it('a value that is no document is refused', () => {
    expect(left(decodeStopsDocument([]))).toEqual([{ field: '', reason: 'Not a document of stops by id: a list' }])
  })
})
