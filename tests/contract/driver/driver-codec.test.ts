import { describe, expect, it } from 'vitest'
import type { Driver } from '../../../src/domain/driver'
import { left, right } from '../../kit/either'
import { decodeDriver, encodeDriver } from '../../../contract/driver'

const anneloes: Driver = {
  id: 'd1',
  shortId: 'AB12',
  createdAt: '2026-11-20T16:42:00.000Z',
  firstName: 'Anneloes',
  lastName: 'van ’t Hof',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12a, 3511 AB Utrecht',
  coordinates: { lat: 52.09, lng: 5.12 },
  mobileNumber: '06 1234 5678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  vehicleCapacity: 40,
  routes: [{ index: 1 }],
  unknownFields: { lunchBreak: true, badge: { colour: 'blue' } },
}

const camel = {
  id: 'd1',
  shortId: 'AB12',
  createdAt: '2026-11-20T16:42:00.000Z',
  firstName: 'Anneloes',
  lastName: 'van ’t Hof',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12a, 3511 AB Utrecht',
  lat: 52.09,
  lng: 5.12,
  mobileNumber: '06 1234 5678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  capacity: [0, 40],
  routes: [{ index: 1 }],
  lunchBreak: true,
  badge: { colour: 'blue' },
}

const snake = {
  id: 'd1',
  short_id: 'AB12',
  created_at: '2026-11-20T16:42:00.000Z',
  first_name: 'Anneloes',
  last_name: 'van ’t Hof',
  zipcode: '3511 AB',
  house_number: 12,
  house_number_suffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  address_summary: 'Oude Gracht 12a, 3511 AB Utrecht',
  lat: '52.09',
  lon: '5.12',
  mobile_number: '06 1234 5678',
  availability_earliest: '9:00',
  availability_latest: '18:00',
  vehicle_capacity: 40,
  routes: [{ index: 1 }],
  lunchBreak: true,
  badge: { colour: 'blue' },
}

describe('driver codec (§3)', () => {
  it('a driver decodes from camel case, with the capacity as a pair', () => {
    expect(right(decodeDriver(camel))).toEqual(anneloes)
  })

  it('a driver decodes from snake case, with numbers as text and text as numbers', () => {
    expect(right(decodeDriver(snake))).toEqual(anneloes)
  })

  it('a driver is encoded in camel case, with the capacity as [0, maximum] and unknown fields unchanged', () => {
    expect(encodeDriver(anneloes)).toEqual(camel)
  })

  it('a capacity may be a single number', () => {
    expect(right(decodeDriver({ id: 'd1', vehicleCapacity: 30 })).vehicleCapacity).toBe(30)
    expect(right(decodeDriver({ id: 'd1', capacity: 30 })).vehicleCapacity).toBe(30)
    expect(right(decodeDriver({ id: 'd1', capacity: [0, 0] })).vehicleCapacity).toBe(0)
    expect(right(decodeDriver({ id: 'd1', capacity: [25] })).vehicleCapacity).toBe(25)
  })

  it('an unknown capacity is not encoded', () => {
    expect(encodeDriver({ ...anneloes, vehicleCapacity: undefined })['capacity']).toBeUndefined()
  })

  it('missing fields are absent', () => {
    expect(right(decodeDriver({ id: 7, houseNumberSuffix: ' ', capacity: ['?'], lat: 0, lng: 0, city: null }))).toEqual(
      {
        id: '7',
        shortId: '',
        createdAt: '',
        firstName: '',
        lastName: '',
        zip: '',
        houseNumber: '',
        houseNumberSuffix: undefined,
        street: undefined,
        city: undefined,
        addressSummary: undefined,
        coordinates: undefined,
        mobileNumber: '',
        availabilityEarliest: undefined,
        availabilityLatest: undefined,
        vehicleCapacity: undefined,
        routes: [],
        unknownFields: {},
      },
    )
  })

  it('working hours in another notation are kept', () => {
    expect(right(decodeDriver({ id: 'd1', availabilityEarliest: 'dawn' })).availabilityEarliest).toBe('dawn')
  })

  it.each([[{}], [{ id: null }], [{ id: '' }]])('%j has no id, so it is no driver', (value) => {
    expect(left(decodeDriver(value))).toEqual([{ field: 'id', reason: 'Id is missing' }])
  })

  it.each([[null], ['d1'], [[]], [undefined]])('%j is no record, so it is no driver', (value) => {
    expect(left(decodeDriver(value))).toHaveLength(1)
  })

  it('a field named __proto__ does not change the prototype', () => {
    const { unknownFields } = right(decodeDriver(JSON.parse('{ "id": "d1", "__proto__": { "zip": "0" }, "note": 1 }')))
    expect(Object.getOwnPropertyNames(unknownFields)).toEqual(['note'])
  })
})
