import { isValidCoordinates, type Coordinates } from '../address'

/** Undefined for NaN, 0/0 and other invalid coordinates of a foreign plan. */
export const validCoordinates = (coordinates: Coordinates | undefined): Coordinates | undefined =>
  coordinates !== undefined && isValidCoordinates(coordinates) ? coordinates : undefined
