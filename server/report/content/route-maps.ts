import { isValidCoordinates, type Coordinates } from '../../../src/domain/address'
import type { GeoBounds } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import {
  navigationLinks,
  stopVisitsOf,
  type Activity,
  type NavigationLink,
  type Route,
} from '../../../src/domain/route'
import { type MapDrawing, type MapDrawingLine, boundsOf, depotsNear, frameContains } from './map-drawing'
import type { StopLookup } from '../../../src/domain/stop'

/** The maps of one route: the whole way, and its stops from close by. */
export type RouteMaps = {
  readonly line: MapDrawingLine | undefined
  readonly stops: ReadonlyArray<NumberedPlace>
  readonly depots: ReadonlyArray<Coordinates>
  readonly whole: GeoBounds
  /** undefined where it would show little more than the map of the whole way */
  readonly detail: GeoBounds | undefined
  /** for the phone of the driver */
  readonly links: ReadonlyArray<NavigationLink<NumberedPlace>>
}

/** A stop on the map; the number is empty if the route lists the stop without planning it. */
export type NumberedPlace = { readonly coordinates: Coordinates; readonly number: string }

/** The maps of the routes that have a stop on the map of the project, by the index of the route. */
export const routeMapsOf = (
  { routes }: Plan,
  map: MapDrawing | undefined,
  stopOf: StopLookup,
): ReadonlyMap<number, RouteMaps> => {
  if (map === undefined) return new Map()
  const lines = new Map(map.lines.map((line) => [line.routeIndex, line]))
  return new Map(
    routes.flatMap((route) => {
      const maps = mapsOf(route, map.frame, lines.get(route.index), stopOf)
      return maps === undefined ? [] : [[route.index, maps] as const]
    }),
  )
}

/** A stop outside the frame of the project is probably a mistake, and must not press the others into a corner. */
const mapsOf = (
  route: Route,
  frame: GeoBounds,
  line: MapDrawingLine | undefined,
  stopOf: StopLookup,
): RouteMaps | undefined => {
  const places = route.visits.flatMap((visit) => numberedPlaceOf(visit, stopOf))
  const stops = stopVisitsOf(route)
    .flatMap((visit) => numberedPlaceOf(visit, stopOf))
    .filter(({ coordinates }) => frameContains(frame, coordinates))
  const detail = boundsOf(stops.map(({ coordinates }) => coordinates))
  if (detail === undefined) return undefined
  const depots = depotsNear(detail, route)
  const whole = boundsOf([detail.southWest, detail.northEast, ...depots]) ?? detail
  return {
    line,
    stops,
    depots,
    whole,
    detail: isMuchSmaller(detail, whole) ? detail : undefined,
    links: navigationLinks(places.filter(({ number }) => number !== '')),
  }
}

const numberedPlaceOf = (visit: Activity, stopOf: StopLookup): ReadonlyArray<NumberedPlace> => {
  const coordinates = stopOf(visit.id)?.facts.coordinates ?? visit.address.coordinates
  if (coordinates === undefined || !isValidCoordinates(coordinates)) return []
  return [{ coordinates, number: visit.isPlanned && visit.stopNumber > 0 ? String(visit.stopNumber) : '' }]
}

/** A detail map is worth its place up to this part of the whole. */
const MAX_DETAIL_RATIO = 0.7

const isMuchSmaller = (part: GeoBounds, whole: GeoBounds): boolean => sizeOf(part) < MAX_DETAIL_RATIO * sizeOf(whole)

/** The longer side, in degrees of latitude. */
const sizeOf = ({ southWest, northEast }: GeoBounds): number =>
  Math.max(northEast.lat - southWest.lat, (northEast.lng - southWest.lng) * Math.cos((southWest.lat * Math.PI) / 180))
