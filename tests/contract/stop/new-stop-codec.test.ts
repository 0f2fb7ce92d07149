import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import type { JsonObject } from '../../../src/domain/parse'
import { left, right } from '../../kit/either'

const { body } = endpoints.addStop

const requiredFields: JsonObject = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: 'Bakkerij Jansen',
  zip: '3511 AB',
  houseNumber: '12',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
}

describe('newStopCodec', () => {
  it.each([
    ['type', 'Type is missing'],
    ['priority', 'Priority is missing'],
    ['customerName', 'Customer name is missing'],
    ['zip', 'Zip is missing'],
    ['houseNumber', 'House number is missing'],
    ['addressSummary', 'Address is missing'],
  ])('a stop without %s is refused (§5)', (field, reason) => {
    for (const emptyValue of [undefined, null, '', '  '])
      expect(left(body.decode({ ...requiredFields, [field]: emptyValue }))).toEqual({
        code: 'invalid',
        message: `${field}: ${reason}`,
        details: [{ field, reason }],
      })
  })

  it('a stop may have only the required fields', () => {
    expect(right(body.decode(requiredFields))).toMatchObject({
      customerName: 'Bakkerij Jansen',
      coordinates: undefined,
      demand: [1],
    })
  })

  it('a stop may have every field of an upload row', () => {
    const more = { lat: 52.09, lng: 5.12, timeSlotEarliest: '9:00', notes: 'Bel aan', routeDay: 'wo', erpNumber: 17 }
    expect(right(body.decode({ ...requiredFields, ...more }))).toMatchObject({
      coordinates: { lat: 52.09, lng: 5.12 },
      timeSlotEarliest: '09:00',
      notes: 'Bel aan',
      requestedDay: 'Wo',
      unknownFields: { erpNumber: 17 },
    })
  })

  it('a stop in the other spellings of §3 is decoded', () => {
    const { customerName, houseNumber, addressSummary, ...otherFields } = requiredFields
    const otherSpellings = {
      ...otherFields,
      customer_name: customerName,
      house_number: 12,
      address: { address: addressSummary },
    }
    expect(right(body.decode(otherSpellings))).toEqual(right(body.decode({ ...requiredFields, houseNumber })))
  })

  it('fields that only the plan or the server sets are ignored', () => {
    const serverFields = {
      id: 's1',
      shortId: 'X',
      createdAt: 'now',
      isPlanned: true,
      stopNumber: 30,
      isCompleted: true,
    }
    expect(right(body.decode({ ...requiredFields, ...serverFields }))).toEqual(right(body.decode(requiredFields)))
  })

  it.each([
    ['type', 'Fridge', 'Unknown value "Fridge". Use Delivery, Pickup or Service'],
    ['customerName', 'x'.repeat(201), 'Longer than 200 characters'],
    ['zip', 'x'.repeat(17), 'Longer than 16 characters'],
    ['notes', 'x'.repeat(2001), 'Longer than 2000 characters'],
    ['addressSummary', ['a'], 'Not a text: a list'],
    ['lat', 91, 'Must be at most 90, not 91'],
    ['demand', -1, 'Must be at least 0, not -1'],
    ['demand', 100_001, 'Must be at most 100000, not 100001'],
    ['timeSlotLatest', '25:00', 'Not a time: use 9:00 or 2026-11-23T09:00'],
  ])('a stop whose %s is %j is refused', (field, value, reason) => {
    expect(left(body.decode({ ...requiredFields, lng: 5, lat: 52, [field]: value })).details).toEqual([
      { field, reason },
    ])
  })

  it('a refusal lists every error, one per field', () => {
    const { details, message } = left(body.decode({ type: 7, duration: -1 }))
    expect(details?.map((detail) => Object(detail).field)).toEqual([
      'customerName',
      'zip',
      'houseNumber',
      'type',
      'duration',
      'priority',
      'addressSummary',
    ])
    expect(message).toBe('customerName: Customer name is missing (and 6 more)')
  })

  it.each([undefined, null, 'a stop', [requiredFields]])('a stop that is %j is refused', (value) => {
    expect(left(body.decode(value)).message).toMatch(/^Not a stop: /)
  })
})
