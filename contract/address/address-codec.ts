import * as E from 'fp-ts/Either'
import { parseCoordinates, type FoundAddress } from '../../src/domain/address'
import { isRecord, nonBlankText, withFallback, withoutUndefined } from '../../src/domain/parse'
import { codecOf, latitude, longitude, recordSchema, type Codec } from '../codec'

const optionalText = withFallback(nonBlankText(), undefined)

/** §3: the answer to a lookup; without street and city it found nothing. */
export const decodeAddress = (answer: unknown): FoundAddress | undefined => {
  if (!isRecord(answer)) return undefined
  const [street, city] = [optionalText(answer['street_name']), optionalText(answer['city'])]
  if (street === undefined && city === undefined) return undefined
  const coordinates = parseCoordinates(answer['lat'], answer['lng'])
  return { street, houseNumber: optionalText(answer['house_number']), city, coordinates }
}

/** §3: the answer to a lookup. */
export const addressCodec: Codec<FoundAddress> = codecOf({
  name: 'Address',
  decode: (value) =>
    E.fromNullable([{ field: 'street_name', reason: 'There is neither a street nor a city' }])(decodeAddress(value)),
  encode: ({ street, houseNumber, city, coordinates }) =>
    withoutUndefined({
      street_name: street,
      house_number: houseNumber,
      city,
      lat: coordinates?.lat,
      lng: coordinates?.lng,
    }),
  schema: recordSchema('Address', {
    street_name: { type: 'string', pattern: '\\S' },
    house_number: { type: 'string' },
    city: { type: 'string' },
    lat: latitude,
    lng: longitude,
  }),
  example: { street_name: 'Oude Gracht', house_number: '12', city: 'Utrecht', lat: 52.0907, lng: 5.1214 },
})
