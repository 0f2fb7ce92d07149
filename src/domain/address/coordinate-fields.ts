import * as E from 'fp-ts/Either'
import { number, type ParsedField } from '../parse'
import { coordinatesOf, maxDegrees, type Coordinates } from './coordinates'

/** The parsers of latitude and longitude where they must be valid, with labels for people. */
export const coordinateFields: { readonly [K in keyof Coordinates]: ParsedField<number> } = {
  lat: { parser: number({ min: -maxDegrees.lat, max: maxDegrees.lat }), label: 'Latitude' },
  lng: { parser: number({ min: -maxDegrees.lng, max: maxDegrees.lng }), label: 'Longitude', names: ['lng', 'lon'] },
}

export const checkCoordinates = ({ lat, lng }: Coordinates): E.Either<string, Coordinates> =>
  E.fromNullable('0, 0 is no place')(coordinatesOf(lat, lng))
