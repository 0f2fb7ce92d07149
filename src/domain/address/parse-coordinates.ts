import { numberOrUndefined } from '../parse'
import { coordinatesOf, type Coordinates } from './coordinates'

/** Parses coordinates that another program wrote, as numbers or text; invalid ones are undefined. */
export const parseCoordinates = (lat: unknown, lng: unknown): Coordinates | undefined =>
  coordinatesOf(degreesOrUndefined(lat), degreesOrUndefined(lng))

const degreesOrUndefined = numberOrUndefined()
