import { coordinatesOf, type Coordinates } from '../../../src/domain/address'
import type { GeoBounds } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'

type Dot = { readonly coordinates: Coordinates; readonly isPlanned: boolean }

/** A depot further from the stops than this, in degrees, is probably a mistake and does not enlarge the map. */
const MAX_DEPOT_DEGREES = 2

/**
 * A map grows by at most this part of its size on each side, or this many degrees, to show stops that are not planned.
 */
const GROWTH_RATIO = 0.25
const MIN_GROWTH_DEGREES = 0.05

/**
 * The map on the screen shows all stops, and the user can zoom in. On paper the routes and their depots must be large
 * enough: a stop that is not planned because it is too far away must not push them into a corner.
 */
export const paperFrameOf = (
  screen: GeoBounds,
  dots: ReadonlyArray<Dot>,
  { routes }: Pick<Plan, 'routes'>,
): GeoBounds => {
  const planned = dots.flatMap(({ coordinates, isPlanned }) =>
    isPlanned && frameContains(screen, coordinates) ? [coordinates] : [],
  )
  const nearFrame = expandFrame(boundsOf(planned) ?? screen, MAX_DEPOT_DEGREES, MAX_DEPOT_DEGREES)
  const depots = routes.flatMap(depotsOf).filter((depot) => frameContains(nearFrame, depot))
  const routeFrame =
    boundsOf([...(planned.length === 0 ? [screen.southWest, screen.northEast] : planned), ...depots]) ?? screen
  const { southWest, northEast } = routeFrame
  const expandedFrame = expandFrame(
    routeFrame,
    growthOf(northEast.lat - southWest.lat),
    growthOf(northEast.lng - southWest.lng),
  )
  const nearbyStops = dots.flatMap(({ coordinates }) =>
    frameContains(expandedFrame, coordinates) ? [coordinates] : [],
  )
  return boundsOf([southWest, northEast, ...nearbyStops]) ?? routeFrame
}

export const frameContains = ({ southWest, northEast }: GeoBounds, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

const boundsOf = (points: ReadonlyArray<Coordinates>): GeoBounds | undefined => {
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

const growthOf = (size: number): number => Math.max(GROWTH_RATIO * size, MIN_GROWTH_DEGREES)

const expandFrame = ({ southWest, northEast }: GeoBounds, lat: number, lng: number): GeoBounds => ({
  southWest: { lat: southWest.lat - lat, lng: southWest.lng - lng },
  northEast: { lat: northEast.lat + lat, lng: northEast.lng + lng },
})

const depotsOf = ({ start, end }: Route): ReadonlyArray<Coordinates> =>
  [start, end].flatMap((depot) => coordinatesOf(depot?.address.coordinates?.lat, depot?.address.coordinates?.lng) ?? [])
