import assert from 'node:assert/strict'
import fc from 'fast-check'
import { addressFoundIn, addressSummaryOf, isDutchZip, plainZip, writtenZip } from '../../src/domain/address'
import { aStreet, aTypedZip } from '../kit/arbitraries/lookup'
import { aCity, aZip } from '../kit/arbitraries/stop'
import { law, type Law } from '../kit/law'

type Named = { readonly said: unknown; readonly name: string | undefined }

/** A name in an answer, or undefined where it has none. */
const aNameOrNone = (name: fc.Arbitrary<string>): fc.Arbitrary<Named> =>
  fc.oneof(
    name.map((said): Named => ({ said, name: said })),
    fc.constantFrom(undefined, null, '', ' ', false, {}).map((said): Named => ({ said, name: undefined })),
  )

export const addressLaws: ReadonlyArray<Law> = [
  law({
    name: 'a zip in any spacing and case',
    words: 'A zip is the same in any spacing and case, and writing it changes nothing.',
    subject: { plainZip, writtenZip },
    given: aTypedZip(),
    holds: (subject, [zip, typed]) => {
      assert.equal(subject.writtenZip(typed), zip)
      assert.equal(subject.plainZip(typed), zip.replace(' ', ''))
      assert.equal(subject.plainZip(subject.writtenZip(typed)), subject.plainZip(typed))
      assert.ok(isDutchZip(typed))
    },
    mutants: {
      'only the ends are cleared': { plainZip: (zip) => zip.trim().toUpperCase(), writtenZip },
      'small letters stay': { plainZip: (zip) => zip.replace(/\s/g, ''), writtenZip },
      'it is written as it is asked': { plainZip, writtenZip: plainZip },
    },
  }),
  law({
    name: 'an address is written from its parts',
    words: 'An address in one line names street, house number, zip and city in this order, and no part twice.',
    subject: addressSummaryOf,
    given: fc.tuple(
      aStreet(),
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom(undefined, 'a', '2', 'bis'),
      aZip(),
      aCity(),
    ),
    holds: (written, [street, number, houseNumberSuffix, zip, city]) => {
      const houseNumber = String(number)
      const summary = written({ street, houseNumber, houseNumberSuffix, zip, city }) ?? ''
      const [first = '', second = '', ...more] = summary.split(', ')
      assert.deepEqual([second, more], [`${zip} ${city}`, []])
      assert.ok(first.startsWith(`${street} ${houseNumber}`) && first.endsWith(houseNumberSuffix ?? houseNumber))
      assert.ok(!/\d/.test(first.charAt(street.length + 1 + houseNumber.length)))
    },
    mutants: {
      'the suffix is left out': (parts) => addressSummaryOf({ ...parts, houseNumberSuffix: undefined }),
      'a suffix of digits joins the number': (parts) =>
        addressSummaryOf({
          ...parts,
          houseNumber: `${parts.houseNumber}${parts.houseNumberSuffix ?? ''}`,
          houseNumberSuffix: undefined,
        }),
      'the zip comes last': (parts) => addressSummaryOf(parts)?.replace(/, (\d{4} ..) (.*)$/, ', $2 $1'),
    },
  }),
  law({
    name: 'anything can be tried as an answer',
    words: 'Whatever a lookup answers, something is found exactly where a street or a city is named.',
    subject: addressFoundIn,
    given: fc.tuple(
      fc.oneof(
        fc.anything(),
        fc.dictionary(fc.constantFrom('house_number', 'lat', 'lng'), fc.oneof(fc.anything(), aCity(), fc.double())),
      ),
      aNameOrNone(aStreet()),
      aNameOrNone(aCity()),
    ),
    holds: (found, [answer, street, city]) => {
      assert.equal(found(answer), undefined)
      const address = found({ ...Object(answer), street_name: street.said, city: city.said })
      assert.deepEqual([address?.street, address?.city], [street.name, city.name])
      assert.equal(address !== undefined, street.name !== undefined || city.name !== undefined)
      if (address?.at !== undefined) assert.ok(Math.abs(address.at.lat) <= 90 && Math.abs(address.at.lng) <= 180)
    },
    mutants: {
      'nothing is ever found': () => undefined,
      'a street is not enough': (answer) => (Object(answer).city === undefined ? undefined : addressFoundIn(answer)),
      'an empty answer is an address': (answer) =>
        addressFoundIn(answer) ?? { street: undefined, houseNumber: undefined, city: undefined, at: undefined },
    },
  }),
]
