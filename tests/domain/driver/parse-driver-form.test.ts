import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseDriverForm, parseTypedDriverForm, newDriverForm, type DriverForm } from '../../../src/domain/driver'
import { left, right } from '../../kit/either'

const filledForm: DriverForm = {
  ...newDriverForm,
  firstName: ' Anneloes ',
  lastName: 'van den Berg',
  zip: '3511 ab',
  houseNumber: '12',
  houseNumberSuffix: 'bis',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12bis, 3511 AB Utrecht',
  coordinates: { lat: 52.09, lng: 5.12 },
  mobileNumber: '06 1234 5678',
}

const reasonsFor = (change: Partial<DriverForm>): ReadonlyArray<unknown> =>
  left(parseDriverForm({ ...filledForm, ...change }))

describe('the driver form', () => {
  it('hours are typed as people write them', () => {
    const typed = { ...filledForm, availabilityEarliest: '7.30', availabilityLatest: '1630' }
    expect(right(parseTypedDriverForm(typed))).toMatchObject({
      availabilityEarliest: '07:30',
      availabilityLatest: '16:30',
    })
    expect(left(parseTypedDriverForm({ ...typed, availabilityLatest: '7' }))).toEqual([
      { field: 'availabilityLatest', reason: 'End time is not after begin time' },
    ])
  })

  it('a new form has 09:00 to 18:00 and capacity 50, and is empty elsewhere (§9)', () => {
    expect(newDriverForm).toEqual({
      firstName: '',
      lastName: '',
      zip: '',
      houseNumber: '',
      houseNumberSuffix: '',
      street: '',
      city: '',
      addressSummary: '',
      coordinates: undefined,
      mobileNumber: '',
      availabilityEarliest: '09:00',
      availabilityLatest: '18:00',
      vehicleCapacity: '50',
      trips: '1',
      loadingMinutes: '20',
    })
  })

  it('a new form is refused, with a reason for each required field (§5)', () => {
    expect(left(parseDriverForm(newDriverForm))).toEqual([
      { field: 'firstName', reason: 'First name is missing' },
      { field: 'lastName', reason: 'Last name is missing' },
      { field: 'zip', reason: 'Zipcode is missing' },
      { field: 'houseNumber', reason: 'House number is missing' },
      { field: 'addressSummary', reason: 'Address is missing' },
      { field: 'mobileNumber', reason: 'Mobile number is missing' },
    ])
  })

  it('times and capacity are required too (§5)', () => {
    expect(reasonsFor({ availabilityEarliest: '', availabilityLatest: ' ', vehicleCapacity: '' })).toEqual([
      { field: 'availabilityEarliest', reason: 'Begin time is missing' },
      { field: 'availabilityLatest', reason: 'End time is missing' },
      { field: 'vehicleCapacity', reason: 'Vehicle capacity is missing' },
    ])
  })

  it('a complete form gives a driver', () => {
    expect(right(parseDriverForm({ ...filledForm, availabilityEarliest: '7:30', vehicleCapacity: ' 40 ' }))).toEqual({
      firstName: 'Anneloes',
      lastName: 'van den Berg',
      zip: '3511 ab',
      houseNumber: '12',
      houseNumberSuffix: 'bis',
      street: 'Oude Gracht',
      city: 'Utrecht',
      addressSummary: 'Oude Gracht 12bis, 3511 AB Utrecht',
      coordinates: { lat: 52.09, lng: 5.12 },
      mobileNumber: '06 1234 5678',
      availabilityEarliest: '07:30',
      availabilityLatest: '18:00',
      vehicleCapacity: 40,
      trips: 1,
      loadingMinutes: 20,
    })
  })

  it('an empty suffix, street and city are undefined', () => {
    const details = right(parseDriverForm({ ...filledForm, houseNumberSuffix: ' ', street: '', city: '' }))
    expect([details.houseNumberSuffix, details.street, details.city]).toEqual([undefined, undefined, undefined])
  })
})

