import { number, otherwise } from '../reading'
import { coordinatesOf, type Coordinates } from './coordinates'

const degrees = otherwise(number(), undefined)

/** Coordinates as others write them; those that cannot be read count as absent. */
export const coordinatesIn = (lat: unknown, lng: unknown): Coordinates | undefined =>
  coordinatesOf(degrees(lat), degrees(lng))
