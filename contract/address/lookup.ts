import * as E from 'fp-ts/Either'
import { plainZip, type Lookup } from '../../src/domain/address'
import { filled, longest, withDefault, type Reader } from '../../src/domain/reading'
import { needed, record, value, words, type Field } from '../shape'

const zip: Reader<string> = (given) => E.map(plainZip)(filled(longest.zip)(given))

const suffix: Field<string> = {
  ...needed('suffix', value(withDefault(filled(longest.other), ''), { type: 'string', maxLength: longest.other }, 'a')),
  required: false,
  write: (given) => (given === '' ? undefined : given),
}

/** §7: zipcode and housenumber, and the suffix where there is one. */
export const lookup = record<Lookup>('Lookup', {
  zip: needed('zipcode', value(zip, { type: 'string', pattern: '\\S', maxLength: longest.zip }, '3511AB'), 'Zipcode'),
  houseNumber: needed('housenumber', words('12'), 'House number'),
  houseNumberSuffix: suffix,
})
