import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../../../domain/address'
import { decodePolyline, type Path } from '../../../domain/map'
import { memoizeWeak } from '../../../domain/remembered'
import { boxAround, worldPointsOf, type Box } from '../../../domain/map/web-mercator'

export type LinePoints = { readonly points: Float64Array; readonly box: Box }

/** A path is read once, whatever it is zoomed to and however often it comes and goes. */
export const linePointsOf = memoizeWeak((path: Path): LinePoints => {
  const points = worldPointsOf(placesAlong(path))
  return { points, box: boxAround(points) }
})

const placesAlong = (path: Path): ReadonlyArray<Coordinates> =>
  path.kind === 'straight'
    ? path.points
    : pipe(
        decodePolyline(path.encoded),
        O.getOrElse((): ReadonlyArray<Coordinates> => []),
      )
