import type { Coordinates } from '../../../src/domain/address'
import type { TravelTable } from '../../../src/domain/problem'

const roundedDegrees = ({ lat, lng }: Coordinates): number => Math.round(lat * 10_000) * 7 + Math.round(lng * 10_000)

/** At most half an hour, and asymmetric. */
export const secondsBetween = (from: Coordinates, to: Coordinates): number =>
  (roundedDegrees(from) * 371 + roundedDegrees(to) * 913) % 1801

export const metresBetween = (from: Coordinates, to: Coordinates): number => secondsBetween(from, to) * 12 + 1

export const roadsBetween = (locations: ReadonlyArray<Coordinates>): TravelTable => ({
  places: locations,
  seconds: locations.flatMap((from) => locations.map((to) => secondsBetween(from, to))),
  metres: locations.flatMap((from) => locations.map((to) => metresBetween(from, to))),
})

/** No two stops share coordinates, and none is at a depot: depots lie on whole ten-thousandths of a degree. */
export const coordinatesOf = (tour: number, visitIndex: number): Coordinates => ({
  lat: 52 + tour / 10 + visitIndex / 1000,
  lng: 5.000_05,
})
