import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import { routeAt, type Plan } from '../plan'
import type { Stop } from '../stop'
import { framing, lookingAt, type Camera } from './camera'
import { clustered, unclustered, type ClusterRule } from './map-constants'
import { extentOf, extentOfAll, frameOf, isWithin, type Frame } from './geo-bounds'
import { headquartersMarks } from './headquarters-markers'
import type { Line } from './map-line'
import { showsOf } from './map-settings'
import { modeBeneathStop, modeOf, type MapView } from './map-view'
import type { Mark, MarkId } from './map-marker'
import { pinsOf, type Pins } from './located-chunk'
import { shapeOf, type RouteShape } from './route-shape'
import { routesShownIn, stopsShownIn } from './visible-in-view'

/** All that the map must show. What is alike in two pictures of a plan is the same object in both. */
export type Picture = {
  /** the stops that have a pin, in pieces: one for each sheet of the plan's list, but for a view of a single stop */
  readonly pins: ReadonlyArray<ReadonlyArray<Stop>>
  readonly marks: ReadonlyMap<MarkId, Mark>
  /** by route index */
  readonly lines: ReadonlyMap<number, Line>
  readonly clusters: ClusterRule
  readonly camera: Camera
  /** stops of this view that have no place on a map */
  readonly undrawn: ReadonlyArray<Stop>
  /** stops of this view too far from the others to be looked at with them */
  readonly astray: ReadonlyArray<Stop>
  /** indexes of the routes of this view whose path cannot be read */
  readonly garbled: ReadonlyArray<number>
}

/** Before anything was drawn or looked at. */
export const blankPicture: Picture = {
  pins: [],
  marks: new Map(),
  lines: new Map(),
  clusters: unclustered,
  camera: framing(undefined, -1),
  undrawn: [],
  astray: [],
  garbled: [],
}

/** §4, §9 */
export const pictureOf = (plan: Plan, asked: MapView, ownHeadquarters: Coordinates | undefined): Picture => {
  const view = withinPlan(plan, asked)
  const mode = modeOf(view)
  const isNarrow = mode.kind === 'one route' || mode.kind === 'one stop'
  const shows = showsOf(view.settings)
  const shapes = routesShownIn(modeBeneathStop(view), plan.routes).map(shapeOf)
  const rings = mode.kind === 'one route' ? shapes.flatMap((shape) => shape.rings) : []
  const pieces = stopsShownIn(mode, plan.stops).map(pinsOf)
  const headquarters = isNarrow ? [] : headquartersMarks(ownHeadquarters)
  const frame = frameOf(extentOfAll([extentOf(rings), ...pieces.map(({ extent }) => extent)]))
  return {
    pins: shows.markers ? pieces.map(({ drawn }) => drawn) : [],
    marks: byId(shows.markers ? [...rings, ...headquarters] : headquarters),
    lines: shows.lines ? linesOf(shapes) : new Map(),
    clusters: isNarrow || !shows.clusters ? unclustered : clustered,
    camera: cameraOn(view, frame ?? frameOfPlan(plan)),
    undrawn: pieces.flatMap(({ undrawn }) => undrawn),
    astray: frame === undefined ? [] : pieces.flatMap((pins) => strayed(pins, frame)),
    garbled: shapes.filter(({ isGarbled }) => isGarbled).map(({ routeIndex }) => routeIndex),
  }
}

/** A route that is gone while it is zoomed gives way to what lies beneath. */
const withinPlan = (plan: Plan, view: MapView): MapView =>
  view.routeIndex !== undefined && O.isNone(routeAt(plan, view.routeIndex)) ? { ...view, routeIndex: undefined } : view

const byId = (marks: ReadonlyArray<Mark>): Picture['marks'] => new Map(marks.map((mark) => [mark.id, mark]))

/** A loop, for there may be thousands. */
const linesOf = (shapes: ReadonlyArray<RouteShape>): Picture['lines'] => {
  const lines = new Map<number, Line>()
  for (const { line } of shapes) if (line !== undefined) lines.set(line.routeIndex, line)
  return lines
}

const frameOfPlan = ({ stops }: Plan): Frame | undefined =>
  frameOf(extentOfAll(stops.chunks.map((sheet) => pinsOf(sheet).extent)))

const strayed = ({ drawn, extent }: Pins, frame: Frame): ReadonlyArray<Stop> =>
  extent.far === undefined ? [] : drawn.filter(({ coordinates }) => coordinates !== undefined && !isWithin(frame, coordinates))

const cameraOn = ({ spot, asked }: MapView, frame: Frame | undefined): Camera =>
  spot === undefined ? framing(frame, asked) : lookingAt(spot.at, asked)
