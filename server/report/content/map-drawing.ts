import * as O from 'fp-ts/Option'
import { type Coordinates, coordinatesOf } from '../../../src/domain/address'
import {
  decodePolyline,
  mapContentOf,
  pinOf,
  initialMapView,
  type GeoBounds,
  type LinePath,
  type MapContent,
} from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { routeColourOf, type RouteColour, type Route } from '../../../src/domain/route'
import { visibleStops, type Stop } from '../../../src/domain/stop'

/** The map of the whole project on paper: lines and stops, without map tiles. */
export type MapDrawing = {
  readonly frame: GeoBounds
  readonly lines: ReadonlyArray<MapDrawingLine>
  readonly dots: ReadonlyArray<MapDrawingDot>
  readonly headquarters: ReadonlyArray<Coordinates>
  /** the number of unplanned stops outside the map */
  readonly outsideCount: number
}

export type MapDrawingLine = {
  readonly routeIndex: number
  readonly colour: RouteColour
  readonly points: ReadonlyArray<Coordinates>
}

export type MapDrawingDot = {
  readonly coordinates: Coordinates
  readonly hex: string
  readonly isPlanned: boolean
  readonly routeIndex: number | undefined
}

/** Undefined if no stop has coordinates. */
export const mapDrawingOf = (plan: Plan, headquarters: Coordinates | undefined): MapDrawing | undefined => {
  const content = mapContentOf(plan, initialMapView, headquarters)
  if (content.camera.kind !== 'fit') return undefined
  const dots = visibleStops(plan.stops, { onlyUnplanned: false, focusedDay: undefined }).flatMap(dotOf)
  const frame = paperFrameOf(content.camera.bounds, dots, plan)
  const visibleDots = dots.filter(({ coordinates, isPlanned }) => isPlanned || frameContains(frame, coordinates))
  return {
    frame,
    lines: linesOf(content),
    dots: visibleDots,
    outsideCount: dots.length - visibleDots.length,
    headquarters: [...content.markers.values()].flatMap((marker) =>
      marker.kind === 'headquarters' ? [marker.coordinates] : [],
    ),
  }
}

const dotOf = (stop: Stop): ReadonlyArray<MapDrawingDot> => {
  const pin = pinOf(stop)
  if (pin === undefined) return []
  const isPlanned = pin.state === 'planned'
  return [
    {
      coordinates: pin.coordinates,
      hex: pin.colour.hex,
      isPlanned,
      routeIndex: isPlanned ? pin.routeIndex : undefined,
    },
  ]
}

const linesOf = ({ lines }: MapContent): ReadonlyArray<MapDrawingLine> =>
  [...lines.values()].map(({ routeIndex, hex, path }) => ({
    routeIndex,
    colour: routeColourOf(hex),
    points: pointsOf(path),
  }))

const pointsOf = (path: LinePath): ReadonlyArray<Coordinates> =>
  path.kind === 'straight'
    ? path.points
    : O.getOrElse((): ReadonlyArray<Coordinates> => [])(decodePolyline(path.encoded))

type Dot = { readonly coordinates: Coordinates; readonly isPlanned: boolean }

/** To show unplanned stops, a map grows by at most this part of its size on each side. */
const GROWTH_RATIO = 0.25

const MIN_GROWTH_DEGREES = 0.05

/**
 * On the screen the user can zoom in; on paper the routes and depots must be large enough, so distant unplanned stops
 * must not enlarge the map too much.
 */
const paperFrameOf = (screen: GeoBounds, dots: ReadonlyArray<Dot>, { routes }: Pick<Plan, 'routes'>): GeoBounds => {
  const planned = dots.flatMap(({ coordinates, isPlanned }) =>
    isPlanned && frameContains(screen, coordinates) ? [coordinates] : [],
  )
  const depots = routes.flatMap((route) => depotsNear(boundsOf(planned) ?? screen, route))
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

const growthOf = (size: number): number => Math.max(GROWTH_RATIO * size, MIN_GROWTH_DEGREES)

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

const expandFrame = ({ southWest, northEast }: GeoBounds, lat: number, lng: number): GeoBounds => ({
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
