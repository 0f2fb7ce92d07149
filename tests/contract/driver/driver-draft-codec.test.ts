import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { aDriver } from '../../kit/arbitraries/driver'
import { left, right } from '../../kit/either'
import { jsonRoundTrip } from '../../kit/json-round-trip'
import { encodeDriver } from '../../../contract/driver'

const { body } = endpoints.createDriver

const joris = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '3511 AB',
  houseNumber: 12,
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  mobileNumber: '06 1234 5678',
  availabilityEarliest: '9:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
}

describe('driverDraftCodec', () => {
  it('a decoded driver has hours as HH:mm, and the maximum of its capacity (§3, §9)', () => {
    expect(right(body.decode(joris)).details).toMatchObject({
      houseNumber: '12',
      availabilityEarliest: '09:00',
      availabilityLatest: '18:00',
      vehicleCapacity: 50,
    })
    const { capacity: _, ...others } = joris
    expect(right(body.decode({ ...others, vehicleCapacity: 50 }))).toEqual(right(body.decode(joris)))
  })

  it('coordinates may be anywhere on Earth', () => {
    expect(right(body.decode({ ...joris, lat: -33.9, lng: 151.2 })).details.coordinates).toEqual({
      lat: -33.9,
      lng: 151.2,
    })
  })

  it('unknown fields are stored, except id, short id, creation time and routes', () => {
    const more = { id: 'mine', shortId: 'X', createdAt: 'then', routes: [1], lunchBreak: true }
    expect(right(body.decode({ ...joris, ...more })).unknownFields).toEqual({ lunchBreak: true })
  })

  it.each([
    ['firstName', '', 'First name is missing'],
    ['lastName', 'x'.repeat(201), 'Longer than 200 characters'],
    ['zip', undefined, 'Zipcode is missing'],
    ['addressSummary', null, 'Address is missing'],
    ['mobileNumber', 'call me', 'Not a mobile number: use 6 to 20 digits, with + - ( ) and spaces'],
    ['mobileNumber', '12345', 'Not a mobile number: use 6 to 20 digits, with + - ( ) and spaces'],
    ['availabilityEarliest', '25:00', 'Write a time such as 9:30'],
    ['availabilityLatest', '8:00', 'End time is not after begin time'],
    ['availabilityLatest', '9:00', 'End time is not after begin time'],
    ['capacity', 'many', 'Not a number: "many"'],
    ['capacity.1', [0, 'many'], 'Not a number: "many"'],
    ['vehicleCapacity', [0, 100_001], 'Must be at most 100000, not "100001"'],
    ['firstName', { is: 'Joris' }, 'Not a text: a record'],
    ['lat', 'north', 'Not a number: "north"'],
    ['capacity', [60, 50], 'The least is more than the most: 60, 50'],
  ])('a driver whose %s is %j is refused', (field, value, reason) => {
    const name = field.startsWith('capacity') || field === 'vehicleCapacity' ? 'capacity' : field
    expect(left(body.decode({ ...joris, [name]: value })).details).toContainEqual({ field, reason })
  })

  it.each([
    [{ lat: 52 }, 'lng', 'Missing, though a latitude is given'],
    [{ lng: 5 }, 'lat', 'Missing, though a longitude is given'],
    [{ lon: 5, lat: null }, 'lat', 'Missing, though a longitude is given'],
  ])('a driver with only one coordinate is refused: %j', (at, field, reason) => {
    expect(left(body.decode({ ...joris, ...at })).details).toEqual([{ field, reason }])
  })

  it.each([0, 1.5, -1, 100_001])('a driver with a capacity of %j is refused', (capacity) => {
    expect(left(body.decode({ ...joris, capacity })).code).toBe('invalid')
    expect(left(body.decode({ ...joris, capacity: [0, capacity] })).code).toBe('invalid')
  })

  it('every driver that the form accepts is decoded as it was sent', () => {
    fc.assert(
      fc.property(aDriver(), (driver) => {
        const { id: _id, shortId: _shortId, createdAt: _createdAt, routes: _routes, unknownFields, ...details } = driver
        expect(right(body.decode(jsonRoundTrip(encodeDriver(driver))))).toEqual({ details, unknownFields })
      }),
    )
  })
})
