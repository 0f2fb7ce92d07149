import { coordinatesOf, type Coordinates } from '../../../src/domain/address'
import type { GeoBounds } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'

type Dot = { readonly at: Coordinates; readonly isPlanned: boolean }

/** A depot further from the stops than this, in degrees, is probably a mistake and does not enlarge the map. */
const FAR = 2

/**
 * A map grows by at most this part of its size on each side, or this many degrees, to show stops that are not planned.
 */
const GROWS = 0.25
const GROWS_AT_LEAST = 0.05

/**
 * The map on the screen shows all stops, and the user can zoom in. On paper the routes and their depots must be large
 * enough: a stop that is not planned because it is too far away must not push them into a corner.
 */
export const frameOnPaper = (screen: GeoBounds, dots: ReadonlyArray<Dot>, { routes }: Pick<Plan, 'routes'>): GeoBounds => {
  const planned = dots.flatMap(({ at, isPlanned }) => (isPlanned && holds(screen, at) ? [at] : []))
  const near = grown(around(planned) ?? screen, FAR, FAR)
  const depots = routes.flatMap(depotsOf).filter((at) => holds(near, at))
  const driven =
    around([...(planned.length === 0 ? [screen.southWest, screen.northEast] : planned), ...depots]) ?? screen
  const { southWest, northEast } = driven
  const beside = grown(driven, growth(northEast.lat - southWest.lat), growth(northEast.lng - southWest.lng))
  const others = dots.flatMap(({ at }) => (holds(beside, at) ? [at] : []))
  return around([southWest, northEast, ...others]) ?? driven
}

export const holds = ({ southWest, northEast }: GeoBounds, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

const around = (places: ReadonlyArray<Coordinates>): GeoBounds | undefined => {
  if (places.length === 0) return undefined
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lat, lng } of places) {
    south = Math.min(south, lat)
    west = Math.min(west, lng)
    north = Math.max(north, lat)
    east = Math.max(east, lng)
  }
  return { southWest: { lat: south, lng: west }, northEast: { lat: north, lng: east } }
}

const growth = (size: number): number => Math.max(GROWS * size, GROWS_AT_LEAST)

const grown = ({ southWest, northEast }: GeoBounds, lat: number, lng: number): GeoBounds => ({
  southWest: { lat: southWest.lat - lat, lng: southWest.lng - lng },
  northEast: { lat: northEast.lat + lat, lng: northEast.lng + lng },
})

const depotsOf = ({ start, end }: Route): ReadonlyArray<Coordinates> =>
  [start, end].flatMap((depot) => coordinatesOf(depot?.address.coordinates?.lat, depot?.address.coordinates?.lng) ?? [])
