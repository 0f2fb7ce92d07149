import * as O from 'fp-ts/Option'
import { fixedHeadquarters, type Coordinates } from '../address'
import { routeAt, type Plan } from '../plan'
import { stopList, type Stop } from '../stop'
import { cameraFitting, cameraAtPoint, type Camera } from './camera'
import { gridGrouping, noGrouping, type GroupingRule } from './group-grid'
import {
  extentOf,
  mergeExtents,
  boundsAround,
  boundsOfExtent,
  isInBounds,
  type GeoBounds,
  type Extent,
  validCoordinates,
} from './geo-bounds'
import type { MapLine } from './map-line'
import { visibleLayersOf } from './map-message'
import { baseViewModeOf, dropMissingRoute, showRouteOfStop, viewModeOf, type MapView } from './map-view'
import type { MapMarker, MarkerId, HeadquartersMarker } from './map-marker'
import { findMissedSlots, noMissedSlots, type MissedSlotsByStop } from './missed-slots-by-stop'
import { routeShapeOf, type RouteShape } from './route-shape'
import { stopInsetOf, type StopInset } from './stop-inset'
import { routesInView, stopsInView } from './visible-in-view'
import { memoizeWeak } from '../value'

/** Everything the map shows. Equal parts of two map contents are the same object. */
export type MapContent = {
  /** the stops with a pin: one array per chunk of the plan, except in the view of a single stop */
  readonly pins: ReadonlyArray<ReadonlyArray<Stop>>
  /** the stops of the plan whose pins are marked */
  readonly missedSlotsByStop: MissedSlotsByStop
  readonly markers: ReadonlyMap<MarkerId, MapMarker>
  /** by route index */
  readonly lines: ReadonlyMap<number, MapLine>
  readonly groupingRule: GroupingRule
  readonly camera: Camera
  /** fits the whole view, also while the camera is at a stop */
  readonly fit: Camera
  /** the route of the stop that the map zooms to */
  readonly inset: StopInset | undefined
  /** stops of this view without coordinates */
  readonly unlocatedStops: ReadonlyArray<Stop>
  /** stops of this view outside the camera's bounds */
  readonly outlierStops: ReadonlyArray<Stop>
  /** indexes of the routes of this view whose path is invalid */
  readonly unreadableRouteIndexes: ReadonlyArray<number>
}

export const emptyMapContent: MapContent = {
  pins: [],
  missedSlotsByStop: noMissedSlots,
  markers: new Map(),
  lines: new Map(),
  groupingRule: noGrouping,
  camera: cameraFitting(undefined, -1),
  fit: cameraFitting(undefined, -1),
  inset: undefined,
  unlocatedStops: [],
  outlierStops: [],
  unreadableRouteIndexes: [],
}

/** What the map shows of a plan in a view (§4, §9). */
export const mapContentOf = (
  plan: Plan,
  requestedView: MapView,
  ownHeadquarters: Coordinates | undefined,
  missedSlotsByStop: MissedSlotsByStop = findMissedSlots(plan).missedSlotsByStop,
): MapContent => {
  const view = showRouteOfStop(dropMissingRoute(requestedView, plan), plan)
  const [mode, baseMode] = [viewModeOf(view), baseViewModeOf(view)]
  const isNarrow = mode.kind === 'one route' || mode.kind === 'one stop'
  const visibleLayers = visibleLayersOf(view.settings)
  const shapes = routesInView(baseMode, plan.routes).map(routeShapeOf)
  const ringMarkers = mode.kind === 'one route' ? shapes.flatMap((shape) => shape.ringMarkers) : []
  const chunks = stopsInView(mode, plan.stops).map(locateChunk)
  const headquarters = isNarrow ? [] : headquartersMarkersOf(ownHeadquarters)
  const baseChunks = mode.kind === 'one stop' ? stopsInView(baseMode, plan.stops).map(locateChunk) : chunks
  const bounds = boundsAround(
    mergeExtents([extentOf(ringMarkers, ({ coordinates }) => coordinates), ...baseChunks.map(({ extent }) => extent)]),
    visibleLayers.lines ? shapes.map(({ extent }) => extent) : [],
  )
  const fit = cameraFitting(bounds ?? boundsOfPlan(plan), view.cameraRequestCount)
  return {
    pins: visibleLayers.markers ? chunks.map(({ located }) => located) : [],
    missedSlotsByStop,
    markers: indexById(visibleLayers.markers ? [...ringMarkers, ...headquarters] : headquarters),
    lines: visibleLayers.lines ? linesOf(shapes) : new Map(),
    groupingRule: isNarrow || !visibleLayers.groups ? noGrouping : gridGrouping,
    camera: view.zoomTarget === undefined ? fit : cameraAtPoint(view.zoomTarget.coordinates, view.cameraRequestCount),
    fit,
    inset: stopInsetOf(plan, view),
    unlocatedStops: chunks.flatMap(({ unlocated }) => unlocated),
    outlierStops:
      bounds === undefined || mode.kind === 'one stop' ? [] : chunks.flatMap((pins) => outliersIn(pins, bounds)),
    unreadableRouteIndexes: shapes
      .filter(({ isPathUnreadable }) => isPathUnreadable)
      .map(({ routeIndex }) => routeIndex),
  }
}

