import { numberOrUndefined, number, type ParsedField } from '../parse'
import * as E from 'fp-ts/Either'

export type Coordinates = { readonly lat: number; readonly lng: number }

/** The largest absolute value of each coordinate, in degrees. */
const maxDegrees: Coordinates = { lat: 90, lng: 180 }

/** Undefined outside the earth, and for 0/0, which software writes for unknown coordinates. */
export const coordinatesOf = (lat: unknown, lng: unknown): Coordinates | undefined =>
  typeof lat === 'number' && typeof lng === 'number' && isOnEarth(lat, lng) ? { lat, lng } : undefined

export const isValidCoordinates = ({ lat, lng }: Coordinates): boolean => isOnEarth(lat, lng)

const isOnEarth = (lat: number, lng: number): boolean =>
  Math.abs(lat) <= maxDegrees.lat && Math.abs(lng) <= maxDegrees.lng && !(lat === 0 && lng === 0)

/** Whether two places, each of which may be unknown, are the same. */
export const isSamePlace = (one: Coordinates | undefined, other: Coordinates | undefined): boolean =>
  one === other || (one?.lat === other?.lat && one?.lng === other?.lng)

/** The same text for the same place. */
export const placeKeyOf = ({ lat, lng }: Coordinates): string => `${lat},${lng}`

/** Parses coordinates that another program wrote, as numbers or text; invalid ones are undefined. */
export const parseCoordinates = (lat: unknown, lng: unknown): Coordinates | undefined =>
  coordinatesOf(degreesOrUndefined(lat), degreesOrUndefined(lng))

const degreesOrUndefined = numberOrUndefined()

/** The parsers of latitude and longitude where they must be valid, with labels for people. */
export const coordinateFields: { readonly [K in keyof Coordinates]: ParsedField<number> } = {
  lat: { parser: number({ min: -maxDegrees.lat, max: maxDegrees.lat }), label: 'Latitude' },
  lng: { parser: number({ min: -maxDegrees.lng, max: maxDegrees.lng }), label: 'Longitude', names: ['lng', 'lon'] },
}

export const checkCoordinates = ({ lat, lng }: Coordinates): E.Either<string, Coordinates> =>
  E.fromNullable('0, 0 is no place')(coordinatesOf(lat, lng))
