import fc from 'fast-check'
import { formatZip } from '../../../src/domain/address'
import { formatTime } from '../../../src/domain/calendar'
import { driverFormOf, type Driver, type DriverForm } from '../../../src/domain/driver'
import { aPoint } from './address'
import { aCity, aZip } from './stop'

const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(some, { nil: undefined, freq: 3 })

/** Hours that begin before they end. */
const someHours = (): fc.Arbitrary<readonly [string, string]> =>
  fc
    .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }))
    .map(([from, length]) => [formatTime(from) ?? '', formatTime(Math.min(from + length, 1439)) ?? ''])

/** A driver that the form accepts, with unknown fields and the routes that a server adds. */
export const aDriver = (): fc.Arbitrary<Driver> =>
  fc
    .record(
      {
        id: fc.uuid(),
        shortId: fc.stringMatching(/^[A-Z0-9]{4}$/),
        createdAt: fc.constant('2026-11-20T16:42:00.000Z'),
        firstName: fc.constantFrom('Anneloes', 'Joris', 'Zoë', 'Ïsbrand', '陽'),
        lastName: fc.constantFrom('Jansen', 'de Vries', 'van ’t Hof', "'s-Gravenmade"),
        zip: aZip().map(formatZip),
        houseNumber: fc.integer({ min: 1, max: 999 }).map(String),
        houseNumberSuffix: optional(fc.constantFrom('a', 'bis', '2')),
        street: optional(fc.constantFrom('Oude Gracht', 'Hoge Ryndijk')),
        city: optional(aCity()),
        addressSummary: fc.constantFrom('Oude Gracht 12, 3511 AB Utrecht', 'Hoge Ryndijk 1a'),
        coordinates: optional(aPoint()),
        mobileNumber: fc.constantFrom('06 1234 5678', '+31 (0)6-12345678', '0031612345678'),
        hours: someHours(),
        vehicleCapacity: fc.integer({ min: 1, max: 100_000 }),
        trips: fc.integer({ min: 1, max: 10 }),
        loadingMinutes: fc.integer({ min: 0, max: 480 }),
        routes: fc.constantFrom([], [{ index: 0 }]),
        unknownFields: fc.constantFrom({}, { lunchBreak: true, lunchBreakDuration: 30 }, { badge: { colour: 'blue' } }),
      },
      { noNullPrototype: true },
    )
    .map(({ hours: [availabilityEarliest, availabilityLatest], ...driver }) => ({
      ...driver,
      availabilityEarliest,
      availabilityLatest,
    }))

/** A driver from a server, of which any field may be missing. */
export const aSparseDriver = (): fc.Arbitrary<Driver> =>
  fc.tuple(aDriver(), fc.tuple(...Array.from({ length: 4 }, () => fc.boolean()))).map(([driver, [a, b, c, d]]) => ({
    ...driver,
    ...(a === true ? { firstName: '', lastName: '', mobileNumber: '' } : {}),
    ...(b === true ? { availabilityEarliest: undefined, availabilityLatest: undefined } : {}),
    ...(c === true ? { vehicleCapacity: undefined } : {}),
    ...(d === true ? { addressSummary: undefined, zip: '', houseNumber: '' } : {}),
  }))

/** A form that can be sent. */
export const aFilledForm = (): fc.Arbitrary<DriverForm> => aDriver().map(driverFormOf)
