import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../../../domain/address'
import { decodePolyline, type LinePath } from '../../../domain/map'
import { memoizeWeak } from '../../../domain/remembered'
import { worldBoxOf, worldPointsOf, type WorldBox } from '../../../domain/map/web-mercator'

export type LinePoints = { readonly points: Float64Array; readonly box: WorldBox }

/** A path is read once, whatever it is zoomed to and however often it comes and goes. */
export const linePointsOf = memoizeWeak((path: LinePath): LinePoints => {
  const points = worldPointsOf(coordinatesAlong(path))
  return { points, box: worldBoxOf(points) }
})

const coordinatesAlong = (path: LinePath): ReadonlyArray<Coordinates> =>
  path.kind === 'straight'
    ? path.points
    : pipe(
        decodePolyline(path.encoded),
        O.getOrElse((): ReadonlyArray<Coordinates> => []),
      )
