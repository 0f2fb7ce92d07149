import { isValidCoordinates, type Coordinates } from '../address'

/** A place as it is, where a map can show it: a plan may come from elsewhere with NaN or 0/0 in it. */
export const placeOn = (at: Coordinates | undefined): Coordinates | undefined =>
  at !== undefined && isValidCoordinates(at) ? at : undefined
