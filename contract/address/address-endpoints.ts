import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  normaliseZip,
  parseCoordinates,
  type Lookup,
  type FoundAddress,
  type CorrectionNote,
} from '../../src/domain/address'
import {
  nonBlankText,
  maxLengths,
  quoted,
  defaultIfAbsent,
  isJsonObject,
  parseOrFallback,
  withoutUndefined,
  type Parser,
} from '../../src/domain/parse'
import { jsonAnswer, defineEndpoint, endpointDefaults } from '../endpoint'
import {
  requiredField,
  record,
  scalarCodec,
  codecOf,
  latitudeSchema,
  longitudeSchema,
  recordSchema,
  type CodecField,
  type Codec,
} from '../codec'
import { correctionNoteFields } from './correction-endpoints'

const optionalText = parseOrFallback(nonBlankText(), undefined)

const correctionNoteCodec = record<CorrectionNote>('CorrectionNote', correctionNoteFields)

/** §3: the answer to a lookup; without street and city it found nothing. */
export const decodeAddress = (answer: unknown): FoundAddress | undefined => {
  if (!isJsonObject(answer)) return undefined
  const [street, city] = [optionalText(answer['street_name']), optionalText(answer['city'])]
  if (street === undefined && city === undefined) return undefined
  const coordinates = parseCoordinates(answer['lat'], answer['lng'])
  const [exact, correction] = [answer['exact'], decodeCorrectionNote(answer['correction'])]
  return {
    street,
    houseNumber: optionalText(answer['house_number']),
    city,
    coordinates,
    ...(typeof exact === 'boolean' ? { isExact: exact } : {}),
    ...(correction === undefined ? {} : { correction }),
  }
}

const decodeCorrectionNote = (value: unknown): CorrectionNote | undefined =>
  pipe(
    correctionNoteCodec.decode(value),
    E.match(
      () => undefined,
      (correction): CorrectionNote => correction,
    ),
  )

/** §3: the answer to a lookup. */
const addressCodec: Codec<FoundAddress> = codecOf({
  name: 'Address',
  decode: (value) =>
    E.fromNullable([{ field: 'street_name', reason: 'There is neither a street nor a city' }])(decodeAddress(value)),
  encode: ({ street, houseNumber, city, coordinates, isExact, correction }) =>
    withoutUndefined({
      street_name: street,
      house_number: houseNumber,
      city,
      lat: coordinates?.lat,
      lng: coordinates?.lng,
      exact: isExact,
      correction,
    }),
  schema: recordSchema('Address', {
    street_name: { type: 'string', pattern: '\\S' },
    house_number: { type: 'string' },
    city: { type: 'string' },
    lat: latitudeSchema,
    lng: longitudeSchema,
    exact: {
      type: 'boolean',
      description: 'Whether it is that house with that suffix, and no other one of the number',
    },
    correction: {
      ...correctionNoteCodec.schema,
      description:
        'Who of the organisation gave the house this place, and when; absent where it is that of the register',
    },
  }),
  example: { street_name: 'Oude Gracht', house_number: '12', city: 'Utrecht', lat: 52.0907, lng: 5.1214, exact: true },
})

const parseZip: Parser<string> = (value) => E.map(normaliseZip)(nonBlankText(maxLengths.zip)(value))

/** House numbers as people write them: 12, 12a, 12-2, 12 bis. */
const HOUSE_NUMBER_PATTERN = '^[0-9A-Za-z]+([ -][0-9A-Za-z]+)*$'
const houseNumberPattern = new RegExp(HOUSE_NUMBER_PATTERN)

const parseHouseNumber: Parser<string> = (value) =>
  E.filterOrElse(
    (text: string) => houseNumberPattern.test(text),
    () => `Not a house number: ${quoted(value)}`,
  )(nonBlankText(20)(value))

const suffixField: CodecField<string> = {
  ...requiredField(
    'suffix',
    scalarCodec(
      defaultIfAbsent(nonBlankText(maxLengths.other), ''),
      { type: 'string', maxLength: maxLengths.other },
      'a',
    ),
  ),
  required: false,
}

/** §7: zip code, house number and suffix, which may be empty. */
const addressQueryCodec = record<Lookup>('Lookup', {
  zip: requiredField(
    'zipcode',
    scalarCodec(parseZip, { type: 'string', pattern: '\\S', maxLength: maxLengths.zip }, '3511AB'),
    'Zipcode',
  ),
  houseNumber: requiredField(
    'housenumber',
    scalarCodec(parseHouseNumber, { type: 'string', pattern: HOUSE_NUMBER_PATTERN, maxLength: 20 }, '12'),
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
