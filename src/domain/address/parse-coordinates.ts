import { numberOrUndefined } from '../parse'
import { coordinatesOf, type Coordinates } from './coordinates'

/** Coordinates as others write them; those that cannot be read count as absent. */
export const parseCoordinates = (lat: unknown, lng: unknown): Coordinates | undefined =>
  coordinatesOf(degreesOrUndefined(lat), degreesOrUndefined(lng))

const degreesOrUndefined = numberOrUndefined()
