import * as E from 'fp-ts/Either'
import { normaliseZip, type Lookup } from '../../src/domain/address'
import { nonBlankText, maxLengths, quoted, withDefault, type Parser } from '../../src/domain/parse'
import { jsonAnswer, defineEndpoint, endpointDefaults } from '../endpoint'
import { requiredField, record, valueCodec, type Field } from '../codec'
import { addressCodec } from './address-codec'

const parseZip: Parser<string> = (value) => E.map(normaliseZip)(nonBlankText(maxLengths.zip)(value))

/** House numbers as people write them: 12, 12a, 12-2, 12 bis. */
const HOUSE_NUMBER_PATTERN = '^[0-9A-Za-z]+([ -][0-9A-Za-z]+)*$'
const houseNumberPattern = new RegExp(HOUSE_NUMBER_PATTERN)

const parseHouseNumber: Parser<string> = (value) =>
  E.filterOrElse(
    (text: string) => houseNumberPattern.test(text),
    () => `Not a house number: ${quoted(value)}`,
  )(nonBlankText(20)(value))

const suffixField: Field<string> = {
  ...requiredField(
    'suffix',
    valueCodec(withDefault(nonBlankText(maxLengths.other), ''), { type: 'string', maxLength: maxLengths.other }, 'a'),
  ),
  required: false,
}

/** §7: zip code, house number and suffix, which may be empty. */
const addressQueryCodec = record<Lookup>('Lookup', {
  zip: requiredField(
    'zipcode',
    valueCodec(parseZip, { type: 'string', pattern: '\\S', maxLength: maxLengths.zip }, '3511AB'),
    'Zipcode',
  ),
  houseNumber: requiredField(
    'housenumber',
    valueCodec(parseHouseNumber, { type: 'string', pattern: HOUSE_NUMBER_PATTERN, maxLength: 20 }, '12'),
    'House number',
  ),
  houseNumberSuffix: suffixField,
})

export const lookUpAddress = defineEndpoint({
  ...endpointDefaults,
  name: 'lookUpAddress',
  method: 'GET',
  path: '/delivery/v2/utils/zipcodecheck',
  summary: 'Look up the address of a zip code and house number',
  group: 'Addresses',
  query: addressQueryCodec,
  answer: jsonAnswer(addressCodec),
  refusals: ['not_found', 'address_service_away'],
})
