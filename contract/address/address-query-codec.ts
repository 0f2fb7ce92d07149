import * as E from 'fp-ts/Either'
import { normaliseZip, type Lookup } from '../../src/domain/address'
import { nonBlankText, maxLengths, quoted, withDefault, type Parser } from '../../src/domain/parse'
import { needed, record, value, type Field } from '../shape'

const zip: Parser<string> = (given) => E.map(normaliseZip)(nonBlankText(maxLengths.zip)(given))

/** House numbers as they are written on doors: 12, 12a, 12-2, 12 bis. */
const NUMBER = '^[0-9A-Za-z]+([ -][0-9A-Za-z]+)*$'
const asOnDoors = new RegExp(NUMBER)

const houseNumber: Parser<string> = (given) =>
  E.filterOrElse(
    (text: string) => asOnDoors.test(text),
    () => `Not a house number: ${quoted(given)}`,
  )(nonBlankText(20)(given))

const suffix: Field<string> = {
  ...needed('suffix', value(withDefault(nonBlankText(maxLengths.other), ''), { type: 'string', maxLength: maxLengths.other }, 'a')),
  required: false,
  write: (given) => (given === '' ? undefined : given),
}

/** §7: zipcode and housenumber, and the suffix where there is one. */
export const lookup = record<Lookup>('Lookup', {
  zip: needed('zipcode', value(zip, { type: 'string', pattern: '\\S', maxLength: maxLengths.zip }, '3511AB'), 'Zipcode'),
  houseNumber: needed(
    'housenumber',
    value(houseNumber, { type: 'string', pattern: NUMBER, maxLength: 20 }, '12'),
    'House number',
  ),
  houseNumberSuffix: suffix,
})
