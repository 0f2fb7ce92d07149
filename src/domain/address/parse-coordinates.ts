import { numberOrUndefined } from '../parse'
import { coordinatesOf, type Coordinates } from './coordinates'

/** Coordinates in a foreign notation; unreadable ones are undefined. */
export const parseCoordinates = (lat: unknown, lng: unknown): Coordinates | undefined =>
  coordinatesOf(degreesOrUndefined(lat), degreesOrUndefined(lng))

const degreesOrUndefined = numberOrUndefined()
