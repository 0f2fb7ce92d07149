import { numberIn } from '../parse'
import { coordinatesOf, type Coordinates } from './coordinates'

/** Coordinates as others write them; those that cannot be read count as absent. */
export const coordinatesIn = (lat: unknown, lng: unknown): Coordinates | undefined =>
  coordinatesOf(degreesIn(lat), degreesIn(lng))

const degreesIn = numberIn()
