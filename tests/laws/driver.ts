import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import {
  parseDriverForm,
  driverFormOf,
  newDriver,
  decodeDriver,
  encodeDriver,
  type Driver,
  type DriverDetails,
  type DriverForm,
} from '../../src/domain/driver'
import { aDriver, aFilledForm, aSparseDriver } from '../kit/arbitraries/driver'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'

/** The same driver as a server with snake-case names sends it. */
const inSnakeCase = (driver: Driver): unknown =>
  Object.fromEntries(
    Object.entries(encodeDriver(driver)).map(([name, value]) =>
      name in driver.extra || name === 'capacity'
        ? [name, value]
        : [name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`), value],
    ),
  )

const camelCaseOf = (value: unknown): object =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !name.includes('_')))
    : {}

/** Entries that the form must refuse. */
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

/** A check that leaves out one field. */
const withoutCheck =
  (field: keyof DriverForm, filler: string): typeof parseDriverForm =>
  (form) =>
    parseDriverForm({ ...form, [field]: filler })

export const driverLaws: ReadonlyArray<Law> = [
  law({
    name: 'a driver survives the wire',
    statement: 'A driver that is written and read is the same driver, fields of others included.',
    subject: { encodeDriver, decodeDriver },
    arbitrary: aSparseDriver(),
    holds: (subject, driver) => {
      assert.deepEqual(subject.decodeDriver(jsonRoundTrip(subject.encodeDriver(driver))), E.right(driver))
    },
    mutants: {
      'fields of others are dropped': {
        encodeDriver: (driver) => encodeDriver({ ...driver, extra: {} }),
        decodeDriver,
      },
      'the least is read as the most': {
        encodeDriver: (driver) => ({ ...encodeDriver(driver), capacity: [driver.vehicleCapacity, 0] }),
        decodeDriver,
      },
      'the point is dropped': {
        encodeDriver: (driver) => encodeDriver({ ...driver, coordinates: undefined }),
        decodeDriver,
      },
      'no capacity is the usual one': {
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
    statement: 'A driver spelled in snake case is the same driver as in camel case.',
    subject: decodeDriver,
    arbitrary: aSparseDriver(),
    holds: (read, driver) => assert.deepEqual(read(jsonRoundTrip(inSnakeCase(driver))), E.right(driver)),
    mutants: {
      'only camel case is known': (value) => decodeDriver({ id: 'd1', ...camelCaseOf(value) }),
      'unknown hours are the usual ones': (value) =>
        E.map((driver: Driver) => ({ ...driver, availabilityEarliest: driver.availabilityEarliest ?? '09:00' }))(
          decodeDriver(value),
        ),
    },
  }),
  law({
    name: 'a driver is sent with a pair',
    statement: 'A driver’s capacity is sent as [0, most], and as nothing else.',
    subject: encodeDriver,
    arbitrary: aDriver(),
    holds: (write, driver) => {
      const encoded = write(driver)
      assert.deepEqual(encoded['capacity'], [0, driver.vehicleCapacity])
      assert.ok(!('vehicleCapacity' in encoded))
    },
    mutants: {
      'it is sent as it is kept': (driver) => ({
        ...encodeDriver(driver),
        capacity: undefined,
        vehicleCapacity: driver.vehicleCapacity,
      }),
      'it is sent from 1': (driver) => ({ ...encodeDriver(driver), capacity: [1, driver.vehicleCapacity] }),
    },
  }),
  law({
    name: 'anything can be tried as a driver',
    statement: 'Whatever a server sends, a driver is read or refused with a reason, and only for want of an id.',
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
    holds: (read, value) => {
      const driver = read(value)
      if (E.isRight(driver)) assert.notEqual(driver.right.id, '')
      else assert.equal(driver.left.length, 1)
    },
    mutants: {
      'an empty id is one': (value) =>
        E.right({ ...right(decodeDriver({ id: 'd1' })), id: E.isRight(decodeDriver(value)) ? 'd1' : '' }),
      'every field is asked for': (value) =>
        E.isRight(decodeDriver(value))
          ? decodeDriver(value)
          : E.left([
              { field: 'id', reason: '' },
              { field: 'zip', reason: '' },
            ]),
    },
  }),
  law({
    name: 'a form that passed passes again',
    statement: 'A driver that the form accepted opens in the form as it is, and is accepted again unchanged.',
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
      'spaces are kept': (form) =>
        E.map((details: DriverDetails) => ({ ...details, firstName: form.firstName }))(parseDriverForm(form)),
      'the point is forgotten': (form) => parseDriverForm({ ...form, coordinates: undefined }),
      'the capacity is halved': (form) =>
        parseDriverForm({ ...form, vehicleCapacity: String(Math.ceil(Number(form.vehicleCapacity) / 2)) }),
    },
  }),
  law({
    name: 'a slip is told at its field',
    statement:
      'One wrong entry in a form that would pass is refused, with reasons at that field, or at the hours it belongs to.',
    subject: parseDriverForm,
    arbitrary: fc.tuple(aFilledForm(), anInvalidEntry()),
    holds: (check, [form, [field, entry]]) => {
      const checked = check({ ...form, availabilityEarliest: '09:00', availabilityLatest: '18:00', [field]: entry })
      assert.ok(E.isLeft(checked))
      const hours = field === 'availabilityEarliest' && entry === '23:59' ? 'availabilityLatest' : field
      assert.deepEqual([...new Set(checked.left.map((reason) => reason.field))], [hours])
    },
    mutants: {
      'the capacity is not looked at': withoutCheck('vehicleCapacity', '50'),
      'the hours are not compared': (form) =>
        parseDriverForm(
          form.availabilityEarliest > form.availabilityLatest ? { ...form, availabilityLatest: '24:00' } : form,
        ),
      'the mobile number is not looked at': withoutCheck('mobileNumber', '0612345678'),
      'the address may be missing': withoutCheck('addressSummary', 'Oude Gracht 12'),
    },
  }),
]
