import type { Coordinates } from '../../../src/domain/address'
import type { TravelTable } from '../../../src/domain/problem'

const wholes = ({ lat, lng }: Coordinates): number => Math.round(lat * 10_000) * 7 + Math.round(lng * 10_000)

/** Up to half an hour; the way back takes another time. */
export const secondsBetween = (from: Coordinates, to: Coordinates): number =>
  (wholes(from) * 371 + wholes(to) * 913) % 1801

export const metresBetween = (from: Coordinates, to: Coordinates): number => secondsBetween(from, to) * 12 + 1

export const roadsBetween = (places: ReadonlyArray<Coordinates>): TravelTable => ({
  places,
  seconds: places.flatMap((from) => places.map((to) => secondsBetween(from, to))),
  metres: places.flatMap((from) => places.map((to) => metresBetween(from, to))),
})

/** No two stops share a place, and none is at a depot: depots lie on whole ten-thousandths of a degree. */
export const placeOf = (tour: number, call: number): Coordinates => ({
  lat: 52 + tour / 10 + call / 1000,
  lng: 5.000_05,
})
