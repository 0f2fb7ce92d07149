import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  addressFoundIn,
  addressSummaryOf,
  afterLookup,
  isDutchZip,
  lookupFor,
  plainZip,
  withoutAddress,
  writtenZip,
  type AddressForm,
} from '../../src/domain/address'
import { aLookup, anAddressForm, anAnswer, aStreet, aTypedZip } from '../kit/arbitraries/lookup'
import { aCity, aZip } from '../kit/arbitraries/stop'
import { law, type Law } from '../kit/law'

/** What a form asks, and the answer to it. */
const formAndAnswer = fc.tuple(anAddressForm(), anAnswer())

type Named = { readonly said: unknown; readonly name: string | undefined }

/** A name in an answer, or what stands in its place where none is known. */
const aNameOrNone = (name: fc.Arbitrary<string>): fc.Arbitrary<Named> =>
  fc.oneof(
    name.map((said): Named => ({ said, name: said })),
    fc.constantFrom(undefined, null, '', ' ', false, {}).map((said): Named => ({ said, name: undefined })),
  )

export const addressLaws: ReadonlyArray<Law> = [
  law({
    name: 'a zip in any spacing and case',
    words: 'A zip is the same in whatever spacing and case it is typed, and writing it changes nothing.',
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
    name: 'a lookup needs a house number',
    words: 'A lookup is asked for exactly where zip and house number say something, and asks without spaces around.',
    subject: lookupFor,
    given: anAddressForm(),
    holds: (asked, form) => {
      const lookup = asked(form)
      assert.equal(lookup !== undefined, form.houseNumber.trim() !== '' && form.zip.trim() !== '')
      if (lookup === undefined) return
      for (const said of Object.values(lookup)) assert.equal(said, said.trim())
      assert.deepEqual(asked({ ...form, ...lookup }), lookup)
    },
    mutants: {
      'a space is a house number': (form) => lookupFor(form.houseNumber === ' ' ? { ...form, houseNumber: '_' } : form),
      'a zip is not needed': (form) => lookupFor(form.zip.trim() === '' ? { ...form, zip: '0' } : form),
      'the suffix is asked as typed': (form) => {
        const lookup = lookupFor(form)
        return lookup && { ...lookup, houseNumberSuffix: form.houseNumberSuffix }
      },
    },
  }),
  law({
    name: 'a late answer changes nothing',
    words: 'An answer to anything but what the form asks now leaves the very same form.',
    subject: afterLookup,
    given: fc.tuple(anAddressForm(), aLookup(), aLookup(), anAnswer()),
    holds: (after, [fields, now, asked, found]) => {
      const form = { ...fields, ...now }
      if (JSON.stringify(now) !== JSON.stringify(asked)) assert.equal(after(form, asked, found), form)
    },
    mutants: {
      'any answer fills': (form, asked, found) => afterLookup(form, lookupFor(form) ?? asked, found),
      'a late failure empties': (form, asked, found) =>
        found === undefined ? withoutAddress(form) : afterLookup(form, asked, found),
      'the suffix is not compared': (form, asked, found) =>
        afterLookup(form, { ...asked, houseNumberSuffix: lookupFor(form)?.houseNumberSuffix ?? '' }, found),
    },
  }),
  law({
    name: 'an answer in time is the address',
    words: 'An answer in time fills street, city, address and point with what was found, or leaves none of them.',
    subject: afterLookup,
    given: formAndAnswer,
    holds: (after, [form, found]) => {
      const asked = lookupFor(form)
      if (asked === undefined) return
      const filled = after(form, asked, found)
      assert.deepEqual([filled.street, filled.city, filled.at], [found?.street ?? '', found?.city ?? '', found?.at])
      assert.equal(filled.addressSummary === '', found === undefined)
      for (const part of [filled.street, filled.city]) assert.ok(filled.addressSummary.includes(part))
    },
    mutants: {
      'the old point stays': (form, asked, found) => ({ ...afterLookup(form, asked, found), at: form.at }),
      'the old street stays': (form, asked, found) => ({
        ...afterLookup(form, asked, found),
        street: found?.street ?? form.street,
      }),
      'a failure leaves the old address': (form, asked, found) =>
        found === undefined ? form : afterLookup(form, asked, found),
    },
  }),
  law({
    name: 'a lookup leaves alone what was typed',
    words: 'Whatever the answer, a lookup changes nothing that an operator typed.',
    subject: afterLookup,
    given: formAndAnswer,
    holds: (after, [form, found]) => {
      const asked = lookupFor(form)
      if (asked === undefined) return
      const typed = ({ zip, houseNumber, houseNumberSuffix }: AddressForm): unknown => [
        zip,
        houseNumber,
        houseNumberSuffix,
      ]
      assert.deepEqual(typed(after(form, asked, found)), typed(form))
    },
    mutants: {
      'the zip is put in order': (form, asked, found) => ({ ...afterLookup(form, asked, found), zip: asked.zip }),
      'the found number is taken over': (form, asked, found) => ({
        ...afterLookup(form, asked, found),
        houseNumber: found?.houseNumber ?? form.houseNumber,
      }),
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
