import * as O from 'fp-ts/Option'
import { globePointOf, metresBetween, type Coordinates } from '../address'
import { findVisit, stopOf, type Plan } from '../plan'
import { routeColourOf, type Route, type RouteColour } from '../route'
import type { Stop, StopId } from '../stop'
import { decodePolyline } from './decode-polyline'
import { extentOf, isInBounds, validCoordinates, type GeoBounds } from './geo-bounds'
import type { MapView } from './map-view'
import { routeShapeOf } from './route-shape'

/** The stop that the map zooms to, with its whole route, for the small map in the corner. */
export type StopInset = {
  readonly stop: Stop
  readonly coordinates: Coordinates
  /** undefined: the stop is on no route */
  readonly route: InsetRoute | undefined
}

export type InsetRoute = {
  readonly route: Route
  readonly colour: RouteColour
  readonly path: ReadonlyArray<Coordinates>
  /** of the stops, without those that have none */
  readonly places: ReadonlyArray<Coordinates>
  /** of its start and its end */
  readonly depots: ReadonlyArray<Coordinates>
  readonly bounds: GeoBounds
  readonly neighbours: ReadonlyArray<Neighbour>
}

/** The stop before or after, if it has a place. */
export type Neighbour = {
  readonly side: 'previous' | 'next'
  readonly stop: Stop
  readonly coordinates: Coordinates
  /** in a straight line */
  readonly metres: number
}

/** Undefined where the map zooms to no stop, or to one without a place. */
export const stopInsetOf = (plan: Plan, { zoomTarget }: Pick<MapView, 'zoomTarget'>): StopInset | undefined => {
  const stop = zoomTarget?.stopId === undefined ? undefined : O.toUndefined(stopOf(plan, zoomTarget.stopId))
  const coordinates = validCoordinates(stop?.facts.coordinates)
  if (stop === undefined || coordinates === undefined) return undefined
  const visit = O.toUndefined(findVisit(plan, stop.facts.id))
  return { stop, coordinates, route: visit && insetRouteOf(plan, visit.route, stop.facts.id, coordinates) }
}

const insetRouteOf = (plan: Plan, route: Route, id: StopId, from: Coordinates): InsetRoute | undefined => {
  const stops = route.visits.map((visit) => O.toUndefined(stopOf(plan, visit.id)))
  const position = route.visits.findIndex((visit) => visit.id === id)
  const path = pathOf(route)
  const places = stops.flatMap((stop) => validCoordinates(stop?.facts.coordinates) ?? [])
  const depots = routeShapeOf(route).ringMarkers.map(({ coordinates }) => coordinates)
  const { inRegion, outsideRegion } = extentOf([from, ...places, ...depots, ...path], (point) => point)
  const bounds = [inRegion, outsideRegion].find((part) => part !== undefined && isInBounds(part, from))
  return (
    bounds && {
      route,
      colour: routeColourOf(route.color),
      path,
      places,
      depots,
      bounds,
      neighbours: [
        ...neighbourOf('previous', stops[position - 1], from),
        ...neighbourOf('next', stops[position + 1], from),
      ],
    }
  )
}

const pathOf = (route: Route): ReadonlyArray<Coordinates> => {
  const path = routeShapeOf(route).line?.path
  if (path === undefined) return []
  return path.kind === 'straight' ? path.points : O.getOrElse(() => noPoints)(decodePolyline(path.encoded))
}

const noPoints: ReadonlyArray<Coordinates> = []

const neighbourOf = (side: Neighbour['side'], stop: Stop | undefined, from: Coordinates): ReadonlyArray<Neighbour> => {
  const coordinates = validCoordinates(stop?.facts.coordinates)
  if (stop === undefined || coordinates === undefined) return []
  return [{ side, stop, coordinates, metres: metresBetween(globePointOf(from), globePointOf(coordinates)) }]
}
