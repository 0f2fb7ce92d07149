import assert from 'node:assert/strict'
import fc from 'fast-check'
import { addressKeyOf, addressSummaryOf, isDutchZip, normaliseZip, formatZip } from '../../src/domain/address'
import { aStreet, aTypedZip } from '../kit/arbitraries/lookup'
import { aCity, aZip } from '../kit/arbitraries/stop'
import { law, type Law } from '../kit/law'
import { decodeAddress } from '../../contract/address'

type AnswerField = { readonly value: unknown; readonly name: string | undefined }

/** A name in an answer, or undefined. */
const aNameOrNone = (name: fc.Arbitrary<string>): fc.Arbitrary<AnswerField> =>
  fc.oneof(
    name.map((value): AnswerField => ({ value, name: value })),
    fc.constantFrom(undefined, null, '', ' ', false, {}).map((value): AnswerField => ({ value, name: undefined })),
  )

export const addressLaws: ReadonlyArray<Law> = [
  law({
    name: 'a zip in any spacing and case',
    statement: 'A zip is normalised to the same text in any spacing and case, and formatting keeps its meaning.',
    subject: { normaliseZip, formatZip },
    arbitrary: aTypedZip(),
    holds: (subject, [zip, typed]) => {
      assert.equal(subject.formatZip(typed), zip)
      assert.equal(subject.normaliseZip(typed), zip.replace(' ', ''))
      assert.equal(subject.normaliseZip(subject.formatZip(typed)), subject.normaliseZip(typed))
      assert.ok(isDutchZip(typed))
    },
    mutants: {
      'inner spaces stay': { normaliseZip: (zip) => zip.trim().toUpperCase(), formatZip },
      'lower case stays': { normaliseZip: (zip) => zip.replace(/\s/g, ''), formatZip },
      'it is formatted without a space': { normaliseZip, formatZip: normaliseZip },
    },
  }),
  law({
    name: 'an address has one key',
    statement: 'All spellings of a zip, number and suffix have one key, and another house has another key.',
    subject: addressKeyOf,
    arbitrary: fc.tuple(
      aTypedZip(),
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom('', 'a', 'b2', '2', '14', 'bis'),
      fc.constantFrom('', ' ', '-', ' - '),
      fc.boolean(),
    ),
    holds: (subject, [[zip, typedZip], number, suffix, separator, isInNumber]) => {
      const key = subject({ zip, houseNumber: String(number), houseNumberSuffix: suffix })
      const joined = `${number}${/^\d/.test(suffix) && separator === '' ? '-' : separator}${suffix.toUpperCase()}`
      const typed = isInNumber
        ? { houseNumber: ` 0${joined} `, houseNumberSuffix: undefined }
        : { houseNumber: String(number), houseNumberSuffix: `${separator}${suffix.toUpperCase()}` }
      assert.equal(subject({ zip: typedZip, ...typed }), key)
      const longer = subject({ zip, houseNumber: `${number}1`, houseNumberSuffix: suffix })
      assert.notEqual(longer, key)
      assert.notEqual(longer, subject({ zip, houseNumber: String(number), houseNumberSuffix: `1${suffix}` }))
    },
    mutants: {
      'the suffix is left out': (house) => addressKeyOf({ ...house, houseNumberSuffix: undefined }),
      'the zip stays as typed': (house) => `${house.zip} ${addressKeyOf(house)}`,
      'number and suffix are one text': (house) => addressKeyOf(house).replaceAll(' ', ''),
    },
  }),
  law({
    name: 'an address summary has every part once',
    statement: 'An address summary has street, house number, zip and city in this order, and no part twice.',
    subject: addressSummaryOf,
    arbitrary: fc.tuple(
      aStreet(),
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom(undefined, 'a', '2', 'bis'),
      aZip(),
      aCity(),
    ),
    holds: (formatted, [street, number, houseNumberSuffix, zip, city]) => {
      const houseNumber = String(number)
      const summary = formatted({ street, houseNumber, houseNumberSuffix, zip, city }) ?? ''
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
    name: 'any lookup answer can be parsed',
    statement: 'Any lookup answer can be parsed, and gives an address exactly if it names a street or a city.',
    subject: decodeAddress,
    arbitrary: fc.tuple(
      fc.oneof(
        fc.anything(),
        fc.dictionary(fc.constantFrom('house_number', 'lat', 'lng'), fc.oneof(fc.anything(), aCity(), fc.double())),
      ),
      aNameOrNone(aStreet()),
      aNameOrNone(aCity()),
    ),
    holds: (foundAddress, [answer, street, city]) => {
      assert.equal(foundAddress(answer), undefined)
      const address = foundAddress({ ...Object(answer), street_name: street.value, city: city.value })
      assert.deepEqual([address?.street, address?.city], [street.name, city.name])
      assert.equal(address !== undefined, street.name !== undefined || city.name !== undefined)
      if (address?.coordinates !== undefined)
        assert.ok(Math.abs(address.coordinates.lat) <= 90 && Math.abs(address.coordinates.lng) <= 180)
    },
    mutants: {
      'nothing is ever found': () => undefined,
      'a street is not enough': (answer) => (Object(answer).city === undefined ? undefined : decodeAddress(answer)),
      'an empty answer counts as an address': (answer) =>
        decodeAddress(answer) ?? {
          street: undefined,
          houseNumber: undefined,
          city: undefined,
          coordinates: undefined,
        },
    },
  }),
]
