import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import { routeAt, type Plan } from '../plan'
import type { Stop } from '../stop'
import { cameraFitting, cameraAtPoint, type Camera } from './camera'
import { gridClusters, noClusters, type ClusterRule } from './map-constants'
import { extentOf, mergeExtents, boundsOfExtent, isInBounds, type GeoBounds } from './geo-bounds'
import { headquartersMarkersOf } from './headquarters-markers'
import type { MapLine } from './map-line'
import { visibleLayersOf } from './map-settings'
import { baseViewModeOf, viewModeOf, type MapView } from './map-view'
import type { MapMarker, MarkerId } from './map-marker'
import { locateChunk, type LocatedChunk } from './located-chunk'
import { routeShapeOf, type RouteShape } from './route-shape'
import { visibleRoutes, visibleStops } from './visible-in-view'

/** All that the map must show. What is alike in two pictures of a plan is the same object in both. */
export type Picture = {
  /** the stops that have a pin, in pieces: one for each sheet of the plan's list, but for a view of a single stop */
  readonly pins: ReadonlyArray<ReadonlyArray<Stop>>
  readonly markers: ReadonlyMap<MarkerId, MapMarker>
  /** by route index */
  readonly lines: ReadonlyMap<number, MapLine>
  readonly clusters: ClusterRule
  readonly camera: Camera
  /** stops of this view that have no place on a map */
  readonly unlocatedStops: ReadonlyArray<Stop>
  /** stops of this view too far from the others to be looked at with them */
  readonly outlierStops: ReadonlyArray<Stop>
  /** indexes of the routes of this view whose path cannot be read */
  readonly unreadableRouteIndexes: ReadonlyArray<number>
}

/** Before anything was drawn or looked at. */
export const emptyPicture: Picture = {
  pins: [],
  markers: new Map(),
  lines: new Map(),
  clusters: noClusters,
  camera: cameraFitting(undefined, -1),
  unlocatedStops: [],
  outlierStops: [],
  unreadableRouteIndexes: [],
}

/** §4, §9 */
export const pictureOf = (plan: Plan, requestedView: MapView, ownHeadquarters: Coordinates | undefined): Picture => {
  const view = dropMissingRoute(plan, requestedView)
  const mode = viewModeOf(view)
  const isNarrow = mode.kind === 'one route' || mode.kind === 'one stop'
  const visibleLayers = visibleLayersOf(view.settings)
  const shapes = visibleRoutes(baseViewModeOf(view), plan.routes).map(routeShapeOf)
  const ringMarkers = mode.kind === 'one route' ? shapes.flatMap((shape) => shape.ringMarkers) : []
  const chunks = visibleStops(mode, plan.stops).map(locateChunk)
  const headquarters = isNarrow ? [] : headquartersMarkersOf(ownHeadquarters)
  const bounds = boundsOfExtent(mergeExtents([extentOf(ringMarkers), ...chunks.map(({ extent }) => extent)]))
  return {
    pins: visibleLayers.markers ? chunks.map(({ located }) => located) : [],
    markers: indexById(visibleLayers.markers ? [...ringMarkers, ...headquarters] : headquarters),
    lines: visibleLayers.lines ? linesOf(shapes) : new Map(),
    clusters: isNarrow || !visibleLayers.clusters ? noClusters : gridClusters,
    camera: cameraFor(view, bounds ?? boundsOfPlan(plan)),
    unlocatedStops: chunks.flatMap(({ unlocated }) => unlocated),
    outlierStops: bounds === undefined ? [] : chunks.flatMap((pins) => outliersIn(pins, bounds)),
    unreadableRouteIndexes: shapes
      .filter(({ isPathUnreadable }) => isPathUnreadable)
      .map(({ routeIndex }) => routeIndex),
  }
}

/** A route that is gone while it is zoomed gives way to what lies beneath. */
const dropMissingRoute = (plan: Plan, view: MapView): MapView =>
  view.routeIndex !== undefined && O.isNone(routeAt(plan, view.routeIndex)) ? { ...view, routeIndex: undefined } : view

const indexById = (markers: ReadonlyArray<MapMarker>): Picture['markers'] =>
  new Map(markers.map((marker) => [marker.id, marker]))

/** A loop, for there may be thousands. */
const linesOf = (shapes: ReadonlyArray<RouteShape>): Picture['lines'] => {
  const lines = new Map<number, MapLine>()
  for (const { line } of shapes) if (line !== undefined) lines.set(line.routeIndex, line)
  return lines
}

const boundsOfPlan = ({ stops }: Plan): GeoBounds | undefined =>
  boundsOfExtent(mergeExtents(stops.chunks.map((chunk) => locateChunk(chunk).extent)))

const outliersIn = ({ located, extent }: LocatedChunk, bounds: GeoBounds): ReadonlyArray<Stop> =>
  extent.outsideRegion === undefined
    ? []
    : located.filter(({ coordinates }) => coordinates !== undefined && !isInBounds(bounds, coordinates))

const cameraFor = ({ zoomTarget, cameraRequestCount }: MapView, bounds: GeoBounds | undefined): Camera =>
  zoomTarget === undefined
    ? cameraFitting(bounds, cameraRequestCount)
    : cameraAtPoint(zoomTarget.coordinates, cameraRequestCount)
