import * as O from 'fp-ts/Option'
import { memoizeWeak } from '../remembered'
import type { Route } from '../route'
import { decodePolyline } from './decode-polyline'
import { lineOf, type Line } from './map-line'
import type { RingMark } from './map-marker'
import { ringMarksOf } from './ring-markers'

/** All that the map draws of a route itself. */
export type RouteShape = {
  readonly routeIndex: number
  readonly line: Line | undefined
  readonly rings: ReadonlyArray<RingMark>
  /** its encoded path cannot be read, so that it is drawn straight */
  readonly isGarbled: boolean
}

/** The same route has the same shape, so that its path is read once and redrawn when it changed. */
export const shapeOf = memoizeWeak((route: Route): RouteShape => {
  const points = decodePolyline(route.overviewPolyline ?? '')
  const line = lineOf(route, O.isSome(points) ? points.value : [])
  return {
    routeIndex: route.index,
    line,
    rings: ringMarksOf(route),
    isGarbled: O.isNone(points) && line !== undefined,
  }
})
