import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseDriverForm, newDriverForm, type DriverForm } from '../../../src/domain/driver'
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

describe('the form of a driver', () => {
  it('begins from 09:00 to 18:00 with room for 50, and empty elsewhere (§9)', () => {
    expect(newDriverForm).toEqual({
      firstName: '',
      lastName: '',
      zip: '',
      houseNumber: '',
      houseNumberSuffix: '',
      street: '',
      city: '',
      addressSummary: '',
      at: undefined,
      mobileNumber: '',
      availabilityEarliest: '09:00',
      availabilityLatest: '18:00',
      vehicleCapacity: '50',
    })
  })

  it('is refused as it begins, with a reason for each field that has to be filled (§5)', () => {
    expect(left(parseDriverForm(newDriverForm))).toEqual([
      { field: 'firstName', reason: 'First name is missing' },
      { field: 'lastName', reason: 'Last name is missing' },
      { field: 'zip', reason: 'Zipcode is missing' },
      { field: 'houseNumber', reason: 'House number is missing' },
      { field: 'addressSummary', reason: 'Address is missing' },
      { field: 'mobileNumber', reason: 'Mobile number is missing' },
    ])
  })

  it('asks for times and a capacity too (§5)', () => {
    expect(reasonsFor({ availabilityEarliest: '', availabilityLatest: ' ', vehicleCapacity: '' })).toEqual([
      { field: 'availabilityEarliest', reason: 'Begin time is missing' },
      { field: 'availabilityLatest', reason: 'End time is missing' },
      { field: 'vehicleCapacity', reason: 'Vehicle capacity is missing' },
    ])
  })

  it('says a driver once it is filled', () => {
    expect(right(parseDriverForm({ ...filledForm, availabilityEarliest: '7:30', vehicleCapacity: ' 40 ' }))).toEqual({
      firstName: 'Anneloes',
      lastName: 'van den Berg',
      zip: '3511 ab',
      houseNumber: '12',
      houseNumberSuffix: 'bis',
      street: 'Oude Gracht',
      city: 'Utrecht',
      addressSummary: 'Oude Gracht 12bis, 3511 AB Utrecht',
      at: { lat: 52.09, lng: 5.12 },
      mobileNumber: '06 1234 5678',
      availabilityEarliest: '07:30',
      availabilityLatest: '18:00',
      vehicleCapacity: 40,
    })
  })

  it('takes an empty suffix, street and city as absent', () => {
    const details = right(parseDriverForm({ ...filledForm, houseNumberSuffix: ' ', street: '', city: '' }))
    expect([details.houseNumberSuffix, details.street, details.city]).toEqual([undefined, undefined, undefined])
  })
})

describe('the hours of a driver', () => {
  it.each([
    ['18:00', '18:00'],
    ['18:00', '9:00'],
    ['10:00', '9:59'],
  ])('from %s to %s are refused: the end comes after the beginning', (availabilityEarliest, availabilityLatest) => {
    expect(reasonsFor({ availabilityEarliest, availabilityLatest })).toEqual([
      { field: 'availabilityLatest', reason: 'End time is not after begin time' },
    ])
  })

  it('from 9:00 to 10:00 are taken: they are times, not texts', () => {
    expect(
      E.isRight(parseDriverForm({ ...filledForm, availabilityEarliest: '9:00', availabilityLatest: '10:00' })),
    ).toBe(true)
  })

  it.each(['9', '24:00', '9.30', 'morning', '2026-11-23T09:00'])('cannot begin at %s', (availabilityEarliest) => {
    expect(reasonsFor({ availabilityEarliest })).toEqual([
      { field: 'availabilityEarliest', reason: 'Not a time: use 9:00' },
    ])
  })
})

describe('the capacity of a vehicle', () => {
  it.each(['1', '100000', '+7'])('can be %s', (vehicleCapacity) => {
    expect(right(parseDriverForm({ ...filledForm, vehicleCapacity })).vehicleCapacity).toBe(Number(vehicleCapacity))
  })

  it.each([
    ['0', 'Less than 1: "0"'],
    ['-5', 'Less than 1: "-5"'],
    ['100001', 'More than 100000: "100001"'],
    ['2.5', 'Not a whole number: "2.5"'],
    ['veel', 'Not a number: "veel"'],
  ])('cannot be %s', (vehicleCapacity, reason) => {
    expect(reasonsFor({ vehicleCapacity })).toEqual([{ field: 'vehicleCapacity', reason }])
  })
})

describe('a mobile number', () => {
  it.each(['061234', '+31 (0)6 - 12 34 56 78', '12345678901234567890', ' 0612345678 ', `061234${' '.repeat(193)}5`])(
    'can be %j',
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
  ])('cannot be %j', (mobileNumber) => {
    expect(reasonsFor({ mobileNumber })).toEqual([
      { field: 'mobileNumber', reason: 'Not a mobile number: use 6 to 20 digits, with + - ( ) and spaces' },
    ])
  })
})

describe('a driver’s address', () => {
  it('is explained by the zip where the lookup could not find it', () => {
    expect(reasonsFor({ zip: '12345', addressSummary: '' })).toEqual([
      { field: 'addressSummary', reason: 'Address is missing' },
      { field: 'zip', reason: 'Not a Dutch zip code' },
    ])
  })

  it('that is known needs no Dutch zip', () => {
    expect(E.isRight(parseDriverForm({ ...filledForm, zip: 'B-2000' }))).toBe(true)
  })
})

describe('the length of what is typed', () => {
  it.each([
    ['firstName', 200],
    ['lastName', 200],
    ['zip', 16],
    ['houseNumber', 200],
    ['houseNumberSuffix', 200],
    ['street', 200],
    ['city', 200],
    ['addressSummary', 200],
  ] as const)('of %s goes up to %d', (field, most) => {
    expect(E.isRight(parseDriverForm({ ...filledForm, [field]: 'x'.repeat(most) }))).toBe(true)
    expect(reasonsFor({ [field]: 'x'.repeat(most + 1) })).toEqual([{ field, reason: `Longer than ${most} characters` }])
  })
})
