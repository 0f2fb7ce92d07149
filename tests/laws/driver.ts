import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import {
  parseDriverForm,
  driverFormOf,
  newDriver,
  type Driver,
  type DriverDetails,
  type DriverForm,
} from '../../src/domain/driver'
import { aDriver, aFilledForm, aSparseDriver } from '../kit/arbitraries/driver'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { decodeDriver, encodeDriver } from '../../contract/driver'

/** The driver as a server with snake-case names sends it. */
const inSnakeCase = (driver: Driver): unknown =>
  Object.fromEntries(
    Object.entries(encodeDriver(driver)).map(([name, value]) =>
      name in driver.unknownFields || name === 'capacity'
        ? [name, value]
        : [name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`), value],
    ),
  )

const camelCaseOf = (value: unknown): object =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !name.includes('_')))
    : {}

/** Values that the form must refuse. */
const invalidEntries: ReadonlyArray<readonly [keyof DriverForm, ReadonlyArray<string>]> = [
  ['firstName', ['', ' ', 'x'.repeat(201)]],
  ['lastName', ['', '\t', 'a\0']],
  ['zip', ['', 'x'.repeat(17)]],
  ['houseNumber', [' ']],
  ['houseNumberSuffix', ['x'.repeat(201)]],
  ['addressSummary', ['']],
  ['mobileNumber', ['', '12345', '06-ABCDEFG', '1'.repeat(21)]],
  ['availabilityEarliest', ['', '25:00', '9', '23:59']],
  ['availabilityLatest', ['', 'late', '0:00']],
  ['vehicleCapacity', ['', '0', '-1', '100001', '2.5', 'veel']],
]

const anInvalidEntry = (): fc.Arbitrary<readonly [keyof DriverForm, string]> =>
  fc.constantFrom(...invalidEntries.flatMap(([field, entries]) => entries.map((entry) => [field, entry] as const)))

/** A check that ignores one field. */
const withoutCheck =
  (field: keyof DriverForm, filler: string): typeof parseDriverForm =>
  (form) =>
    parseDriverForm({ ...form, [field]: filler })

export const driverLaws: ReadonlyArray<Law> = [
  law({
    name: 'a driver survives the wire',
    statement: 'An encoded driver is decoded to an equal one, with its unknown fields.',
    subject: { encodeDriver, decodeDriver },
    arbitrary: aSparseDriver(),
    holds: (subject, driver) => {
      assert.deepEqual(subject.decodeDriver(jsonRoundTrip(subject.encodeDriver(driver))), E.right(driver))
    },
    mutants: {
      'unknown fields are dropped': {
        encodeDriver: (driver) => encodeDriver({ ...driver, unknownFields: {} }),
        decodeDriver,
      },
      'the minimum is decoded as the capacity': {
        encodeDriver: (driver) => ({ ...encodeDriver(driver), capacity: [driver.vehicleCapacity, 0] }),
        decodeDriver,
      },
      'the coordinates are dropped': {
        encodeDriver: (driver) => encodeDriver({ ...driver, coordinates: undefined }),
        decodeDriver,
      },
      'a missing capacity becomes the default': {
        encodeDriver,
        decodeDriver: (value) =>
          E.map((driver: Driver) => ({ ...driver, vehicleCapacity: driver.vehicleCapacity ?? 50 }))(
            decodeDriver(value),
          ),
      },
    },
  }),
  law({
    name: 'a driver in any spelling',
    statement: 'A driver decodes the same from snake case as from camel case.',
    subject: decodeDriver,
    arbitrary: aSparseDriver(),
    holds: (decode, driver) => assert.deepEqual(decode(jsonRoundTrip(inSnakeCase(driver))), E.right(driver)),
    mutants: {
      'only camel case is known': (value) => decodeDriver({ id: 'd1', ...camelCaseOf(value) }),
      'unknown hours become the default': (value) =>
        E.map((driver: Driver) => ({ ...driver, availabilityEarliest: driver.availabilityEarliest ?? '09:00' }))(
          decodeDriver(value),
        ),
    },
  }),
  law({
    name: 'a capacity is sent as a pair',
    statement: 'The capacity of a driver is sent as [0, maximum].',
    subject: encodeDriver,
    arbitrary: aDriver(),
    holds: (encode, driver) => {
      const encoded = encode(driver)
      assert.deepEqual(encoded['capacity'], [0, driver.vehicleCapacity])
      assert.ok(!('vehicleCapacity' in encoded))
    },
    mutants: {
      'it is sent as a number': (driver) => ({
        ...encodeDriver(driver),
        capacity: undefined,
        vehicleCapacity: driver.vehicleCapacity,
      }),
      'it is sent from 1': (driver) => ({ ...encodeDriver(driver), capacity: [1, driver.vehicleCapacity] }),
    },
  }),
  law({
    name: 'any value can be decoded as a driver',
    statement: 'Any value is decoded as a driver, or refused with a reason, and only if it has no id.',
    subject: decodeDriver,
    arbitrary: fc.oneof(
      fc.anything(),
      fc.dictionary(
        fc.constantFrom(
          'id',
          'firstName',
          'capacity',
          'vehicle_capacity',
          'routes',
          'lat',
          'lon',
          'availabilityEarliest',
        ),
        fc.anything(),
      ),
    ),
    holds: (decode, value) => {
      const driver = decode(value)
      if (E.isRight(driver)) assert.notEqual(driver.right.id, '')
      else assert.equal(driver.left.length, 1)
    },
    mutants: {
      'an empty id is accepted': (value) =>
        E.right({ ...right(decodeDriver({ id: 'd1' })), id: E.isRight(decodeDriver(value)) ? 'd1' : '' }),
      'every field is required': (value) =>
        E.isRight(decodeDriver(value))
          ? decodeDriver(value)
          : E.left([
              { field: 'id', reason: '' },
              { field: 'zip', reason: '' },
            ]),
    },
  }),
  law({
    name: 'an accepted form is accepted again',
    statement: 'The form of an accepted driver is accepted again and gives the same details.',
    subject: parseDriverForm,
    arbitrary: fc.tuple(aFilledForm(), fc.constantFrom('', ' ', '  ')),
    holds: (check, [form, space]) => {
      const typed = {
        ...form,
        firstName: `${space}${form.firstName}${space}`,
        mobileNumber: `${form.mobileNumber}${space}`,
      }
      const details = right(check(typed))
      const driver = newDriver(details, { id: 'd1', shortId: 'D1', createdAt: '' })
      assert.deepEqual(driverFormOf(driver), form)
      assert.deepEqual(check(driverFormOf(driver)), E.right(details))
    },
    mutants: {
      'texts are not trimmed': (form) =>
        E.map((details: DriverDetails) => ({ ...details, firstName: form.firstName }))(parseDriverForm(form)),
      'the coordinates are dropped': (form) => parseDriverForm({ ...form, coordinates: undefined }),
      'the capacity is halved': (form) =>
        parseDriverForm({ ...form, vehicleCapacity: String(Math.ceil(Number(form.vehicleCapacity) / 2)) }),
    },
  }),
  law({
    name: 'an invalid entry is reported at its field',
    statement:
      'One invalid entry in a valid form is refused, with reasons at its field, or at the hours it belongs to.',
    subject: parseDriverForm,
    arbitrary: fc.tuple(aFilledForm(), anInvalidEntry()),
    holds: (check, [form, [field, entry]]) => {
      const checked = check({ ...form, availabilityEarliest: '09:00', availabilityLatest: '18:00', [field]: entry })
      assert.ok(E.isLeft(checked))
      const hours = field === 'availabilityEarliest' && entry === '23:59' ? 'availabilityLatest' : field
      assert.deepEqual([...new Set(checked.left.map((reason) => reason.field))], [hours])
    },
    mutants: {
      'the capacity is not checked': withoutCheck('vehicleCapacity', '50'),
      'the hours are not compared': (form) =>
        parseDriverForm(
          form.availabilityEarliest > form.availabilityLatest ? { ...form, availabilityLatest: '24:00' } : form,
        ),
      'the mobile number is not checked': withoutCheck('mobileNumber', '0612345678'),
      'the address may be missing': withoutCheck('addressSummary', 'Oude Gracht 12'),
    },
  }),
]