/** While a stop of the only route in view is dragged: with the lines of the other routes of that day, to drop it on. */
export const addDropLines = (content: MapContent, plan: Plan, view: MapView): MapContent => {
  const mode = viewModeOf(view)
  const onlyRoute = mode.kind === 'one route' ? O.toUndefined(routeAt(plan, mode.index)) : undefined
  if (onlyRoute === undefined || !visibleLayersOf(view.settings).lines) return content
  return { ...content, lines: linesOf(plan.routes.filter(({ day }) => day === onlyRoute.day).map(routeShapeOf)) }
}

const indexById = (markers: ReadonlyArray<MapMarker>): MapContent['markers'] =>
  new Map(markers.map((marker) => [marker.id, marker]))

/** Uses a loop, since there may be thousands of lines. */
const linesOf = (shapes: ReadonlyArray<RouteShape>): MapContent['lines'] => {
  const lines = new Map<number, MapLine>()
  for (const { line } of shapes) if (line !== undefined) lines.set(line.routeIndex, line)
  return lines
}

const boundsOfPlan = ({ stops }: Plan): GeoBounds | undefined =>
  boundsOfExtent(mergeExtents(stopList.mapChunks(stops, (chunk) => locateChunk(chunk).extent)))

const outliersIn = ({ located, extent }: LocatedChunk, bounds: GeoBounds): ReadonlyArray<Stop> =>
  extent.outsideRegion === undefined
    ? []
    : located.filter(({ facts: { coordinates } }) => coordinates !== undefined && !isInBounds(bounds, coordinates))

/** Stops with coordinates, and those without. */
type LocatedChunk = {
  readonly located: ReadonlyArray<Stop>
  readonly unlocated: ReadonlyArray<Stop>
  readonly extent: Extent
}

/** Cached by chunk, for all map contents that share it. */
const locateChunk = memoizeWeak((stops: ReadonlyArray<Stop>): LocatedChunk => {
  const located = stops.every(isLocated) ? stops : stops.filter(isLocated)
  const unlocated = located === stops ? [] : stops.filter((stop) => !isLocated(stop))
  return { located, unlocated, extent: extentOf(located, ({ facts }) => facts.coordinates) }
})

const isLocated = ({ facts: { coordinates } }: Stop): boolean => validCoordinates(coordinates) !== undefined

const createMarker = (coordinates: Coordinates, id: string): HeadquartersMarker => ({
  kind: 'headquarters',
  id: `headquarters ${id}`,
  coordinates,
  name: 'Headquarters',
})

const fixedMarkers = fixedHeadquarters.map((coordinates, index) => createMarker(coordinates, String(index + 1)))

const ownMarker = memoizeWeak((own: Coordinates) => createMarker(own, 'own'))

/** §9: the two fixed ones, and the organisation's own if it differs. */
const headquartersMarkersOf = (own: Coordinates | undefined): ReadonlyArray<HeadquartersMarker> =>
  own === undefined || fixedHeadquarters.some(({ lat, lng }) => lat === own.lat && lng === own.lng)
    ? fixedMarkers
    : [...fixedMarkers, ownMarker(own)]
