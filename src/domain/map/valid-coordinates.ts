import { isValidCoordinates, type Coordinates } from '../address'

/** A place as it is, where a map can show it: a plan may come from elsewhere with NaN or 0/0 in it. */
export const validCoordinates = (coordinates: Coordinates | undefined): Coordinates | undefined =>
  coordinates !== undefined && isValidCoordinates(coordinates) ? coordinates : undefined
