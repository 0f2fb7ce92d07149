import * as E from 'fp-ts/Either'
import { number, type Field } from '../parse'
import { coordinatesOf, maxDegrees, type Coordinates } from './coordinates'

/** Coordinates that must be understood: the fields in which they are written, as people call them. */
export const coordinateFields: { readonly [K in keyof Coordinates]: Field<number> } = {
  lat: { parser: number({ min: -maxDegrees.lat, max: maxDegrees.lat }), label: 'Latitude' },
  lng: { parser: number({ min: -maxDegrees.lng, max: maxDegrees.lng }), label: 'Longitude', names: ['lng', 'lon'] },
}

/** What those fields say, where it is a place. */
export const checkCoordinates = ({ lat, lng }: Coordinates): E.Either<string, Coordinates> =>
  E.fromNullable('0, 0 is no place')(coordinatesOf(lat, lng))
