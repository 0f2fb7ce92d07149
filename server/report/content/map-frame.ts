import { coordinatesOf, type Coordinates } from '../../../src/domain/address'
import type { GeoBounds } from '../../../src/domain/map'
import type { Route } from '../../../src/domain/route'

export const frameContains = ({ southWest, northEast }: GeoBounds, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

export const boundsOf = (points: ReadonlyArray<Coordinates>): GeoBounds | undefined => {
  if (points.length === 0) return undefined
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lat, lng } of points) {
    south = Math.min(south, lat)
    west = Math.min(west, lng)
    north = Math.max(north, lat)
    east = Math.max(east, lng)
  }
  return { southWest: { lat: south, lng: west }, northEast: { lat: north, lng: east } }
}

export const expandFrame = ({ southWest, northEast }: GeoBounds, lat: number, lng: number): GeoBounds => ({
  southWest: { lat: southWest.lat - lat, lng: southWest.lng - lng },
  northEast: { lat: northEast.lat + lat, lng: northEast.lng + lng },
})

/** A depot further from the stops than this, in degrees, is probably a mistake and does not enlarge a map. */
const MAX_DEPOT_DEGREES = 2

/** The start and end of a route that are not too far from a frame. */
export const depotsNear = (frame: GeoBounds, { start, end }: Route): ReadonlyArray<Coordinates> => {
  const nearFrame = expandFrame(frame, MAX_DEPOT_DEGREES, MAX_DEPOT_DEGREES)
  return [start, end]
    .flatMap((depot) => coordinatesOf(depot?.address.coordinates?.lat, depot?.address.coordinates?.lng) ?? [])
    .filter((depot) => frameContains(nearFrame, depot))
}
