import fc from 'fast-check'
import type { AddressForm, FoundAddress, Lookup } from '../../../src/domain/address'
import { aPoint } from './address'
import { aCity, aZip } from './stop'

const space = (): fc.Arbitrary<string> => fc.constantFrom('', ' ', '  ', '\t', '\u00a0')

/** A zip code, typed with any spacing and case. */
export const aTypedZip = (): fc.Arbitrary<readonly [string, string]> =>
  fc
    .tuple(aZip(), fc.array(space(), { minLength: 8, maxLength: 8 }), fc.boolean())
    .map(([zip, spaces, isLowerCase]) => {
      const typed = Array.from(zip.replace(' ', ''), (character, index) => `${spaces[index] ?? ''}${character}`).join(
        '',
      )
      return [zip, (isLowerCase ? typed.toLowerCase() : typed) + (spaces[7] ?? '')]
    })

export const aStreet = (): fc.Arbitrary<string> => fc.constantFrom('Oude Gracht', 'Hoge Ryndijk', "'t Zand", '1e Weg')

export const anAddressForm = (): fc.Arbitrary<AddressForm> =>
  fc.record(
    {
      zip: fc.oneof(
        aTypedZip().map(([, typed]) => typed),
        fc.constantFrom('', ' ', '12'),
      ),
      houseNumber: fc.constantFrom('12', ' 12 ', '7', '', ' '),
      houseNumberSuffix: fc.constantFrom('', 'a', ' a', '2', 'bis'),
      street: fc.oneof(aStreet(), fc.constant('')),
      city: fc.oneof(aCity(), fc.constant('')),
      addressSummary: fc.constantFrom('', 'Kerkstraat 1, 1000 AA Edam'),
      coordinates: fc.option(aPoint(), { nil: undefined }),
    },
    { noNullPrototype: true },
  )

const aFind = (): fc.Arbitrary<FoundAddress> =>
  fc.record(
    {
      street: fc.option(aStreet(), { nil: undefined, freq: 4 }),
      houseNumber: fc.constantFrom(undefined, '12'),
      city: aCity(),
      coordinates: fc.option(aPoint(), { nil: undefined, freq: 3 }),
    },
    { noNullPrototype: true },
  )

export const anAnswer = (): fc.Arbitrary<FoundAddress | undefined> => fc.option(aFind(), { nil: undefined, freq: 3 })

export const aLookup = (): fc.Arbitrary<Lookup> =>
  fc.record(
    {
      zip: fc.constantFrom('1234AB', '3511XZ'),
      houseNumber: fc.constantFrom('12', '7'),
      houseNumberSuffix: fc.constantFrom('', 'a'),
    },
    { noNullPrototype: true },
  )
