import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import { routeAt, type Plan } from '../plan'
import type { Stop } from '../stop'
import { framing, lookingAt, type Camera } from './camera'
import { clustered, unclustered, type ClusterRule } from './constants'
import { frameOf, isWithin, type Frame } from './frame'
import { headquartersMarks } from './headquarters'
import type { Line } from './line'
import { showsOf } from './map-settings'
import { modeBeneathStop, modeOf, type MapView } from './map-view'
import type { Mark, MarkId } from './mark'
import { pinsOf } from './pins'
import { shapeOf } from './route-shape'
import { routesShownIn, stopsShownIn } from './shown-in'

/** All that the map must show. What is alike in two pictures of a plan is the same object in both. */
export type Picture = {
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
  const pins = pinsOf(stopsShownIn(mode, plan.stops))
  const stopsAndEnds = [...(mode.kind === 'one route' ? shapes.flatMap(({ rings }) => rings) : []), ...pins.marks]
  const headquarters = isNarrow ? [] : headquartersMarks(ownHeadquarters)
  const frame = frameOf(stopsAndEnds)
  return {
    marks: byId(shows.markers ? [...stopsAndEnds, ...headquarters] : headquarters),
    lines: byIndex(shows.lines ? shapes.flatMap(({ line }) => line ?? []) : []),
    clusters: isNarrow || !shows.clusters ? unclustered : clustered,
    camera: cameraOn(view, frame ?? frameOf(pinsOf(plan.stops).marks)),
    undrawn: pins.undrawn,
    astray: pins.marks.filter(({ at }) => frame !== undefined && !isWithin(frame, at)).map(({ stop }) => stop),
    garbled: shapes.flatMap(({ isGarbled, routeIndex }) => (isGarbled ? [routeIndex] : [])),
  }
}

/** A route that is gone while it is zoomed gives way to what lies beneath. */
const withinPlan = (plan: Plan, view: MapView): MapView =>
  view.routeIndex !== undefined && O.isNone(routeAt(plan, view.routeIndex)) ? { ...view, routeIndex: undefined } : view

/** A loop, for there may be a hundred thousand. */
const byId = (marks: ReadonlyArray<Mark>): Picture['marks'] => {
  const found = new Map<MarkId, Mark>()
  for (const mark of marks) found.set(mark.id, mark)
  return found
}

const byIndex = (lines: ReadonlyArray<Line>): Picture['lines'] => new Map(lines.map((line) => [line.routeIndex, line]))

const cameraOn = ({ spot, asked }: MapView, frame: Frame | undefined): Camera =>
  spot === undefined ? framing(frame, asked) : lookingAt(spot.at, asked)
