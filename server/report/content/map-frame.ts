import { coordinatesOf, type Coordinates } from '../../../src/domain/address'
import type { Frame } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'

type Dot = { readonly at: Coordinates; readonly isPlanned: boolean }

/** Further from the stops than this, in degrees, a depot is sooner a slip: it must not shrink the map. */
const FAR = 2

/** So much of its own size a map grows at either side for stops that nobody drives to, or so many degrees. */
const GROWS = 0.25
const GROWS_AT_LEAST = 0.05

/**
 * The screen's frame holds all stops, and there one can look nearer. On paper the routes must be seen, and where they come
 * from: a stop that is not planned, since it is too far, must not press them into a corner.
 */
export const frameOnPaper = (screen: Frame, dots: ReadonlyArray<Dot>, { routes }: Pick<Plan, 'routes'>): Frame => {
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

export const holds = ({ southWest, northEast }: Frame, { lat, lng }: Coordinates): boolean =>
  lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng

const around = (places: ReadonlyArray<Coordinates>): Frame | undefined => {
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

const grown = ({ southWest, northEast }: Frame, lat: number, lng: number): Frame => ({
  southWest: { lat: southWest.lat - lat, lng: southWest.lng - lng },
  northEast: { lat: northEast.lat + lat, lng: northEast.lng + lng },
})

const depotsOf = ({ start, end }: Route): ReadonlyArray<Coordinates> =>
  [start, end].flatMap((depot) => coordinatesOf(depot?.address.at?.lat, depot?.address.at?.lng) ?? [])