describe('the working hours in the driver form', () => {
  it.each([
    ['18:00', '18:00'],
    ['18:00', '9:00'],
    ['10:00', '9:59'],
  ])(
    'hours from %s to %s are refused, since the end is not after the begin',
    (availabilityEarliest, availabilityLatest) => {
      expect(reasonsFor({ availabilityEarliest, availabilityLatest })).toEqual([
        { field: 'availabilityLatest', reason: 'End time is not after begin time' },
      ])
    },
  )

  it('hours from 9:00 to 10:00 are accepted, compared as times', () => {
    expect(
      E.isRight(parseDriverForm({ ...filledForm, availabilityEarliest: '9:00', availabilityLatest: '10:00' })),
    ).toBe(true)
  })

  it.each(['9', '24:00', '9.30', 'morning', '2026-11-23T09:00'])(
    '%s is refused as a begin time',
    (availabilityEarliest) => {
      expect(reasonsFor({ availabilityEarliest })).toEqual([
        { field: 'availabilityEarliest', reason: 'Write a time such as 9:30' },
      ])
    },
  )
})

describe('the vehicle capacity in the driver form', () => {
  it.each(['1', '100000', '+7'])('a capacity of %s is accepted', (vehicleCapacity) => {
    expect(right(parseDriverForm({ ...filledForm, vehicleCapacity })).vehicleCapacity).toBe(Number(vehicleCapacity))
  })

  it.each([
    ['0', 'Must be at least 1, not "0"'],
    ['-5', 'Must be at least 1, not "-5"'],
    ['100001', 'Must be at most 100000, not "100001"'],
    ['2.5', 'Not a whole number: "2.5"'],
    ['veel', 'Not a number: "veel"'],
  ])('a capacity of %s is refused', (vehicleCapacity, reason) => {
    expect(reasonsFor({ vehicleCapacity })).toEqual([{ field: 'vehicleCapacity', reason }])
  })
})

describe('the mobile number in the driver form', () => {
  it.each(['061234', '+31 (0)6 - 12 34 56 78', '12345678901234567890', ' 0612345678 ', `061234${' '.repeat(193)}5`])(
    'the mobile number %j is accepted',
    (mobileNumber) => {
      expect(right(parseDriverForm({ ...filledForm, mobileNumber })).mobileNumber).toBe(mobileNumber.trim())
    },
  )

  it.each([
    '06123',
    '123456789012345678901',
    '06-ABCDEF12',
    '((((((',
    '06/1234567',
    '٠٦١٢٣٤٥٦',
    `061234${' '.repeat(194)}5`,
  ])('the mobile number %j is refused', (mobileNumber) => {
    expect(reasonsFor({ mobileNumber })).toEqual([
      { field: 'mobileNumber', reason: 'Not a mobile number: use 6 to 20 digits, with + - ( ) and spaces' },
    ])
  })
})

describe('the address in the driver form', () => {
  it('a zip that is not Dutch is a reason why no address was found', () => {
    expect(reasonsFor({ zip: '12345', addressSummary: '' })).toEqual([
      { field: 'addressSummary', reason: 'Address is missing' },
      { field: 'zip', reason: 'Not a Dutch zip code' },
    ])
  })

  it('an address that was found needs no Dutch zip', () => {
    expect(E.isRight(parseDriverForm({ ...filledForm, zip: 'B-2000' }))).toBe(true)
  })
})

describe('the maximum lengths in the driver form', () => {
  it.each([
    ['firstName', 200],
    ['lastName', 200],
    ['zip', 16],
    ['houseNumber', 200],
    ['houseNumberSuffix', 200],
    ['street', 200],
    ['city', 200],
    ['addressSummary', 200],
  ] as const)('the field %s has at most %d characters', (field, max) => {
    expect(E.isRight(parseDriverForm({ ...filledForm, [field]: 'x'.repeat(max) }))).toBe(true)
    expect(reasonsFor({ [field]: 'x'.repeat(max + 1) })).toEqual([{ field, reason: `Longer than ${max} characters` }])
  })
})
