import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../../../domain/address'
import { decodePolyline, worldBoxOf, worldPointsOf, type LinePath, type WorldBox } from '../../../domain/map'
import { memoizeWeak } from '../../../domain/value'

export type LinePoints = { readonly points: Float64Array; readonly box: WorldBox }

/** Decoded once a path, for all zooms and redraws. */
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
